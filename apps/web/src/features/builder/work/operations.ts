import type { Look, Website } from "@vitrine/model";
import type { Data } from "../draft/data-draft.ts";
import { withChanges, type DraftPath, type DraftValue } from "../draft/fields.ts";
import type { AnyItem, ItemKindName, ItemValues } from "../items/item-kinds.ts";
import { readItems, writeItems } from "../items/item-places.ts";
import { inOrder } from "./in-order.ts";
import {
  applySectionOperation,
  invertSectionOperation,
  isSectionOperation,
  type SectionOperation,
} from "./section-operations.ts";

/** A change of a section's list; the server hears of it at once. `values` are what a form sent for a new entry. */
export type ItemOperation =
  | { kind: "added"; list: ItemKindName; item: AnyItem; index: number; values?: ItemValues | undefined }
  | { kind: "removed"; list: ItemKindName; item: AnyItem; index: number; values?: ItemValues | undefined }
  | { kind: "changed"; list: ItemKindName; id: number; before: ItemValues; after: ItemValues }
  | { kind: "moved"; list: ItemKindName; before: number[]; after: number[] };

/** A change of what is typed into the form of a template category; its record is sent when the form is saved. */
export type DataOperation = { kind: "data"; category: string; before: Data; after: Data };

/** What is sent, one after the other. */
export type SentOperation = ItemOperation | SectionOperation | DataOperation;

/** One thing that the owner did, with all that is needed to take it back. */
export type Operation =
  | SentOperation
  | { kind: "field"; path: DraftPath; before: DraftValue; after: DraftValue }
  | { kind: "look"; before: Partial<Look>; after: Partial<Look> }
  | { kind: "template"; before: string; after: string }
  /** Much of the website changed in one step on the server, which kept both states as versions. */
  | { kind: "version"; before: number; after: number };

/** The website after an operation. Pure; an operation whose entry is gone changes nothing. */
export function applyOperation(website: Website, operation: Operation): Website {
  if (isSectionOperation(operation)) return applySectionOperation(website, operation);
  switch (operation.kind) {
    case "field":
      return withChanges(website, { [operation.path]: operation.after });
    case "data":
      return withData(website, operation.category, operation.after);
    case "look":
      return { ...website, look: { ...website.look, ...operation.after } };
    case "template":
      return { ...website, template_slug: operation.after };
    case "version":
      return website;
    default:
      return writeItems(website, operation.list, applyToItems(readItems(website, operation.list), operation));
  }
}

/** The category whose record a website's template shows. */
export const dataCategoryOf = ({ template }: Website): string => template.category.toLowerCase();

/** The website with other template data; those of a category that its template does not show change nothing of it. */
export function withData(website: Website, category: string, data: Data): Website {
  return category === dataCategoryOf(website) ? { ...website, template_data: { ...data } } : website;
}

/** What takes the operation back. */
export function invertOperation<O extends Operation>(operation: O): O;
export function invertOperation(operation: Operation): Operation {
  if (isSectionOperation(operation)) return invertSectionOperation(operation);
  switch (operation.kind) {
    case "added":
      return { ...operation, kind: "removed" };
    case "removed":
      return { ...operation, kind: "added" };
    case "changed":
      return { ...operation, before: operation.after, after: operation.before };
    case "moved":
      return { ...operation, before: operation.after, after: operation.before };
    case "field":
      return { ...operation, before: operation.after, after: operation.before };
    case "data":
      return { ...operation, before: operation.after, after: operation.before };
    case "look":
      return { ...operation, before: operation.after, after: operation.before };
    case "template":
      return { ...operation, before: operation.after, after: operation.before };
    case "version":
      return { ...operation, before: operation.after, after: operation.before };
  }
}

function applyToItems(items: AnyItem[], operation: ItemOperation): AnyItem[] {
  switch (operation.kind) {
    case "added": {
      const others = items.filter(({ id }) => id !== operation.item.id);
      return [...others.slice(0, operation.index), operation.item, ...others.slice(operation.index)];
    }
    case "removed":
      return items.filter(({ id }) => id !== operation.item.id);
    case "changed":
      return items.map((item) => (item.id === operation.id ? { ...item, ...operation.after } : item));
    case "moved":
      return inOrder(items, operation.after);
  }
}
