import { Client } from "pg";
import { withoutIndexes } from "./without-indexes.ts";

/** Of a million sites three hundred thousand people and twenty million rows of views, and smaller worlds in proportion. */
const perSite = { people: 0.3, hours: 12, days: 8 };
/** What one busy owner has, however large the world is. */
const busy = { messages: 2_000, posts: 200 };

/** Rows that one statement writes: below the limits of a statement's time on a slow disk. */
const rowsAtOnce = 200_000;

const words = `(array['Ada','Grace','Alan','Edsger','Barbara','Ken','Radia','Tim','Margaret','Linus','Katherine','Dennis'])`;
const names = `(array['Lovelace','Hopper','Turing','Dijkstra','Liskov','Thompson','Perlman','Berners','Hamilton','Torvalds','Johnson','Ritchie'])`;
const nameOf = (n: string) => `${words}[1 + ${n} % 12] || ' ' || ${names}[1 + (${n} / 12) % 12] || ' ' || ${n}`;

/** A moment in the last two years that differs from row to row. */
const ago = (n: string, days = 700) => `now() - (${n}::bigint * 7919 % (${days} * 86400)) * interval '1 second'`;

/** People, their plans, what they pay and how they began. */
const people = [
  `insert into users (name, email, email_verified_at, created_at, last_login_at)
   select ${nameOf("n")}, 'person' || n || '@mail' || n % 40 || '.example',
     case when n % 17 > 0 then ${ago("n")} end, ${ago("n")}, ${ago("n", 60)} from generate_series($1::int, $2::int) n`,
  `insert into onboarding_sessions (id, user_id, step, status, created_at)
   select 'seeded-' || n, u.id, case when n % 4 > 0 then 'complete' else 'upload' end,
     case when n % 4 > 0 then 'completed' else 'abandoned' end, u.created_at
   from generate_series($1::int, $2::int) n join users u on u.email = 'person' || n || '@mail' || n % 40 || '.example'`,
  `insert into subscriptions (user_id, status, plan, provider_subscription_id, price_cents, current_period_end, created_at)
   select id, case when n % 50 = 0 then 'past_due' else 'active' end, case when n % 20 = 0 then 'premium' else 'pro' end,
     'seeded-' || n, case when n % 20 = 0 then 1900 else 900 end, now() + n % 30 * interval '1 day', u.created_at
   from generate_series($1::int, $2::int) n join users u on u.email = 'person' || n || '@mail' || n % 40 || '.example'
   where n % 10 = 0`,
  `insert into subscription_changes (user_id, kind, plan, billing_cycle, price_cents, at)
   select null, (array['trial_started','subscribed','ended'])[1 + n % 3], 'pro', 'monthly', 900, ${ago("n")}
   from generate_series($1::int, $2::int) n`,
  `insert into waiting_list_entries (email, name, status, created_at)
   select 'waiting' || n || '@mail' || n % 40 || '.example', ${nameOf("n")},
     (array['pending','invited','converted'])[1 + n / 3 % 3], ${ago("n")} from generate_series($1::int, $2::int) n where n % 3 = 0`,
  `insert into audit_entries (action, admin_id, admin_name, target_type, target_id, target_name, details, address, at)
   select (array['user.updated','website.taken_down','impersonation.started'])[1 + n % 3], 1, 'Admin', 'user', n, ${nameOf("n")},
     '{}', '192.0.2.1', ${ago("n")} from generate_series($1::int, $2::int) n`,
  `insert into template_likes (slug, user_id)
   select (array['classic','modern-minimal','creative'])[1 + n % 3], u.id
   from generate_series($1::int, $2::int) n join users u on u.email = 'person' || n || '@mail' || n % 40 || '.example'
   where n % 3 = 0`,
];

/** Copies of the one site that the product itself made ($3), each with an owner, a name and an address of its own. */
const sites = [
  `insert into websites overriding system value
   select (made.site).* from (select jsonb_populate_record(w, jsonb_build_object(
     'id', nextval(pg_get_serial_sequence('websites', 'id')), 'user_id', u.id, 'subdomain', 'site-' || n, 'name', ${nameOf("n")},
     'full_name', ${nameOf("n")}, 'status', case when n % 10 < 6 then 'published' when n % 10 < 9 then 'draft' else 'private' end,
     'template_slug', (array['classic','modern-minimal','creative'])[1 + n % 3],
     'created_at', ${ago("n")}, 'updated_at', ${ago("n", 300)})) as site
   from websites w, generate_series($1::int, $2::int) n
   join users u on u.email = 'person' || (1 + n % $4::int) || '@mail' || (1 + n % $4::int) % 40 || '.example' where w.id = $3 offset 0) made`,
  `with made as (
     insert into sections (website_id, kind, position) select id, 'experience', 1 from websites
     where subdomain in (select 'site-' || n from generate_series($1::int, $2::int) n) and $3::bigint > 0 and $4::int > 0
     returning id, website_id)
   insert into entries (website_id, section_id, kind, position, data)
   select website_id, id, 'experience', e, '{"name": "Works", "job_title": "Engineer", "description": "Kept the lines running."}'
   from made, generate_series(1, 2) e`,
  `insert into contact_messages (website_id, name, email, message, created_at)
   select id, 'Visitor', 'visitor@mail.example', 'A word about your work.', ${ago("id")} from websites
   where subdomain in (select 'site-' || n from generate_series($1::int, $2::int) n where n % 5 = 0) and $3::bigint > 0 and $4::int > 0`,
  `insert into site_reports (website_id, category, message, reporter_hash, created_at)
   select id, 'spam', 'This page is not what it says.', 'seeded', ${ago("id", 60)} from websites
   where subdomain in (select 'site-' || n from generate_series($1::int, $2::int) n where n % 1000 = 1) and $3::bigint > 0 and $4::int > 0`,
  `insert into site_view_hours (website_id, kind, at, value, views, visitors)
   select id, 'all', date_trunc('hour', now()) - ((id * 31 + h * 997) % 1440) * interval '1 hour', '', 1 + h % 9, 1 + h % 4
   from websites, generate_series(1, ${perSite.hours}) h
   where subdomain in (select 'site-' || n from generate_series($1::int, $2::int) n) and $3::bigint > 0 and $4::int > 0
   on conflict do nothing`,
  `insert into site_view_days (website_id, kind, at, value, views, visitors)
   select id, 'all', date_trunc('day', now()) - (63 + (id * 31 + d * 89) % 600) * interval '1 day', '', 3 + d % 9, 2 + d % 4
   from websites, generate_series(1, ${perSite.days}) d
   where subdomain in (select 'site-' || n from generate_series($1::int, $2::int) n) and $3::bigint > 0 and $4::int > 0
   on conflict do nothing`,
];

