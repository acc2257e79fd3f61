CREATE SEQUENCE "public"."entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigint DEFAULT nextval('entries_id_seq') NOT NULL,
	"website_id" bigint NOT NULL,
	"section_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"data" jsonb NOT NULL,
	"schema_version" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"position" integer NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"layout" text DEFAULT 'designed' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- A site has the sections that its rows name, and the four first ones in any case, in the order of new sites.
INSERT INTO "sections" ("website_id", "kind", "position", "created_at", "updated_at")
SELECT w."id", k."kind", row_number() OVER (PARTITION BY w."id" ORDER BY k."place"), w."created_at", w."updated_at"
FROM "websites" w
CROSS JOIN (VALUES
  (1, 'experience', NULL), (2, 'education', NULL), (3, 'skills', NULL), (4, 'projects', NULL), (5, 'training', 'training'),
  (6, 'publications', 'publications'), (7, 'certifications', 'certifications'), (8, 'awards', 'awards'),
  (9, 'volunteering', 'volunteer'), (10, 'languages', 'languages'), (11, 'interests', 'interests'), (12, 'writing', NULL),
  (13, 'links', 'links')
) AS k ("place", "kind", "list")
WHERE k."place" <= 4
  OR (k."kind" = 'writing' AND EXISTS (SELECT 1 FROM "blog_posts" p WHERE p."website_id" = w."id"))
  OR (jsonb_typeof(w."extras" -> k."list") = 'array' AND w."extras" -> k."list" <> '[]'::jsonb);
--> statement-breakpoint
INSERT INTO "entries" ("id", "website_id", "section_id", "kind", "position", "data", "version", "created_at", "updated_at")
SELECT i."id", i."website_id", s."id", s."kind", i."position",
  jsonb_build_object(
    'name', i."name", 'place', i."place", 'position', i."job_title",
    'description', i."description", 'skills', i."skills", 'date', i."date",
    'start_date', i."start_date", 'end_date', i."end_date", 'is_current', i."is_current",
    'form_data', i."form_data"),
  i."version", i."created_at", i."updated_at"
FROM "experiences" i JOIN "sections" s ON s."website_id" = i."website_id" AND s."kind" = 'experience';
--> statement-breakpoint
INSERT INTO "entries" ("id", "website_id", "section_id", "kind", "position", "data", "version", "created_at", "updated_at")
SELECT i."id", i."website_id", s."id", s."kind", i."position",
  jsonb_build_object(
    'name', i."name", 'place', i."place", 'degree', i."degree", 'gpa', i."gpa",
    'description', i."description", 'skills', i."skills", 'date', i."date",
    'start_date', i."start_date", 'end_date', i."end_date", 'is_current', i."is_current",
    'form_data', i."form_data"),
  i."version", i."created_at", i."updated_at"
FROM "educations" i JOIN "sections" s ON s."website_id" = i."website_id" AND s."kind" = 'education';
--> statement-breakpoint
INSERT INTO "entries" ("id", "website_id", "section_id", "kind", "position", "data", "version", "created_at", "updated_at")
SELECT i."id", i."website_id", s."id", s."kind", i."position",
  jsonb_build_object(
    'title', i."title", 'info', i."info", 'icon', i."icon", 'form_data', i."form_data"),
  i."version", i."created_at", i."updated_at"
FROM "skill_categories" i JOIN "sections" s ON s."website_id" = i."website_id" AND s."kind" = 'skills';
--> statement-breakpoint
INSERT INTO "entries" ("id", "website_id", "section_id", "kind", "position", "data", "version", "created_at", "updated_at")
SELECT i."id", i."website_id", s."id", s."kind", i."position",
  jsonb_build_object(
    'title', i."title", 'category', i."category", 'description', i."description",
    'technologies', i."technologies", 'pictures', i."pictures", 'code_url', i."code_url",
    'implementation', i."implementation", 'url', i."url", 'date', i."date",
    'start_date', i."start_date", 'end_date', i."end_date", 'is_current', i."is_current",
    'form_data', i."form_data"),
  i."version", i."created_at", i."updated_at"
FROM "projects" i JOIN "sections" s ON s."website_id" = i."website_id" AND s."kind" = 'projects';
--> statement-breakpoint
-- Versions still name entries that were deleted: no new entry may take the id of any that ever was.
SELECT setval('entries_id_seq', greatest(
  (SELECT "last_value" FROM "experiences_id_seq"), (SELECT "last_value" FROM "educations_id_seq"),
  (SELECT "last_value" FROM "skill_categories_id_seq"), (SELECT "last_value" FROM "projects_id_seq")));
--> statement-breakpoint
INSERT INTO "entries" ("website_id", "section_id", "kind", "position", "data", "created_at", "updated_at")
SELECT s."website_id", s."id", s."kind", e."place",
  CASE WHEN s."kind" = 'interests' AND jsonb_typeof(e."value") = 'string'
    THEN jsonb_build_object('name', e."value") ELSE e."value" END,
  w."created_at", w."updated_at"
FROM "sections" s
JOIN "websites" w ON w."id" = s."website_id"
CROSS JOIN LATERAL jsonb_array_elements(
  CASE WHEN s."kind" IN ('training', 'publications', 'certifications', 'awards', 'volunteering', 'languages', 'interests', 'links')
    THEN w."extras" -> CASE s."kind" WHEN 'volunteering' THEN 'volunteer' ELSE s."kind" END
    ELSE '[]'::jsonb END
) WITH ORDINALITY AS e ("value", "place")
ORDER BY s."id", e."place";
--> statement-breakpoint
DROP TABLE "educations" CASCADE;--> statement-breakpoint
DROP TABLE "experiences" CASCADE;--> statement-breakpoint
DROP TABLE "projects" CASCADE;--> statement-breakpoint
DROP TABLE "skill_categories" CASCADE;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "website_id" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "placeholder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "look" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_website_id" ON "entries" USING btree ("website_id","kind");--> statement-breakpoint
CREATE INDEX "entries_section_id" ON "entries" USING btree ("section_id","position");--> statement-breakpoint
CREATE INDEX "sections_website_id" ON "sections" USING btree ("website_id","position");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_website_id" ON "media" USING btree ("website_id","id");--> statement-breakpoint
ALTER TABLE "websites" DROP COLUMN "extras";--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_id_unique" UNIQUE("id");