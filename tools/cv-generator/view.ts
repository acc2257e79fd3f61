import { writePeriod } from "./dates.ts";
import { membersOf, type LanguagePack, type SectionName } from "./language-pack.ts";
import type { Period, Person } from "./person.ts";
import type { Random } from "./random.ts";
import type { Style } from "./style.ts";

export type Words = { text: string; bold?: boolean; italic?: boolean };
export type HeadLine = Words[];
/** An entry before it is set: its lines of names, its date (set apart by the renderer), and its text. */
export type Entry = { head: HeadLine[]; date: string; isDateInline: boolean; paragraph: string; bullets: string[] };
export type Item = { text: string; level: string };
export type Body =
  | { kind: "text"; text: string }
  | { kind: "entries"; entries: Entry[] }
  | { kind: "items"; groups: { label: string; items: Item[] }[]; form: Style["skills"] };
export type Section = { name: SectionName; title: string; body: Body };

/** What a CV says, in the style's order and wording, free of any file format. */
export type CvView = {
  person: Person;
  contactTitle: string;
  contact: { label: string; icon: string; text: string }[];
  sections: Section[];
};

/** Writes a person in a style. Titles are drawn from the language's variants. */
export function createView(random: Random, person: Person, style: Style, pack: LanguagePack): CvView {
  const [mail, phone, address] = pack.labels;
  return {
    person,
    contactTitle: random.pick(membersOf(pack.contactTitle)),
    contact: [
      { label: mail, icon: "✉", text: person.mail },
      { label: phone, icon: "☎", text: person.phone },
      { label: address, icon: "⌂", text: person.place },
      { label: "LinkedIn", icon: "🔗", text: person.link },
    ],
    sections: style.sections.map((name) => ({
      name,
      title: random.pick(membersOf(pack.titles[name])),
      body: bodyOf(name, person, style, pack),
    })),
  };
}

function bodyOf(name: SectionName, person: Person, style: Style, pack: LanguagePack): Body {
  const items = (texts: Item[], form: Style["skills"]): Body => ({
    kind: "items",
    groups: [{ label: "", items: texts }],
    form,
  });
  switch (name) {
    case "summary":
      return { kind: "text", text: person.summary };
    case "experience":
      return { kind: "entries", entries: jobEntries(person, style, pack) };
    case "education":
      return { kind: "entries", entries: person.studies.map((study) => studyEntry(study, style, pack)) };
    case "projects":
      return {
        kind: "entries",
        entries: person.projects.map(({ title, paragraph, tasks }) => ({
          head: [[{ text: title, bold: true }]],
          date: "",
          isDateInline: false,
          paragraph,
          bullets: tasks,
        })),
      };
    case "skills":
      return {
        kind: "items",
        form: style.skills,
        groups: person.skills.map(({ label, skills }) => ({
          label,
          items: skills.map(({ name: text, level }, index) => ({
            text,
            level: style.skills === "years" ? `${2 + (index % 7)} ${pack.durationWords[0]}` : level,
          })),
        })),
      };
    case "certifications":
      return items(
        person.certifications.map(({ name: text, year }) => ({ text: `${text}, ${year}`, level: "" })),
        style.bullet === "none" ? "lines" : "bullets",
      );
    case "languages":
      return items(
        person.languages.map(({ name: text, level }) => ({ text, level })),
        style.skills === "comma" || style.skills === "bars" ? "level-in-brackets" : "lines",
      );
    case "publications":
      return items(
        person.papers.map(({ title, venue, year }) => ({ text: `${title}. ${venue}, ${year}.`, level: "" })),
        "bullets",
      );
    case "interests":
      return items(
        person.interests.map((text) => ({ text, level: "" })),
        style.skills === "chips" ? "chips" : "comma",
      );
  }
}

function jobEntries(person: Person, style: Style, pack: LanguagePack): Entry[] {
  return person.jobs.flatMap(({ company, place, roles }) => {
    if (roles.length > 1) {
      const head: Entry = {
        head: [[{ text: company, bold: true }, { text: place }]],
        date: "",
        isDateInline: false,
        paragraph: "",
        bullets: [],
      };
      const parts = roles.map(({ position, period, paragraph, tasks }) => ({
        head: [[{ text: position, italic: true }]],
        date: writePeriod(period, style, pack).text,
        isDateInline: false,
        paragraph,
        bullets: tasks,
      }));
      return [head, ...parts];
    }
    return roles.map(({ position, period, paragraph, tasks }) => ({
      ...headOf({ position, company, place, period }, style, pack),
      paragraph,
      bullets: tasks,
    }));
  });
}

type Names = { position: string; company: string; place: string; period: Period };

function headOf({ position, company, place, period }: Names, style: Style, pack: LanguagePack) {
  const date = writePeriod(period, style, pack).text;
  const [first, second] = style.order === "position-first" ? [position, company] : [company, position];
  const strong = { text: first, bold: true };
  const inline = { date, isDateInline: true };
  const apart = { date, isDateInline: false };
  switch (style.arrangement) {
    case "rows":
      return { head: [[strong], [{ text: second, italic: true }, { text: place }]], ...apart };
    case "date-under":
      return { head: [[strong], [{ text: second }], [{ text: `${date} | ${place}`, italic: true }]], ...inline };
    case "at":
      if (pack.at === null || style.order !== "position-first") break;
      return { head: [[{ text: `${position} ${pack.at} ${company}`, bold: true }]], ...apart };
    case "bar":
      return { head: [[{ text: `${first} | ${second} | ${place}`, bold: true }]], ...apart };
    case "comma":
      return { head: [[strong, { text: `, ${second}, ${place}` }]], ...apart };
    case "date-first":
      return { head: [[{ text: date }], [strong], [{ text: `${second}, ${place}` }]], ...inline };
    case "dash":
      return { head: [[strong, { text: ` – ${second}` }], [{ text: place, italic: true }]], ...apart };
  }
  return { head: [[strong], [{ text: second }]], ...apart };
}

function studyEntry(study: Person["studies"][number], style: Style, pack: LanguagePack): Entry {
  const written = writePeriod(study.period, style, pack).text;
  const [first, second] =
    style.order === "position-first" ? [study.degree, study.institution] : [study.institution, study.degree];
  const isJoined = style.arrangement === "bar" || style.arrangement === "comma";
  const head: HeadLine[] = isJoined
    ? [[{ text: first, bold: true }, { text: style.arrangement === "bar" ? ` | ${second}` : `, ${second}` }]]
    : [[{ text: first, bold: true }], [{ text: second }]];
  if (study.mark !== "") head.push([{ text: study.mark }]);
  return { head, date: written, isDateInline: false, paragraph: "", bullets: [] };
}
