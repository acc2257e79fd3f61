import type { Gold, GoldJob, GoldStudy } from "../label/gold.ts";
import { sectionsOf, titleOf, writePeriod, type DrawnSection } from "./words.ts";

/** How one family of looks is drawn: its entries, its lists, its page. Texts are escaped before they come here. */
type Drawing = {
  name: string;
  css: string;
  isNumeric?: boolean;
  job: (job: GoldJob, dates: string) => string;
  study: (study: GoldStudy, dates: string) => string;
  skills?: (names: readonly string[]) => string;
  /** The sections of a second column; all others are in the first. */
  side?: readonly DrawnSection[];
  isSideLeft?: boolean;
  hasContactAside?: boolean;
};

const list = (text: string | undefined): string => {
  const lines = (text ?? "").split("\n").filter((line) => line !== "");
  return lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
};
const row = (left: string, right: string, kind = ""): string =>
  `<div class="r ${kind}"><span>${left}</span><span>${right}</span></div>`;
const bold = (text: string | undefined): string => (text ? `<b>${text}</b>` : "");
const some = (...parts: (string | undefined)[]): string[] =>
  parts.filter((part): part is string => part !== undefined && part !== "");
const mark = (study: GoldStudy): string => (study.gpa ? `GPA: ${study.gpa}` : "");

const corners = (
  first: string | undefined,
  right: string,
  second: string | undefined,
  place: string | undefined,
): string => `${row(bold(first), right)}${row(`<i>${second ?? ""}</i>`, `<i>${place ?? ""}</i>`)}`;

