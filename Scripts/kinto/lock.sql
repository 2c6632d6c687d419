-- Writers to one collection wait for each other. Without this, records get their time before they
-- are committed, so that a reader who asks for what is newer than a time misses some of them, and a
-- batch with one refused entry answers "created" for others that are not stored.
-- Kinto's own trigger, which gives the time, runs later: triggers run in the order of their names.
CREATE OR REPLACE FUNCTION beeline_lock_collection() RETURNS trigger AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(NEW.parent_id || ' ' || NEW.resource_name, 0));
    RETURN NEW;
END;
$$ LANGUAGE plpgsql;

DROP TRIGGER IF EXISTS beeline_lock_collection ON objects;
CREATE TRIGGER beeline_lock_collection BEFORE INSERT OR UPDATE OF data ON objects
    FOR EACH ROW EXECUTE FUNCTION beeline_lock_collection();
