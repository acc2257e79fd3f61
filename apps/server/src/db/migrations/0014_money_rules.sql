CREATE TABLE "used_trials" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "discount_subscription_id" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "discount_price_cents" integer;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "discount_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "after_discount_cents" integer;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "discount_periods" integer;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "after_cents" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "duration_periods" integer;--> statement-breakpoint
UPDATE "offers" SET "duration_periods" = 1 WHERE "kind" = 'coupon' AND "discount_type" = 'percent' AND "value" >= 100;