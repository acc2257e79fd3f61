import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";

const page = (body: string, head = ""): string =>
  `<html><head><title>Mappe</title>${head}</head><body>${body}</body></html>`;

/** A page saved as one file, as Word and sites for jobs write them. */
function archive(part: string, headers: readonly string[], boundary = "----=_NextPart_01"): Uint8Array {
  const lines = [
    "MIME-Version: 1.0",
    `Content-Type: multipart/related;\r\n\tboundary="${boundary}"`,
    "",
    "This is a page in one file.",
    `--${boundary}`,
    ...headers,
    "",
    part,
    `--${boundary}`,
    "Content-Type: image/png",
    "",
    "iVBORw0KGgo=",
    `--${boundary}--`,
  ];
  return new Uint8Array(Buffer.from(lines.join("\r\n"), "latin1"));
}

const quoted = ["Content-Transfer-Encoding: quoted-printable", 'Content-Type: text/html; charset="utf-8"'];

async function linesOf(bytes: Uint8Array) {
  const { kind, flow } = await readDocument(bytes);
  return { kind, lines: (flow ?? []).map(({ runs }) => runs.map(({ text }) => text).join("")), flow: flow ?? [] };
}

test("a page saved as one file is read as a Word document, without its head, styles and pictures", async () => {
  const html = page("<h1>Ida M=C3=BCnch</h1>\r\n<p>Buch=\r\nbinderin</p>", "<style>p {color:red}</style>");
  const { kind, lines, flow } = await linesOf(archive(html, quoted));
  expect(kind).toBe("doc");
  expect(lines).toEqual(["Ida Münch", "Buchbinderin"]);
  expect(flow[0]?.headingLevel).toBe(1);
});

test("the page names its own encoding where its part does not", async () => {
  const bytes = Buffer.concat([
    Buffer.from('<html><head><meta content="text/html; charset=gbk"></head><body><p>', "latin1"),
    Buffer.from([0xbd, 0xcc, 0xd3, 0xfd]),
    Buffer.from("</p></body></html>", "latin1"),
  ]);
  const headers = ["Content-Type: text/html", "Content-Transfer-Encoding: base64"];
  expect((await linesOf(archive(bytes.toString("base64"), headers))).lines).toEqual(["教育"]);
});

test("cells side by side become one line, and weight, links, list marks and hidden words are told", async () => {
  const html = page(
    "<table><tr><td>Telefon</td><td><b>030 1234</b></td></tr></table>" +
      '<p style=3D"mso-list:l0 level1"><span style=3D"mso-list:Ignore">=B7 </span>Papier <a href=3D"https://ida.example">Seite</a></p>' +
      '<p style=3D"display:none">unsichtbar</p><ul><li>Leder</li></ul>Zeile<br>noch eine',
  );
  const { lines, flow } = await linesOf(archive(html, quoted));
  expect(lines).toEqual(["Telefon\t030 1234", "Papier Seite", "Leder", "Zeile", "noch eine"]);
  expect(flow[0]?.runs.map(({ bold }) => bold)).toEqual([false, false, true]);
  expect(flow.map(({ bullet }) => bullet)).toEqual([null, "•", "•", null, null]);
  expect(flow[1]?.runs.at(-1)?.link).toBe("https://ida.example");
});

test("an archive without a page is refused, a letter that only speaks of archives is text", async () => {
  const withoutPage = archive("x", ["Content-Type: text/css"]);
  await expect(readDocument(withoutPage)).rejects.toMatchObject({ code: "unsupported_type" });
  const letter = new TextEncoder().encode("Ida Münch\n\nMIME-Version: 1.0\nContent-Type: multipart/related\n");
  expect((await readDocument(letter)).kind).toBe("text");
});
