/** The last migration before a website's content was a list of sections. */
export const beforeSections = 18;

const websites = 100_000;

const textOf = (number: string) => `repeat('Kept the ' || ${number} || ' lines of the night service on time. ', 6)`;

const rows = (table: string, columns: string, values: string, each: number) =>
  `insert into ${table} (website_id, position, ${columns})
   select w.id, n, ${values} from websites w cross join generate_series(1, ${each}) n`;

/**
 * SQL that writes 100,000 websites of three million entries in the tables of that time: twenty in the four lists with
 * tables of their own and ten in the JSON column, with texts as long as those of CVs.
 */
export const formerWebsites: readonly string[] = [
  `insert into users (name, email) select 'Owner ' || n, 'owner' || n || '@example.org'
   from generate_series(1, ${websites}) n`,
  `insert into websites (user_id, name, contact, seo, template_slug, extras)
   select id, name, '{}', '{}', 'classic', jsonb_build_object(
     'languages', (select jsonb_agg(jsonb_build_object('name', 'Language ' || n, 'level', 'fluent')) from generate_series(1, 3) n),
     'interests', '["Rowing", "Chess", "Maps"]'::jsonb,
     'links', (select jsonb_agg(jsonb_build_object('label', 'Page ' || n, 'url', 'https://example.org/' || n)) from generate_series(1, 4) n))
   from users`,
  rows("experiences", "name, job_title, description", `'Employer ' || n, 'Engineer', ${textOf("n")}`, 6),
  rows("educations", "name, degree, description", `'School ' || n, 'Degree', ${textOf("n")}`, 3),
  rows("skill_categories", "title, info, icon", `'Skills ' || n, '["Python", "SQL", "Rust"]', ''`, 5),
  rows("projects", "title, category, description", `'Project ' || n, 'Other', ${textOf("n")}`, 6),
  "analyze",
];
