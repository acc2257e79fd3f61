import { defaultTemplateSlug, type PlanName } from "@vitrine/model";
import { AppError, invalidField } from "../../../http/app-error.ts";
import { createWebsiteReader, loadOwnedWebsite, type WebsiteRow } from "../../websites/index.ts";
import { lockActiveSession, lockSession, type SessionRow } from "../session/repository.ts";
import { completeSession } from "./complete-session.ts";
import type { Created } from "./create-service.ts";
import type { CreateDependencies } from "./create-task.ts";
import { demoContent, storeWebsite } from "./store-website.ts";

/** Name of a demo website that nobody named (document 3, section 4). */
const demoName = "My Professional Portfolio";

type DemoWish = {
  sessionId: string | null | undefined;
  name: string | undefined;
  templateSlug: string | null | undefined;
};

/**
 * Makes a website filled with a template's sample person, and ends the session that chose the path
 * "template" (contract.md 13.1). One transaction: nothing to resume.
 * @throws AppError not_found, validation_failed, template_requires_upgrade, subscription_limit_exceeded
 */
export async function createDemo(
  { db, clock, templates, content }: CreateDependencies,
  caller: { userId: number; plan: PlanName },
  wish: DemoWish,
): Promise<Created> {
  const manifest = templates.find(wish.templateSlug || defaultTemplateSlug);
  if (!manifest) throw invalidField("template_slug", "The selected template_slug is invalid.");
  templates.requireAllowed(manifest, caller.plan);
  const reader = createWebsiteReader(templates);
  const { website, session, isNew } = await db.transaction(async (inside) => {
    const session = wish.sessionId
      ? await lockSession(inside, caller.userId, wish.sessionId)
      : await templateSession(caller.userId);
    if (wish.sessionId && !session) throw new AppError("not_found");
    if (session?.website_id) return { website: await made(session), session, isNew: false };
    if (session && session.status !== "active") throw new AppError("invalid_state");
    const demo = demoContent(manifest.slug, wish.name || demoName);
    const site = { userId: caller.userId, sessionId: session?.id ?? null, manifest, ...demo };
    const website = await storeWebsite(inside, { content, templates, now: clock.now() }, site);
    return { website, session: session ? await completeSession(inside, session, website) : null, isNew: true };

    async function templateSession(userId: number): Promise<SessionRow | null> {
      const active = await lockActiveSession(inside, userId);
      return active?.path === "template" ? active : null;
    }

    async function made(row: SessionRow): Promise<WebsiteRow> {
      const stored = row.website_id === null ? null : await loadOwnedWebsite(inside, caller.userId, row.website_id);
      if (!stored) throw new AppError("not_found", { message: "The portfolio made in this session was deleted." });
      return stored;
    }
  });
  return { website: await reader.read(db, website), session, isNew };
}
