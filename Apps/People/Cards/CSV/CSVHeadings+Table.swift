extension CSVHeadings {
    /// Headings that mean one thing wherever they stand, in small letters.
    static let single: [String: CSVField] = {
        var fields: [String: CSVField] = [:]
        for (field, headings) in table + addresses {
            for heading in headings { fields[heading] = field }
        }
        return fields
    }()

    private static let table: [(CSVField, [String])] = [
        (
            .formattedName,
            [
                "name", "full name", "display name", "file as", "voller name",
                "angezeigter name", "anzeigename", "姓名", "名称", "联系人", "全名", "显示名称",
            ]
        ),
        (.namePrefix, ["name prefix", "prefix", "salutation", "anrede", "titel", "英文称谓"]),
        (.givenName, ["first name", "given name", "firstname", "vorname", "名", "名字"]),
        (
            .middleName,
            [
                "middle name", "additional name", "weitere vornamen", "zweiter vorname",
                "中间名",
            ]
        ),
        (
            .familyName,
            [
                "last name", "family name", "lastname", "surname", "nachname",
                "familienname", "姓", "姓氏",
            ]
        ),
        (.nameSuffix, ["suffix", "name suffix", "namenszusatz", "称谓", "后缀"]),
        (.nickname, ["nickname", "spitzname", "昵称"]),
        (
            .phoneticGivenName,
            [
                "phonetic first name", "given name yomi", "given yomi",
                "vorname yomi",
            ]
        ),
        (.phoneticMiddleName, ["phonetic middle name", "additional name yomi"]),
        (
            .phoneticFamilyName,
            [
                "phonetic last name", "family name yomi", "surname yomi",
                "nachname yomi",
            ]
        ),
        (
            .organizationName,
            [
                "company", "organization", "organisation", "organization name",
                "firma", "unternehmen", "单位", "公司", "组织",
            ]
        ),
        (.departmentName, ["department", "organization department", "abteilung", "部门"]),
        (.jobTitle, ["job title", "jobtitle", "organization title", "position", "职务", "职位"]),
        (
            .birthday,
            [
                "birthday", "birth date", "birthdate", "date of birth", "geburtstag",
                "geburtsdatum", "生日",
            ]
        ),
        (.note, ["notes", "note", "comments", "notizen", "notiz", "bemerkungen", "附注", "备注"]),
        (
            .categories,
            [
                "labels", "categories", "group membership", "groups", "group", "tags",
                "kategorien", "gruppen", "类别", "分组", "群组",
            ]
        ),
        (.photo, ["photo", "picture"]),
        (.uid, ["uid"]),
        (
            .email(1, nil),
            [
                "e-mail address", "email", "e-mail", "email address", "mail",
                "e-mail 1", "email 1", "e-mail-adresse", "电子邮件地址", "电子邮件", "邮箱", "邮件",
            ]
        ),
        (
            .email(2, nil),
            [
                "e-mail 2 address", "email 2 address", "e-mail 2", "email 2",
                "e-mail 2: adresse", "电子邮件 2 地址",
            ]
        ),
        (
            .email(3, nil),
            [
                "e-mail 3 address", "email 3 address", "e-mail 3", "email 3",
                "e-mail 3: adresse", "电子邮件 3 地址",
            ]
        ),
        (.email(4, .home), ["home email", "personal email", "private email", "e-mail privat"]),
        (.email(5, .work), ["work email", "business email", "e-mail geschäftlich"]),
        (.phone(1, .main), ["primary phone", "main phone", "haupttelefon", "主要电话"]),
        (
            .phone(2, .mobile),
            [
                "mobile phone", "mobile", "cell phone", "cell", "handy",
                "mobiltelefon", "mobil", "移动电话", "手机", "手机号", "手机号码",
            ]
        ),
        (.phone(3, .mobile), ["mobile phone 2", "mobiltelefon 2"]),
        (.phone(4, .home), ["home phone", "telefon privat", "telefon (privat)", "住宅电话"]),
        (
            .phone(5, .home),
            [
                "home phone 2", "telefon privat 2", "telefon (privat 2)",
                "住宅电话 2",
            ]
        ),
        (
            .phone(6, .work),
            [
                "business phone", "work phone", "office phone",
                "telefon geschäftlich", "telefon (geschäftlich)", "商务电话", "办公电话",
            ]
        ),
        (
            .phone(7, .work),
            [
                "business phone 2", "work phone 2", "telefon geschäftlich 2",
                "商务电话 2",
            ]
        ),
        (.phone(8, .work), ["company main phone", "telefon firma", "单位主要电话"]),
        (.phone(9, .homeFax), ["home fax", "fax privat", "住宅传真"]),
        (.phone(10, .workFax), ["business fax", "work fax", "fax geschäftlich", "商务传真"]),
        (.phone(11, .otherFax), ["other fax", "fax", "weiteres fax", "其他传真", "传真"]),
        (.phone(12, .pager), ["pager", "寻呼机"]),
        (.phone(13, .other), ["other phone", "weiteres telefon", "其他电话"]),
        (
            .phone(14, nil),
            [
                "phone", "telephone", "phone number", "tel", "telefon",
                "telefonnummer", "电话", "电话号码",
            ]
        ),
        (.url(1, nil), ["web page", "website", "url", "homepage", "webseite", "网页", "网址"]),
        (.url(2, .home), ["personal web page", "personal website"]),
        (.url(3, .work), ["business website", "work website"]),
        (.date(1, .anniversary), ["anniversary", "jahrestag", "纪念日"]),
    ]

    private typealias Part = CSVField.AddressPart

    /// The three addresses of Outlook's, and the one of simpler tables.
    private static let addresses: [(CSVField, [String])] = {
        let english: [(Part, String)] = [
            (.street, "street"), (.secondStreet, "street 2"), (.thirdStreet, "street 3"),
            (.city, "city"), (.state, "state"), (.postalCode, "postal code"),
            (.country, "country/region"), (.country, "country"), (.postOfficeBox, "po box"),
            (.whole, "address"), (.whole, "address 1"),
        ]
        let german: [(Part, String)] = [
            (.street, "straße"), (.secondStreet, "straße 2"), (.thirdStreet, "straße 3"),
            (.city, "ort"), (.state, "region"), (.state, "bundesland/kanton"),
            (.state, "bundesland"), (.postalCode, "postleitzahl"), (.postalCode, "plz"),
            (.country, "land/region"), (.country, "land"), (.postOfficeBox, "postfach"),
            (.whole, "adresse"), (.whole, "anschrift"),
        ]
        let chinese: [(Part, String)] = [
            (.street, "地址 街道"), (.secondStreet, "地址 街道 2"), (.thirdStreet, "地址 街道 3"),
            (.city, "地址 市/县"), (.state, "地址 省/市/自治区"), (.postalCode, "地址 邮政编码"),
            (.country, "地址 国家/地区"), (.postOfficeBox, "地址 - 邮箱"), (.whole, "地址"),
        ]
        var all: [(CSVField, [String])] = []
        for (number, label, first, last, han) in [
            (1, CardLabel?.some(.home), "home ", " privat", "住宅"),
            (2, .work, "business ", " geschäftlich", "商务"), (3, .other, "other ", "", "其他"),
            (4, nil, "", "", ""),
        ] {
            all += english.map { (.address(number, $0.0, label), [first + $0.1]) }
            all += chinese.map { (.address(number, $0.0, label), [han + $0.1]) }
            guard number != 3 else { continue }
            all += german.map { part, word in
                // The number stands last: “Straße privat 2”.
                let isNumbered = word.hasSuffix(" 2") || word.hasSuffix(" 3")
                let name =
                    isNumbered ? String(word.dropLast(2)) + last + word.suffix(2) : word + last
                return (.address(number, part, label), [name])
            }
        }
        return all + otherGerman + streetAlone
    }()

    private static let otherGerman: [(CSVField, [String])] = [
        (.address(3, .street, .other), ["weitere straße"]),
        (.address(3, .secondStreet, .other), ["weitere straße 2"]),
        (.address(3, .thirdStreet, .other), ["weitere straße 3"]),
        (.address(3, .city, .other), ["weiterer ort"]),
        (.address(3, .state, .other), ["weiteres/r bundesland/kanton"]),
        (.address(3, .postalCode, .other), ["weitere postleitzahl"]),
        (.address(3, .country, .other), ["weiteres/e land/region", "weiteres land"]),
        (.address(3, .postOfficeBox, .other), ["weiteres postfach"]),
    ]

    private static let streetAlone: [(CSVField, [String])] = [
        (.address(4, .postalCode, nil), ["zip", "zip code", "postcode", "邮编"]),
        (.address(4, .city, nil), ["town", "stadt", "城市"]),
        (.address(4, .state, nil), ["province", "region"]),
    ]
}
