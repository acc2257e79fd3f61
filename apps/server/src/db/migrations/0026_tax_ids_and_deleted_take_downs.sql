ALTER TABLE "restrictions" DROP CONSTRAINT "restrictions_website_id_websites_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tax_id" text;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;