import { architectPlates } from "./architect-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** An architect of schools and old streets, who writes Portuguese. */
export const architectPersona: Persona = {
  id: "architect",
  demoSiteId: 1030,
  category: "Engineering",
  subdomain: "matilde-rebordao",
  site: {
    name: "Matilde Rebordão",
    full_name: "Matilde Rebordão",
    intro: "Desenho escolas e reabilito ruas inteiras, uma casa de cada vez e com os moradores lá dentro.",
    description:
      "Um edifício começa a ser bom quando alguém encontra nele o sítio onde quer ficar. Por isso trabalho em corte: é no corte que se vê por onde entra a luz, quem ouve quem e onde sobra altura para uma criança correr.\n\nO atelier tem seis pessoas, uma mesa comprida e uma maqueta de cada obra. Acompanhamos a obra até ao dia em que os andaimes descem, e voltamos um ano depois para ver o que as pessoas mudaram.",
    contact: {
      email: "atelier@rebordao.example",
      title: "Arquiteta",
      description: "Para um primeiro encontro basta uma planta e uma fotografia. Respondemos em três dias.",
      location: "Coimbra, Portugal",
      phone: "+351 239 555 014",
      available_for_freelance: false,
    },
    flat_picture: architectPlates.portrait,
    experience: [
      role(1, {
        position: "Sócia fundadora",
        name: "Rebordão Arquitetura",
        place: "Coimbra",
        date: "Mar 2017 - Present",
        start_date: "2017-03",
        is_current: true,
        description:
          "- Dirige projetos de equipamentos públicos, da proposta de concurso à receção da obra.\n- Escola dos Três Pátios: 14 salas, obra concluída com um desvio de 2 % sobre o orçamento.\n- Coordena as especialidades em modelo BIM partilhado com os engenheiros.",
        skills: ["Direção de projeto", "BIM", "Concursos públicos"],
      }),
      role(2, {
        position: "Arquiteta coordenadora",
        name: "Oficina do Arco",
        place: "Porto",
        date: "Sep 2011 - Feb 2017",
        start_date: "2011-09",
        end_date: "2017-02",
        description:
          "Reabilitação de uma rua de casas estreitas do século XIX: levantamento, projeto e acompanhamento com as famílias a viver nos pisos de cima.",
        skills: ["Reabilitação", "Levantamento"],
      }),
      role(3, {
        position: "Arquiteta",
        name: "Oficina do Arco",
        place: "Porto",
        date: "Jan 2009 - Aug 2011",
        start_date: "2009-01",
        end_date: "2011-08",
        description: "Projeto de execução e pormenores de caixilharia em madeira para nove casas.",
      }),
      role(4, {
        position: "Arquiteta estagiária",
        name: "Hübner & Sol Architekten",
        place: "Basileia",
        date: "2007 - 2008",
        description: "Maquetas à escala 1:20 e os primeiros pormenores em betão aparente.",
      }),
    ],
    education: [
      study(1, {
        degree: "Curso avançado em reabilitação do património edificado",
        name: "Escola Superior do Mondego",
        date: "2013 - 2014",
      }),
      study(2, {
        degree: "Mestrado integrado em Arquitetura",
        name: "Universidade das Beiras",
        place: "Coimbra",
        date: "2001 - 2007",
      }),
    ],
    skills: [
      {
        id: 1,
        title: "Projeto",
        info: ["Escolas e bibliotecas", "Habitação a custos controlados", "Projeto de execução", "Maquetas"],
      },
      { id: 2, title: "Reabilitação", info: ["Levantamento arquitetónico", "Taipa e adobe", "Azulejo"] },
      { id: 3, title: "Obra", info: ["Fiscalização", "Mapas de quantidades"] },
      { id: 4, title: "Ferramentas", info: ["ArchiCAD", "Rhino", "Lápis 4B", "Cartão de 1 mm", "QGIS"] },
    ],
    projects: {
      Obras: [
        project(1, {
          title: "Escola dos Três Pátios",
          category: "Equipamento público",
          date: "2019 - 2022",
          description:
            "Três pátios em vez de um corredor: cada sala tem duas luzes e uma porta para fora. A torre de água tornou-se a biblioteca.",
          technologies: ["Betão branco", "Madeira lamelada"],
          pictures: [{ img: architectPlates.model }],
        }),
        project(2, {
          title: "Sala de leitura da Ribeira",
          category: "Biblioteca",
          date: "2018",
          description: "Uma antiga fábrica de massas, aberta a toda a altura por uma única claraboia virada a norte.",
          technologies: ["Betão aparente", "Iluminação natural"],
          pictures: [{ img: architectPlates.room }],
        }),
        project(3, {
          title: "Casa entre empenas",
          category: "Habitação",
          date: "2016",
          description: "Dezoito metros de fundo, quatro de largura, e um pátio que leva o sol até à cozinha.",
          technologies: ["Cortiça", "Cal"],
          pictures: [{ img: architectPlates.plan }],
        }),
        project(4, {
          title: "Rua das Tecedeiras",
          category: "Reabilitação",
          date: "2012 - 2016",
          description:
            "Quatro fachadas, três mil azulejos contados à mão, nenhuma família realojada por mais de seis semanas.",
          technologies: ["Azulejo", "Caixilharia"],
          pictures: [{ img: architectPlates.street }],
          url: "https://tecedeiras.example",
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      engineering_data: {
        specializations: ["Escolas", "Reabilitação de centros históricos", "Habitação cooperativa"],
        memberships: ["Ordem dos Arquitetos"],
      },
    },
    training: [],
    publications: [],
    certifications: [
      { name: "Perita em reabilitação sísmica", issuer: "Instituto do Edificado", date: "2020", url: "" },
      { name: "Coordenação de segurança em obra", issuer: "Centro de Formação das Beiras", date: "2015", url: "" },
    ],
    languages: [
      { name: "Português", level: "língua materna" },
      { name: "Alemão", level: "fluente" },
      { name: "Inglês", level: "fluente" },
      { name: "Espanhol", level: "bom" },
    ],
    awards: [{ title: "Prémio Mondego de Arquitetura", issuer: "Câmara de Vila Nova", date: "2023" }],
    volunteer: [
      {
        position: "Arquiteta voluntária",
        name: "Telhado Amigo",
        place: "Coimbra",
        date: "2018 - Present",
        description: "Um sábado por mês, telhados de quem não pode pagar um projeto.",
      },
    ],
    interests: ["Cerâmica", "Comboios lentos", "Cantar em coro"],
    links: [
      { label: "rebordao.example", url: "https://rebordao.example" },
      { label: "Rua das Tecedeiras", url: "https://tecedeiras.example" },
    ],
    updated_at: "2026-01-15T00:00:00.000Z",
    seo: { title: "", description: "", indexable: true },
  },
};
