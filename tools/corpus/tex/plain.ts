import { readArguments } from "./source.ts";

const accents: Record<string, string> = {
  "'": "\u0301", "`": "\u0300", "^": "\u0302", '"': "\u0308", "~": "\u0303", "=": "\u0304", ".": "\u0307",
  c: "\u0327", v: "\u030c", u: "\u0306", H: "\u030b", k: "\u0328", r: "\u030a", b: "\u0331", d: "\u0323", t: "",
};

const letters: Record<string, string> = {
  ss: "ß", ae: "æ", AE: "Æ", oe: "œ", OE: "Œ", aa: "å", AA: "Å", o: "ø", O: "Ø", l: "ł", L: "Ł", i: "i", j: "j",
  textendash: "–", textemdash: "—", textbar: "|", textbullet: "•", cdot: "·", textperiodcentered: "·", bullet: "•",
  ldots: "…", dots: "…", textasciitilde: "~", textbackslash: "\\", textunderscore: "_", LaTeX: "LaTeX", TeX: "TeX",
  euro: "€", texteuro: "€", pounds: "£", copyright: "©", textregistered: "®", texttrademark: "™", degree: "°",
  times: "×", sim: "~", mu: "μ", approx: "≈", rightarrow: "→", to: "→", Rightarrow: "→", alpha: "α", beta: "β",
  textless: "<", textgreater: ">", vert: "|", mid: "|", slash: "/", hfill: "\t", hfil: "\t", quad: " ", qquad: " ", newline: "\n",
  LaTeXe: "LaTeX2e", XeLaTeX: "XeLaTeX", linebreak: "\n", tab: "\t", par: "\n", And: "\n", AND: "\n", textquotesingle: "'",
  Letter: "", Mobilefone: "", Telefon: "", leq: "≤", geq: "≥", ge: "≥", le: "≤", pm: "±", dag: "†", S: "§", textsection: "§",
};

/** Macros whose arguments are not shown: how many there are. */
const silent: Record<string, number> = {
  vspace: 1, hspace: 1, color: 1, fontsize: 2, label: 1, includegraphics: 1, setlength: 2, addtolength: 2, faIcon: 1, pagestyle: 1,
  thispagestyle: 1, selectfont: 0, rule: 2, cite: 1, nocite: 1, bibliography: 1, bibliographystyle: 1, addbibresource: 1, input: 1,
  hypersetup: 1, phantomsection: 0, raisebox: 1, fontfamily: 1, selectlanguage: 1, setstretch: 1, definecolor: 3, photo: 1, hskip: 0,
  vskip: 0, usepackage: 1, pdfbookmark: 2, faicon: 1, enlargethispage: 1, renewcommand: 2, newcommand: 2, setcounter: 2, ding: 1,
  titlespacing: 4, geometry: 1, titleformat: 5, linespread: 1, itemsep: 0, columnbreak: 0, switchcolumn: 0, needspace: 1, columnratio: 1,
  setdefaultlanguage: 1, setmainfont: 1, newfontfamily: 1, hyphenation: 1, fontspec: 1, makecvfooter: 3, pagenumbering: 1, urlstyle: 1, setlist: 1, setitemize: 1, fancyhf: 1, fancyfoot: 1, fancyhead: 1, lhead: 1, rhead: 1, chead: 1, lfoot: 1, cfoot: 1, rfoot: 1, pagecolor: 1, graphicspath: 1, setkomafont: 2, colorlet: 2, captionsetup: 1, RequirePackage: 1, usetikzlibrary: 1, tikzset: 1, pdfinfo: 1, setcolor: 1, cvcolumnratio: 1, marginnote: 0, makeatletter: 0, setmonofont: 1, setsansfont: 1, rowcolors: 3, arrayrulecolor: 1, cellcolor: 1, raggedcolumns: 0, setcounterpage: 2, aftergroup: 0, addfontfeatures: 1, defaultfontfeatures: 1, fontawesome: 0, hspacing: 1, photoR: 2, photoL: 2, moderncvicons: 1, moderncvcolor: 1, moderncvstyle: 1, nopagenumbers: 0, recomputelengths: 0, setfootnotes: 1, acvHeaderSocialSep: 0, foreach: 0,
};

/** Macros that show only their last argument of so many. */
const lastShown: Record<string, number> = {
  href: 2, textcolor: 2, colorbox: 2, parbox: 2, makebox: 1, scalebox: 2, resizebox: 3, multicolumn: 3, hyperlink: 2, link: 2, foreignlanguage: 2,
  httplink: 1, adjustbox: 2, hyperref: 1, fcolorbox: 3, begingroup: 0, rotatebox: 2, multirow: 3, minipage: 1, cvlink: 2, texorpdfstring: 2,
};

