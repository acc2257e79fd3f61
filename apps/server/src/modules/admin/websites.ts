import type { QueryOf } from "@vitrine/contract";
import { adminContract, type PageMeta } from "@vitrine/contract";
import type { AdminOwner, AdminWebsite, AuditEntry, TakeDown, Website } from "@vitrine/model";
import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { inOneTransaction } from "../../db/ambient-transaction.ts";
import type { Db } from "../../db/connection.ts";
import { inOrder } from "../../db/long-list.ts";
import type { Order } from "../../db/place-in-order.ts";
import { users } from "../../db/schema/account.ts";
import { websites } from "../../db/schema/websites.ts";
import { AppError } from "../../http/app-error.ts";
import { listPage } from "../../http/list-page.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findCaller, iso, isoOrNull } from "../auth/index.ts";
import type { Moderation } from "../moderation/index.ts";
import { publicUrlOf, type WebsiteReader, type WebsiteRow, type WebsitesService } from "../websites/index.ts";
import { who, type Actor, type AuditLog } from "./audit-log.ts";
import { hasText, searchIn, type TextSearch } from "../../db/text-search.ts";
import { viewsOf } from "./views.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  audit: AuditLog;
  moderation: Pick<Moderation, "restrictions" | "reports">;
  reader: WebsiteReader;
  websites: Pick<WebsitesService, "remove">;
};

type Query = QueryOf<typeof adminContract.adminWebsites.listWebsites>;
type Row = { website: WebsiteRow; owner: AdminOwner };

const sortColumns = { created_at: websites.created_at, updated_at: websites.updated_at, name: websites.name } as const;
/** More websites than any plan has. */
const ofOneOwner = 100;

/** All websites: looking at them, taking them down and deleting them (contract.md 15). */
export function createWebsitesAdmin(dependencies: Dependencies) {
  const { db, clock, audit, moderation, reader } = dependencies;
  const ownerColumns = { id: users.id, name: users.name, email: users.email };
  const rowsOf = (where: SQL | undefined) =>
    db
      .select({ website: websites, owner: ownerColumns })
      .from(websites)
      .innerJoin(users, eq(users.id, websites.user_id))
      .where(where)
      .$dynamic();

  async function present(rows: readonly Row[]): Promise<AdminWebsite[]> {
    const views = await viewsOf(
      db,
      rows.map(({ website }) => website.id),
      clock.now(),
    );
    return rows.map(({ website, owner }) => ({
      id: website.id,
      name: website.name,
      full_name: website.full_name,
      subdomain: website.subdomain,
      domain: website.domain,
      status: website.status,
      taken_down_at: isoOrNull(website.taken_down_at),
      template_slug: website.template_slug,
      public_url: publicUrlOf(website),
      owner,
      views: views.get(website.id) ?? 0,
      created_at: iso(website.created_at),
      updated_at: iso(website.updated_at),
    }));
  }

  async function find(id: number): Promise<Row & { caller: Caller }> {
    const [row] = await rowsOf(eq(websites.id, id));
    const caller = row && (await findCaller(db, clock, row.owner.id));
    if (!row || !caller) throw new AppError("not_found");
    return { ...row, caller };
  }

  async function afterwards(id: number): Promise<AdminWebsite> {
    const [after] = await present([await find(id)]);
    if (!after) throw new AppError("not_found");
    return after;
  }

  return {
    async list(query: Query): Promise<{ data: AdminWebsite[]; meta: PageMeta }> {
      const list = {
        from: sql`${websites}`,
        id: sql`${websites.id}`,
        where: matching(query),
        order: orderOf(query),
        search: searchFor(query.search),
      };
      const { ids, meta } = await listPage(db, list, query);
      const rows = inOrder(ids, await rowsOf(inArray(websites.id, ids)), ({ website }) => website.id);
      return { data: await present(rows), meta };
    },

    async ofOwner(userId: number): Promise<AdminWebsite[]> {
      return present(await rowsOf(eq(websites.user_id, userId)).orderBy(desc(websites.updated_at)).limit(ofOneOwner));
    },

    async get(id: number): Promise<{ website: Website; owner: AdminOwner; audit_log: AuditEntry[] }> {
      const { website, owner } = await find(id);
      return { website: await reader.read(db, website), owner, audit_log: await audit.of("website", id) };
    },

    /**
     * Takes a website from the public until it is lifted, a draft too: its owner may have been about to publish it.
     * @throws AppError not_found; invalid_state for one that is taken down already
     */
    async takeDown(actor: Actor, id: number, { reason, category }: TakeDown): Promise<AdminWebsite> {
      await inOneTransaction(db, async () => {
        const { website, owner } = await find(id);
        if (website.taken_down_at)
          throw new AppError("invalid_state", { message: "This website is taken down already." });
        const { admin } = who(actor);
        await moderation.restrictions.takeDown(db, website, { owner, why: { category, reason }, admin });
        const reports = await moderation.reports.close(db, website, "taken_down");
        await audit.record(db, actor, {
          action: "website.taken_down",
          target: { type: "website", id, name: website.name },
          details: { from: website.status, category, reason, ...(reports > 0 ? { reports } : {}) },
        });
      });
      return afterwards(id);
    },

    /** @throws AppError not_found; invalid_state for a website that was not taken down */
    async lift(actor: Actor, id: number, words: string): Promise<AdminWebsite> {
      await inOneTransaction(db, async () => {
        const { website, owner } = await find(id);
        if (!website.taken_down_at)
          throw new AppError("invalid_state", { message: "This website was not taken down." });
        await moderation.restrictions.liftTakeDown(db, website, { owner, words });
        const target = { type: "website", id, name: website.name } as const;
        await audit.record(db, actor, { action: "website.restored", target, details: { note: words } });
      });
      return afterwards(id);
    },

    async remove(actor: Actor, id: number): Promise<void> {
      const { website, owner, caller } = await find(id);
      await dependencies.websites.remove({ caller, id, version: null });
      await audit.record(db, actor, {
        action: "website.deleted",
        target: { type: "website", id, name: website.name },
        details: { owner: owner.email, subdomain: website.subdomain },
      });
    },
  };
}

export type WebsitesAdmin = ReturnType<typeof createWebsitesAdmin>;

function orderOf({ sort }: Query): Order {
  const name = sort.replace(/^-/, "") as keyof typeof sortColumns;
  const type = name === "name" ? "text" : "timestamptz";
  return { column: sql`${sortColumns[name]}`, type, isDescending: sort.startsWith("-") };
}

function matching({ status, template_slug: slug, owner_id: ownerId }: Query): SQL | undefined {
  return and(
    status ? eq(websites.status, status) : undefined,
    slug ? eq(websites.template_slug, slug) : undefined,
    ownerId ? eq(websites.user_id, ownerId) : undefined,
  );
}

function searchFor(text: string | undefined): TextSearch | undefined {
  if (!text) return undefined;
  const own = [websites.name, websites.subdomain, websites.domain];
  const search = searchIn(text, own, sql`select ${websites.id} from ${websites}`);
  const isOfOwner = eq(websites.user_id, users.id);
  const ofOwner = sql`select ${websites.id} from ${users} join ${websites} on ${isOfOwner}`;
  const emailOfOwner = sql`(select ${users.email} from ${users} where ${isOfOwner})`;
  return {
    text,
    ways: [...search.ways, { column: users.email, select: ofOwner }],
    matches: hasText(text, [...own, emailOfOwner]),
  };
}
