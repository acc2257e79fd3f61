/** Writes the objects of a PDF with the table that says where each begins. */
function pdfOf(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`, "latin1");
}

const stream = (content: string, dictionary = "") =>
  `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream`;
const catalogue = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>"];
const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";

/** One page of lines in Helvetica; ASCII only. */
export function textPdf(lines: readonly string[]): Buffer {
  const drawn = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n");
  return pdfOf([
    ...catalogue,
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    stream(`BT /F 10 Tf 14 TL 50 790 Td\n${drawn}\nET`),
    font,
  ]);
}

/** One page that is a picture, as a scanner makes it. */
export function scannedPdf({ jpeg, width, height }: { jpeg: Buffer; width: number; height: number }): Buffer {
  const picture = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  return pdfOf([
    ...catalogue,
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>",
    stream("595 0 0 842 0 0 cm /X Do"),
    stream(jpeg.toString("latin1"), picture),
  ]);
}

/** How often each drawing repeats the one below it, and how many lie above each other: 12^7 texts in 3 kB. */
const nesting = { repeats: 12, levels: 7 };

/** A page of drawings within drawings whose innermost text would be read some 36 million times. */
export function heavyPdf(): Buffer {
  const first = 6;
  const level = (index: number) => {
    const isLast = index === nesting.levels - 1;
    const content = isLast ? "BT /F 10 Tf (heavy) Tj ET" : "/X Do ".repeat(nesting.repeats);
    const below = isLast ? "/Font<</F 5 0 R>>" : `/XObject<</X ${first + index + 1} 0 R>>`;
    return stream(content, `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<<${below}>>`);
  };
  return pdfOf([
    ...catalogue,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</X ${first} 0 R>>/Font<</F 5 0 R>>>>>>`,
    stream("/X Do ".repeat(nesting.repeats)),
    font,
    ...Array.from({ length: nesting.levels }, (_, index) => level(index)),
  ]);
}
