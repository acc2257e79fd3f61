import type { ParsedPerson } from "@vitrine/model";
import type { FoundPerson } from "../core/found.ts";
import type { EvidenceWriter } from "./evidence-writer.ts";

const base = "/personal_info";

/** Writes the person with evidence for each value. */
export function writePerson(writer: EvidenceWriter, person: FoundPerson): ParsedPerson {
  return {
    name: writer.note(`${base}/name`, person.name),
    title: writer.note(`${base}/title`, person.title),
    email: writer.note(`${base}/email`, person.email),
    phone: writer.note(`${base}/phone`, person.phone),
    location: writer.note(`${base}/location`, person.location),
    summary: writer.note(`${base}/summary`, person.summary),
    links: person.links.map((link, index) => ({
      label: link.label,
      url: writer.note(`${base}/links/${index}/url`, link.url),
    })),
  };
}
