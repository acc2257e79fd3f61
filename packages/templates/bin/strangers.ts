import { emptyContact } from "@vitrine/model";
import { aSite } from "../gate/a-site.ts";
import { role, study } from "../src/personas/persona.ts";
import type { SiteInput } from "../src/view/site-input.ts";

/** Sample lives that no template was drawn for, without pictures and without anything of a template's own form. */
export const strangers: readonly { name: string; site: SiteInput }[] = [
  { name: "a nurse with three jobs", site: nurse() },
  { name: "an academic with forty papers", site: academic() },
  { name: "a vice president with nine jobs", site: vicePresident() },
  { name: "a German engineer", site: german() },
  { name: "an Arabic librarian", site: arabic() },
  { name: "a name of 46 letters", site: longName() },
  { name: "a name and nothing else", site: aLife("Sam Whitlow", {}) },
];

/** A life as it stands on a site of January 2026. */
function aLife(name: string, parts: Partial<SiteInput>): SiteInput {
  return aSite({ name, updated_at: "2026-01-15T00:00:00.000Z", ...parts });
}

function reach(title: string, email: string, location: string, phone = "") {
  return { ...emptyContact, title, email, location, phone };
}

function nurse(): SiteInput {
  return aLife("Bridget Osei", {
    intro: "Ward nurse who likes nights, short handovers and long goodbyes.",
    contact: reach("Staff nurse, acute medicine", "bridget.osei@example.org", "Leeds", "+44 113 496 0112"),
    experience: [
      role(1, {
        position: "Staff nurse",
        name: "St Oswald's Hospital",
        place: "Leeds",
        date: "Sep 2019 - Present",
        description:
          "- Care for up to eight patients on an acute ward of 28 beds\n- Mentor two students each term\n- Brought falls down from nine to four a quarter with hourly rounds",
      }),
      role(2, { position: "Healthcare assistant", name: "Brook House", place: "Bradford", date: "2016 - 2019" }),
      role(3, { position: "Carer", name: "Own clients", date: "2014 - 2016", description: "Four families, one car." }),
    ],
    education: [study(1, { degree: "BSc Nursing", name: "University of Bradford", date: "2016 - 2019" })],
    skills: [
      { id: 1, title: "Clinical", info: ["Cannulation", "Tracheostomy care", "Early warning scores", "Wound care"] },
    ],
    languages: [
      { name: "English", level: "native" },
      { name: "Twi", level: "fluent" },
    ],
  });
}

function academic(): SiteInput {
  const subjects = ["Grain prices", "Harbour dues", "A flood", "Two censuses", "Wills", "Bread riots", "Field names"];
  return aLife("Ottoline Marchetti", {
    intro: "Economic historian of small ports and what went through them.",
    description:
      "I read customs books for a living. Since 2011 I have taught quantitative history to people who came for the stories, and stories to people who came for the numbers.",
    contact: reach("Reader in economic history", "o.marchetti@example.org", "Bologna, Italy"),
    experience: [
      role(1, { position: "Reader", name: "Università della Via Emilia", place: "Bologna", date: "2018 - Present" }),
      role(2, { position: "Lecturer", name: "Firth College", place: "Dundee", date: "2011 - 2018" }),
      role(3, { position: "Research fellow", name: "Institute of Maritime History", date: "2008 - 2011" }),
    ],
    education: [
      study(1, { degree: "PhD Economic History", name: "University of Leiden", date: "2004 - 2008" }),
      study(2, { degree: "Laurea in Storia", name: "Università di Genova", date: "1998 - 2003" }),
    ],
    publications: Array.from({ length: 40 }, (_, index) => ({
      title: `${subjects[index % subjects.length]} in ports of the ${index % 2 === 0 ? "Adriatic" : "North Sea"}, ${1600 + index * 4} to ${1640 + index * 4}`,
      venue: index % 3 === 0 ? "Journal of Port Studies" : "Past Ledgers",
      date: String(2025 - Math.floor(index / 3)),
      url: "",
    })),
  });
}

