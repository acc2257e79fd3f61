ALTER TABLE "websites" ADD COLUMN "template_version" text;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "template_pinned_at" timestamp (3) with time zone;