import { ApiError } from "@vitrine/api-client";
import { manualFormSchema, type Website } from "@vitrine/model";
import { useState } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { quietApi } from "../../lib/api.ts";
import { endsSession, failureMessage } from "../../lib/form-errors.ts";
import { useIdempotencyKey } from "../../lib/idempotency-key.ts";
import { useGo } from "../../lib/navigation.ts";
import { limitErrorToModal } from "../../lib/portfolios/limit-errors.ts";
import { openUpgradeModal } from "../../lib/portfolios/upgrade-store.ts";
import { forgetWebsites } from "../../lib/queries/websites.ts";
import { storeActiveWebsite, storeUser } from "../../lib/session/session-store.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { stepOfField, toFormData, type ManualValues } from "./manual-values.ts";

type Answer = { success: boolean; website?: Website | undefined };

type Options = {
  form: UseFormReturn<ManualValues>;
  picture: File | null;
  /** Goes to the step that has a problem. */
  onStep: (step: number) => void;
  onPictureProblem: (message: string) => void;
  onCreated: () => void;
};

/** Sends the whole form and opens the builder; what is wrong is shown at its field (document 3, sections 4 and 8). */
export function useCreateWebsite({ form, picture, onStep, onPictureProblem, onCreated }: Options) {
  const [isCreating, setCreating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keyOf = useIdempotencyKey();
  const go = useGo();

  /** Puts messages on their fields. @returns false when none of them has a field here */
  function showProblems(messages: readonly (readonly [string, string])[]): boolean {
    const [first] = messages;
    if (!first) return false;
    for (const [path, message] of messages) {
      if (path === "picture") onPictureProblem(message);
      else form.setError(path as Path<ManualValues>, { type: "server", message });
    }
    onStep(first[0] === "picture" ? 1 : stepOfField(first[0]));
    setProblem(messages.length === 1 ? first[1] : "Please check your input and try again");
    return true;
  }

  function showFailure(error: unknown): void {
    if (endsSession(error)) return;
    if (error instanceof ApiError) {
      const limit =
        error.code === "subscription_limit_exceeded" ? limitErrorToModal(error.message, error.data, "manual") : null;
      if (limit) return openUpgradeModal(limit);
      const fields = Object.entries(error.errors).map(([path, [message = ""]]) => [path, message] as const);
      if (showProblems(fields)) return;
    }
    setProblem(failureMessage(error, "Failed to create portfolio"));
  }

  const send = useSingleFlight(async () => {
    const formData = toFormData(form.getValues());
    setProblem(null);
    form.clearErrors();
    const checked = manualFormSchema.safeParse(formData);
    if (!checked.success) {
      showProblems(checked.error.issues.map((issue) => [issue.path.join("."), issue.message] as const));
      return;
    }
    setCreating(true);
    try {
      const data = JSON.stringify({ type: "comprehensive", formData });
      const idempotencyKey = keyOf([data, picture?.name, picture?.size, picture?.lastModified]);
      const answer: Answer = await quietApi.onboarding.createComprehensive(
        { body: { data }, files: { picture: picture ?? undefined } },
        { idempotencyKey },
      );
      if (!answer.success) return setProblem("Failed to create website");
      const { website } = answer;
      if (!website?.id) return setProblem("Failed to create website. Please try again.");
      onCreated();
      const { id, name, subdomain, domain, status, template_slug } = website;
      storeActiveWebsite({ id, name, subdomain, domain, status, template_slug });
      await forgetWebsites(id);
      await quietApi.account.getUser().then(storeUser, () => undefined);
      go(`/builder/${id}`);
    } catch (error) {
      showFailure(error);
    } finally {
      setCreating(false);
    }
  });

  return { isCreating, problem, create: () => void send() };
}
