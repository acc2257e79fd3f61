import { defaultTemplate } from "./default/index.ts";
import type { TemplateDefinition } from "./define-template.ts";

/** Every template, one line each. */
export const registry: readonly TemplateDefinition[] = [defaultTemplate];