function vicePresident(): SiteInput {
  const posts = [
    ["Vice president, operations", "Halden Logistics", "2021 - Present"],
    ["Director of operations", "Halden Logistics", "2018 - 2021"],
    ["Head of network planning", "Corvid Freight", "2015 - 2018"],
    ["Regional manager", "Corvid Freight", "2012 - 2015"],
    ["Terminal manager", "Port of Esmere", "2009 - 2012"],
    ["Shift manager", "Port of Esmere", "2006 - 2009"],
    ["Planner", "Tidewater Shipping", "2004 - 2006"],
    ["Management trainee", "Tidewater Shipping", "2002 - 2004"],
    ["Working student", "Tidewater Shipping", "2000 - 2002"],
  ] as const;
  const done =
    "- Led 640 people in eleven terminals\n- Raised deliveries on time from 81 % to 97 % in two years\n- Cut the cost of a parcel by 14 %";
  return aLife("Katharine Oyelaran-Webb", {
    intro: "I run networks that people only notice when they fail.",
    contact: reach("Vice president, operations", "k.oyelaran@example.org", "Rotterdam", "+31 10 555 0163"),
    experience: posts.map(([position, name, date], index) =>
      role(index + 1, { position, name, date, place: "Rotterdam", description: index < 4 ? done : "" }),
    ),
    education: [study(1, { degree: "MSc Supply Chain", name: "Erasmus School", date: "1998 - 2002" })],
    skills: [{ id: 1, title: "", info: ["Network design", "Labour relations", "Budgets", "Board work"] }],
  });
}

function german(): SiteInput {
  return aLife("Jörg Überschär-Weißgärber", {
    intro: "Bauingenieur für Brücken, die man nicht sieht, wenn man darüberfährt.",
    contact: reach("Projektleiter Ingenieurbau", "j.ueberschaer@example.org", "Görlitz, Sachsen", "+49 3581 555 017"),
    experience: [
      role(1, {
        position: "Projektleiter Eisenbahnbrückenbau",
        name: "Oberlausitzer Verkehrswegebaugesellschaft",
        place: "Görlitz",
        date: "03/2017 - heute",
        description:
          "- Verantwortung für 23 Bauwerke im Streckenabschnitt\n- Bauzeitverkürzung um sechs Wochen durch Vorfertigung",
      }),
      role(2, { position: "Tragwerksplaner", name: "Ingenieurbüro Stahl und Sohn", date: "09/2011 - 02/2017" }),
    ],
    education: [study(1, { degree: "Diplom-Ingenieur", name: "TU Dresden", date: "2005 - 2011", gpa: "1,7" })],
    skills: [{ id: 1, title: "Fachkenntnisse", info: ["Ausschreibung", "Spannbeton", "Bauwerksprüfung DIN 1076"] }],
  });
}

function arabic(): SiteInput {
  return aLife("ليلى حسن المنصوري", {
    intro: "أدير مكتبات عامة وأجمع الناس حول الكتب.",
    contact: reach("مديرة مكتبات", "layla@example.org", "عمّان، الأردن", "+962 6 555 0199"),
    experience: [
      role(1, { position: "مديرة برامج", name: "المكتبة الوطنية", place: "عمّان", date: "2021 - Present" }),
      role(2, { position: "أمينة مكتبة", name: "جامعة الأردن", date: "2016 - 2020" }),
    ],
    education: [study(1, { degree: "ماجستير علم المعلومات", name: "جامعة الأردن", date: "2014 - 2016" })],
    languages: [{ name: "العربية", level: "اللغة الأم" }],
  });
}

function longName(): SiteInput {
  return aLife("Maximiliane Alexandrowna Wojciechowska-Altmühl", {
    contact: reach("Dolmetscherin", "maximiliane@example.org", "Wien"),
    experience: [role(1, { position: "Dolmetscherin", name: "Freiberuflich", date: "2015 - Present" })],
  });
}
