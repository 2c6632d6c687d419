extension PlacesController {
    func more() {}  // breach: more stands in no section
}
