/** Accents of TeX as the marks that Unicode combines with a letter. */
const marks: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "'": "\u0301",
  "^": "\u0302",
  "~": "\u0303",
  "=": "\u0304",
  u: "\u0306",
  ".": "\u0307",
  '"': "\u0308",
  r: "\u030A",
  H: "\u030B",
  v: "\u030C",
  d: "\u0323",
  c: "\u0327",
  k: "\u0328",
  b: "\u0331",
};

/** Letters and signs that TeX has commands for. */
const signs: Readonly<Record<string, string>> = {
  ss: "ß",
  ae: "æ",
  AE: "Æ",
  oe: "œ",
  OE: "Œ",
  aa: "å",
  AA: "Å",
  o: "ø",
  O: "Ø",
  l: "ł",
  L: "Ł",
  dh: "ð",
  DH: "Ð",
  dj: "đ",
  DJ: "Đ",
  th: "þ",
  TH: "Þ",
  i: "ı",
  j: "ȷ",
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  lambda: "λ",
  mu: "μ",
  pi: "π",
  sigma: "σ",
  omega: "ω",
  times: "×",
  pm: "±",
  to: "→",
  infty: "∞",
  textendash: "–",
  textemdash: "—",
  textquoteright: "’",
  textquoteleft: "‘",
  textbackslash: "\\",
  textasciitilde: "~",
  textasciicircum: "^",
  TeX: "TeX",
  LaTeX: "LaTeX",
};

const accent =
  /\\(?:([`'^~=."])\s*|([urHvdckb])(?:\s+|(?=\{)))(?:\{\s*(\\[ij](?![A-Za-z])|\p{L})\s*\}|(\\[ij](?![A-Za-z])|\p{L}))/gu;
const command = /\\([A-Za-z]+)\s*/g;

/** A value of a BibTeX field as plain text: accents and signs as letters, braces and other commands gone. */
export function latexText(value: string): string {
  return value
    .replace(accent, (_, sign: string, letter: string, inside: string, bare: string) =>
      withMark(inside ?? bare, marks[sign ?? letter] ?? ""),
    )
    .replace(/\\(?:url|href)\s*\{([^{}]*)\}/g, "$1")
    .replace(command, (_, name: string) => signs[name] ?? "")
    .replace(/\\\\/g, " ")
    .replace(/(?<!\\)[{}$]/g, "")
    .replace(/(?<!\\)~/g, " ")
    .replace(/\\([&%$#_{} ~^,;])/g, (_, sign: string) => (sign === "," || sign === ";" ? " " : sign))
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/``/g, "“")
    .replace(/''/g, "”")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
}

/** A letter under an accent; the dotless ones get their dot's place back. */
function withMark(letter: string, mark: string): string {
  return (letter.startsWith("\\") ? letter.slice(1) : letter) + mark;
}
