import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  VerticalMergeType,
  WidthType,
} from "docx";
import { contacts, names } from "../layouts/parts.ts";
import type { Sheet, SheetJob } from "../layouts/sheet.ts";
import type { Convention } from "./convention.ts";

type Block = Paragraph | Table;
type Name = Sheet["sections"][number];

const save = async (children: Block[]): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
const bold = (text: string): TextRun => new TextRun({ text, bold: true });
const item = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });
const told = ({ paragraph, tasks }: Pick<SheetJob, "paragraph" | "tasks">): Paragraph[] => [
  ...(paragraph ? [new Paragraph(paragraph)] : []),
  ...tasks.map(item),
];

/** The sections that are no posts and no studies, set plainly. */
function plain(name: Name, sheet: Sheet): Paragraph[] {
  const { person } = sheet;
  const lines: Record<string, Paragraph[]> = {
    summary: [new Paragraph(person.summary)],
    skills: person.skills.map(
      ({ label, skills }) =>
        new Paragraph({
          children: [bold(label && `${label}: `), new TextRun(skills.map((each) => each.name).join(", "))],
        }),
    ),
    projects: person.projects.flatMap((project) => [
      new Paragraph({ children: [bold(project.title)] }),
      ...told(project),
    ]),
    certifications: person.certifications.map((each) => new Paragraph(`${each.name}, ${each.year}`)),
    languages: person.languages.map((each) => new Paragraph(`${each.name} – ${each.level}`)),
    publications: person.papers.map((each) => new Paragraph(`${each.title}. ${each.venue}, ${each.year}.`)),
    interests: [new Paragraph(person.interests.join(", "))],
  };
  return lines[name] ?? [];
}

type CellOptions = { span?: number; merge?: (typeof VerticalMergeType)[keyof typeof VerticalMergeType]; size?: number };
const cell = (children: Paragraph[], { span = 1, merge, size }: CellOptions = {}): TableCell =>
  new TableCell({
    children,
    columnSpan: span,
    ...(merge ? { verticalMerge: merge } : {}),
    ...(size ? { width: { size, type: WidthType.PERCENTAGE } } : {}),
  });
const row = (...children: TableCell[]): TableRow => new TableRow({ children });
const table = (rows: TableRow[]): Table => new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });

/** One table for everything: titles over all columns, dates merged over the rows of their post. */
const mergedCells: Convention = {
  name: "merged-cells",
  format: "docx",
  write: (sheet) => {
    const rows = sheet.sections.flatMap((name) => {
      const head = row(cell([new Paragraph({ children: [bold(sheet.titles[name])] })], { span: 3 }));
      const posts = sheet.jobs.flatMap((job) => [
        row(
          cell([new Paragraph(job.date)], { merge: VerticalMergeType.RESTART, size: 22 }),
          cell([new Paragraph({ children: [bold(job.position)] })]),
          cell([new Paragraph(`${job.company}, ${job.place}`)]),
        ),
        row(cell([], { merge: VerticalMergeType.CONTINUE }), cell(told(job), { span: 2 })),
      ]);
      const studies = sheet.studies.map((study) =>
        row(
          cell([new Paragraph(study.date)], { size: 22 }),
          cell([new Paragraph({ children: [bold(study.degree)] }), ...(study.mark ? [new Paragraph(study.mark)] : [])]),
          cell([new Paragraph(study.institution)]),
        ),
      );
      if (name === "experience") return [head, ...posts];
      return name === "education" ? [head, ...studies] : [head, row(cell(plain(name, sheet), { span: 3 }))];
    });
    const [mail, phone, address] = sheet.labels;
    const top = row(
      cell(
        [
          new Paragraph({ children: [new TextRun({ text: sheet.person.name, bold: true, size: 36 })] }),
          new Paragraph(sheet.person.profession),
        ],
        { span: 2 },
      ),
      cell([
        new Paragraph(`${address}: ${sheet.person.place}`),
        new Paragraph(`${phone}: ${sheet.person.phone}`),
        new Paragraph(`${mail}: ${sheet.person.mail}`),
      ]),
    );
    return save([table([top, ...rows])]);
  },
};

const tabbed = (texts: readonly string[], isBold = false): Paragraph =>
  new Paragraph({
    tabStops: [3200, 6400].map((position) => ({ type: TabStopType.LEFT, position })),
    children: texts.flatMap((text, index) => [
      new TextRun({ text: `${index === 0 ? "" : "\t"}${text}`, bold: isBold && index === 0 }),
    ]),
  });
const inThrees = (list: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(list.length / 3) }, (_, index) => list.slice(index * 3, index * 3 + 3));