const messagesOf = (site: string, first: string, last: string) =>
  `insert into contact_messages (website_id, name, email, message, created_at)
   select ${site}, ${nameOf("n")}, 'visitor' || n || '@mail.example', 'A word about your work.', ${ago("n")}
   from generate_series(${first}, ${last}) n`;

const busySite = [
  messagesOf("$1", "1", String(busy.messages)),
  `insert into blog_posts (website_id, position, title, slug, content, status, published_at)
   select $1, n, 'On bridges ' || n, 'on-bridges-' || n, '<p>Stone.</p>', 'published', ${ago("n")} from generate_series(1, ${busy.posts}) n`,
  `insert into site_view_hours (website_id, kind, at, value, views, visitors)
   select $1, kind, date_trunc('hour', now()) - h * interval '1 hour', case kind when 'all' then '' else kind || h % 20 end, 5, 2
   from generate_series(1, 1400) h, unnest(array['all','page','referrer']) kind on conflict do nothing`,
];

/** Accounts that were suspended, each with what its owner said to it. */
const judged = [
  `insert into restrictions (user_id, kind, category, reason, admin_id, admin_name, created_at, lifted_at)
   select u.id, 'account', 'spam', 'It writes to strangers.', 1, 'Admin', ${ago("n")}, now()
   from generate_series($1::int, $2::int) n join users u on u.email = 'person' || n || '@mail' || n % 40 || '.example'`,
  `insert into appeals (restriction_id, message, status, answer, created_at, answered_at)
   select r.id, 'I wrote to people I know.', 'upheld', 'They did not know you.', r.created_at, now()
   from generate_series($1::int, $2::int) n join users u on u.email = 'person' || n || '@mail' || n % 40 || '.example'
   join restrictions r on r.user_id = u.id`,
];

const reported = `insert into site_reports (website_id, category, message, reporter_hash, created_at, closed_at)
   select w.id, 'spam', 'This page is not what it says.', 'seeded', ${ago("n")}, case when n % 10 > 0 then now() end
   from generate_series($1::int, $2::int) n join websites w on w.subdomain = 'site-' || n`;

/**
 * Fills a database in which the product made one site with so many of its kind, in the shipped tables.
 * @param siteId the site that all are copies of; it gets a busy owner's messages, posts and views
 */
export async function seedSites(url: string, count: number, siteId: number): Promise<void> {
  const persons = Math.ceil(count * perSite.people);
  await fill(url, async (client) => {
    await insertInSteps(client, { statements: people, count: persons, analyzed: "users" });
    await insertInSteps(client, { statements: sites, count, more: [siteId, persons], analyzed: "websites, sections" });
    for (const statement of busySite) await client.query(statement, [siteId]);
  });
}

/**
 * The same with as many rows in each list: people, websites, messages of the one site, reports and appeals, without
 * what no list shows.
 */
export async function seedLists(url: string, count: number, siteId: number): Promise<void> {
  const messages = messagesOf("$3::bigint", "$1::int", "$2::int");
  const copies = sites.slice(0, 1);
  await fill(url, async (client) => {
    await insertInSteps(client, { statements: people, count, analyzed: "users" });
    await insertInSteps(client, { statements: judged, count: count / 10, analyzed: "restrictions, appeals" });
    await insertInSteps(client, { statements: copies, count, more: [siteId, count], analyzed: "websites" });
    await insertInSteps(client, { statements: [messages], count, more: [siteId], analyzed: "contact_messages" });
    await insertInSteps(client, { statements: [reported], count: count / 10, analyzed: "site_reports" });
  });
}

async function fill(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  // Nobody is told of a million sites, and rows made of rows refer to what is there.
  const client = new Client({ connectionString: url, options: "-c session_replication_role=replica" });
  await client.connect();
  try {
    await withoutIndexes(client, () => work(client));
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

type Filling = { statements: readonly string[]; count: number; more?: readonly number[]; analyzed: string };

async function insertInSteps(client: Client, { statements, count, more = [], analyzed }: Filling): Promise<void> {
  for (const statement of statements) {
    for (const range of rangesOf(count)) await client.query(statement, [...range, ...more]);
    await client.query(`analyze ${analyzed}`);
  }
}

function rangesOf(count: number): [number, number][] {
  const ranges: [number, number][] = [];
  for (let first = 1; first <= count; first += rowsAtOnce)
    ranges.push([first, Math.min(count, first + rowsAtOnce - 1)]);
  return ranges;
}
