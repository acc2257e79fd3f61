import { ApiError } from "@vitrine/api-client";
import { detectVisitSource } from "@vitrine/model";
import { quietApi } from "../../lib/api.ts";

type Outcome =
  | { kind: "success"; message: string }
  | { kind: "error"; message: string; emailError?: string | undefined };

const campaignFields = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** Campaign fields of an address, those that are there. */
export function campaignOf(search: string): Partial<Record<(typeof campaignFields)[number], string>> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    campaignFields.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value.slice(0, 255)]] : [];
    }),
  );
}

/** Sends the form with where the visitor came from; every failure becomes a sentence (document 1, section 8). */
export async function sendToWaitingList(form: { email: string; name: string; website: string }): Promise<Outcome> {
  const source = detectVisitSource(document.referrer, window.location.host);
  const body = { ...form, source, ...campaignOf(window.location.search) };
  try {
    const { message } = await quietApi.outreach.joinWaitingList({ body });
    return { kind: "success", message };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0)
      return { kind: "error", message: "Network error. Please check your connection and try again." };
    return {
      kind: "error",
      message: error.message || "Something went wrong. Please try again.",
      emailError: error.fieldError("email"),
    };
  }
}
