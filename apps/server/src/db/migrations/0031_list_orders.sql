DROP INDEX "contact_messages_unread";--> statement-breakpoint
DROP INDEX "site_reports_open";--> statement-breakpoint
CREATE INDEX "contact_messages_name" ON "contact_messages" USING btree ("website_id","name","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("website_id","email","id");--> statement-breakpoint
CREATE INDEX "site_reports_closed" ON "site_reports" USING btree ("created_at","website_id") WHERE "site_reports"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("website_id","created_at","id") WHERE not "contact_messages"."read";--> statement-breakpoint
CREATE INDEX "site_reports_open" ON "site_reports" USING btree ("created_at","website_id") WHERE "site_reports"."closed_at" is null;