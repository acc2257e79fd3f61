CREATE TABLE "website_drafts" (
	"website_id" bigint NOT NULL,
	"device" text NOT NULL,
	"base_version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "website_drafts_website_id_device_pk" PRIMARY KEY("website_id","device")
);
--> statement-breakpoint
CREATE TABLE "website_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "website_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"changes" jsonb NOT NULL,
	"template_slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "left_subscription_id" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "provider_session_id" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "website_drafts" ADD CONSTRAINT "website_drafts_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_versions" ADD CONSTRAINT "website_versions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_versions_website_id" ON "website_versions" USING btree ("website_id","id");--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_provider_session_id_unique" UNIQUE("provider_session_id");