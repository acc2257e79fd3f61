import type { TypedData } from "../draft/data-draft.ts";
import { emptyHistory } from "./history.ts";
import type { KeptForm } from "./kept-forms.ts";
import { keptShape, type KeptWork } from "./kept-work.ts";

type Owner = { websiteId: number; userId: number };

/** What lies where earlier builds kept the text of a post and of template data, shared by all tabs. */
export type FormerWork = { work: KeptWork; forget: () => void };

const dataPrefix = ({ websiteId }: Owner) => `template_data_draft_${websiteId}_`;
const postKey = ({ websiteId }: Owner) => `blog_post_draft_${websiteId}`;

/** What this user left in the former places, as the work of a tab that is gone; null for nothing. Never throws. */
export function readFormerPlaces(owner: Owner): FormerWork | null {
  try {
    const data = new Map(Object.keys(localStorage).flatMap((key) => dataAt(key, owner)));
    const post = postAt(postKey(owner), owner);
    if (data.size === 0 && post === null) return null;
    const keys = [...data.keys()].map((category) => dataPrefix(owner) + category);
    const forget = () => [...keys, ...(post ? [postKey(owner)] : [])].forEach((key) => localStorage.removeItem(key));
    return { work: workOf(owner, Object.fromEntries(data), post ? [post] : []), forget };
  } catch {
    return null;
  }
}

function workOf(owner: Owner, data: KeptWork["data"], forms: KeptWork["forms"]): KeptWork {
  const nothing = { seen: {}, pending: {}, outbox: [], history: emptyHistory };
  // Older than all else, and no reason to merge fields: it holds none.
  return {
    ...owner,
    ...nothing,
    shape: keptShape,
    device: "",
    savedAt: 0,
    version: Number.MAX_SAFE_INTEGER,
    data,
    forms,
  };
}

function dataAt(key: string, owner: Owner): [string, TypedData][] {
  if (!key.startsWith(dataPrefix(owner))) return [];
  const { category, data, base, version } = valueAt(key, owner);
  if (typeof category !== "string" || !isObject(data) || !isObject(base) || typeof version !== "number") return [];
  return [[category, { data, base, version }]];
}

function postAt(key: string, owner: Owner): KeptForm | null {
  const { postId = null, values } = valueAt(key, owner);
  if (!isObject(values) || typeof values["title"] !== "string" || typeof values["content"] !== "string") return null;
  if (!Array.isArray(values["tags"])) return null;
  return { list: "blogPost", itemId: typeof postId === "number" ? postId : null, values };
}

/** What lies under a key, if it is this user's. */
function valueAt(key: string, { userId }: Owner): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isObject(value) && value["userId"] === userId ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
