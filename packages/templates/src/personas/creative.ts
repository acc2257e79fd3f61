import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { prints } from "./prints.ts";

/** An illustrator and printmaker: posters, editions and a shop window on a harbour. */
export const creativePersona: Persona = {
  id: "creative",
  demoSiteId: 1005,
  category: "Creative",
  subdomain: "tove-alcaraz",
  site: {
    name: "Tove Alcaraz",
    full_name: "Tove Alcaraz",
    intro: "Illustrator and printmaker. I cut pictures out of lino until only what matters is left.",
    description:
      "I was born between a shipyard and a bakery, and have drawn both ever since. My prints hang in ferries, schools and one court of law; my posters are usually taken home by somebody before the event is over.\n\nThe studio is a former net loft with a press from 1911. Commissions pay for it, editions keep it honest.",
    contact: {
      email: "tove@alcaraz.example",
      title: "Illustrator and printmaker",
      description: "For prints, posters and walls. The studio is open on Thursdays; knock hard, the press is loud.",
      location: "Cádiz, Spain",
      phone: "+34 956 55 01 38",
      available_for_freelance: true,
    },
    flat_picture: prints.portrait,
    experience: [
      role(1, {
        position: "Founder and printmaker",
        name: "Taller Nueve",
        place: "Cádiz",
        date: "Feb 2018 - Present",
        start_date: "2018-02",
        is_current: true,
        description:
          "Own studio for editions, posters and murals. Forty-one editions so far, the smallest of nine sheets, the largest of six hundred; two apprentices a year.",
        skills: ["Linocut", "Screen printing", "Editions"],
      }),
      role(2, {
        position: "Staff illustrator",
        name: "La Marea Weekly",
        place: "Seville",
        date: "Sep 2013 - Jan 2018",
        start_date: "2013-09",
        end_date: "2018-01",
        description: "A cover every Thursday by noon: 214 covers, eleven of them changed on the way to the press.",
        skills: ["Editorial illustration", "Covers"],
      }),
      role(3, {
        position: "Poster designer",
        name: "Teatro del Muelle",
        place: "Cádiz",
        date: "Mar 2011 - Aug 2013",
        start_date: "2011-03",
        end_date: "2013-08",
        description: "Season posters in two colours, because the budget had two colours.",
      }),
      role(4, {
        position: "Print technician",
        name: "Bergen Graphic Workshop",
        place: "Bergen",
        date: "2009 - 2011",
        description: "Mixed inks, mended presses, and learned to register a sheet by ear.",
      }),
    ],
    education: [
      study(1, {
        degree: "MA, Printmaking",
        name: "Vestland Academy of Art",
        place: "Bergen",
        date: "2007 - 2009",
        description: "Final edition: the tide tables of one year, cut day by day.",
      }),
      study(2, { degree: "BA, Illustration", name: "Escuela de Artes del Sur", place: "Seville", date: "2003 - 2007" }),
    ],
    skills: [
      { id: 1, title: "Print", info: ["Linocut", "Screen print", "Risograph", "Letterpress", "Monotype"] },
      { id: 2, title: "Drawing", info: ["Editorial", "Maps", "Children's books", "Murals"] },
      { id: 3, title: "Studio", info: ["Edition planning", "Paper buying", "Workshops", "Bookbinding"] },
      { id: 4, title: "Digital", info: ["Affinity Designer", "Procreate", "Separation", "Type setting"] },
    ],
    projects: {
      Editions: [
        project(1, {
          title: "Salt",
          category: "Editions",
          date: "2024",
          description: "Six sheets on the salt works south of the bay, printed with the brine that was drying there.",
          technologies: ["Linocut", "Two inks", "48 × 64 cm"],
          pictures: [{ img: prints.salt }],
          url: "https://alcaraz.example/salt",
        }),
        project(2, {
          title: "Nine umbrellas",
          category: "Editions",
          date: "2022",
          description: "A print for a town that owns very few. Edition of 120, sold by the weather office.",
          technologies: ["Screen print", "Three inks", "50 × 50 cm"],
          pictures: [{ img: prints.umbrellas }],
        }),
      ],
      Commissions: [
        project(3, {
          title: "Identity for a river",
          type: "initiative",
          category: "Commissions",
          date: "2023",
          description: "Signs, maps and a flag for the Guadalete, drawn with the people who live along it.",
          technologies: ["Identity", "Wayfinding"],
          pictures: [{ img: prints.river }],
          url: "https://alcaraz.example/river",
        }),
        project(4, {
          title: "The six o'clock ferry",
          category: "Commissions",
          date: "2021",
          description: "Eleven metres of mural inside the passenger deck, painted between two sailings.",
          technologies: ["Mural", "Enamel on steel"],
          pictures: [{ img: prints.ferry }],
          url: "https://alcaraz.example/ferry",
        }),
        project(5, {
          title: "Letters to a lighthouse",
          type: "achievement",
          category: "Commissions",
          date: "2019",
          description: "A children's book of thirty-two letters, and one answer. Translated into six languages.",
          technologies: ["Book", "Risograph"],
          pictures: [{ img: prints.lighthouse }],
        }),
      ],
      Talks: [
        project(6, {
          title: "Bread and ink",
          type: "speaking",
          category: "Talks",
          date: "2020",
          description: "A talk on trades that start at four in the morning, held in a bakery, printed on its bags.",
          technologies: ["Talk", "Letterpress"],
          pictures: [{ img: prints.bread }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      creative_data: {
        artistic_philosophy:
          "I take away until the picture starts to answer. What is left has to be strong enough to be printed six hundred times and still look like somebody meant it.",
        specializations: ["Linocut", "Posters", "Murals"],
        exhibitions: [
          { name: "Low water", venue: "Sala Baluarte, Cádiz", year: "2024", type: "Solo" },
          { name: "Forty editions", venue: "Galleri Nord, Bergen", year: "2022", type: "Solo" },
          { name: "Cut and dried", venue: "Museo del Papel, Capellades", year: "2023", type: "Group" },
          { name: "Iberian Print Biennial", venue: "Casa das Artes, Porto", year: "2021", type: "Juried" },
          { name: "Harbour drawings", venue: "Kunsthalle am Kai, Bremen", year: "2019", type: "Invitational" },
        ],
        awards: [
          { award: "Gold Burin", organization: "Iberian Print Biennial", year: "2021", category: "Relief print" },
          { award: "Cover of the Year", organization: "Guild of News Design", year: "2016", category: "Weeklies" },
        ],
        tools: {
          design_software: ["Affinity Designer", "Scribus"],
          animation_tools: ["Blender grease pencil"],
          traditional_media: ["Lino", "Vandercook press", "Oil-based ink", "Gouache"],
        },
        creative_metrics: { projects_completed: 186, client_satisfaction: 0, experience_years: 17 },
        influences: ["Harbour signage", "Fish labels", "Norwegian school charts", "My grandmother's oilcloth"],
      },
    },
    training: [
      { name: "Plate lithography", organization: "Stone and Plate Workshop, Ghent", date: "2017", description: "" },
    ],
    publications: [
      {
        title: "Letters to a lighthouse",
        venue: "Ediciones Marea Baja",
        date: "2019",
        url: "https://mareabaja.example/lighthouse",
      },
    ],
    certifications: [],
    languages: [
      { name: "Spanish", level: "native" },
      { name: "Norwegian", level: "fluent" },
      { name: "English", level: "fluent" },
    ],
    awards: [],
    volunteer: [
      {
        position: "Press minder",
        name: "Prison Print Workshop",
        place: "El Puerto",
        date: "2016 - Present",
        description: "One Monday a month, two presses, twelve people.",
      },
    ],
    interests: ["Rowing", "Weather maps", "Sourdough"],
    links: [
      { label: "alcaraz.example", url: "https://alcaraz.example" },
      { label: "Print shop", url: "https://shop.alcaraz.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
