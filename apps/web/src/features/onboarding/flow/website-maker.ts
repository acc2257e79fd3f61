import { quietApi } from "../../../lib/api.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { storeActiveWebsite, storeUser } from "../../../lib/session/session-store.ts";
import type { CreatedWebsite } from "../state/state-shape.ts";
import type { ActionKeys } from "./use-action-keys.ts";
import { FlowError, type FlowCore } from "./use-flow-core.ts";

type CreateAnswer = Awaited<ReturnType<typeof quietApi.onboarding.createFromSession>>;

const noWebsiteMessage = "Failed to create website. Please try again.";

/** Asks the server for websites, each content under one key, and takes over what it made; throws what it refuses. */
export function createWebsiteMaker({ dispatch, getState }: Pick<FlowCore, "dispatch" | "getState">, keys: ActionKeys) {
  async function once<T>(content: object, call: (idempotencyKey: string) => Promise<T>): Promise<T> {
    try {
      const answer = await call(keys.keyOf(content));
      keys.settle(content);
      return answer;
    } catch (error) {
      keys.settle(content, error);
      throw error;
    }
  }

  /** The session, once everything is there that a website is made of. */
  function requireSession(): string {
    const { session, parsedData, templateRecommendation } = getState();
    if (!session) throw new FlowError("No session ID available");
    if (!parsedData || !templateRecommendation) throw new FlowError("Missing required data");
    return session.session_id;
  }

  return {
    requireSession,

    /** @param slug the template that was chosen; null for the recommended one */
    async fromSession(slug: string | null, alive: AbortSignal): Promise<CreatedWebsite> {
      const { recommendedTemplate, templateData } = getState();
      const body = {
        session_id: requireSession(),
        template_slug: slug ?? recommendedTemplate,
        // Generated data belongs to the recommended template; another one gets its own from the server.
        template_data: slug === null || slug === recommendedTemplate ? templateData : null,
      };
      const answer = await once(body, (idempotencyKey) =>
        quietApi.onboarding.createFromSession({ body }, { signal: alive, idempotencyKey }),
      );
      const website = await takeOver(answer);
      if (!alive.aborted) dispatch({ type: "website_created", website, session: answer.session });
      return website;
    },

    async forEditing(sessionId: string, alive: AbortSignal): Promise<CreatedWebsite> {
      const body = { session_id: sessionId };
      const answer = await once({ ...body, editing: true }, (idempotencyKey) =>
        quietApi.onboarding.createForEditing({ body }, { signal: alive, idempotencyKey }),
      );
      return takeOver(answer);
    },

    /** A website with demo data, in a session on the path of templates. */
    async demo(alive: AbortSignal): Promise<CreatedWebsite> {
      const { session } = getState();
      const chosen = await quietApi.onboarding.selectPath(
        { body: { path: "template", session_id: session?.session_id } },
        { signal: alive },
      );
      const body = {
        type: "demo" as const,
        name: "My Professional Portfolio",
        template_slug: "modern",
        session_id: chosen.session_id,
      };
      const answer = await once(body, (idempotencyKey) =>
        quietApi.onboarding.createFromSession({ body }, { signal: alive, idempotencyKey }),
      );
      return takeOver(answer);
    },
  };
}

/** Leaves caches, the active website and the user as the server has them now. */
async function takeOver(answer: CreateAnswer): Promise<CreatedWebsite> {
  const { website } = answer;
  if (!website?.id) throw new FlowError(noWebsiteMessage);
  const { id, name, subdomain, domain, status, template_slug } = website;
  await forgetWebsites(id);
  storeActiveWebsite({ id, name, subdomain, domain, status, template_slug });
  await quietApi.account.getUser().then(storeUser, () => undefined);
  return { id, name, templateSlug: website.template.slug, templateName: website.template.name };
}
