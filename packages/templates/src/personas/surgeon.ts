import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { surgeonPlates as plates } from "./surgeon-plates.ts";

/** A surgeon of hands, in Portuguese. */
export const surgeonPersona: Persona = {
  id: "surgeon",
  demoSiteId: 1082,
  category: "Healthcare",
  subdomain: "leonor-vidigal",
  site: {
    name: "Leonor Vidigal",
    full_name: "Dra. Leonor Vidigal",
    intro: "Opero mãos de quem trabalha com elas: padeiros, pianistas, serralheiros e uma apicultora.",
    description:
      "Uma boa cirurgia da mão começa três semanas antes da sala de operações, na mesa da terapeuta, e acaba seis meses depois, quando alguém volta a abotoar a camisa sem pensar nisso.\n\nOpero, ensino e meço. Publico também os resultados que não correram bem, porque são os que mais ensinam a quem vem a seguir.",
    contact: {
      email: "consulta@vidigal.example",
      title: "Cirurgiã da mão",
      description: "Para uma segunda opinião, envie as radiografias e diga o que precisa de voltar a fazer com a mão.",
      location: "Coimbra, Portugal",
      phone: "+351 239 555 017",
      available_for_freelance: false,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Diretora da Unidade da Mão",
        name: "Hospital da Alta",
        place: "Coimbra",
        date: "Jan 2020 - Present",
        start_date: "2020-01",
        is_current: true,
        description:
          "- Equipa de nove: quatro cirurgiões, três terapeutas, duas enfermeiras.\n- 640 operações por ano, 71 % em ambulatório e sem garrote.\n- Tempo de espera por uma tendinite reduzido de catorze para três meses.",
        skills: ["Cirurgia sem garrote", "Reparação de tendões", "Talas impressas", "Gestão clínica"],
      }),
      role(2, {
        position: "Cirurgiã plástica assistente",
        name: "Hospital da Alta",
        place: "Coimbra",
        date: "Feb 2014 - Dec 2019",
        start_date: "2014-02",
        end_date: "2019-12",
        description:
          "- Urgência de reimplantes para a região centro: 58 dedos em seis anos.\n- Criou a consulta conjunta com a terapia da mão.",
        skills: ["Microcirurgia", "Reimplantes", "Reparação de tendões"],
      }),
      role(3, {
        position: "Investigadora clínica",
        name: "Instituto do Movimento de Lyon",
        place: "Lyon",
        date: "Mar 2012 - Jan 2014",
        start_date: "2012-03",
        end_date: "2014-01",
        description: "Análise de movimento com luz: o que um dedo faz nos dois segundos em que a mão se abre.",
        skills: ["Análise de movimento", "Ensaios clínicos"],
      }),
      role(4, {
        position: "Interna de cirurgia plástica",
        name: "Centro Hospitalar do Mondego",
        place: "Figueira da Foz",
        date: "Jan 2006 - Feb 2012",
        start_date: "2006-01",
        end_date: "2012-02",
        description: "Seis anos, mil e duzentas suturas contadas num caderno preto.",
        skills: ["Microcirurgia", "Queimados"],
      }),
    ],
    education: [
      study(1, {
        degree: "Doutoramento em Ciências da Saúde",
        name: "Universidade do Mondego",
        place: "Coimbra",
        date: "2013 - 2017",
        gpa: "Distinção",
      }),
      study(2, {
        degree: "Mestrado em Medicina",
        name: "Universidade do Mondego",
        place: "Coimbra",
        date: "1999 - 2005",
      }),
    ],
    skills: [
      {
        id: 1,
        title: "Sala de operações",
        info: ["Microcirurgia", "Reparação de tendões", "Reimplantes", "Cirurgia sem garrote"],
      },
      { id: 2, title: "Consulta", info: ["Talas impressas", "Ecografia da mão", "Queimados"] },
      { id: 3, title: "Investigação", info: ["Análise de movimento", "Ensaios clínicos", "Gestão clínica"] },
    ],
    projects: {
      Casos: [
        project(1, {
          title: "O quinto metacarpo do padeiro",
          type: "research",
          category: "Caso clínico",
          date: "2022",
          description:
            "Fratura tratada com um só fio, mobilização ao segundo dia. Voltou a amassar à sexta semana, com 94 % da força da outra mão.",
          technologies: ["Cirurgia sem garrote", "Reabilitação precoce"],
          pictures: [{ img: plates.radiograph }],
        }),
        project(2, {
          title: "Cinco luzes",
          type: "research",
          category: "Método",
          date: "2013",
          description:
            "Uma lâmpada em cada dedo e dois segundos de exposição: um exame que cabe numa fotografia e que a doente leva para casa.",
          technologies: ["Análise de movimento"],
          pictures: [{ img: plates.cyclegraph }],
        }),
        project(3, {
          title: "Talas de um dia",
          type: "innovation",
          category: "Dispositivo",
          date: "2023",
          description:
            "Medida às nove, impressa ao almoço, usada à noite. 312 talas no primeiro ano, a onze euros cada uma.",
          technologies: ["Talas impressas", "Impressão 3D"],
          pictures: [{ img: plates.splint }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      { name: "Curso de microcirurgia", organization: "Instituto do Movimento de Lyon", date: "2012", description: "" },
    ],
    publications: [
      {
        title: "Cirurgia da mão sem garrote: os primeiros mil doentes",
        venue: "Acta da Mão 31",
        date: "2024",
        url: "",
      },
      {
        title: "O que as talas impressas não resolvem: dezassete casos",
        venue: "Revista Ibérica de Cirurgia 12",
        date: "2023",
        url: "",
      },
      { title: "Cinco luzes: um exame do movimento dos dedos", venue: "Acta da Mão 21", date: "2014", url: "" },
    ],
    certifications: [
      {
        name: "Diploma Europeu de Cirurgia da Mão",
        issuer: "Federação Europeia de Cirurgia da Mão",
        date: "2016",
        url: "",
      },
      { name: "Especialista em cirurgia plástica", issuer: "Ordem dos Médicos", date: "2012", url: "" },
    ],
    languages: [
      { name: "Português", level: "língua materna" },
      { name: "Francês", level: "C1" },
      { name: "Inglês", level: "C1" },
    ],
    awards: [{ title: "Prémio Egas de investigação clínica", issuer: "Sociedade Médica de Coimbra", date: "2018" }],
    volunteer: [
      {
        position: "Cirurgiã voluntária",
        name: "Mãos ao Largo",
        place: "São Tomé",
        date: "2015 - Present",
        description: "Duas semanas por ano, sequelas de queimaduras em crianças.",
      },
    ],
    interests: ["Apicultura", "Encadernação", "Fado de Coimbra"],
    links: [{ label: "cincoluzes.example", url: "https://cincoluzes.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
