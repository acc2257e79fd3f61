import type { Look, LookChoice } from "@vitrine/model";

/** Why an accent cannot be chosen, and the nearest colour that can. */
export type AccentFault = { ground: string; ratio: number; required: number; nearest: string };

type Choices = { palettes: LookChoice[]; pairings: LookChoice[] };

/** What an owner can choose of a template's look. */
export type TemplateLooks = {
  choices(slug: string): Promise<Choices>;
  /** Null for an accent that reads on the template's grounds. */
  accentFault(slug: string, look: Pick<Look, "palette">, accent: string): Promise<AccentFault | null>;
};

/** What is used of the built package; its sources are for a browser's compiler settings, not for ours. */
type BuiltTemplates = {
  templateChoices(slug: string): Promise<Choices>;
  accentFaultOf(slug: string, look: Pick<Look, "palette">, accent: string): Promise<AccentFault | null>;
};

const builtPackage: string = "@vitrine/templates/server";

/** Asks the templates package. It is loaded at the first question, so that the API starts without its build. */
export function createTemplateLooks(): TemplateLooks {
  const load = () => import(builtPackage) as Promise<BuiltTemplates>;
  return {
    choices: async (slug) => (await load()).templateChoices(slug),
    accentFault: async (slug, look, accent) => (await load()).accentFaultOf(slug, look, accent),
  };
}
