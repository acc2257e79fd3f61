CREATE TABLE "private_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"name" text NOT NULL,
	"link_hash" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"password_hash" text,
	"sections" jsonb,
	"expires_at" timestamp (3) with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	"opened_by_robots" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_links_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "site_cards" (
	"website_id" bigint NOT NULL,
	"page" text NOT NULL,
	"drawn_from" text NOT NULL,
	"etag" text NOT NULL,
	"png" "bytea" NOT NULL,
	CONSTRAINT "site_cards_website_id_page_pk" PRIMARY KEY("website_id","page")
);
--> statement-breakpoint
ALTER TABLE "subdomain_holds" ADD COLUMN "website_id" bigint;--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_cards" ADD CONSTRAINT "site_cards_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_links_website_id" ON "private_links" USING btree ("website_id","id");--> statement-breakpoint
ALTER TABLE "subdomain_holds" ADD CONSTRAINT "subdomain_holds_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subdomain_holds_website_id" ON "subdomain_holds" USING btree ("website_id");