import { useMemo } from "react";
import { quietApi } from "../../../lib/api.ts";
import { useGo } from "../../../lib/navigation.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { storeActiveWebsite, storeUser } from "../../../lib/session/session-store.ts";
import type { CreatedWebsite } from "../state/state-shape.ts";
import { useActionKeys } from "./use-action-keys.ts";
import { FlowError, type FlowCore } from "./use-flow-core.ts";

type CreateAnswer = Awaited<ReturnType<typeof quietApi.onboarding.createFromSession>>;

const noWebsiteMessage = "Failed to create website. Please try again.";

/** Making the website, each user action with its own idempotency key. */
export function useWebsiteActions({ dispatch, getState, run, fail }: FlowCore) {
  const { keyOf, settle } = useActionKeys();
  const go = useGo();

  return useMemo(() => {
    function leave(address: string, alive: AbortSignal): "leaving" | undefined {
      if (alive.aborted) return undefined;
      go(address);
      return "leaving";
    }

    async function once<T>(content: object, call: (idempotencyKey: string) => Promise<T>): Promise<T> {
      try {
        const answer = await call(keyOf(content));
        settle(content);
        return answer;
      } catch (error) {
        settle(content, error);
        throw error;
      }
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

    function requireSession(): string {
      const { session, parsedData, templateRecommendation } = getState();
      if (!session) throw new FlowError("No session ID available");
      if (!parsedData || !templateRecommendation) throw new FlowError("Missing required data");
      return session.session_id;
    }

    async function create(slug: string | null, alive: AbortSignal): Promise<CreatedWebsite> {
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
    }

    return {
      /** 'Looks Good, Continue', and a session found without its website. */
      createWebsite: (): void => {
        run("continue", async (alive) => {
          try {
            requireSession();
            dispatch({ type: "work_started", step: "creating_website" });
            await create(null, alive);
          } catch (error) {
            fail(error, "Failed to create portfolio website", "review");
          }
        });
      },

      /** 'Edit Your Portfolio' on the review. */
      editDirectly: (): void => {
        run("edit", async (alive) => {
          try {
            const { session } = getState();
            if (!session) throw new FlowError("No session ID available");
            dispatch({ type: "opening_builder" });
            const body = { session_id: session.session_id };
            const answer = await once({ ...body, editing: true }, (idempotencyKey) =>
              quietApi.onboarding.createForEditing({ body }, { signal: alive, idempotencyKey }),
            );
            const website = await takeOver(answer);
            return leave(`/builder/${website.id}?from=onboarding`, alive);
          } catch (error) {
            fail(error, "Failed to create CV for editing", "review");
          }
        });
      },

      /** "Looks Great! Let's Edit" on the preview, with the template chosen there. */
      finishWith: (slug: string): void => {
        run("finish", async (alive) => {
          try {
            requireSession();
            dispatch({ type: "opening_builder" });
            const website = await create(slug, alive);
            return leave(`/builder/${website.id}?from=onboarding`, alive);
          } catch (error) {
            fail(error, "Failed to save CV. Please try again.", "review");
          }
        });
      },

      /** 'Choose Template First': a website with demo data, opened on its Template section. */
      createDemo: (): void => {
        run("demo", async (alive) => {
          const { session } = getState();
          try {
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
            const website = await takeOver(answer);
            return leave(`/builder/${website.id}?template=select`, alive);
          } catch (error) {
            fail(error, "Website creation failed");
          }
        });
      },
    };
  }, [dispatch, getState, run, fail, keyOf, settle, go]);
}
