import { chefPlates } from "./chef-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A chef with thirty-two seats by the estuary, who writes French. */
export const chefPersona: Persona = {
  id: "chef",
  demoSiteId: 1027,
  category: "Business",
  subdomain: "solene-kervadec",
  site: {
    name: "Solène Kervadec",
    full_name: "Solène Kervadec",
    intro:
      "Une cuisine d’estuaire : peu d’assiettes, beaucoup de marée, et des légumes qui gardent leur goût de terre.",
    description:
      "J’ai appris le métier à la plonge, puis dans des maisons où l’on goûte tout trois fois. Aujourd’hui la carte tient sur une page et change avec les marées : ce que les pêcheurs n’ont pas pris n’est pas servi.\n\nEn salle comme en cuisine, deux jours de repos consécutifs pour tout le monde, et un repas assis avant le service. Une brigade qui mange bien cuisine mieux.",
    contact: {
      email: "solene@kervadec.example",
      title: "Cheffe de cuisine",
      description:
        "Pour un dîner à quatre mains, un stage ou une carte à écrire : le matin, avant le marché, de préférence.",
      location: "Nantes, France",
      phone: "+33 2 61 91 04 27",
      available_for_freelance: false,
    },
    flat_picture: chefPlates.portrait,
    experience: [
      role(1, {
        position: "Cheffe et associée",
        name: "La Table d’Aval",
        place: "Nantes",
        date: "Mar 2019 - Present",
        start_date: "2019-03",
        is_current: true,
        description:
          "- Trente-deux couverts, une brigade de sept, une carte courte réécrite toutes les trois semaines.\n- Achats en direct auprès de onze producteurs ; le gaspillage pesé chaque soir et réduit de moitié en deux ans.\n- Formation de deux apprentis par an, tous diplômés.",
        skills: ["Carte et fiches techniques", "Achats", "Formation"],
      }),
      role(2, {
        position: "Sous-cheffe",
        name: "Maison Trévignon",
        place: "Lyon",
        date: "Sep 2014 - Feb 2019",
        start_date: "2014-09",
        end_date: "2019-02",
        description:
          "Responsable du passe et des sauces pour soixante couverts. Mise en place d’un plan HACCP que toute l’équipe a écrit.",
        skills: ["Sauces", "Passe", "HACCP"],
      }),
      role(3, {
        position: "Cheffe de partie poisson",
        name: "L’Écaille Bleue",
        place: "Cancale",
        date: "2011 - 2014",
        description: "Coquillages, poissons entiers, cuissons sur l’arête.",
        skills: ["Poissons et coquillages"],
      }),
      role(4, {
        position: "Commis, puis demi-cheffe de partie",
        name: "Hôtel du Vieux Bassin",
        place: "Honfleur",
        date: "2008 - 2011",
        description: "Garde-manger, pâtisserie de restaurant, petits déjeuners à cinq heures.",
      }),
    ],
    education: [
      study(1, {
        degree: "Brevet professionnel, arts de la cuisine",
        name: "Lycée hôtelier de la Rance",
        date: "2008 - 2010",
      }),
      study(2, { degree: "CAP cuisine", name: "Lycée hôtelier de la Rance", place: "Dinard", date: "2006 - 2008" }),
    ],
    skills: [
      {
        id: 1,
        title: "Chaud",
        info: ["Cuissons sur l’arête", "Sauces et jus", "Feu de bois", "Légumes rôtis entiers"],
      },
      { id: 2, title: "Froid", info: ["Coquillages", "Fermentations", "Pickles et saumures"] },
      { id: 3, title: "Sucré", info: ["Tartes fines", "Glaces sans stabilisant", "Pain au levain"] },
      { id: 4, title: "Maison", info: ["Coûts matière", "Recrutement", "Plannings", "Accords de cave"] },
    ],
    projects: {
      Carte: [
        project(1, {
          title: "Poireaux brûlés, noisette",
          category: "Entrée",
          date: "Jan 2025",
          description: "Grillés jusqu’au noir, servis à cœur, avec l’huile de leurs propres verts.",
          pictures: [{ img: chefPlates.leeks }],
        }),
        project(2, {
          title: "Huîtres, granité d’oseille",
          category: "Entrée",
          date: "Oct 2024",
          description: "Cinq huîtres du banc voisin, sur glace, et l’acidité du jardin à la place du citron.",
          pictures: [{ img: chefPlates.oysters }],
        }),
        project(3, {
          title: "Barbue, salicorne, beurre nantais",
          category: "Plat",
          date: "Jun 2024",
          description: "Cuite sur l’arête, levée au passe. Le beurre est monté à la minute, sans crème.",
          pictures: [{ img: chefPlates.brill }],
        }),
        project(4, {
          title: "Tarte fine aux pommes",
          category: "Dessert",
          date: "Nov 2023",
          description: "Trois variétés, quatre cercles, une heure de four. Elle est à la carte depuis l’ouverture.",
          pictures: [{ img: chefPlates.tart }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      { name: "Management de brigade", organization: "Institut des Métiers de Bouche", date: "2018", description: "" },
      { name: "Levain et panification", organization: "Fournil-école du Sillon", date: "2016", description: "" },
    ],
    publications: [],
    certifications: [
      { name: "Hygiène et méthode HACCP", issuer: "Institut des Métiers de Bouche", date: "2017", url: "" },
      { name: "Permis d’exploitation", issuer: "Chambre de métiers", date: "2019", url: "" },
    ],
    languages: [
      { name: "Français", level: "langue maternelle" },
      { name: "Anglais", level: "courant" },
      { name: "Breton", level: "notions" },
    ],
    awards: [{ title: "Cheffe de l’année", issuer: "Guide des Tables de l’Estuaire", date: "2023" }],
    volunteer: [],
    interests: ["Pêche à pied", "Couteaux japonais", "Chant de marins"],
    links: [{ label: "latabledaval.example", url: "https://latabledaval.example" }],
    updated_at: "2026-01-15T00:00:00.000Z",
    seo: { title: "", description: "", indexable: true },
  },
};
