import { crc32, deflateRawSync } from "node:zlib";

/** A PDF of text lines, one page for each list, set in Helvetica from the top. */
export function aPdf(...pages: string[][]): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const pageNumbers = pages.map((_, index) => 4 + index * 2);
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(" ")}] >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  for (const [index, lines] of pages.entries()) {
    const content = contentOf(lines);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
    );
    add(`<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`);
  }
  return assemble(objects, "");
}

/** Lines that begin with `# ` are large, as a name or a heading is. */
function contentOf(lines: readonly string[]): string {
  let y = 800;
  return lines
    .map((line) => {
      const isHeading = line.startsWith("# ");
      const size = isHeading ? 15 : 10;
      y -= isHeading ? 26 : 14;
      const text = line.replace(/^# /, "").replace(/[\\()]/g, "\\$&");
      return `BT /F1 ${size} Tf 60 ${y} Td (${text}) Tj ET`;
    })
    .join("\n");
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((body, index) => {
    const offset = Buffer.byteLength(file, "latin1");
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(file, "latin1");
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** A PDF that asks for a password: its encryption dictionary has keys that the empty password does not open. */
export function aProtectedPdf(): Buffer {
  const filler = "A".repeat(64);
  return assemble(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
      `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -44 /O <${filler}> /U <${filler}> >>`,
    ],
    `/Encrypt 4 0 R /ID [<${"B".repeat(32)}> <${"B".repeat(32)}>] `,
  );
}

export type ZipEntry = { name: string; content: Buffer | string };

/** A ZIP archive with deflated entries. */
export function aZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), facts, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, index, Buffer.from("PK\u0005\u0006"), end]);
}

const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A Word document of plain paragraphs. */
export function aDocx(lines: readonly string[], more: readonly ZipEntry[] = []): Buffer {
  const body = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`).join("");
  return aZip([
    {
      name: "[Content_Types].xml",
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/document.xml",
      content: `<?xml version="1.0"?><w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
    },
    ...more,
  ]);
}

/** Lines of an invented person's CV; headings are marked with `# `. */
export const sampleCv: readonly string[] = [
  "# Marta Lindqvist",
  "Data Engineer",
  "marta.lindqvist@example.com | +46 70 555 01 23 | Uppsala, Sweden",
  "# Summary",
  "Data engineer with eight years in public transport, building pipelines that planners trust.",
  "# Experience",
  "Senior Data Engineer, Nordtrafik AB",
  "Mar 2020 - Present",
  "- Built the timetable pipeline that serves 4 million journeys a day",
  "- Cut the nightly batch from six hours to forty minutes",
  "Data Engineer, Kartbolaget",
  "Aug 2016 - Feb 2020",
  "- Moved 140 map layers into one versioned store",
  "# Education",
  "MSc Computer Science, Uppsala University",
  "2011 - 2016",
  "# Skills",
  "Python, SQL, Airflow, PostgreSQL, Docker",
  "# Languages",
  "Swedish (native), English (fluent)",
];

/** The sample as plain text, for pasting. */
export const sampleCvText = sampleCv.map((line) => line.replace(/^# /, "")).join("\n");

/** A PDF of 2 kB that would keep a processor busy for hours: forms that draw forms, a billion times in all. */
export function aBurningPdf(): Buffer {
  const forms = Array.from({ length: 9 }, (_, level) => {
    const isLast = level === 8;
    const content = isLast ? "BT /F 9 Tf (x) Tj ET" : "/N Do ".repeat(10);
    const resources = isLast ? "/Font << /F 4 0 R >>" : `/XObject << /N ${level + 6} 0 R >>`;
    return (
      `<< /Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << ${resources} >> /Length ${content.length} >>\n` +
      `stream\n${content}\nendstream`
    );
  });
  return assemble(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /N 5 0 R >> >> /Contents 14 0 R >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      ...forms,
      "<< /Length 5 >>\nstream\n/N Do\nendstream",
    ],
    "",
  );
}
