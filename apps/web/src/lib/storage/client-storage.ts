import type { ActiveWebsite, Template, User } from "@vitrine/model";

export type ThemeChoice = "light" | "dark" | "system";
export type PendingRegistration = { email: string; selectedPlan: string | null; billingCycle: string | null };
/** The site that a visitor wants to keep, and what their CV says of them for the register form. */
export type PendingTryout = {
  token: string;
  template: string;
  templateName: string;
  expiresAt: string;
  name: string;
  email: string;
};
/** The page that asked for a plan, and how the way back to it is called. */
export type PlanWantedAt = { address: string; words: string };
/** Who somebody said they are before there was an account, and the address that they were invited by. */
export type TypedRegistration = { name: string; email: string; company: string; invited: string };
/** The screen of the builder that stands open at an address. */
export type OpenScreen = { at: string; screen: string };
/** What is being typed into a value of the review, of which upload. */
export type TypedValue = { session: string; pointer: string; text: string };
export type TemplateGroup = { category: string; templates: Template[] };
export type PendingCreatePortfolio = { type: string; timestamp: number };

/**
 * Everything the client keeps, under the exact names of contract.md 16. Sessions are kept by their number: their
 * secrets are in cookies that no script reads.
 */
export type StoredValues = {
  auth_session: number;
  auth_user: User;
  is_admin: boolean;
  active_website: ActiveWebsite;
  sidebar_state: { collapsed: boolean };
  theme: ThemeChoice;
  pending_onboarding_session_id: string;
  pending_registration: PendingRegistration;
  pending_tryout: PendingTryout;
  register_typed: TypedRegistration;
  review_typed: TypedValue;
  builder_screen: OpenScreen;
  original_admin: User;
  original_session: number;
  manual_form_draft: Record<string, unknown>;
  pending_create_portfolio: PendingCreatePortfolio;
  checkout_completed: boolean;
  plan_wanted_at: PlanWantedAt;
  templates_cache: { savedAt: number; groups: TemplateGroup[] };
  auth_token: string;
  original_token: string;
};
export type StorageKey = keyof StoredValues;

type Kind = { area: "local" | "session"; is: (value: unknown) => boolean; plain?: true };

const isText = (value: unknown) => typeof value === "string" && value !== "";
const isSessionId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
const isFlag = (value: unknown) => typeof value === "boolean";
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const hasNumber = (name: string) => (value: unknown) => isObject(value) && typeof value[name] === "number";

const hasTexts =
  (...names: string[]) =>
  (value: unknown) =>
    isObject(value) && names.every((name) => typeof value[name] === "string");

const isTemplateGroup = (value: unknown) => isObject(value) && Array.isArray(value["templates"]);
const isTemplateCache = (value: unknown) =>
  isObject(value) &&
  typeof value["savedAt"] === "number" &&
  Array.isArray(value["groups"]) &&
  value["groups"].every(isTemplateGroup);

const kinds: { [K in StorageKey]: Kind } = {
  auth_session: { area: "local", is: isSessionId },
  auth_user: { area: "local", is: hasNumber("id") },
  is_admin: { area: "local", is: isFlag },
  active_website: { area: "local", is: hasNumber("id") },
  sidebar_state: { area: "local", is: (value) => isObject(value) && isFlag(value["collapsed"]) },
  theme: { area: "local", is: (value) => value === "light" || value === "dark" || value === "system", plain: true },
  pending_onboarding_session_id: { area: "local", is: isText, plain: true },
  pending_registration: { area: "local", is: (value) => isObject(value) && typeof value["email"] === "string" },
  pending_tryout: { area: "session", is: hasTexts("token", "template", "templateName", "expiresAt", "name", "email") },
  register_typed: { area: "session", is: hasTexts("name", "email", "company", "invited") },
  review_typed: { area: "session", is: hasTexts("session", "pointer", "text") },
  builder_screen: { area: "session", is: hasTexts("at", "screen") },
  original_admin: { area: "local", is: hasNumber("id") },
  original_session: { area: "local", is: isSessionId },
  manual_form_draft: { area: "local", is: isObject },
  pending_create_portfolio: { area: "session", is: hasNumber("timestamp") },
  checkout_completed: { area: "session", is: isFlag },
  plan_wanted_at: { area: "session", is: hasTexts("address", "words") },
  templates_cache: { area: "session", is: isTemplateCache },
  auth_token: { area: "local", is: isText, plain: true },
  original_token: { area: "local", is: isText, plain: true },
};

/** What earlier versions kept, secrets in reach of every script: read once more to exchange it, never written. */
export const formerKeys = ["auth_token", "original_token"] as const satisfies readonly StorageKey[];

/** Keeps values for this page when the browser forbids storage (private windows, full disk). */
const memory = new Map<StorageKey, string>();

/** A stored value, or null when it is absent or not of its shape. */
export function readStored<K extends StorageKey>(key: K): StoredValues[K] | null {
  const kind = kinds[key];
  const text = rawRead(key);
  if (text === null) return null;
  const value = kind.plain ? text : parseJson(text);
  return kind.is(value) ? (value as StoredValues[K]) : null;
}

/** Stores a value; null removes it. Never throws. */
export function writeStored<K extends StorageKey>(key: K, value: StoredValues[K] | null): void {
  if (value === null) return removeStored(key);
  const text = typeof value === "string" && kinds[key].plain ? value : JSON.stringify(value);
  memory.set(key, text);
  try {
    areaOf(key).setItem(key, text);
  } catch {
    // Storage is full or forbidden: the value lives in memory until the page closes.
  }
}

/** Removes stored values. Never throws. */
export function removeStored(...keys: StorageKey[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      areaOf(key).removeItem(key);
    } catch {
      // Nothing was stored where storage is forbidden.
    }
  }
}

function rawRead(key: StorageKey): string | null {
  try {
    return areaOf(key).getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function areaOf(key: StorageKey): Storage {
  return kinds[key].area === "local" ? window.localStorage : window.sessionStorage;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
