import { fashionPlates } from "./fashion-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** Una stilista che taglia prima di disegnare. */
export const fashionPersona: Persona = {
  id: "fashion designer",
  demoSiteId: 1072,
  category: "Creative",
  subdomain: "ginevra-solmetti",
  site: {
    name: "Ginevra Solmetti",
    full_name: "Ginevra Solmetti",
    intro: "Taglio prima di disegnare: il tessuto sa già dove vuole cadere, e di solito ha ragione.",
    description:
      "Da dodici anni lavoro con sartorie e tessiture tra Prato e Milano. Parto da un rotolo trovato in magazzino, lo appendo per una notte e la mattina dopo decido che cosa diventa.\n\nOgni collezione ha al massimo venti capi, e di ognuno conservo il cartamodello, le prove e l'elenco di chi lo ha cucito.",
    contact: {
      email: "ginevra@solmetti.example",
      title: "Stilista di prêt-à-porter femminile",
      description: "Ricevo in atelier il giovedì. Per i prestiti stampa bastano due righe e una data.",
      location: "Milano",
      phone: "+39 02 5555 0147",
      available_for_freelance: true,
    },
    flat_picture: fashionPlates.portrait,
    experience: [
      role(1, {
        position: "Direttrice creativa",
        name: "Atelier Solmetti",
        place: "Milano",
        date: "Feb 2020 - Present",
        start_date: "2020-02",
        is_current: true,
        description:
          "- Due collezioni all'anno, venti capi ciascuna, cucite da nove persone in tre laboratori.\n- Sette tessuti su dieci vengono da fondi di magazzino.\n- In vendita in quattordici negozi tra Torino e Osaka.",
        skills: ["Direzione creativa", "Drappeggio"],
      }),
      role(2, {
        position: "Stilista senior, capispalla",
        name: "Casa Verrani",
        place: "Milano",
        date: "Sep 2015 - Jan 2020",
        start_date: "2015-09",
        end_date: "2020-01",
        description: "Cappotti e giacche per sei stagioni, dalla prima tela alla prova in passerella.",
        skills: ["Modellistica", "Sartoria"],
      }),
      role(3, {
        position: "Assistente modellista",
        name: "Laboratorio Bisenzio",
        place: "Prato",
        date: "Oct 2012 - Aug 2015",
        start_date: "2012-10",
        end_date: "2015-08",
        description: "Cartamodelli per conto di case che non si possono nominare, e molte asole.",
      }),
    ],
    education: [study(1, { degree: "Diploma in design della moda", name: "Accademia dell'Arno", date: "2009 - 2012" })],
    skills: [
      { id: 1, title: "Taglio", info: ["Drappeggio", "Modellistica", "Sartoria", "Sbieco"] },
      { id: 2, title: "Materia", info: ["Lane cardate", "Fondi di magazzino", "Tintura vegetale"] },
      { id: 3, title: "Collezione", info: ["Direzione creativa", "Casting", "Styling", "Lookbook"] },
    ],
    projects: {
      Collezioni: [
        project(1, {
          title: "Vino versato",
          category: "Autunno inverno",
          date: "2025",
          description: "Un abito solo, in sbieco, da diciotto metri di raso recuperato. La gonna si apre camminando.",
          technologies: ["Raso di seta", "Taglio in sbieco", "Foto: studio interno"],
          pictures: [{ img: fashionPlates.wine }],
          url: "https://solmetti.example/vino",
        }),
        project(2, {
          title: "Sale",
          category: "Primavera estate",
          date: "2024",
          description: "Cotoni bianchi lavati in acqua di mare, cuciti senza una sola linea dritta.",
          technologies: ["Popeline", "Cuciture curve"],
          pictures: [{ img: fashionPlates.salt }],
        }),
        project(3, {
          title: "Palude",
          category: "Autunno inverno",
          date: "2023",
          description: "Cappotti di lana cardata di Prato, tinti con ortica e mallo di noce.",
          technologies: ["Lana cardata", "Tintura vegetale"],
          pictures: [{ img: fashionPlates.marsh }],
        }),
        project(4, {
          title: "Rete",
          category: "Collaborazione",
          date: "2022",
          description: "Maglie annodate a mano con tre pescatori di Chioggia, portate sopra sottovesti di lino.",
          technologies: ["Rete annodata", "Lino"],
          pictures: [{ img: fashionPlates.net }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      creative_data: { artistic_philosophy: "Un capo è finito quando chi lo porta smette di pensarci." },
    },
    training: [],
    publications: [],
    certifications: [],
    languages: [
      { name: "Italiano", level: "madrelingua" },
      { name: "Inglese", level: "fluente" },
      { name: "Francese", level: "buono" },
    ],
    awards: [{ title: "Premio Nuove Sartorie", issuer: "Settimana del Tessile, Prato", date: "2023" }],
    volunteer: [],
    interests: ["Mercati dell'usato", "Canottaggio", "Carte da parati"],
    links: [{ label: "Archivio dei cartamodelli", url: "https://archivio.solmetti.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
