CREATE TABLE "template_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"addresses" text[] NOT NULL,
	"unneeded_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "site_renderings_build" ON "site_renderings" USING btree ("build");--> statement-breakpoint
CREATE INDEX "websites_template_version" ON "websites" USING btree ("template_version") WHERE "websites"."template_version" is not null;