import { consultantPlates as plates } from "./consultant-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** Una consulente che fa domande e poi aspetta. */
export const consultantPersona: Persona = {
  id: "consultant",
  demoSiteId: 1051,
  category: "Business",
  subdomain: "ornella-tarquini",
  site: {
    name: "Ornella Tarquini",
    full_name: "Ornella Tarquini",
    intro: "Faccio una domanda alla volta, e poi aspetto la risposta.",
    description:
      "Lavoro con aziende familiari nel momento in cui la seconda generazione arriva e la prima non se ne va. Parlo con tutti, anche con chi di solito non viene invitato alla riunione, e riporto quello che ho sentito senza nomi e senza zucchero.\n\nUn buon progetto finisce quando non hanno più bisogno di me. Di solito dopo otto mesi.",
    contact: {
      email: "ornella@tarquini.example",
      title: "Consulente di organizzazione e coach",
      description: "Il primo colloquio dura un'ora ed è gratuito. Il venerdì sono in aula e rispondo la sera.",
      location: "Bologna",
      phone: "+39 051 555 0142",
      available_for_freelance: true,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Consulente di organizzazione",
        name: "Studio Passaggi",
        place: "Bologna",
        date: "Jan 2019 - Present",
        start_date: "2019-01",
        is_current: true,
        description:
          "- Passaggi generazionali in 31 aziende familiari, da 12 a 400 persone\n- Colloqui con ogni reparto prima di proporre un organigramma\n- Nelle aziende seguite restano dopo due anni 27 responsabili su 31",
        skills: ["Passaggio generazionale", "Facilitazione", "Coaching"],
      }),
      role(2, {
        position: "Responsabile risorse umane",
        name: "Ceramiche Valdamone",
        place: "Faenza",
        date: "Sep 2012 - Dec 2018",
        start_date: "2012-09",
        end_date: "2018-12",
        description:
          "- Ufficio di cinque persone per 620 dipendenti in tre stabilimenti\n- Uscite volontarie scese dal 14 % al 6 % con colloqui al terzo e al nono mese\n- Accordo sui turni scritto insieme ai reparti, firmato senza scioperi",
        skills: ["Relazioni sindacali", "Inserimento", "Colloqui"],
      }),
      role(3, {
        position: "Addetta alla selezione",
        name: "Agenzia Orizzonte Lavoro",
        place: "Modena",
        date: "Mar 2008 - Aug 2012",
        start_date: "2008-03",
        end_date: "2012-08",
        description:
          "Novecento colloqui l'anno. Ho imparato a chiedere una cosa sola e a prendere appunti dopo, non durante.",
        skills: ["Selezione", "Colloqui"],
      }),
    ],
    education: [
      study(1, {
        degree: "Laurea magistrale in Psicologia del lavoro",
        name: "Università dell'Appennino",
        date: "2005 - 2007",
        description: "Tesi sui silenzi nei colloqui di selezione.",
      }),
      study(2, { degree: "Laurea in Sociologia", name: "Università dell'Appennino", date: "2002 - 2005" }),
    ],
    skills: [
      { id: 1, title: "Ascolto", info: ["Colloqui", "Mediazione", "Coaching"] },
      { id: 2, title: "Aula", info: ["Facilitazione", "Progettazione di laboratori", "Restituzione"] },
      { id: 3, title: "Organizzazione", info: ["Passaggio generazionale", "Organigrammi", "Inserimento", "Selezione"] },
    ],
    projects: {
      Lavori: [
        project(1, {
          title: "Chi chiede a chi",
          category: "Mappa",
          date: "2023",
          description:
            "La rete vera di un'officina di ottanta persone, tesa con il filo: a chi si chiede quando una macchina si ferma. Il nodo più grosso era il magazziniere.",
          technologies: ["Colloqui", "Restituzione"],
          pictures: [{ img: plates.threads }],
        }),
        project(2, {
          title: "La sedia vuota",
          category: "Laboratorio",
          date: "2021 - 2024",
          description:
            "Un tavolo, undici posti e uno che resta libero: per chi non c'è e sarà toccato dalla decisione. Adottato da nove consigli di famiglia.",
          technologies: ["Facilitazione"],
          pictures: [{ img: plates.table }],
        }),
        project(3, {
          title: "Trentuno domande",
          type: "initiative",
          category: "Strumento",
          date: "2020",
          description: "Un mazzo di carte per il primo mese di un responsabile. Una al giorno, senza risposta giusta.",
          technologies: ["Inserimento"],
          pictures: [{ img: plates.cards }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      {
        name: "Mediazione nei gruppi di lavoro",
        organization: "Scuola Ponte Nuovo",
        date: "2016",
        description: "",
      },
    ],
    publications: [],
    certifications: [
      { name: "Coach professionista", issuer: "Associazione Coach del Centro Nord", date: "2018", url: "" },
    ],
    languages: [
      { name: "Italiano", level: "madrelingua" },
      { name: "Inglese", level: "C1" },
      { name: "Francese", level: "B2" },
    ],
    awards: [],
    volunteer: [
      {
        position: "Volontaria allo sportello lavoro",
        name: "Circolo Porta Lame",
        place: "Bologna",
        date: "2014 - Present",
        description: "Curriculum il martedì sera, anche a chi non ne ha mai scritto uno.",
      },
    ],
    interests: ["Tango", "Telaio a mano", "Treni regionali"],
    links: [{ label: "Trentuno domande", url: "https://domande.tarquini.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