export const drawings: readonly Drawing[] = [
  {
    name: "jake",
    css: "h1{text-align:center}.c{text-align:center}h2{font-variant:small-caps;border-bottom:1px solid}",
    job: (job, dates) => corners(job.position, dates, job.company, job.location) + list(job.description),
    study: (study, dates) => corners(study.institution, "", study.degree, dates) + list(mark(study)),
  },
  {
    name: "sb2nov",
    css: "h2{font-variant:small-caps;border-bottom:1px solid}",
    job: (job, dates) => corners(job.company, job.location ?? "", job.position, dates) + list(job.description),
    study: (study, dates) => corners(study.institution, mark(study), study.degree, dates),
  },
  {
    name: "awesome-cv",
    css: "h1{text-align:center;font-weight:300;font-size:30px}.c{text-align:center;font-size:9px}h2{color:#dc3522;border-bottom:1px solid #999}.p{font-variant:small-caps;color:#666}",
    job: (job, dates) =>
      `${row(bold(job.company), `<i>${job.location ?? ""}</i>`)}${row(job.position ?? "", `<i>${dates}</i>`, "p")}${list(job.description)}`,
    study: (study, dates) =>
      `${row(bold(study.institution), mark(study))}${row(study.degree ?? "", `<i>${dates}</i>`, "p")}`,
  },
  {
    name: "moderncv-classic",
    css: ".g{display:grid;grid-template-columns:3.3cm 1fr;gap:8px;margin-bottom:5px}h2{color:#3873b3;padding-left:3.5cm}",
    isNumeric: true,
    job: (job, dates) =>
      `<div class="g"><span>${dates}</span><div>${some(bold(job.position), `<i>${job.company ?? ""}</i>`, job.location).join(", ")}.${list(job.description)}</div></div>`,
    study: (study, dates) =>
      `<div class="g"><span>${dates}</span><div>${some(bold(study.degree), `<i>${study.institution ?? ""}</i>`, mark(study)).join(", ")}.</div></div>`,
  },
  {
    name: "moderncv-banking",
    css: "h1,.c{text-align:center}h2{color:#3873b3;border-bottom:2px solid #3873b3}",
    isNumeric: true,
    job: (job, dates) =>
      corners(job.company, `<b>${job.location ?? ""}</b>`, job.position, dates) + list(job.description),
    study: (study, dates) =>
      corners(study.institution, "", study.degree, dates) + (mark(study) && `<div>${mark(study)}</div>`),
  },
  {
    name: "altacv",
    css: "h2{color:#b03060;border-bottom:2px solid #b03060;text-transform:uppercase}.o{color:#a55;font-weight:bold}.chip{display:inline-block;border:1px solid #aaa;border-radius:4px;padding:1px 5px;margin:2px}",
    side: ["skills", "languages", "certifications", "educations"],
    job: (job, dates) =>
      `<div class="t">${job.position ?? ""}</div><div class="o">${job.company ?? ""}</div>${row(dates, job.location ?? "")}${list(job.description)}`,
    study: (study, dates) =>
      `<div class="t">${study.degree ?? ""}</div><div class="o">${study.institution ?? ""}</div><div>${dates}</div>${mark(study) && `<div>${mark(study)}</div>`}`,
    skills: (names) => names.map((name) => `<span class="chip">${name}</span>`).join(" "),
  },
  {
    name: "twentyseconds",
    css: ".side{background:#e8e8e8;padding:10px}.g{display:grid;grid-template-columns:2.6cm 1fr;gap:8px;margin-bottom:6px}",
    side: ["skills", "languages"],
    isSideLeft: true,
    hasContactAside: true,
    job: (job, dates) =>
      `<div class="g"><span>${dates}</span><div>${row(bold(job.position), `<i>${job.company ?? ""}</i>`)}${job.location ? `<div>${job.location}</div>` : ""}${list(job.description)}</div></div>`,
    study: (study, dates) =>
      `<div class="g"><span>${dates}</span><div>${row(bold(study.degree), `<i>${study.institution ?? ""}</i>`)}${mark(study)}</div></div>`,
    skills: (names) => names.map((name) => `<div>${name}</div>`).join(""),
  },
  {
    name: "friggeri",
    css: "body{font-weight:300}h1{background:#444;color:#fff;padding:12px;text-align:center}.side{text-align:right;color:#555}.g{display:grid;grid-template-columns:2.4cm 1fr;gap:8px;margin-bottom:6px}",
    side: ["languages", "skills"],
    isSideLeft: true,
    hasContactAside: true,
    job: (job, dates) =>
      `<div class="g"><span>${dates}</span><div>${row(bold(job.company), job.location ?? "")}<i>${job.position ?? ""}</i>${list(job.description)}</div></div>`,
    study: (study, dates) =>
      `<div class="g"><span>${dates}</span><div>${row(bold(study.degree), study.institution ?? "")}${mark(study)}</div></div>`,
    skills: (names) => names.join(", "),
  },
  {
    name: "deedy",
    css: "h1{text-align:center;font-weight:200;font-size:34px}.c{text-align:center}h2{text-transform:uppercase;color:#6a6a6a;font-weight:300}.o{text-transform:uppercase;font-weight:bold}",
    side: ["educations", "skills", "languages", "certifications"],
    isSideLeft: true,
    job: (job, dates) =>
      `<div><span class="o">${job.company ?? ""}</span> | ${job.position ?? ""}</div><div>${some(dates, job.location).join(" | ")}</div>${list(job.description)}`,
    study: (study, dates) =>
      `<div class="o">${study.institution ?? ""}</div><div>${study.degree ?? ""}</div><div>${dates}</div>${mark(study) && `<div>${mark(study)}</div>`}`,
    skills: (names) => names.join(" • "),
  },
  {
    name: "harvard",
    css: "body{font-family:'Liberation Serif',serif}h1,.c,h2{text-align:center}h2{font-size:13px}",
    job: (job, dates) =>
      `${row(`<b>${(job.company ?? "").toUpperCase()}</b>`, job.location ?? "")}${row(bold(job.position), dates)}${list(job.description)}`,
    study: (study, dates) =>
      `${row(`<b>${(study.institution ?? "").toUpperCase()}</b>`, "")}${row(study.degree ?? "", dates)}${mark(study)}`,
  },
  {
    name: "mcdowell",
    css: "h1{text-align:center}.c{text-align:center}h2{border-bottom:1px solid}.m{display:grid;grid-template-columns:1fr 1fr 1fr}.m>:nth-child(2){text-align:center}.m>:last-child{text-align:right}",
    job: (job, dates) =>
      `<div class="m"><b>${job.position ?? ""}</b><b>${job.company ?? ""}</b><b>${dates}</b></div>${list(job.description)}`,
    study: (study, dates) =>
      `<div class="m"><b>${study.degree ?? ""}</b><b>${study.institution ?? ""}</b><b>${dates}</b></div>${list(mark(study))}`,
  },
  {
    name: "tabular",
    css: "table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:3px 8px 3px 0}td:first-child{width:4cm}h2{background:#eee;padding:2px 4px}",
    isNumeric: true,
    job: (job, dates) =>
      `<table><tr><td>${dates}</td><td>${some(bold(job.position), job.company, job.location).join("<br>")}${list(job.description)}</td></tr></table>`,
    study: (study, dates) =>
      `<table><tr><td>${dates}</td><td>${some(bold(study.degree), study.institution, mark(study)).join("<br>")}</td></tr></table>`,
  },
  {
    name: "office",
    css: "h2{color:#1f4e79;border-bottom:1px solid #1f4e79}",
    job: (job, dates) =>
      `<div>${some(bold(job.position), job.company, job.location).join(", ")}</div><div class="d">${dates}</div>${list(job.description)}`,
    study: (study, dates) =>
      `<div>${some(bold(study.degree), study.institution).join(", ")}</div><div>${some(dates, mark(study)).join(" · ")}</div>`,
  },
  {
    name: "swiss",
    css: "h1{color:#f2511b;font-size:32px}h2{color:#f2511b;font-size:12px}.t{font-weight:bold;font-size:12px}.d{font-size:8px;text-transform:uppercase;color:#666}",
    side: ["skills", "languages", "certifications"],
    job: (job, dates) =>
      `<div class="t">${job.company ?? ""}${job.location ? `, ${job.location}` : ""} — <i>${job.position ?? ""}</i></div><div class="d">${dates}</div>${list(job.description)}`,
    study: (study, dates) =>
      `<div class="t">${study.institution ?? ""} — <i>${study.degree ?? ""}</i></div><div class="d">${dates}</div>${mark(study)}`,
    skills: (names) => names.map((name) => `<div>${name}</div>`).join(""),
  },
];

