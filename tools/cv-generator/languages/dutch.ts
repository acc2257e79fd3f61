import type { LanguagePack } from "../language-pack.ts";

export const dutch: LanguagePack = {
  code: "nl",
  firstNames: "Sietske|Joost|Fatima|Wouter|Marjolein|Ruben|Annelies|Bram|Yasmina|Thijs",
  lastNames: "van den Heuvel|Hoekstra|El Ouali|de Vries|Terpstra|van 't Hof|Bosman|Kuipers|Vandenbroucke|Ten Brink",
  cities: "Utrecht|Gent, België|Groningen|Den Haag|Eindhoven|'s-Hertogenbosch|Leuven|Zwolle|Haarlem",
  country: "Nederland",
  dialCode: "+31",
  titles: {
    summary: "Profiel|Over mij|Samenvatting|Persoonlijk profiel|Profielschets",
    experience: "Werkervaring|Ervaring|Professionele ervaring|Loopbaan|Arbeidsverleden|Relevante werkervaring",
    education: "Opleiding|Opleidingen|Studie|Onderwijs|Opleiding en training",
    skills: "Vaardigheden|Competenties|Kennis en vaardigheden|Computervaardigheden|Technische vaardigheden|Kwaliteiten",
    projects: "Projecten|Eigen projecten|Uitgelichte projecten",
    certifications: "Certificaten|Cursussen|Certificeringen|Cursussen en certificaten|Trainingen",
    languages: "Talen|Talenkennis|Taalvaardigheden",
    publications: "Publicaties|Artikelen|Wetenschappelijke publicaties",
    interests: "Interesses|Hobby's|Vrije tijd|Hobby's en interesses",
  },
  contactTitle: "Contact|Personalia|Persoonlijke gegevens|Contactgegevens",
  monthsLong: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
  monthsShort: "jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec",
  seasons: "winter|lente|zomer|herfst",
  present: "heden|Heden|nu|vandaag",
  since: "sinds|Sinds|vanaf",
  durationWords: ["jaar", "maanden"],
  jobs: "Magazijnchef|Softwareontwikkelaar|Verpleegkundige spoedeisende hulp|Inkoopmanager|Leerkracht basisonderwijs|Administratief medewerker|Constructeur|Kok|Juridisch adviseur|Onderhoudsmonteur|Data-analist|Teamleider klantenservice|Grafisch vormgever|Boekhouder|Onderzoeker",
  companies:
    "Waterland Logistiek B.V.|Ziekenhuis De Linde|Gemeente Oosterwijde|Bakkerij Mulder & Zn.|Noorderlicht Software|Basisschool Het Kompas|Verzekeringsgroep Kroon N.V.|Uitgeverij Wilgenroos|Bouwbedrijf Terhorst|Universiteit Oosterwijde|Restaurant De Gouden Gans",
  degrees: "Bachelor|Master|HBO Bachelor|MBO niveau 4|VWO|Doctoraat|BSc|MSc|HAVO",
  fields: "Informatica|Bedrijfskunde|Verpleegkunde|Rechten|Civiele Techniek|Geschiedenis|Communicatie|Biologie",
  schools:
    "Universiteit Oosterwijde|Hogeschool Waterland|ROC De Linde|Technische Universiteit Terhorst|Christelijk Lyceum Kroon",
  skills:
    "Voorraadbeheer|Excel|Python|Onderhandelen|Boekhouding|AutoCAD|Photoshop|Klantgericht werken|SQL|Java|EHBO|Schrijven|Samenwerken|SAP|Planning|Docker|Heftruckcertificaat|Presenteren",
  skillGroups: "Software|Technisch|Persoonlijk|Methoden",
  levels: "Basis|Gemiddeld|Gevorderd|Expert|Goed",
  tasks:
    "Aantal bestelfouten met # procent verlaagd|Leiding gegeven aan een team van # mensen|Maandrapportages voor de directie geschreven|# nieuwe collega's ingewerkt|Invoering van een digitaal reserveringssysteem|Contracten van # miljoen euro onderhandeld|Jaarlijks # workshops georganiseerd|Dagelijks contact met # klanten|Begrotingen en maandcijfers opgesteld",
  sentences:
    "Betrouwbare professional met meer dan # jaar ervaring in veeleisende teams.|Staat bekend om rust, heldere taal en goede planning.|Op zoek naar een functie waarin kwaliteit telt.|Maakt ingewikkelde processen graag eenvoudig.",
  projects: "Kaart van openbare kranen|Schooltuin in het net|Bakfietsdelen|Mondeling wijkarchief",
  certifications: "VCA Basis|EHBO-diploma|PRINCE2 Foundation|HACCP|BHV-certificaat|Scrum Master",
  spoken: "Nederlands|Engels|Duits|Frans|Arabisch|Fries|Spaans",
  spokenLevels: "Moedertaal|Vloeiend|Goed|Basis|C1|B2|Gevorderd",
  papers:
    "Getijden en plankton in de Waddenzee|Vermoeidheid bij nachtchauffeurs|Voorlezen en woordenschat op de basisschool",
  interests: "Schaatsen|Schaken|Koorzang|Wandelen|Fotografie|Zeilen",
  labels: ["E-mail", "Telefoon", "Adres"],
  at: "bij",
};
