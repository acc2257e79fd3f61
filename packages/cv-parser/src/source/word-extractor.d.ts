declare module "word-extractor" {
  /** The texts of a Word document, paragraphs parted by line feeds. */
  export type ExtractedDocument = {
    getBody(): string;
    getHeaders(options?: { includeFooters?: boolean }): string;
    getFooters(): string;
    getTextboxes(options?: { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string;
  };
  export default class WordExtractor {
    extract(source: Buffer): Promise<ExtractedDocument>;
  }
}
