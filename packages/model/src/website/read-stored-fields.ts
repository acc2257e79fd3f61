import { z } from "zod";
import { readStored, type StoredShape } from "../sections/read-stored.ts";
import { densities, emptyLook, type Look } from "./look.ts";
import { emptyContact, type Contact, type Seo } from "./website.ts";

const word = z.string().catch("");
const name = z.string().nullable().catch(null);

const contactShape: StoredShape<Contact> = {
  version: 1,
  upgrades: {},
  stored: z.object({
    email: word,
    title: word,
    description: word,
    location: word,
    phone: word,
    available_for_freelance: z.boolean().catch(false),
  }),
};

const seoShape: StoredShape<Seo> = {
  version: 1,
  upgrades: {},
  stored: z.object({ title: word, description: word, indexable: z.boolean().catch(true) }),
};

const lookShape: StoredShape<Look> = {
  version: 1,
  upgrades: {},
  stored: z.object({
    palette: name,
    pairing: name,
    density: z.enum(densities).nullable().catch(null),
    accent: name,
    css: word,
  }),
};

export const emptySeo: Seo = { title: "", description: "", indexable: true };

function orEmpty<T>(shape: StoredShape<T>, value: unknown, empty: T): T {
  const read = readStored(shape, 1, value);
  return read.ok ? read.value : empty;
}

/** Stored contact details; a part that is missing or unreadable is empty, so that it costs nothing but itself. */
export const readContact = (value: unknown): Contact => orEmpty(contactShape, value, emptyContact);

/** Stored search settings; a part that is missing or unreadable is as on a new website. */
export const readSeo = (value: unknown): Seo => orEmpty(seoShape, value, emptySeo);

/** A stored look; a part that is missing or unreadable was never chosen. */
export const readLook = (value: unknown): Look => orEmpty(lookShape, value, emptyLook);
