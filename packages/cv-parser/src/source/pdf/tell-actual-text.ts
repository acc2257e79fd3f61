/** How pdf.js hands on the beginning of a marked stretch: its kind and number, and nothing else that the file says of it. */
const handedOn = 'args = [args[0].name, args[1] instanceof Dict ? args[1].get("MCID") : null];';

const told = `{
              const said = args[1] instanceof Name ? resources.get("Properties")?.get?.(args[1].name) : args[1];
              const text = said instanceof Dict ? said.get("ActualText") : null;
              args = [args[0].name, args[1] instanceof Dict ? args[1].get("MCID") : null, typeof text === "string" ? stringToPDFString(text) : null];
            }`;

/** The part of pdf.js that reads files. */
export const readingPart = /\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs$/;

/**
 * The reading part of pdf.js, told to hand on what marked glyphs are read as (`ActualText`), which it drops: programs for
 * design name many letters of East Asia and joined letters nowhere else. Source that is not as expected stays as it is.
 */
export function tellingActualText(source: string): string {
  return source.replace(handedOn, told);
}
