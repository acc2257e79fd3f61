import { ApiError } from "@vitrine/api-client";
import { defaultTemplateSlug } from "@vitrine/model";
import { ErrorState, Spinner } from "@vitrine/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { endsSession, failureMessage } from "../../lib/form-errors.ts";
import { newIdempotencyKey } from "../../lib/idempotency-key.ts";
import { useGo } from "../../lib/navigation.ts";
import { limitErrorToModal } from "../../lib/portfolios/limit-errors.ts";
import { openUpgradeModal } from "../../lib/portfolios/upgrade-store.ts";
import { forgetWebsites } from "../../lib/queries/websites.ts";
import { storeActiveWebsite, storeUser } from "../../lib/session/session-store.ts";

const keyName = (template: string) => `new_website_${template}`;

/** The key of this creation: a reload while it runs asks for the same website again. */
function keyFor(template: string): string {
  const kept = window.sessionStorage.getItem(keyName(template));
  const key = kept ?? newIdempotencyKey();
  window.sessionStorage.setItem(keyName(template), key);
  return key;
}

const running = new Map<string, Promise<number>>();

/** @returns the new website's id; the same one for everybody who asks while it is being made */
function createFrom(template: string): Promise<number> {
  const making = running.get(template) ?? create(template).finally(() => running.delete(template));
  running.set(template, making);
  return making;
}

async function create(template: string): Promise<number> {
  const body = { type: "demo" as const, name: "My Professional Portfolio", template_slug: template };
  const answer = await quietApi.onboarding.createFromSession({ body }, { idempotencyKey: keyFor(template) });
  const { id, name, subdomain, domain, status, template_slug } = answer.website;
  window.sessionStorage.removeItem(keyName(template));
  storeActiveWebsite({ id, name, subdomain, domain, status, template_slug });
  await forgetWebsites(id);
  await quietApi.account.getUser().then(storeUser, () => undefined);
  return id;
}

/** `/builder/new?template=…`: a website with the template's sample person, opened in its builder (contract.md 16). */
export function NewFromTemplatePage({ template = defaultTemplateSlug }: { template?: string | undefined }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div className="page-gutter mx-auto w-full max-w-[45rem] py-12">
      <h1 className="text-h1">Your new website</h1>
      {problem === null ? (
        <Creating template={template} onProblem={setProblem} />
      ) : (
        <ErrorState title="It could not be made" text={problem} onRetry={() => setProblem(null)} />
      )}
    </div>
  );
}

function Creating({ template, onProblem }: { template: string; onProblem: (message: string) => void }) {
  const go = useGo();
  const refuse = useEffectEvent((error: unknown) => {
    if (endsSession(error)) return;
    const isLimit = error instanceof ApiError && error.code === "subscription_limit_exceeded";
    const limit = isLimit ? limitErrorToModal(error.message, error.data, "onboarding") : null;
    // The same key would repeat the refusal, also after an upgrade.
    window.sessionStorage.removeItem(keyName(template));
    if (!limit) return onProblem(failureMessage(error, "Website creation failed"));
    go("/dashboard", { replace: true });
    openUpgradeModal(limit);
  });
  const open = useEffectEvent((id: number) => go(`/builder/${id}?template=select`, { replace: true }));
  useEffect(() => {
    let isGone = false;
    createFrom(template).then(
      (id) => (isGone ? undefined : open(id)),
      (error: unknown) => (isGone ? undefined : refuse(error)),
    );
    return () => {
      isGone = true;
    };
  }, [template]);
  return (
    <p role="status" className="mt-6 flex items-center gap-3 text-muted">
      <Spinner /> Setting it up with the template you chose…
    </p>
  );
}
