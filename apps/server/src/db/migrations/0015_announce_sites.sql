-- Tells every process of each change that a site's pages depend on: of the site, of its owner's plan, and of
-- their suspension. In the database, so that no writer can forget it; it is heard when the writer commits.
CREATE FUNCTION "announce_website"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('vitrine_events', 'site:' || OLD.id);
  ELSE
    PERFORM pg_notify('vitrine_events', 'site:' || NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "announce_websites_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vitrine_events', 'site:' || "id") FROM "websites" WHERE "user_id" = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "announce_websites_of_subscriber"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('vitrine_events', 'site:' || "id") FROM "websites" WHERE "user_id" = OLD.user_id;
  ELSE
    PERFORM pg_notify('vitrine_events', 'site:' || "id") FROM "websites" WHERE "user_id" = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "websites_announced" AFTER INSERT OR UPDATE OR DELETE ON "websites"
  FOR EACH ROW EXECUTE FUNCTION "announce_website"();
--> statement-breakpoint
CREATE TRIGGER "users_announced" AFTER UPDATE ON "users"
  FOR EACH ROW WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at) EXECUTE FUNCTION "announce_websites_of_user"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_announced" AFTER INSERT OR UPDATE OR DELETE ON "subscriptions"
  FOR EACH ROW EXECUTE FUNCTION "announce_websites_of_subscriber"();
