CREATE TABLE "appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"restriction_id" bigint NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "restrictions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restrictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"website_id" bigint,
	"category" text NOT NULL,
	"reason" text NOT NULL,
	"status_before" text,
	"admin_id" bigint NOT NULL,
	"admin_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_words" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"method" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"reporter_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_restriction_id_restrictions_id_fk" FOREIGN KEY ("restriction_id") REFERENCES "public"."restrictions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_events" ADD CONSTRAINT "sign_in_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_reports" ADD CONSTRAINT "site_reports_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_open" ON "appeals" USING btree ("restriction_id") WHERE "appeals"."status" = 'open';--> statement-breakpoint
CREATE INDEX "appeals_created_at" ON "appeals" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "restrictions_website_in_force" ON "restrictions" USING btree ("website_id") WHERE "restrictions"."lifted_at" is null and "restrictions"."kind" = 'website';--> statement-breakpoint
CREATE UNIQUE INDEX "restrictions_account_in_force" ON "restrictions" USING btree ("user_id") WHERE "restrictions"."lifted_at" is null and "restrictions"."kind" = 'account';--> statement-breakpoint
CREATE INDEX "restrictions_user_id" ON "restrictions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_events_user_id" ON "sign_in_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sign_in_events_at" ON "sign_in_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "site_reports_website_id" ON "site_reports" USING btree ("website_id","created_at");--> statement-breakpoint
CREATE INDEX "site_reports_open" ON "site_reports" USING btree ("created_at") WHERE "site_reports"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_taken_down_is_draft" CHECK ("websites"."taken_down_at" is null or "websites"."status" = 'draft');