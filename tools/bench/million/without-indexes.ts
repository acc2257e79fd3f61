import type { Client } from "pg";

const seeded = [
  "users",
  "onboarding_sessions",
  "subscriptions",
  "subscription_changes",
  "waiting_list_entries",
  "audit_entries",
  "template_likes",
  "websites",
  "sections",
  "entries",
  "contact_messages",
  "site_reports",
  "site_view_hours",
  "site_view_days",
  "blog_posts",
];

/**
 * Does `work` on tables without the indexes that only readers need, and makes them again afterwards: a million rows are
 * sorted once, not put in their places one by one.
 */
export async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and not indisunique and relname = any($1)`,
    [seeded],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query("set maintenance_work_mem = '512MB'");
  for (const { definition } of rows) await client.query(definition);
}
