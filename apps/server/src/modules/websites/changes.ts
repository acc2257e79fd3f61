import { isDeepStrictEqual } from "node:util";
import {
  extraSectionNames,
  isStorableText,
  limits,
  templateDataSchema,
  visibilityMessages,
  websiteChangesSchema,
  type ExtraSections,
  type TemplateManifest,
  type WebsiteChanges,
} from "@vitrine/model";
import { z } from "zod";
import { invalidField } from "../../http/app-error.ts";
import { validationFailed } from "../../http/errors.ts";
import type { TemplatesService } from "../templates/index.ts";
import { templateDataCategory } from "./present.ts";
import type { NewWebsiteRow, WebsiteRow } from "./repository.ts";

const knownFields: ReadonlySet<string> = new Set([...Object.keys(websiteChangesSchema.shape), "version"]);

/** Keys of a body that are not stored; the answer names them, so that nothing is dropped silently (contract.md 9). */
export function ignoredFields(body: object): string[] {
  return Object.keys(body).filter((key) => !knownFields.has(key));
}

/** What a body changes in a stored website. */
export type PlannedChanges = {
  values: Partial<NewWebsiteRow>;
  /** Fields whose value really differs, in the body's words. */
  changed: string[];
  /** Set when another template is chosen. */
  template?: TemplateManifest;
  templateData?: Record<string, unknown>;
  /** Whole lists that take the place of the stored ones. */
  lists: Partial<ExtraSections>;
};

const plainFields = ["name", "intro", "description", "subdomain", "status", "flat_picture", "picture_focal"] as const;

/**
 * Compares a body with the stored website.
 * @throws AppError validation_failed for a template, domain or template data that cannot be stored
 */
export function planChanges(
  row: WebsiteRow,
  body: WebsiteChanges,
  stored: {
    templates: Pick<TemplatesService, "find">;
    templateDataOf: (manifest: TemplateManifest | undefined) => unknown;
    extras: ExtraSections;
  },
): PlannedChanges {
  const plan: PlannedChanges = { values: {}, changed: [], lists: {} };
  const put = <K extends keyof NewWebsiteRow>(field: string, column: K, value: NewWebsiteRow[K], before: unknown) => {
    if (isDeepStrictEqual(value, before)) return;
    plan.values[column] = value;
    plan.changed.push(field);
  };
  for (const field of plainFields) {
    if (body[field] !== undefined) put(field, field, body[field], row[field]);
  }
  if (body.full_name !== undefined) put("full_name", "full_name", body.full_name || null, row.full_name);
  if (body.contact) put("contact", "contact", { ...row.contact, ...given(body.contact) }, row.contact);
  if (body.seo) put("seo", "seo", { ...row.seo, ...given(body.seo) }, row.seo);
  planExtras(stored.extras, body, plan);
  refuseDomain(row, body.domain);
  if (body.domain === null) put("domain", "domain", null, row.domain);
  planTemplate(row, body, plan, stored);
  return plan;
}

function given<T extends object>(partial: T): { [K in keyof T]-?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(partial).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]-?: Exclude<T[K], undefined>;
  };
}

function planExtras(stored: ExtraSections, body: WebsiteChanges, plan: PlannedChanges): void {
  for (const name of extraSectionNames) {
    const value = body[name];
    if (value === undefined || isDeepStrictEqual(value, stored[name])) continue;
    Object.assign(plan.lists, { [name]: value });
    plan.changed.push(name);
  }
}

/** A domain is set by its own calls after verification; here it can only be given up (contract.md 9). */
function refuseDomain(row: WebsiteRow, domain: string | null | undefined): void {
  if (domain && domain !== row.domain) {
    throw invalidField("domain", "This domain is not verified for this website.");
  }
}

function planTemplate(
  row: WebsiteRow,
  body: WebsiteChanges,
  plan: PlannedChanges,
  { templates, templateDataOf }: Parameters<typeof planChanges>[2],
): void {
  const chosen = chosenTemplate(body, templates);
  if (chosen && chosen.slug !== row.template_slug) {
    plan.template = chosen;
    plan.values.template_slug = chosen.slug;
    plan.changed.push("template");
  }
  if (!body.template_data) return;
  requireStorable(body.template_data, "template_data");
  const manifest = chosen ?? templates.find(row.template_slug);
  const data = cleanTemplateData(templateDataCategory(manifest), "template_data", body.template_data);
  if (isDeepStrictEqual(data, templateDataOf(manifest))) return;
  plan.templateData = data;
  plan.changed.push("template_data");
}

function chosenTemplate(body: WebsiteChanges, templates: Pick<TemplatesService, "find">): TemplateManifest | undefined {
  const choices = (["template_slug", "template_id"] as const).flatMap((field) => {
    const value = body[field];
    if (value === undefined) return [];
    const manifest = templates.find(value);
    if (!manifest) throw invalidField(field, `The selected ${field} is invalid.`);
    return [manifest];
  });
  if (new Set(choices).size > 1) throw invalidField("template_id", "template_id and template_slug do not agree.");
  return choices[0];
}

/**
 * Template data within the size of contract.md 1.8 and free of characters that no database keeps.
 * @throws AppError validation_failed on `field`
 */
export function requireStorable(data: Record<string, unknown>, field: "template_data" | "data"): void {
  if (Buffer.byteLength(JSON.stringify(data)) > limits.templateDataBytes) {
    throw invalidField(field, "The template data may not be greater than 256 KB.");
  }
  if (!isStorable(data)) {
    throw invalidField(field, "The template data contains characters that cannot be stored.");
  }
}

/**
 * Template data checked and tidied by its category's rules.
 * @throws AppError validation_failed, fields named `<field>.<path>`
 */
export function cleanTemplateData(
  category: string,
  field: "template_data" | "data",
  data: Record<string, unknown>,
): Record<string, unknown> {
  const result = z.object({ [field]: templateDataSchema(category) }).safeParse({ [field]: data });
  if (!result.success) throw validationFailed(result.error);
  return result.data[field] ?? {};
}

function isStorable(value: unknown): boolean {
  if (typeof value === "string") return isStorableText(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, entry]) => isStorableText(key) && isStorable(entry));
}

/** The sentence for what was stored (contract.md 9, PATCH builder). */
export function changesMessage({ changed, values }: PlannedChanges): string {
  if (changed.length === 0) return "No changes to save";
  if (changed.length > 1) return "Portfolio website updated successfully";
  return changed[0] === "status" && values.status ? visibilityMessages[values.status] : "Changes saved successfully";
}