/** What a reader of the printed page sees of a piece of TeX: `\\` is a line break, `\hfill` and `&` are tabs. */
export function plainText(tex: string): string {
  return tidy(walk(tex, 0));
}

function walk(tex: string, depth: number): string {
  let out = "";
  for (let place = 0; place < tex.length; ) {
    const letter = tex[place] ?? "";
    if (letter === "\\") {
      const { text, end } = readMacro(tex, place, depth);
      out += text;
      place = end;
    } else {
      out += plainLetter(letter, tex, place);
      place += 1;
    }
  }
  return out;
}

function plainLetter(letter: string, tex: string, place: number): string {
  if (letter === "{" || letter === "}" || letter === "$") return "";
  if (letter === "~") return " ";
  if (letter === "&") return "\t";
  if (letter === "\n") return /^\n[ \t]*\n/.test(tex.slice(place)) ? "\n" : " ";
  return letter;
}

function readMacro(tex: string, from: number, depth: number): { text: string; end: number } {
  const name = /^\\([A-Za-z@]+)\*?/.exec(tex.slice(from, from + 60));
  if (name === null) return readSign(tex, from);
  const macro = name[1] ?? "";
  const after = from + name[0].length;
  if (macro.length === 1 && accents[macro] !== undefined && /^\s*\{?\\?[A-Za-z]/.test(tex.slice(after, after + 4)))
    return accented(tex, after, accents[macro]);
  const sign = letters[macro];
  if (sign !== undefined) return { text: sign, end: skipBlank(tex, after) };
  if (macro === "begin" || macro === "end") return { text: "\n", end: endOfEnvironmentHead(tex, after) };
  if (macro === "item") return { text: "\n", end: readArguments(tex, after, 0).end };
  const hidden = silent[macro];
  if (hidden !== undefined) return { text: " ", end: hidden === 0 ? skipLength(tex, after) : readArguments(tex, after, hidden).end };
  const shown = lastShown[macro];
  if (shown !== undefined) {
    const { args, end } = readArguments(tex, after, shown);
    return { text: depth > 12 ? "" : walk(args.at(-1) ?? "", depth + 1), end };
  }
  if (/^(fa[A-Z]|ai[A-Z]|icon|faicon)/.test(macro)) return { text: " ", end: after };
  const { end } = readArguments(tex, after, 0);
  return { text: tex[after] === "{" || /[A-Z]/.test(macro) ? "" : "", end: tex[after] === "[" ? end : skipBlank(tex, after) };
}

const skipBlank = (tex: string, from: number): number => (/^ (?! )/.test(tex.slice(from, from + 2)) ? from + 1 : from);
const skipLength = (tex: string, from: number): number => from + (/^\s*=?\s*-?[\d.]+\s*(?:pt|em|ex|cm|mm|in)\b/.exec(tex.slice(from, from + 30))?.[0].length ?? 0);

function endOfEnvironmentHead(tex: string, from: number): number {
  const { args, end } = readArguments(tex, from, 1);
  const options = readArguments(tex, end, 0);
  const isBoxed = /^(minipage|tabular|tabularx|tabular\*|tabulary|tabu|longtable|multicols|adjustwidth|wrapfigure|paracol|textblock|list|spacing)$/.test(args[0] ?? "");
  if (!isBoxed) return options.end;
  const inner = readArguments(tex, options.end, /tabularx|tabulary|tabular\*|adjustwidth|list/.test(args[0] ?? "") ? 2 : 1).end;
  return readArguments(tex, inner, 0).end;
}

function readSign(tex: string, from: number): { text: string; end: number } {
  const sign = tex[from + 1] ?? "";
  if (sign === "\\") {
    const spacing = /^\*?\s*(?:\[[^\]]*\])?/.exec(tex.slice(from + 2, from + 40))?.[0] ?? "";
    return { text: "\n", end: from + 2 + spacing.length };
  }
  const accent = accents[sign];
  if (accent !== undefined) return accented(tex, from + 2, accent);
  if (/[,;:! ]/.test(sign)) return { text: sign === "!" ? "" : " ", end: from + 2 };
  if (/[-/()[\]]/.test(sign)) return { text: "", end: from + 2 };
  return { text: sign, end: from + 2 };
}

function accented(tex: string, from: number, accent: string): { text: string; end: number } {
  const match = /^\s*(?:\{\\?([A-Za-z])\}|\{\}|\\?([A-Za-z]))/.exec(tex.slice(from, from + 8));
  if (match === null) return { text: "", end: from };
  return { text: `${match[1] ?? match[2] ?? ""}${accent}`.normalize("NFC"), end: from + match[0].length };
}

function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/``|''/g, '"')
    .replace(/[^\S\n\t]+/g, " ")
    .replace(/ *\t[ \t]*/g, "\t")
    .replace(/[ \t]*\n\s*/g, "\n")
    .trim();
}
