/** Headings of a text are those below its title; with one of the first degree among them, all go down by one. */
const textHeadings = { first: 2, last: 4 };

/**
 * What is pasted, with its headings in the degrees that a text has, the lists of Word as lists (Word pastes them as
 * paragraphs whose bullets and numbers are letters), and the rows of tables, which a text has none of, as lines of one.
 */
export function readablePaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  degradeHeadings(body);
  makeLists(body);
  for (const table of body.querySelectorAll("table")) makeRows(table);
  for (const blank of body.querySelectorAll("p[class^=Mso]")) if (isBlank(blank)) blank.remove();
  return body.innerHTML;
}

const isBlank = (element: Element) => element.textContent.trim() === "" && !element.querySelector("img");

function degradeHeadings(body: HTMLElement): void {
  const step = body.querySelector("h1") ? 1 : 0;
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const degree = Math.min(Number(heading.tagName.slice(1)) + step, textHeadings.last);
    const put = body.ownerDocument.createElement(`h${Math.max(degree, textHeadings.first)}`);
    put.append(...heading.childNodes);
    heading.replaceWith(put);
  }
}

type OpenList = { list: Element; level: number };

function makeLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const line of body.querySelectorAll('[style*="mso-list:"][style*="level"]')) {
    const marker = line.querySelector('[style*="mso-list:Ignore"]');
    if (!marker) continue;
    // A list goes on where nothing stands between its lines.
    if (line.previousElementSibling !== last) open = [];
    const kind = /^\w+[.)]/.test(marker.textContent.trim()) ? "ol" : "ul";
    marker.remove();
    last = addLine(line, kind, open);
  }
}

/**
 * Puts a line into the list of its level and kind, begun where there is none.
 * @returns the outermost list, that stands where the line did
 */
function addLine(line: Element, kind: "ol" | "ul", open: OpenList[]): Element {
  const level = Number(/level(\d+)/.exec(line.getAttribute("style") ?? "")?.[1] ?? 1);
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const { ownerDocument } = line;
  let here = open.at(-1);
  if (!here || here.level < level || here.list.localName !== kind) {
    if (here?.level === level) open.pop();
    const list = ownerDocument.createElement(kind);
    const around = open.at(-1)?.list.lastElementChild;
    if (around) around.append(list);
    else line.before(list);
    here = { list, level };
    open.push(here);
  }
  const entry = ownerDocument.createElement("li");
  const words = ownerDocument.createElement("p");
  words.append(...line.childNodes);
  entry.append(words);
  here.list.append(entry);
  line.remove();
  return open[0]?.list ?? here.list;
}

const betweenCells = " · ";
const blocks = "p, div, ul, ol, table, pre, blockquote, h2, h3, h4, h5";

/** Has each row of a table stay together, as a line of a list. What has more than a line in a cell is laid out, no table. */
function makeRows(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => [...row.cells].map(wordsOfCell));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width < 2 || rows.flat().includes(null)) return;
  const list = table.ownerDocument.createElement("ul");
  for (const cells of rows) {
    if (cells.every((cell) => isBlank(cell ?? table))) continue;
    const words = table.ownerDocument.createElement("p");
    for (const [index, cell] of cells.entries()) {
      if (index > 0) words.append(betweenCells);
      if (cell && !isBlank(cell)) words.append(...cell.childNodes);
      else words.append("–");
    }
    const entry = table.ownerDocument.createElement("li");
    entry.append(words);
    list.append(entry);
  }
  table.replaceWith(list);
}

/** What holds the one line of a cell; null where it has more than one. */
function wordsOfCell(cell: Element): Element | null {
  const lines = [...cell.querySelectorAll(blocks)].filter((block) => !isBlank(block));
  const [line = cell] = lines;
  const isAll = line.textContent.trim() === cell.textContent.trim();
  return lines.length < 2 && isAll && !cell.querySelector("br") ? line : null;
}
