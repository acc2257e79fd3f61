import { officerPlates } from "./officer-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** Een stuurvrouw op een ferry, die liever een oefening te veel houdt. */
export const officerPersona: Persona = {
  id: "officer",
  demoSiteId: 1071,
  category: "Engineering",
  subdomain: "marijke-hoogendijk",
  site: {
    name: "Marijke Hoogendijk",
    full_name: "Marijke Hoogendijk",
    intro: "Ik breng schepen van de ene kade naar de andere, en iedereen aan boord weer thuis.",
    description:
      "Veertien jaar op zee, waarvan vier als eerste stuurvrouw op een ferry met 540 passagiers. Ik plan de reis, leid het dek en loop de wacht van vier tot acht, omdat de zee dan het eerlijkst is.\n\nVan elke oefening houd ik een logboek bij: wat er misging, wie het zag, en wat we de volgende keer anders doen.",
    contact: {
      email: "marijke@hoogendijk.example",
      title: "Eerste stuurvrouw, passagiersschepen",
      description:
        "Tussen twee reizen ben ik drie weken aan wal en dan geef ik graag les of draai ik mee in een simulator.",
      location: "Vlissingen, Zeeland",
      phone: "+31 118 555 014",
      available_for_freelance: false,
    },
    flat_picture: officerPlates.portrait,
    experience: [
      role(1, {
        position: "Eerste stuurvrouw",
        name: "Rederij Scheldemond",
        place: "Vlissingen",
        date: "Mar 2021 - Present",
        start_date: "2021-03",
        is_current: true,
        description:
          "- Reisplanning, stabiliteit en lading voor een ferry van 168 meter op de lijn naar Hull.\n- Geef leiding aan een dek van 26 mensen uit zeven landen.\n- Bracht de tijd van een volledige ontruimingsoefening terug van 31 naar 22 minuten.",
        skills: ["ECDIS", "Stabiliteit", "Crowd management"],
      }),
      role(2, {
        position: "Tweede stuurvrouw",
        name: "Rederij Scheldemond",
        place: "Vlissingen",
        date: "Jun 2017 - Feb 2021",
        start_date: "2017-06",
        end_date: "2021-02",
        description: "Navigatieofficier: kaarten, passageplannen en de radar van twee schepen in de vernieuwing.",
        skills: ["Passageplanning", "Radar"],
      }),
      role(3, {
        position: "Derde stuurvrouw",
        name: "Noorderlicht Offshore",
        place: "Den Helder",
        date: "Sep 2013 - May 2017",
        start_date: "2013-09",
        end_date: "2017-05",
        description: "Bevoorrading van windparken, dynamisch positioneren naast palen die niet meegeven.",
        skills: ["Dynamic positioning"],
      }),
      role(4, {
        position: "Stuurman-leerling",
        name: "Koopvaardij Van Renesse",
        place: "Rotterdam",
        date: "Aug 2011 - Aug 2013",
        start_date: "2011-08",
        end_date: "2013-08",
        description: "Twee jaar op een houtschip in de Oostzee: roest bikken, sterren schieten, koffie zetten.",
      }),
    ],
    education: [
      study(1, {
        degree: "Bachelor Maritiem Officier",
        name: "Zeevaartschool De Walcherse",
        date: "2009 - 2013",
        description: "Afgestudeerd op vermoeidheid in het vierurenwachtsysteem.",
      }),
    ],
    skills: [
      { id: 1, title: "Navigatie", info: ["Passageplanning", "ECDIS", "Radar en ARPA", "Sextant"] },
      { id: 2, title: "Veiligheid", info: ["Ontruiming", "Brandbestrijding", "Reddingsboten", "Crowd management"] },
      { id: 3, title: "Schip en lading", info: ["Stabiliteit", "Gevaarlijke stoffen", "Dynamic positioning"] },
      { id: 4, title: "Mensen", info: ["Wachtrooster", "Leerlingen begeleiden", "Bridge resource management"] },
    ],
    projects: {
      "Aan boord": [
        project(1, {
          title: "De nachtwacht op papier",
          category: "Brug",
          date: "2023",
          description:
            "Een procedure van één bladzijde voor de wacht van vier tot acht, getekend in plaats van geschreven.",
          technologies: ["Bridge resource management"],
          pictures: [{ img: officerPlates.bridge }],
        }),
        project(2, {
          title: "Oefenen met het echte weer",
          type: "initiative",
          category: "Veiligheid",
          date: "2022 - 2024",
          description:
            "Reddingsbootoefeningen niet meer op de rustigste dag van de maand, maar op de dag die in het rooster staat.",
          technologies: ["Reddingsboten", "Ontruiming"],
          pictures: [{ img: officerPlates.drill }],
        }),
        project(3, {
          title: "Het Nauw, met de hand",
          category: "Navigatie",
          date: "2019",
          description:
            "Een passageplan op een papieren kaart, jaarlijks opnieuw getekend met de leerlingen, voor als het scherm donker blijft.",
          technologies: ["Passageplanning", "Sextant"],
          pictures: [{ img: officerPlates.chart }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      {
        name: "Bridge resource management, docent",
        organization: "Simulatorcentrum Delta",
        date: "2023",
        description: "",
      },
    ],
    publications: [],
    certifications: [
      { name: "STCW II/2, eerste stuurman alle schepen", issuer: "Register Zeevarenden", date: "2020", url: "" },
      { name: "Dynamic positioning, onbeperkt", issuer: "Nautisch Bureau Noord", date: "2016", url: "" },
      { name: "Marcom-A", issuer: "Register Zeevarenden", date: "2013", url: "" },
    ],
    languages: [
      { name: "Nederlands", level: "moedertaal" },
      { name: "Engels", level: "vloeiend" },
      { name: "Duits", level: "goed" },
    ],
    awards: [],
    volunteer: [
      {
        position: "Opstapper",
        name: "Reddingsstation Westkapelle",
        place: "Westkapelle",
        date: "2015 - Present",
        description: "",
      },
    ],
    interests: ["Zeezeilen", "Oude zeekaarten", "Kornetspelen"],
    links: [{ label: "Logboek van oefeningen", url: "https://logboek.hoogendijk.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
