CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"form_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_form_hash" UNIQUE("website_id","form_hash")
);
--> statement-breakpoint
CREATE TABLE "site_day_visitors" (
	"website_id" bigint NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "site_day_visitors_website_id_day_visitor_hash_pk" PRIMARY KEY("website_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "site_view_days" (
	"website_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"value" text NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "site_view_days_website_id_kind_at_value_pk" PRIMARY KEY("website_id","kind","at","value")
);
--> statement-breakpoint
CREATE TABLE "site_view_hours" (
	"website_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"value" text NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "site_view_hours_website_id_kind_at_value_pk" PRIMARY KEY("website_id","kind","at","value")
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_day_visitors" ADD CONSTRAINT "site_day_visitors_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_view_days" ADD CONSTRAINT "site_view_days_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_view_hours" ADD CONSTRAINT "site_view_hours_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_website_id" ON "contact_messages" USING btree ("website_id","created_at","id");--> statement-breakpoint
CREATE INDEX "site_day_visitors_day" ON "site_day_visitors" USING btree ("day");--> statement-breakpoint
CREATE INDEX "site_view_days_at" ON "site_view_days" USING btree ("at");--> statement-breakpoint
CREATE INDEX "site_view_hours_at" ON "site_view_hours" USING btree ("at");