import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { vetPlates as plates } from "./vet-plates.ts";

/** A vet for cattle behind the dyke, in German. */
export const vetPersona: Persona = {
  id: "vet",
  demoSiteId: 1060,
  category: "Professional",
  subdomain: "wiebke-harmsen",
  site: {
    name: "Wiebke Harmsen",
    full_name: "Dr. Wiebke Harmsen",
    intro: "Eine gesunde Herde ruft mich selten. Daran arbeite ich.",
    description:
      "Ich bin auf einem Hof mit sechzig Kühen hinter dem Deich aufgewachsen und habe dort gelernt, dass man ein Tier zuerst ansieht und dann anfasst. Heute betreue ich mit zwei Kolleginnen vierunddreißig Betriebe zwischen Eider und Elbe.\n\nDie Nächte gehören den Geburten, die Tage der Vorsorge: Stallklima, Klauen, Eutergesundheit und die Kälber der ersten drei Wochen. Was ich nicht behandeln muss, ist mein bester Fall.",
    contact: {
      email: "praxis@harmsen-rind.example",
      title: "Fachtierärztin für Rinder",
      description: "Notfälle bitte immer anrufen, auch nachts. Für alles andere genügt eine Nachricht mit Stallnummer.",
      location: "Marne, Dithmarschen",
      phone: "+49 171 3920045",
      available_for_freelance: false,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Praxisinhaberin",
        name: "Rinderpraxis Harmsen",
        place: "Marne",
        date: "Mar 2017 - Present",
        start_date: "2017-03",
        is_current: true,
        description:
          "- Bestandsbetreuung für 34 Milchviehbetriebe mit zusammen 4.100 Kühen.\n- Antibiotika am Euter in fünf Jahren um 41 % gesenkt, bei gleicher Zellzahl.\n- Zwei Assistentinnen bis zur Fachtierärztin ausgebildet.",
        skills: ["Bestandsbetreuung", "Eutergesundheit", "Stallklima"],
      }),
      role(2, {
        position: "Angestellte Tierärztin",
        name: "Tierärzte am Deich",
        place: "Büsum",
        date: "Oct 2011 - Feb 2017",
        start_date: "2011-10",
        end_date: "2017-02",
        description:
          "- Nacht- und Wochenenddienst im Wechsel zu dritt, gut neunzig Geburten im Jahr.\n- Klauenpflege als festen Termin eingeführt, heute auf allen Betrieben der Praxis.",
        skills: ["Geburtshilfe", "Klauen", "Chirurgie"],
      }),
      role(3, {
        position: "Wissenschaftliche Mitarbeiterin",
        name: "Klinik für Klauentiere, Hochschule Hannover",
        place: "Hannover",
        date: "Apr 2008 - Sep 2011",
        start_date: "2008-04",
        end_date: "2011-09",
        description:
          "Promotion über die ersten drei Lebenswochen des Kalbes; 212 Kälber auf elf Höfen, jedes zweimal am Tag besucht.",
        skills: ["Studien", "Kälbergesundheit", "Labor"],
      }),
      role(4, {
        position: "Melkerin und Betriebshelferin",
        name: "Maschinenring Wesselburen",
        place: "Wesselburen",
        date: "Jul 2001 - Sep 2003",
        start_date: "2001-07",
        end_date: "2003-09",
        description: "Auf neunzehn Höfen vertreten, wenn jemand krank war oder ein Kind kam.",
      }),
    ],
    education: [
      study(1, {
        degree: "Dr. med. vet.",
        name: "Tierärztliche Hochschule",
        place: "Hannover",
        date: "2008 - 2011",
        gpa: "magna cum laude",
      }),
      study(2, {
        degree: "Staatsexamen Tiermedizin",
        name: "Tierärztliche Hochschule",
        place: "Hannover",
        date: "2003 - 2008",
        description: "Praktika im Allgäu, in Friesland und auf den Färöern.",
      }),
    ],
    skills: [
      {
        id: 1,
        title: "Am Tier",
        info: ["Geburtshilfe", "Eutergesundheit", "Klauen", "Labmagen-Operation", "Ultraschall"],
      },
      { id: 2, title: "Im Bestand", info: ["Bestandsbetreuung", "Kälbergesundheit", "Impfpläne", "Trockenstehen"] },
      { id: 3, title: "Im Stall", info: ["Stallklima", "Liegeflächen", "Melktechnik", "Fütterung"] },
      { id: 4, title: "Im Büro", info: ["Herdendaten", "Arzneibuch", "Gutachten"] },
    ],
    projects: {
      Vorsorge: [
        project(1, {
          title: "Die ersten drei Wochen",
          type: "research",
          category: "Vorsorge",
          date: "2019",
          description:
            "Ein Wandkalender für die Kälberküche, auf dem jeder Tag eine Handlung hat. Er hängt in 140 Höfen; die Verluste dort sanken von elf auf vier von hundert Kälbern.",
          technologies: ["Kälbergesundheit", "Kolostrum", "Schulung"],
          pictures: [{ img: plates.marsh }],
        }),
        project(2, {
          title: "Wind im Stall",
          category: "Beratung",
          date: "2021",
          description:
            "Neun alte Ställe neu gelüftet, mit Netz, Firstöffnung und ohne Ventilator. Gezeichnet am Küchentisch, gebaut vom Hof.",
          technologies: ["Stallklima", "Liegeflächen"],
          pictures: [{ img: plates.barn }],
        }),
        project(3, {
          title: "Vier Viertel",
          category: "Labor",
          date: "2023",
          description:
            "Ein Schalmtest mit Bildtafel, den auch die Aushilfe um fünf Uhr früh lesen kann. Behandelt wird nur noch nach Befund.",
          technologies: ["Eutergesundheit", "Herdendaten"],
          pictures: [{ img: plates.milk }],
        }),
        project(4, {
          title: "Nachtbuch",
          category: "Schreiben",
          date: "2016",
          description: "Zwölf Geburten, zwölf Höfe, zwölf Monate: Aufzeichnungen einer Notdienstwoche für jedes Jahr.",
          technologies: ["Geburtshilfe"],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      {
        name: "Fachtierärztin für Rinder",
        organization: "Tierärztekammer Schleswig-Holstein",
        date: "2016",
        description: "",
      },
      { name: "Lehrgang Klauengesundheit", organization: "Lehranstalt Echem", date: "2013", description: "" },
    ],
    publications: [
      {
        title: "Kolostrum in der ersten Stunde: elf Betriebe im Vergleich",
        venue: "Der Praktische Rinderarzt",
        date: "2012",
        url: "",
      },
    ],
    certifications: [{ name: "Approbation als Tierärztin", issuer: "Land Niedersachsen", date: "2008", url: "" }],
    languages: [
      { name: "Deutsch", level: "Muttersprache" },
      { name: "Plattdeutsch", level: "von zu Hause" },
      { name: "Niederländisch", level: "B2" },
      { name: "Englisch", level: "C1" },
    ],
    awards: [{ title: "Milchpreis für Tierwohl", issuer: "Landfrauen Dithmarschen", date: "2025" }],
    volunteer: [
      {
        position: "Ausbilderin für Ersthelfer am Tier",
        name: "Freiwillige Feuerwehr Marne",
        place: "Marne",
        date: "2018 - Present",
        description: "Wie man eine Kuh aus einem Graben hebt, ohne jemanden zu verlieren.",
      },
    ],
    interests: ["Wattwandern", "Obstbäume schneiden", "Akkordeon"],
    links: [{ label: "harmsen-rind.example", url: "https://harmsen-rind.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
