import { ApiError } from "@vitrine/api-client";
import type { Website } from "@vitrine/model";
import { quietApi } from "../api.ts";
import { openUpgradeModal } from "../portfolios/upgrade-store.ts";
import { getSession } from "../session/session-store.ts";

/** Template toasts last 5 seconds, extended by 1 (document 3, section 9). */
export const templateToastMs = 6000;

/** The builder, or the closing of a dialog, follows a successful application after so long (document 3, section 9). */
export const afterApplyMs = 1000;

/**
 * Applies a template; another tab's change of other things in between is no reason to refuse it. Where the plan does
 * not hold the template, the upgrade modal opens over the caller's message.
 */
export async function applyTemplate(
  { id, version }: Pick<Website, "id" | "version">,
  slug: string,
): Promise<{ website: Website; message: string }> {
  const send = (from: number) =>
    quietApi.templates.applyTemplate({ params: { id }, body: { template_slug: slug, site_id: id } }, { ifMatch: from });
  try {
    return await send(version);
  } catch (error) {
    if (error instanceof ApiError && error.code === "template_requires_upgrade") await offerUpgrade(error);
    const server = error instanceof ApiError && error.code === "version_conflict" ? error.data["website"] : undefined;
    if (!server) throw error;
    return send((server as Website).version);
  }
}

async function offerUpgrade({ data }: ApiError): Promise<void> {
  const { templateErrorToModal } = await import("../portfolios/limit-errors.ts");
  const modal = templateErrorToModal(data, getSession().user?.current_plan ?? "free");
  if (modal) openUpgradeModal(modal);
}

/** The sentence for a failed application (document 3, section 8). */
export function applyFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return "Failed to apply template. Please try again.";
  if (error.status === 401) return "Authentication failed. Please log in again.";
  if (error.status === 404) return "Template or website not found.";
  if (error.status === 0) return "Network error. Please check your connection.";
  return error.message || "Failed to apply template. Please try again.";
}

/** Counts that a template was looked at; the answer is not waited for. */
export function trackPreview(slug: string, source: "builder" | "template_page"): void {
  void quietApi.templates
    .trackTemplate({ params: { slug }, body: { event_type: "preview", metadata: { source } } })
    .catch(() => undefined);
}