/** Columns that somebody made with the tab key, and titles in bold without any style. */
const tabKey: Convention = {
  name: "tab-key",
  format: "docx",
  write: (sheet) => {
    const { person } = sheet;
    const body = (name: Name): Paragraph[] => {
      if (name === "experience")
        return sheet.jobs.flatMap((job) => [
          tabbed([job.position, job.company, job.date], true),
          new Paragraph(job.place),
          ...told(job),
        ]);
      if (name === "education")
        return sheet.studies.flatMap((study) => [
          tabbed([study.date, study.degree]),
          tabbed(["", study.institution]),
          ...(study.mark ? [tabbed(["", study.mark])] : []),
        ]);
      if (name === "skills") return inThrees(names(sheet)).map((list) => tabbed(list));
      if (name === "languages") return person.languages.map((each) => tabbed([each.name, each.level]));
      if (name === "certifications") return person.certifications.map((each) => tabbed([String(each.year), each.name]));
      return plain(name, sheet);
    };
    return save([
      new Paragraph({ children: [new TextRun({ text: person.name, bold: true, size: 32 })] }),
      tabbed([person.place, person.phone, person.mail]),
      ...sheet.sections.flatMap((name) => [
        new Paragraph(""),
        new Paragraph({ children: [bold(sheet.titles[name])] }),
        ...body(name),
      ]),
    ]);
  },
};

/** The web editor's template: headings for titles, for "Company, Town — Position", and for dates. */
const headingsForAll: Convention = {
  name: "headings-for-all",
  format: "docx",
  write: (sheet) => {
    const entry = (who: string, rest: string, date: string): Paragraph[] => [
      new Paragraph({ heading: HeadingLevel.HEADING_2, children: [bold(who), new TextRun(rest)] }),
      new Paragraph({ heading: HeadingLevel.HEADING_3, text: date.toUpperCase() }),
    ];
    const body = (name: Name): Paragraph[] => {
      if (name === "experience")
        return sheet.jobs.flatMap((job) => [
          ...entry(job.company, `, ${job.place} — ${job.position}`, job.date),
          ...told(job),
        ]);
      if (name === "education")
        return sheet.studies.flatMap((study) => [
          ...entry(study.institution, `, ${study.place} — ${study.degree}`, study.date),
          ...(study.mark ? [new Paragraph(study.mark)] : []),
        ]);
      return plain(name, sheet);
    };
    return save([
      new Paragraph({ heading: HeadingLevel.TITLE, text: sheet.person.name }),
      new Paragraph(sheet.person.profession),
      ...contacts(sheet).map((each) => new Paragraph(each)),
      ...sheet.sections.flatMap((name) => [
        new Paragraph({ heading: HeadingLevel.HEADING_1, text: sheet.titles[name] }),
        ...body(name),
      ]),
    ]);
  },
};

/** Terms and what they mean, in each other, as converters write definition lists. */
const definitions: Convention = {
  name: "nested-definitions",
  format: "docx",
  write: (sheet) => {
    const term = (text: string): Paragraph => new Paragraph({ style: "DefinitionTerm", text });
    const meaning = (text: string): Paragraph => new Paragraph({ style: "Definition", text });
    const body = (name: Name): Paragraph[] => {
      if (name === "experience")
        return sheet.jobs.flatMap((job) => [
          term(job.date),
          new Paragraph({
            style: "Definition",
            children: [bold(`${job.position},`), new TextRun(` ${job.company} (${job.place})`)],
          }),
          ...told(job),
        ]);
      if (name === "education")
        return sheet.studies.flatMap((study) => [
          term(study.date),
          new Paragraph({ style: "Definition", children: [bold(study.degree), new TextRun(`; ${study.institution}`)] }),
          ...(study.mark ? [meaning(study.mark)] : []),
        ]);
      if (name === "skills")
        return sheet.person.skills.flatMap(({ label, skills }) => [
          ...(label ? [term(label)] : []),
          ...skills.map((each) => meaning(each.name)),
        ]);
      if (name === "languages") return sheet.person.languages.flatMap((each) => [term(each.name), meaning(each.level)]);
      return plain(name, sheet);
    };
    return save([
      new Paragraph({ heading: HeadingLevel.HEADING_1, text: sheet.person.name }),
      new Paragraph(contacts(sheet).join(" • ")),
      ...sheet.sections.flatMap((name) => [
        new Paragraph({ heading: HeadingLevel.HEADING_2, text: sheet.titles[name] }),
        ...body(name),
      ]),
    ]);
  },
};

export const wordConventions: readonly Convention[] = [mergedCells, tabKey, headingsForAll, definitions];
