import { readCsv } from "../../src/imports/csv.ts";
import type { Named } from "./kinds.ts";

/** Marks of shares and brokers' shorthand, which no employer has in its name. */
const broker = /[%*]|-?\s?,\d|\b(?:ORD|SHS|REG|ETF|ETN|FUND|TRUST UNITS|WARRANTS?|NOTES|PREF|CLASS|SERIES)\b|\d{2,}/i;
const form =
  /[\s,]+(?:inc|corp|corporation|ltd|limited|plc|co|company|ag|se|sa|s\.a|s\.p\.a|spa|nv|n\.v|ab|asa|a\/s|as|oyj|kk|co\., ltd|holdings?|group|gmbh|kgaa|s\.a\.b|bhd|tbk|pcl|pjsc|jsc)\.?$/i;

/** The names of listed companies, as they are and without their legal form, and the towns of their seats. */
export function companyNames(text: string, path: string): Named[] {
  const exchange = path.split("/").at(-1) ?? "";
  return readCsv(text, "symbol").flatMap((row): Named[] => {
    const [name, summary, city] = ["name", "summary", "city"].map((column) => row.get(column) ?? "");
    if (name === undefined || summary === undefined || summary === "" || broker.test(name)) return [];
    const bare = name.replace(form, "").replace(form, "");
    return [
      { kind: "employer", text: name, group: exchange },
      { kind: "employer", text: bare, group: exchange },
      { kind: "place", text: city ?? "", group: "seats" },
      { kind: "place", text: `${city ?? ""}, ${row.get("country") ?? ""}`, group: "seats" },
    ];
  });
}

const longest = 16;

/** Clauses of sentences about companies: what reads like prose is no name. */
export function sentencesOf(text: string): Named[] {
  return readCsv(text, "symbol").flatMap((row): Named[] =>
    (row.get("summary") ?? "").split(/(?<=\p{Ll})[.;]\s+/u).map((sentence): Named => {
      const words = sentence.split(" ");
      // Each sentence gives one stretch; the first words are the company's name.
      const from = Math.min(words.length, 2 + (sentence.length % 5));
      return {
        kind: "none",
        text: words.slice(from, from + longest - (sentence.length % 9)).join(" "),
        group: `prose${sentence.length % 6}`,
      };
    }),
  );
}
