ALTER TABLE "onboarding_sessions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "tryout_token_hash" text;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "tryout_expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "onboarding_sessions_tryout" ON "onboarding_sessions" USING btree ("tryout_expires_at") WHERE tryout_expires_at is not null;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD CONSTRAINT "onboarding_sessions_tryout_token_hash_unique" UNIQUE("tryout_token_hash");--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD CONSTRAINT "onboarding_sessions_whose" CHECK ((user_id is null) = (tryout_expires_at is not null));