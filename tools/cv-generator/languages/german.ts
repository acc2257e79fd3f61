import type { LanguagePack } from "../language-pack.ts";

export const german: LanguagePack = {
  code: "de",
  firstNames:
    "Annegret|Björn|Cemile|Detlef|Friederike|Jörg|Katharina|Lukas|Mehmet|Wiebke|Anna-Lena|Ottokar|Sünje|Nikolai",
  lastNames:
    "Achterberg|Böttcher|Yıldırım|Kranzfelder|Großmann|von Hagenau|Schäfer|Petrović|Müller-Lüdenscheid|Zwanziger|Özdemir|Rautenstrauch",
  cities: "Bremen|Leipzig|Graz, Österreich|Zürich|Kassel|Freiburg im Breisgau|Hamburg|Nürnberg|Linz|Erfurt|Rostock",
  country: "Deutschland",
  dialCode: "+49",
  titles: {
    summary: "Profil|Kurzprofil|Über mich|Zusammenfassung|Persönliches Profil|Zur Person",
    experience:
      "Berufserfahrung|Beruflicher Werdegang|Berufliche Erfahrung|Werdegang|Berufspraxis|Berufliche Stationen|Praktische Erfahrung",
    education:
      "Ausbildung|Bildungsweg|Studium und Ausbildung|Schulische und akademische Ausbildung|Akademischer Werdegang|Bildung|Schulbildung und Studium",
    skills:
      "Kenntnisse|Fähigkeiten|Kompetenzen|Fachkenntnisse|EDV-Kenntnisse|Kenntnisse und Fähigkeiten|IT-Kenntnisse|Qualifikationen|Stärken",
    projects: "Projekte|Ausgewählte Projekte|Projekterfahrung|Eigene Projekte",
    certifications:
      "Zertifikate|Weiterbildung|Zertifizierungen|Fortbildungen|Weiterbildungen und Zertifikate|Lehrgänge",
    languages: "Sprachen|Sprachkenntnisse|Fremdsprachen",
    publications: "Veröffentlichungen|Publikationen|Ausgewählte Publikationen|Fachartikel",
    interests: "Interessen|Hobbys|Hobbys und Interessen|Freizeit",
  },
  contactTitle: "Kontakt|Persönliche Daten|Kontaktdaten|Persönliche Angaben",
  monthsLong: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
  monthsShort: "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
  seasons: "Winter|Frühjahr|Sommer|Herbst",
  present: "heute|Heute|jetzt|aktuell|dato",
  since: "seit|Seit",
  durationWords: ["Jahre", "Monate"],
  jobs: "Lagerleiter|Softwareentwicklerin|Bauingenieur|Pflegefachkraft|Leiterin Einkauf|Steuerfachangestellte|Konditormeister|Werkstudent Vertrieb|Wissenschaftliche Mitarbeiterin|Sachbearbeiterin Personal|Mechatroniker|Kaufmännischer Angestellter|Erzieherin|Projektmanager Digitalisierung|Oberarzt Chirurgie|Rechtsanwaltsfachangestellte|Systemadministrator|Fachkraft für Lagerlogistik|Teamleitung Kundenservice|Grundschullehrerin",
  companies:
    "Nordwall Maschinenbau GmbH|Kaspar & Söhne KG|Stadtwerke Altenfurt|Klinikum Weserbogen|Brückner Logistik AG|Feinbäckerei Ahlers|Datenwerk Solutions GmbH & Co. KG|Hansa Versicherung|Kindertagesstätte Sonnenhügel|Ingenieurbüro Tauber|Lichtblick Verlag|Universität Altenfurt|Autohaus Reinke|Sparkasse Mittelheide",
  degrees:
    "B.Sc.|M.Sc.|Bachelor of Arts|Diplom|Master of Engineering|Staatsexamen|Promotion|Ausbildung|Magister|Bachelor of Engineering",
  fields:
    "Wirtschaftsinformatik|Maschinenbau|Germanistik|Betriebswirtschaftslehre|Elektrotechnik|Medizin|Soziale Arbeit|Architektur|Biologie|Rechtswissenschaft",
  schools:
    "Universität Altenfurt|Hochschule Weserbogen|Technische Universität Lindau|Fachhochschule Nordheide|Berufskolleg Ostertor|Akademie für Gestaltung Rieden|Gymnasium am Stadtpark",
  skills:
    "SAP S/4HANA|Projektplanung|Buchhaltung|Java|Python|Verhandlungsführung|MS Office|Qualitätssicherung|CNC-Programmierung|Wundversorgung|AutoCAD|Kundenberatung|Linux|Docker|Teamfähigkeit|Arbeitsrecht|DATEV|Elternarbeit|Löten|Lagerverwaltung|C#|Datenanalyse|Staplerschein|Moderation",
  skillGroups: "Software|Methoden|Fachlich|Programmiersprachen|Werkzeuge|Persönlich",
  levels: "Grundkenntnisse|gut|sehr gut|Experte|fortgeschritten",
  tasks:
    "Senkung der Fehlerquote um # Prozent durch neue Prüfabläufe|Leitung eines Teams von # Personen an zwei Standorten|Erstellung von Monatsberichten für die Geschäftsführung|Einarbeitung von # neuen Kolleginnen und Kollegen|Einführung eines digitalen Bestellwesens|Verhandlung von Rahmenverträgen über # Mio. Euro|Planung und Durchführung von # Schulungen im Jahr|Betreuung von bis zu # Kunden in Norddeutschland|Verantwortlich für Budget, Personal und Arbeitssicherheit|Aufbau eines Kennzahlensystems für die Fertigung",
  sentences:
    "Zuverlässige Fachkraft mit über # Jahren Erfahrung in anspruchsvollen Teams.|Bekannt für ruhiges Urteil, klare Sprache und sorgfältige Planung.|Auf der Suche nach einer Aufgabe, in der Qualität sichtbar zählt.|Vereinfacht gern Abläufe, die über Jahre gewachsen sind.",
  projects:
    "Digitales Fundbüro|Energieatlas Altenfurt|Schulgarten im Netz|Lastenrad-Verleih|Werkzeugverwaltung per Funk|Leseförderung am Nachmittag",
  certifications:
    "Ausbildereignungsschein (AEVO)|Ersthelfer im Betrieb|PRINCE2 Foundation|Sicherheitsbeauftragter|ISTQB Certified Tester|Schweißerschein DIN EN ISO 9606|Datenschutzbeauftragter (TÜV)",
  spoken: "Deutsch|Englisch|Türkisch|Französisch|Spanisch|Russisch|Polnisch|Italienisch",
  spokenLevels: "Muttersprache|fließend|verhandlungssicher|Grundkenntnisse|C1|B2|A2|gut in Wort und Schrift",
  papers:
    "Zur Ermüdung von Schweißnähten im Brückenbau|Sprachförderung in altersgemischten Gruppen|Vorhersage von Lagerbeständen mit einfachen Modellen",
  interests: "Rudern|Schach|Chorgesang|Wandern|Fotografie|Imkerei|Klettern|Modellbau",
  labels: ["E-Mail", "Telefon", "Anschrift"],
  at: "bei",
};
