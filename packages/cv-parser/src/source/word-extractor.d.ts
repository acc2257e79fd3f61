declare module "word-extractor" {
  /** `filterUnicode` turns typographic dashes and quotes into plain ones; it is on unless it is switched off. */
  type TextOptions = { filterUnicode?: boolean };
  /** The texts of a Word document, paragraphs parted by line feeds. */
  export type ExtractedDocument = {
    getBody(options?: TextOptions): string;
    getHeaders(options?: TextOptions & { includeFooters?: boolean }): string;
    getFooters(options?: TextOptions): string;
    getTextboxes(options?: TextOptions & { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string;
  };
  export default class WordExtractor {
    extract(source: Buffer): Promise<ExtractedDocument>;
  }
}
