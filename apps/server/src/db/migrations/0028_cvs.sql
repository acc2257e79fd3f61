CREATE TABLE "website_cvs" (
	"website_id" bigint PRIMARY KEY NOT NULL,
	"said" jsonb,
	"privacy" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"waiting" jsonb,
	"waiting_since" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "website_cvs" ADD CONSTRAINT "website_cvs_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;