-- Finds texts anywhere in long lists. A trusted extension, which the owner of a database may create; it comes with
-- PostgreSQL's own additional modules.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "hour_sums" (
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "hour_sums_kind_at_pk" PRIMARY KEY("kind","at")
);
--> statement-breakpoint
CREATE TABLE "summed_until" (
	"kind" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_entries_at";--> statement-breakpoint
ALTER TABLE "template_stats" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_created_at" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("current_period_end","id");--> statement-breakpoint
CREATE INDEX "subscriptions_price" ON "subscriptions" USING btree ("price_cents","id");--> statement-breakpoint
CREATE INDEX "subscriptions_standing" ON "subscriptions" USING btree ("plan","status");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_verified" ON "users" USING btree ("email_verified_at");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "users_without_access" ON "users" USING btree ("id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_text" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_entries_admin" ON "audit_entries" USING btree ("admin_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_text" ON "audit_entries" USING gin ("admin_name" gin_trgm_ops,"target_name" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "onboarding_sessions_begun" ON "onboarding_sessions" USING btree ("created_at","step","status");--> statement-breakpoint
CREATE INDEX "onboarding_sessions_failed" ON "onboarding_sessions" USING btree ("id") WHERE status = 'failed' or error is not null;--> statement-breakpoint
CREATE INDEX "waiting_list_created_at" ON "waiting_list_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_name" ON "waiting_list_entries" USING btree (coalesce("name", ''),"id");--> statement-breakpoint
CREATE INDEX "waiting_list_status" ON "waiting_list_entries" USING btree ("status","source");--> statement-breakpoint
CREATE INDEX "waiting_list_text" ON "waiting_list_entries" USING gin ("email" gin_trgm_ops,"name" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "websites_created_at" ON "websites" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "websites_updated_at" ON "websites" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "websites_name" ON "websites" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "websites_status" ON "websites" USING btree ("status");--> statement-breakpoint
CREATE INDEX "websites_template" ON "websites" USING btree ("template_slug");--> statement-breakpoint
CREATE INDEX "websites_text" ON "websites" USING gin ("name" gin_trgm_ops,"subdomain" gin_trgm_ops,"domain" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");
--> statement-breakpoint
-- Likes are counted where they are stored, so that the gallery does not count them at every visit.
INSERT INTO "template_stats" ("slug", "like_count") SELECT "slug", count(*) FROM "template_likes" GROUP BY "slug"
  ON CONFLICT ("slug") DO UPDATE SET "like_count" = excluded."like_count";
--> statement-breakpoint
CREATE FUNCTION "count_template_like"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "template_stats" ("slug", "like_count") VALUES (NEW.slug, 1)
      ON CONFLICT ("slug") DO UPDATE SET "like_count" = "template_stats"."like_count" + 1;
  ELSE
    UPDATE "template_stats" SET "like_count" = "like_count" - 1 WHERE "slug" = OLD.slug;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "template_likes_counted" AFTER INSERT OR DELETE ON "template_likes"
  FOR EACH ROW EXECUTE FUNCTION "count_template_like"();
