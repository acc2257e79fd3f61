import yazl from "yazl";
import { describe, expect, test } from "vitest";
import { parseCv, UnreadableDocument } from "../index.ts";
import { spelledOut } from "../fixtures/spelled-out.ts";

const now = new Date("2026-11-21T00:00:00Z");

/** A ZIP archive of text files. */
async function archiveOf(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const read = async (files: Readonly<Record<string, string>>) =>
  parseCv(await archiveOf(files), { source: "linkedin", now });

const whole = {
  "Profile.csv":
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nIngrid,Solheim,,"Secret Street 1, Bergen","May 3, 1985",Marine Engineer,"Keeps ships moving, quietly.",Maritime,5003,"Bergen, Norway",,"[PORTFOLIO:https://solheim.example/work,OTHER:https://sea.example]",\n',
  "Positions.csv":
    'Company Name,Title,Description,Location,Started On,Finished On\nFjordline,Chief Engineer,"Runs the engine room\nof three ferries",Bergen,Mar 2019,\nNordic Yards,Engineer,,Oslo,Aug 2012,Feb 2019\n',
  "Education.csv":
    "School Name,Start Date,End Date,Notes,Degree Name,Activities\nNTNU,2007,2012,,MSc Marine Technology,Rowing club\n",
  "Skills.csv": "Name\nDiesel engines\n\nHydraulics\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nSTCW III/2,https://papers.example/1,Sjøfartsdirektoratet,Jan 2018,,A-1\n",
  "Languages.csv": "Name,Proficiency\nNorwegian,Native or bilingual proficiency\nGerman,\n",
  "Projects.csv":
    "Title,Description,Url,Started On,Finished On\nHybrid refit,Batteries for a ferry,https://refit.example,2021,2022\n",
  "Publications.csv":
    'Name,Published On,Description,Publisher,Url\nQuiet propellers,"Jun 4, 2020",About noise,Ship Journal,https://ship.example/4\n',
  "Honors.csv": "Title,Description,Issued On\nEngineer of the Year,,Nov 2023\n",
  "Volunteering.csv":
    "Company Name,Role,Cause,Started On,Finished On,Description\nSea Rescue,Mechanic,,2015,2017,Keeps boats ready\n",
  "Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\nold@mail.example,Yes,No,\ningrid@mail.example,Yes,Yes,\n",
  "PhoneNumbers.csv": "Extension,Number,Type\n,+47 55 50 01 23,Mobile\n",
  "messages.csv": "FROM,CONTENT\nSomebody,Private words\n",
};

describe("a LinkedIn data archive", () => {
  test("gives every table its place", async () => {
    const { cv, kind, confidence } = await read(whole);
    expect(kind).toBe("linkedin");
    expect(confidence).toBe(1);
    expect(cv.personal_info).toEqual({
      name: "Ingrid Solheim",
      title: "Marine Engineer",
      email: "ingrid@mail.example",
      phone: "+47 55 50 01 23",
      location: "Bergen, Norway",
      summary: "Keeps ships moving, quietly.",
      links: [
        { label: "Website", url: "https://solheim.example/work" },
        { label: "Website", url: "https://sea.example" },
      ],
    });
    expect(cv.experiences).toMatchObject([
      {
        position: "Chief Engineer",
        company: "Fjordline",
        start_date: "2019-03",
        end_date: null,
        location: "Bergen",
        description: "Runs the engine room\nof three ferries",
      },
      { position: "Engineer", company: "Nordic Yards", start_date: "2012-08", end_date: "2019-02" },
    ]);
    expect(cv.educations).toMatchObject([
      {
        degree: "MSc Marine Technology",
        institution: "NTNU",
        start_date: "2007",
        end_date: "2012",
        description: "Rowing club",
      },
    ]);
    expect(cv.skills.map((skill) => skill.name)).toEqual(["Diesel engines", "Hydraulics"]);
    expect(cv.certifications).toEqual([
      { name: "STCW III/2", issuer: "Sjøfartsdirektoratet", date: "2018-01", url: "https://papers.example/1" },
    ]);
    expect(cv.languages).toEqual([
      { name: "Norwegian", level: "Native or bilingual proficiency" },
      { name: "German", level: "" },
    ]);
    expect(cv.projects).toMatchObject([{ title: "Hybrid refit", url: "https://refit.example", start_date: "2021" }]);
    expect(cv.publications).toEqual([
      { title: "Quiet propellers", venue: "Ship Journal", date: "2020-06", url: "https://ship.example/4" },
    ]);
    expect(cv.awards).toEqual([{ title: "Engineer of the Year", issuer: "", date: "2023-11" }]);
    expect(cv.volunteer).toMatchObject([{ position: "Mechanic", company: "Sea Rescue", end_date: "2017" }]);
  });

  test("every value stands in the source text at the place that its evidence names", async () => {
    expect(spelledOut(await read(whole))).toEqual([]);
  });

  test("home address, birth date and messages stay out", async () => {
    const { text } = await read(whole);
    expect(text).not.toMatch(/Secret Street|1985|Private words/);
  });

  test("is found in a folder of the archive, under older names, and says what is missing", async () => {
    const parse = await read({
      "Export_11-21/Profile.csv": "First Name,Last Name,Headline\nIngrid,Solheim,\n",
      "Export_11-21/Email_Addresses.csv": "Email Address,Confirmed,Primary\na@mail.example,Yes,Yes\n",
    });
    expect(parse.cv.personal_info).toMatchObject({ name: "Ingrid Solheim", email: "a@mail.example" });
    const codes = parse.diagnostics.map(({ code }) => code);
    expect(codes).toEqual(["linkedin_archive_partial", "experience_missing", "education_missing", "skills_missing"]);
  });

  test("another archive, a damaged one and a bomb are refused with a reason", async () => {
    const codeOf = async (bytes: Uint8Array) => {
      try {
        await parseCv(bytes, { source: "linkedin", now });
        return "read";
      } catch (error) {
        return error instanceof UnreadableDocument ? error.code : "thrown";
      }
    };
    const archive = await archiveOf(whole);
    expect(await codeOf(await archiveOf({ "photos/a.csv": "x" }))).toBe("unsupported_type");
    expect(await codeOf(archive.subarray(0, archive.length / 2))).toBe("corrupt_file");
    expect(await codeOf(await archiveOf({ "Profile.csv": "0".repeat(20_000_000) }))).toBe("too_large_unpacked");
  });
});
