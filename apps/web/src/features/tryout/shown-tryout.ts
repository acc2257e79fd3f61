import type { Tryout } from "@vitrine/model";
import type { TryoutHere } from "../../lib/tryout-here/tryout-here.ts";

/** A site that is shown: a page of the server's, or one that this browser draws. */
export type ShownSite = Tryout["sites"][number] | TryoutHere["sites"][number];

export type ShownTryout = Pick<Tryout, "person" | "notes" | "to_check"> & {
  token: string;
  sites: readonly ShownSite[];
  /** When it is deleted unless it is kept; null for one that is nowhere but in this page. */
  expiresAt: string | null;
};
