import { z } from "zod";
import { text } from "../text.ts";

/**
 * Lists that a CV may bring beside the four item sections (contract.md 20.1). They live on the
 * website itself, so a change of one of them is a change of the website's version.
 */
const line = (max: number, label: string) => text(max, label).default("");

export const extraSectionsSchema = z.object({
  training: z
    .array(
      z.object({
        name: text(255, "name"),
        organization: line(255, "organization"),
        date: line(120, "date"),
        description: line(1000, "description"),
      }),
    )
    .max(100),
  publications: z
    .array(
      z.object({
        title: text(500, "title"),
        venue: line(500, "venue"),
        date: line(120, "date"),
        url: line(2048, "URL"),
      }),
    )
    .max(200),
  certifications: z
    .array(
      z.object({
        name: text(255, "name"),
        issuer: line(255, "issuer"),
        date: line(120, "date"),
        url: line(2048, "URL"),
      }),
    )
    .max(100),
  languages: z.array(z.object({ name: text(120, "name"), level: line(120, "level") })).max(50),
  awards: z
    .array(z.object({ title: text(255, "title"), issuer: line(255, "issuer"), date: line(120, "date") }))
    .max(100),
  volunteer: z
    .array(
      z.object({
        position: line(255, "position"),
        name: line(255, "name"),
        place: line(255, "place"),
        date: line(120, "date"),
        description: line(2000, "description"),
      }),
    )
    .max(100),
  interests: z.array(text(200, "interest")).max(100),
  links: z.array(z.object({ label: line(120, "label"), url: text(2048, "URL") })).max(50),
});
export type ExtraSections = z.infer<typeof extraSectionsSchema>;
export type ExtraSectionName = keyof ExtraSections;

export const extraSectionNames = Object.keys(extraSectionsSchema.shape) as ExtraSectionName[];

export function emptyExtraSections(): ExtraSections {
  return {
    training: [],
    publications: [],
    certifications: [],
    languages: [],
    awards: [],
    volunteer: [],
    interests: [],
    links: [],
  };
}
