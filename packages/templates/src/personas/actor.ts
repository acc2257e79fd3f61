import { actorPlates as plates } from "./actor-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

const picture = (img: string) => [{ img, width: 960, height: 640 }];

/** An actress of a repertory house, who writes Spanish. */
export const actorPersona: Persona = {
  id: "actor",
  demoSiteId: 1091,
  category: "Creative",
  subdomain: "jacinta-almazora",
  site: {
    name: "Jacinta Almazora",
    full_name: "Jacinta Almazora",
    intro: "Digo el verso como se pide un vaso de agua.",
    description:
      "Empecé vendiendo programas en el vestíbulo y me quedé a ver todas las funciones. Trabajo el texto de pie desde el primer día, aprendo también los papeles de los demás y llego con la obra sabida.\n\nMe interesan los clásicos sin polvo, las compañías pequeñas con gira larga y los teatros donde se oye respirar al público.",
    contact: {
      email: "jacinta@almazora.example",
      title: "Actriz de teatro y locutora",
      description: "Para pruebas y contratación, escriba con las fechas de ensayo. Contesto antes del siguiente lunes.",
      location: "Valencia, España",
      phone: "+34 960 555 018",
      available_for_freelance: true,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Primera actriz",
        name: "Compañía del Turia",
        place: "Valencia",
        date: "Sep 2020 - Present",
        start_date: "2020-09",
        is_current: true,
        description:
          "- Cinco montajes y 214 funciones en 38 ciudades, sin una sustitución.\n- Responsable del trabajo de verso con los actores jóvenes.\n- Laurencia, Celestina y una Doña Rosita que nadie esperaba cómica.",
        skills: ["Verso", "Gira"],
      }),
      role(2, {
        position: "Actriz de reparto",
        name: "Teatro de la Alameda",
        place: "Sevilla",
        date: "Oct 2015 - Jul 2020",
        start_date: "2015-10",
        end_date: "2020-07",
        description: "Once papeles en cinco temporadas, tres de ellos en alternancia con dos días de aviso.",
        skills: ["Repertorio", "Canto"],
      }),
      role(3, {
        position: "Locutora y actriz de doblaje",
        name: "Estudios Sirocco",
        place: "Valencia",
        date: "Feb 2012 - Sep 2015",
        start_date: "2012-02",
        end_date: "2015-09",
        description: "Treinta audiolibros, de ellos nueve para la biblioteca de ciegos, y dos series de animación.",
      }),
      role(4, {
        position: "Ayudante de regiduría",
        name: "Sala Escalera",
        place: "Valencia",
        date: "2009 - 2011",
        description: "Pies de luz, utilería y el telón a mano, cinco funciones por semana.",
      }),
    ],
    education: [
      study(1, {
        degree: "Título superior de Arte Dramático",
        name: "Escuela Superior de Arte Dramático del Levante",
        place: "Valencia",
        date: "2007 - 2011",
      }),
    ],
    skills: [
      { id: 1, title: "Escena", info: ["Verso", "Esgrima escénica", "Clown", "Títeres"] },
      { id: 2, title: "Voz", info: ["Mezzosoprano", "Doblaje", "Audiolibro", "Acento porteño"] },
      { id: 3, title: "Cuerpo", info: ["Danza", "Escuela bolera", "Acrobacia de suelo", "Zancos"] },
    ],
    projects: {
      Montajes: [
        project(1, {
          title: "La última escena",
          category: "Ana, con la Compañía del Turia",
          date: "2025",
          description: "Dos hermanas, una silla y ochenta minutos. La luz de cada una se apaga cuando la otra miente.",
          technologies: ["Estreno absoluto", "Gira"],
          pictures: picture(plates.quarrel),
        }),
        project(2, {
          title: "Fuenteovejuna",
          category: "Laurencia, con la Compañía del Turia",
          date: "2023",
          description: "Al aire libre y sin micrófonos, con el coro de cada pueblo ensayado en dos tardes.",
          technologies: ["Verso", "Coro"],
          pictures: picture(plates.poster),
        }),
        project(3, {
          title: "La escalera de servicio",
          category: "Petra, en el Teatro de la Alameda",
          date: "2019",
          description: "Una casa vista desde sus peldaños; subí y bajé 4.000 por función, contados por el regidor.",
          technologies: ["Comedia"],
          pictures: picture(plates.model),
        }),
        project(4, {
          title: "La dama boba",
          category: "Finea, en el Teatro de la Alameda",
          date: "2017",
          description: "Un vestido azul que aprende a leer al mismo tiempo que ella.",
          technologies: ["Verso", "Canto"],
          pictures: picture(plates.costume),
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      { name: "Taller de verso barroco", organization: "Casa del Verso, Almagro", date: "2018", description: "" },
      { name: "Esgrima escénica, nivel II", organization: "Sala de Armas del Sur", date: "2016", description: "" },
    ],
    publications: [],
    certifications: [],
    languages: [
      { name: "Español", level: "nativo" },
      { name: "Valenciano", level: "nativo" },
      { name: "Francés", level: "C1" },
      { name: "Inglés", level: "B2" },
    ],
    awards: [
      { title: "Premio a la mejor actriz, por La última escena", issuer: "Festival de Teatro del Mar", date: "2025" },
      { title: "Premio de la Crítica", issuer: "Asociación de Críticos del Guadalquivir", date: "2019" },
    ],
    volunteer: [
      {
        position: "Directora",
        name: "Teatro en la planta cuarta",
        place: "Valencia",
        date: "2016 - Present",
        description: "Cada diciembre, una obra con niños ingresados, sus médicas y una cama con ruedas.",
      },
    ],
    interests: ["Zarzuela", "Bicicletas viejas"],
    links: [{ label: "Videobook", url: "https://almazora.example/videobook" }],
    updated_at: "2026-01-15T00:00:00.000Z",
    seo: { title: "", description: "", indexable: true },
  },
};
