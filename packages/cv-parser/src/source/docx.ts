import type { FlowLine, SourceDocument } from "../core/document.ts";
import { UnreadableDocument } from "../core/errors.ts";
import { readBlocks } from "./docx/body.ts";
import type { BodyContext } from "./docx/body.ts";
import { textEdgeOf } from "./docx/box-order.ts";
import { hasDrawingBehind } from "./docx/ground.ts";
import { readNumbering } from "./docx/numbering.ts";
import { readStyles } from "./docx/styles.ts";
import { FlowWriter } from "./docx/to-flow.ts";
import { childOf, childrenOf, find, parseXml } from "./docx/xml.ts";
import type { XmlElement } from "./docx/xml.ts";
import { ZipReader } from "./docx/zip.ts";
import { flowPage } from "./flow-line.ts";

const mainPart = "word/document.xml";

/**
 * Reads a Word document (Office Open XML) in reading order.
 * @throws UnreadableDocument unsupported_type, password_protected, corrupt_file or too_large_unpacked
 */
export async function readDocx(bytes: Uint8Array): Promise<SourceDocument> {
  const zip = await ZipReader.open(bytes);
  if (!zip.has("[Content_Types].xml") || !zip.has(mainPart)) {
    throw new UnreadableDocument("unsupported_type", "The archive is not a Word document.");
  }
  const part = async (name: string): Promise<XmlElement | null> => {
    const text = await zip.text(name);
    return text === null ? null : parseXml(text);
  };
  const styles = readStyles(await part("word/styles.xml"));
  const isList = readNumbering(await part("word/numbering.xml"));
  const body = find((await part(mainPart)) ?? undefined, "body");
  if (!body) throw new UnreadableDocument("corrupt_file", "The Word document has no body.");
  const textEdge = textEdgeOf(body);
  const contextOf = async (name: string): Promise<BodyContext> => {
    const relations = await part(`word/_rels/${name.slice("word/".length)}.rels`);
    return { styles, isList, targets: readTargets(relations), textEdge };
  };
  const context = await contextOf(mainPart);
  const sides = async (kind: "header" | "footer"): Promise<Side[]> => {
    const found: Side[] = [];
    for (const name of sideParts(body, kind, context.targets)) {
      const root = await part(name);
      const element = root ? childrenOf(root)[0] : undefined;
      if (element) found.push({ element, context: await contextOf(name) });
    }
    return found;
  };
  const [headers, footers] = [await sides("header"), await sides("footer")];
  const hasGround = [body, ...headers.map(({ element }) => element)].some(hasDrawingBehind);
  const linesOf = (parts: readonly Side[]): FlowLine[] => {
    const writer = new FlowWriter();
    for (const each of parts) writer.write(readBlocks(each.element, each.context, hasGround));
    return writer.lines;
  };
  const flow = withSides(linesOf(headers), linesOf([{ element: body, context }]), linesOf(footers));
  return { kind: "docx", pages: [flowPage], runs: [], positioned: false, language: null, diagnostics: [], flow };
}

/** A part of the document, with what its styles, lists and links are. */
type Side = { element: XmlElement; context: BodyContext };

function readTargets(relations: XmlElement | null): Map<string, string> {
  const list = childrenOf(relations ? find(relations, "Relationships") : undefined, "Relationship");
  return new Map(list.map((each) => [each.attributes["Id"] ?? "", each.attributes["Target"] ?? ""]));
}

/** Headers and footers of all sections: those of the first page before the others. */
function sideParts(body: XmlElement, kind: "header" | "footer", targets: ReadonlyMap<string, string>): string[] {
  const sections = [...childrenOf(body).flatMap((child) => find(child, "sectPr") ?? []), childOf(body, "sectPr")];
  const references = sections.flatMap((section) => childrenOf(section, `${kind}Reference`));
  const ordered = references.toSorted(
    (a, b) => Number(b.attributes["type"] === "first") - Number(a.attributes["type"] === "first"),
  );
  const names = ordered.flatMap((reference) => {
    const target = targets.get(reference.attributes["id"] ?? "");
    return target === undefined ? [] : [target.startsWith("/") ? target.slice(1) : `word/${target}`];
  });
  return [...new Set(names)];
}

/** Header and footer lines count once, and not at all when the body says the same or they only number the pages. */
function withSides(header: FlowLine[], main: FlowLine[], footer: FlowLine[]): FlowLine[] {
  const seen = new Set(main.map(lineKey));
  const fresh = (lines: FlowLine[]): FlowLine[] =>
    lines.filter((line) => {
      const key = lineKey(line);
      if (
        seen.has(key) ||
        !/\p{L}{2}|@|\d{4}/u.test(key) ||
        /^(?:page|seite|página|pagina)\b[^\p{L}]*(?:of|von|de|di|van)?[^\p{L}]*$/iu.test(key)
      )
        return false;
      seen.add(key);
      return true;
    });
  const [first, ...rest] = main;
  const top = fresh(header);
  const shifted = first && top.length + footer.length > 0 ? [{ ...first, gapBefore: true }, ...rest] : main;
  const bottom = fresh(footer).map((line, index) => (index === 0 ? { ...line, gapBefore: true } : line));
  // Whoever sets number and address below every page sets them nowhere else; behind the last list they were its items.
  const isContact = bottom.some(isReachable) && ![...top, ...main].some(isReachable);
  return isContact ? [...top, ...bottom, ...shifted] : [...top, ...shifted, ...bottom];
}

const isReachable = (line: FlowLine): boolean => /\S@\S+\.\S|\+?\d(?:[\s().-]?\d){8}/u.test(lineKey(line));

function lineKey(line: FlowLine): string {
  return line.runs
    .map((run) => run.text)
    .join("")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
