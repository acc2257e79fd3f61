/** What is used of pdfkit, which brings no types of its own. */
declare module "pdfkit" {
  export type StructElement = {
    add(child: StructElement | (() => void)): StructElement;
    end(): void;
  };
  type TextOptions = { lineBreak?: boolean; baseline?: "alphabetic"; features?: Readonly<Record<string, boolean>> };

  export default class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    on(event: "data", listen: (chunk: Buffer) => void): this;
    on(event: "end", listen: () => void): this;
    on(event: "error", listen: (error: Error) => void): this;
    addPage(): this;
    end(): void;
    font(font: unknown, family?: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    widthOfString(text: string, options?: TextOptions): number;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    link(x: number, y: number, width: number, height: number, url: string, options?: object): this;
    struct(type: string, options?: { alt?: string; title?: string; lang?: string }): StructElement;
    addStructure(element: StructElement): this;
    markContent(tag: "Artifact", options?: { type: "Pagination" | "Layout" }): this;
    endMarkedContent(): this;
    /** What the file says of itself. */
    info: Readonly<Record<string, unknown>>;
    /** Writes the same as XML; called by `end`. */
    endMetadata(): void;
  }
}
