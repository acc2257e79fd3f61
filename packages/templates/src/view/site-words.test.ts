import { describe, expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role, study } from "../personas/persona.ts";
import { toSiteView } from "./to-site-view.ts";

const langOf = (parts: Parameters<typeof aSite>[0]) =>
  toSiteView(aSite(parts), { family: "default", baseUrl: "/p/jo", branding: false }).lang;

describe("the words that tell the language of a site", () => {
  test("are those of skills, languages and interests where nothing is told at length", () => {
    const skills = [{ id: 1, title: "Навыки", info: ["Работа с кассой", "Word", "Excel"] }];
    expect(langOf({ skills, interests: ["Шахматы"], languages: [{ name: "Английский", level: "" }] })).toBe("ru");
  });

  test("are not the names of employers, schools and works that somebody published", () => {
    const experience = ["Universität für Bodenkultur", "Institut für Physik der Universität"].map((name, id) =>
      role(id + 1, { position: "Postdoc", name, place: "Straße der Wissenschaft", date: "2019" }),
    );
    const education = [study(1, { degree: "PhD", name: "Hochschule für Musik und Theater", date: "2015" })];
    const title = "Über die Entstehung der Arten und das Werden der Welt";
    const publications = [{ title, venue: "", date: "", url: "" }];
    expect(langOf({ experience, education, publications })).toBe("en");
  });

  test("leave addresses out", () => {
    expect(langOf({ intro: "https://und.der.die.example/für/mit/von", description: "und@der.die.example" })).toBe("en");
  });
});
