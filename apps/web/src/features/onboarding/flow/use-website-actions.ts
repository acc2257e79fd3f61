import { useMemo } from "react";
import { useGo } from "../../../lib/navigation.ts";
import { useActionKeys } from "./use-action-keys.ts";
import { FlowError, type FlowCore } from "./use-flow-core.ts";
import { createWebsiteMaker } from "./website-maker.ts";

/** Making the website, each user action with its own idempotency key. */
export function useWebsiteActions({ dispatch, getState, run, fail }: FlowCore) {
  const keys = useActionKeys();
  const go = useGo();

  return useMemo(() => {
    const maker = createWebsiteMaker({ dispatch, getState }, keys);

    function leave(address: string, alive: AbortSignal): "leaving" | undefined {
      if (alive.aborted) return undefined;
      go(address);
      return "leaving";
    }

    return {
      /** 'Looks Good, Continue', and a session found without its website. */
      createWebsite: (): void => {
        run("continue", async (alive) => {
          try {
            maker.requireSession();
            dispatch({ type: "work_started", step: "creating_website" });
            await maker.fromSession(null, alive);
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
            const website = await maker.forEditing(session.session_id, alive);
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
            maker.requireSession();
            dispatch({ type: "opening_builder" });
            const website = await maker.fromSession(slug, alive);
            return leave(`/builder/${website.id}?from=onboarding`, alive);
          } catch (error) {
            fail(error, "Failed to save CV. Please try again.", "review");
          }
        });
      },

      /** 'Choose Template First': a website with demo data, opened on its Template section. */
      createDemo: (): void => {
        run("demo", async (alive) => {
          try {
            const website = await maker.demo(alive);
            return leave(`/builder/${website.id}?template=select`, alive);
          } catch (error) {
            fail(error, "Website creation failed");
          }
        });
      },
    };
  }, [dispatch, getState, run, fail, keys, go]);
}
