/** Values of the part of YAML that CV files use: maps, lists, plain, quoted and folded text. Anchors and tags are not read. */
export type YamlValue = string | null | YamlValue[] | { [key: string]: YamlValue };

type Row = { indent: number; text: string; raw: string };
type Rows = { rows: Row[]; place: number };

/** Reads a document. @throws Error when a line fits nowhere */
export function parseYaml(source: string): YamlValue {
  const rows = source
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((raw) => ({ indent: /^ */.exec(raw)?.[0].length ?? 0, text: withoutComment(raw).trim(), raw }));
  const state: Rows = { rows, place: 0 };
  skipEmpty(state);
  const first = state.rows[state.place];
  return first === undefined ? null : readBlock(state, first.indent);
}

function withoutComment(line: string): string {
  if (/^\s*(?:#|---|%)/.test(line)) return "";
  return line.replace(/^((?:[^"'#]|"(?:[^"\\]|\\.)*"|'[^']*'|(?<=\S)["'#])*?)\s#.*$/, "$1");
}

function skipEmpty(state: Rows): void {
  while (state.rows[state.place]?.text === "") state.place += 1;
}

function readBlock(state: Rows, indent: number): YamlValue {
  const first = state.rows[state.place];
  if (first === undefined) return null;
  return /^-(?:\s|$)/.test(first.text) ? readList(state, indent) : readMap(state, indent);
}

function readList(state: Rows, indent: number): YamlValue[] {
  const values: YamlValue[] = [];
  for (;;) {
    skipEmpty(state);
    const row = state.rows[state.place];
    if (row === undefined || row.indent !== indent || !/^-(?:\s|$)/.test(row.text)) return values;
    const rest = row.text.slice(1).trimStart();
    if (rest === "") {
      state.place += 1;
      skipEmpty(state);
      const next = state.rows[state.place];
      values.push(next !== undefined && next.indent > indent ? readBlock(state, next.indent) : null);
    } else if (keyOf(rest) !== null || /^-\s/.test(rest)) {
      const inner = indent + (row.text.length - rest.length);
      state.rows[state.place] = { indent: inner, text: rest, raw: `${" ".repeat(inner)}${rest}` };
      values.push(readBlock(state, inner));
    } else {
      state.place += 1;
      values.push(readScalar(state, rest, indent));
    }
  }
}

function readMap(state: Rows, indent: number): YamlValue {
  const map: { [key: string]: YamlValue } = {};
  for (;;) {
    skipEmpty(state);
    const row = state.rows[state.place];
    if (row === undefined || row.indent !== indent || /^-(?:\s|$)/.test(row.text)) return map;
    const pair = keyOf(row.text);
    if (pair === null) throw new Error(`Neither key nor item: ${row.text}`);
    state.place += 1;
    map[pair.key] = pair.rest === "" ? readNested(state, indent) : readScalar(state, pair.rest, indent);
  }
}

function readNested(state: Rows, indent: number): YamlValue {
  skipEmpty(state);
  const next = state.rows[state.place];
  if (next === undefined) return null;
  const isListBelow = next.indent === indent && /^-(?:\s|$)/.test(next.text);
  if (next.indent <= indent && !isListBelow) return null;
  if (keyOf(next.text) === null && !/^-(?:\s|$)/.test(next.text)) {
    state.place += 1;
    return readScalar(state, next.text, indent);
  }
  return readBlock(state, next.indent);
}

function keyOf(text: string): { key: string; rest: string } | null {
  const match = /^(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"'{[&*!|>%@`#-][^:#]*?|[\w-]+))\s*:(?:\s+(.*))?$/.exec(text);
  return match === null ? null : { key: match[1] ?? match[2] ?? match[3] ?? "", rest: (match[4] ?? "").trim() };
}

function readScalar(state: Rows, text: string, indent: number): YamlValue {
  if (/^[|>][+-]?\d?$/.test(text)) return readFolded(state, indent, text.startsWith("|"));
  if (text.startsWith("[") && text.endsWith("]")) return flowParts(text.slice(1, -1)).map(unquote);
  if (text === "[]") return [];
  if (text === "{}") return {};
  return unquote([text, ...continuation(state, indent)].join(" "));
}

function readFolded(state: Rows, indent: number, isLiteral: boolean): string {
  const lines: string[] = [];
  for (
    let row = state.rows[state.place];
    row !== undefined && (row.raw.trim() === "" || row.indent > indent);
    row = state.rows[state.place]
  ) {
    lines.push(row.raw.trim());
    state.place += 1;
  }
  return lines.join(isLiteral ? "\n" : " ").trim();
}

/** Plain and quoted text may go on in deeper lines. */
function continuation(state: Rows, indent: number): string[] {
  const lines: string[] = [];
  for (
    let row = state.rows[state.place];
    row !== undefined && row.text !== "" && row.indent > indent;
    row = state.rows[state.place]
  ) {
    lines.push(row.text);
    state.place += 1;
  }
  return lines;
}

const flowParts = (text: string): string[] =>
  (text.match(/\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+)/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== "");

function unquote(text: string): string | null {
  if (/^(?:null|~)$/.test(text)) return null;
  if (/^".*"$/s.test(text))
    return text
      .slice(1, -1)
      .replace(/\\(["\\])/g, "$1")
      .replace(/\\n/g, "\n");
  return /^'.*'$/s.test(text) ? text.slice(1, -1).replace(/''/g, "'") : text;
}