/** The page of a label in one drawing. */
export function drawPage(gold: Gold, drawing: Drawing, language: string): string {
  const safe = escapeAll(gold);
  const person = safe.personal_info;
  const contact = some(person.email, person.phone, person.location);
  const sections = sectionsOf(safe);
  const draw = (section: DrawnSection) =>
    `<section><h2>${titleOf(section, language)}</h2>${drawSection(safe, section, drawing, language)}</section>`;
  const { side = [] } = drawing;
  const aside = `<div class="side">${drawing.hasContactAside ? `<section>${contact.map((line) => `<div>${line}</div>`).join("")}</section>` : ""}${sections
    .filter((section) => side.includes(section))
    .map(draw)
    .join("")}</div>`;
  const main = `<div>${sections
    .filter((section) => !side.includes(section))
    .map(draw)
    .join("")}</div>`;
  const body = side.length === 0 ? main : `<div class="cols">${drawing.isSideLeft ? aside + main : main + aside}</div>`;
  const columns = drawing.isSideLeft ? "1fr 2.1fr" : "1.8fr 1fr";
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>@page{size:A4;margin:14mm}*{box-sizing:border-box}
body{font:9.5pt/1.35 "Liberation Sans","Droid Sans Fallback","Noto Sans CJK SC",sans-serif;margin:0;color:#222;overflow-wrap:anywhere}h1{margin:0 0 4px}h2{font-size:13px;margin:11px 0 4px;break-after:avoid}
ul{margin:1px 0 5px;padding-left:15px}.r{display:flex;justify-content:space-between;gap:14px}.r>:last-child{text-align:right}.e{margin-bottom:6px}.cols{display:grid;grid-template-columns:${columns};gap:18px}
${drawing.css}</style><body><h1>${person.name ?? ""}</h1>${drawing.hasContactAside ? "" : `<div class="c">${contact.join(" | ")}</div>`}${body}</body></html>`;
}

function drawSection(gold: Gold, section: DrawnSection, drawing: Drawing, language: string): string {
  const dates = (entry: GoldJob | GoldStudy) => writePeriod(entry, language, drawing.isNumeric ?? false);
  const block = (content: string) => `<div class="e">${content}</div>`;
  if (section === "summary") return `<p>${gold.personal_info.summary ?? ""}</p>`;
  if (section === "experiences") return gold.experiences.map((job) => block(drawing.job(job, dates(job)))).join("");
  if (section === "educations")
    return gold.educations.map((study) => block(drawing.study(study, dates(study)))).join("");
  if (section === "projects")
    return gold.projects.map(({ title, description }) => block(bold(title) + list(description))).join("");
  if (section === "publications") return list(gold.publications.map(({ title }) => title).join("\n"));
  const names = gold[section].map(({ name }) => name);
  if (section === "skills") return drawing.skills?.(names) ?? `<p>${names.join(", ")}</p>`;
  return names.map((name) => `<div>${name}</div>`).join("");
}

/** A copy whose texts can stand in HTML. */
function escapeAll(gold: Gold): Gold {
  return JSON.parse(JSON.stringify(gold), (_key, value: unknown) =>
    typeof value === "string" ? value.replaceAll("&", "&amp;").replaceAll("<", "&lt;") : value,
  ) as Gold;
}
