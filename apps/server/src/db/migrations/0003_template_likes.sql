CREATE TABLE "template_likes" (
	"slug" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "template_likes_slug_user_id_pk" PRIMARY KEY("slug","user_id")
);
--> statement-breakpoint
ALTER TABLE "template_likes" ADD CONSTRAINT "template_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_likes_user_id" ON "template_likes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "template_stats" DROP COLUMN "like_count";