CREATE TABLE "testimonial_confirmations" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonial_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonial_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"link_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answer" jsonb,
	"email" text,
	"answered_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonial_requests_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
ALTER TABLE "testimonial_confirmations" ADD CONSTRAINT "testimonial_confirmations_request_id_testimonial_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."testimonial_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonial_requests" ADD CONSTRAINT "testimonial_requests_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonial_confirmations_request_id" ON "testimonial_confirmations" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "testimonial_requests_website_id" ON "testimonial_requests" USING btree ("website_id","id");