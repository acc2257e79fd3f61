import {
  checkPortfolioLimit,
  defaultTemplateSlug,
  emptyContact,
  emptyLook,
  emptySeo,
  extraSectionNames,
  portfolioLimitMessage,
  type Contact,
  type ExtraSections,
  type Look,
  type PlanName,
  type Seo,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import { effectivePlan, findUser } from "../auth/index.ts";
import { addFirstSections, replaceList } from "../entries/index.ts";
import * as repository from "./repository.ts";

export type NewWebsite = {
  userId: number;
  name: string;
  fullName?: string | null;
  intro?: string;
  description?: string;
  contact?: Partial<Contact>;
  templateSlug?: string;
  picture?: string | null;
  extras?: Partial<ExtraSections>;
  seo?: Seo;
  look?: Partial<Look>;
  /** False for a copy, which brings its own. */
  hasFirstSections?: boolean;
  /** Makes the creation idempotent: a session never has two websites. */
  onboardingSessionId?: string;
};

/**
 * Adds a website: plan limit, insert and the choice of the active website in one transaction
 * (contract.md 6.2). Call it inside a transaction, or let it open its own.
 * @throws AppError subscription_limit_exceeded
 */
export async function insertWebsite(db: Db, input: NewWebsite): Promise<repository.WebsiteRow> {
  return db.transaction(async (inside) => {
    await repository.lockUser(inside, input.userId);
    await requireAllowance(inside, input.userId);
    const row = await repository.insertRow(inside, {
      user_id: input.userId,
      name: input.name,
      full_name: input.fullName || null,
      intro: input.intro ?? "",
      description: input.description ?? "",
      contact: { ...emptyContact, ...input.contact },
      template_slug: input.templateSlug ?? defaultTemplateSlug,
      flat_picture: input.picture ?? null,
      seo: input.seo ?? emptySeo,
      look: { ...emptyLook, ...input.look },
      onboarding_session_id: input.onboardingSessionId ?? null,
    });
    if (input.hasFirstSections !== false) await addFirstSections(inside, row.id);
    for (const name of extraSectionNames) {
      const list = input.extras?.[name] ?? [];
      if (list.length > 0) await replaceList(inside, row.id, name, list);
    }
    await repository.activateFirst(inside, input.userId, row.id);
    return row;
  });
}

async function requireAllowance(db: Db, userId: number): Promise<void> {
  const found = await findUser(db, userId);
  if (!found) throw new AppError("unauthenticated");
  const plan: PlanName = effectivePlan(found.subscription);
  const allowance = checkPortfolioLimit({
    plan,
    count: await repository.countOwned(db, userId),
    isOnTrial: found.subscription?.status === "trialing",
  });
  if (allowance.allowed) return;
  throw new AppError("subscription_limit_exceeded", {
    message: portfolioLimitMessage(plan),
    data: allowance.data,
  });
}
