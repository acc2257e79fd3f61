-- Pages are kept compressed, each once. They can be drawn again, so that nothing is carried over.
DROP TABLE "site_renderings";
--> statement-breakpoint
CREATE TABLE "site_renderings" (
	"website_id" bigint NOT NULL,
	"page" text NOT NULL,
	"revision" integer NOT NULL,
	"context" text NOT NULL,
	"build" text NOT NULL,
	"etag" text NOT NULL,
	"br" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_renderings_website_id_page_pk" PRIMARY KEY("website_id","page")
);
--> statement-breakpoint
ALTER TABLE "site_renderings" ALTER COLUMN "br" SET STORAGE EXTERNAL, ALTER COLUMN "gzip" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "site_renderings" ADD CONSTRAINT "site_renderings_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "site_view_hours_details_at" ON "site_view_hours" USING btree ("at") WHERE kind <> 'all';
