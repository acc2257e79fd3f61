import type { ApiPerson } from "@vitrine/e2e/api-person";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

type Who = "visitor" | "owner" | "admin";
/** One of the most used calls; `path` and `body` may differ from one time to the next. */
export type MeasuredCall = {
  who: Who;
  method: "GET" | "POST" | "PATCH";
  path: string | ((n: number) => string);
  body?: (n: number) => unknown;
};

const lastNames = ["Turing", "Dijkstra", "Perlman", "Hamilton", "Johnson", "Ritchie"];
const nameIn = (n: number) => lastNames[n % lastNames.length] ?? "Turing";

/** What visitors, owners and admins ask for most, in a world of `count` sites whose measured one is `siteId`. */
export function mostUsedCalls(siteId: number, count: number): MeasuredCall[] {
  const some = (n: number) => 1 + ((n * 7919) % count);
  const website = `/api/websites/${siteId}`;
  const read = (who: Who, path: MeasuredCall["path"]): MeasuredCall => ({ who, method: "GET", path });
  return [
    read("visitor", "/p/quick"),
    read("visitor", (n) => `/p/site-${Math.max(10, some(n) - (some(n) % 10))}`),
    read("visitor", "/api/public/sites/quick"),
    read("visitor", "/api/templates?include_analytics=true"),
    {
      who: "visitor",
      method: "POST",
      path: "/api/public/sites/quick/view",
      body: () => ({ path: "/p/quick", referrer: "" }),
    },
    read("owner", "/api/user"),
    read("owner", "/api/websites"),
    read("owner", website),
    {
      who: "owner",
      method: "PATCH",
      path: `${website}/builder`,
      body: (n) => ({ intro: `Builds bridges, ${n} so far.` }),
    },
    read("owner", `${website}/messages`),
    read("owner", `${website}/messages?search=visitor1`),
    read("owner", `${website}/blog-posts`),
    read("owner", `${website}/analytics?period=month`),
    read("owner", `${website}/analytics?period=year`),
    read("admin", "/api/admin/overview"),
    read("admin", "/api/admin/analytics?period=month"),
    read("admin", "/api/admin/analytics?period=year"),
    read("admin", "/api/admin/subscription-analytics?period=year"),
    read("admin", "/api/admin/users"),
    read("admin", "/api/admin/users?sort=name&page=40"),
    read("admin", "/api/admin/users?plan=premium&verified=true"),
    read("admin", (n) => `/api/admin/users?search=${nameIn(n)}%20${some(n)}`),
    read("admin", (n) => `/api/admin/users?search=person${some(n) % Math.ceil(count * 0.3)}@`),
    read("admin", "/api/admin/users?search=a"),
    read("admin", "/api/admin/websites"),
    read("admin", "/api/admin/websites?status=private&sort=-updated_at"),
    read("admin", (n) => `/api/admin/websites?search=site-${some(n)}`),
    read("admin", (n) => `/api/admin/websites?search=${nameIn(n)}&template_slug=creative`),
    read("admin", (n) => `/api/admin/websites/${siteId + some(n)}`),
    read("admin", "/api/admin/subscriptions?plan=pro&sort=-current_period_end"),
    read("admin", (n) => `/api/admin/subscriptions?search=${nameIn(n)}`),
    read("admin", "/api/admin/waiting-list?status=invited"),
    read("admin", "/api/admin/audit-log?action=user.updated"),
    read("admin", (n) => `/api/admin/audit-log?search=${nameIn(n)}%20${some(n)}`),
    read("admin", "/api/admin/reports"),
    read("admin", "/api/admin/jobs"),
  ];
}

/** The call as a row of the table names it. */
export function nameOfCall({ who, method, path }: MeasuredCall): string {
  const shown = typeof path === "string" ? path : path(1);
  return `${who}: ${method} ${decodeURIComponent(shown).replace(/\d{3,}/g, "…")}`;
}

/** Sends a call the n-th time. @returns milliseconds until the answer was read @throws Error for an answer that is none */
export async function timeCall(
  url: string,
  { call, as, n }: { call: MeasuredCall; as: Record<Who, Pick<ApiPerson, "token"> | null>; n: number },
): Promise<number> {
  const { method, path, body } = call;
  const token = as[call.who]?.token;
  const address = `${url}${typeof path === "string" ? path : path(n)}`;
  const began = performance.now();
  const answer = await fetch(address, {
    method,
    headers: {
      "user-agent": chrome,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body(n)) } : {}),
  });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (answer.status >= 400) throw new Error(`${method} ${address} answered ${answer.status}.`);
  return took;
}
