import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { translatorPlates as plates } from "./translator-plates.ts";

/** Переводчица с немецкого и норвежского, которая читает вслух то, что перевела. */
export const translatorPersona: Persona = {
  id: "translator",
  demoSiteId: 1044,
  category: "Professional",
  subdomain: "ksenia-lagunova",
  site: {
    name: "Ксения Лагунова",
    full_name: "Ксения Лагунова",
    intro: "Перевожу так, чтобы читатель забыл обо мне, а автор узнал себя.",
    description:
      "Двенадцать лет перевожу художественную прозу с немецкого и норвежского и работаю синхронистом на переговорах о море: рыба, лёд, порты. Днём в кабине, утром за столом.\n\nКаждую главу читаю вслух. Где я запнулась, там запнётся и читатель.",
    contact: {
      email: "ksenia@lagunova.example",
      title: "Переводчик художественной прозы, синхронист",
      description: "Для книг: глава на пробу и срок. Для переговоров: тема, язык и докладчики за неделю.",
      location: "Архангельск",
      phone: "+7 818 255 50 17",
      available_for_freelance: true,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Штатный переводчик",
        name: "Издательство Северная полка",
        place: "Архангельск",
        date: "Mar 2018 - Present",
        start_date: "2018-03",
        is_current: true,
        description:
          "- Девять романов и два сборника рассказов с немецкого и норвежского\n- Веду глоссарий редакции: 2400 морских слов с примерами\n- Редактирую первые переводы молодых коллег",
        skills: ["Художественный перевод", "Редактура"],
      }),
      role(2, {
        position: "Переводчик-синхронист",
        name: "Бюро Двоеточие",
        place: "Мурманск",
        date: "Sep 2014 - Feb 2018",
        start_date: "2014-09",
        end_date: "2018-02",
        description:
          "- Около ста дней в кабине за год: рыболовство, порты, лёд\n- Собрала пару для норвежского, которой в городе не было",
        skills: ["Синхронный перевод", "Последовательный перевод"],
      }),
      role(3, {
        position: "Редактор субтитров",
        name: "Фестиваль Полярный экран",
        place: "Архангельск",
        date: "Jan 2012 - Aug 2014",
        start_date: "2012-01",
        end_date: "2014-08",
        description: "Субтитры к 46 фильмам: две строки, сорок знаков, и шутка должна успеть.",
        skills: ["Субтитры"],
      }),
    ],
    education: [
      study(1, {
        degree: "Магистр перевода",
        name: "Поморский университет языков",
        date: "2010 - 2012",
      }),
      study(2, {
        degree: "Бакалавр филологии",
        name: "Поморский университет языков",
        date: "2006 - 2010",
        description: "Год в Тромсё: норвежский по радио, рыбацкий по пристани.",
      }),
    ],
    skills: [
      { id: 1, title: "Перевод", info: ["Художественный перевод", "Синхронный перевод", "Субтитры"] },
      { id: 2, title: "Работа с текстом", info: ["Редактура", "Корректура", "Чтение вслух"] },
      { id: 3, title: "Терминология", info: ["Рыболовство", "Ледовая обстановка", "Портовое право"] },
      { id: 4, title: "Инструменты", info: ["memoQ", "Trados", "Aegisub"] },
    ],
    projects: {
      Книги: [
        project(1, {
          title: "Соль под снегом",
          category: "Роман, с норвежского",
          date: "2023",
          description:
            "Три поколения на одном причале. Диалект северных островов передан речью поморов, без единого слова из словаря.",
          technologies: ["Художественный перевод"],
          pictures: [{ img: plates.woodcut }],
        }),
        project(2, {
          title: "Восемь черновиков одной страницы",
          category: "Выставка",
          date: "2021",
          description: "Одна страница романа от подстрочника до печати: что вычеркнуто, что вернулось и почему.",
          technologies: ["Редактура"],
          pictures: [{ img: plates.draft }],
        }),
        project(3, {
          title: "Кабина на двоих",
          category: "Синхронный перевод",
          date: "2017",
          description: "Памятка для пары синхронистов: кто молчит, когда передать слово, что делать с цифрами.",
          technologies: ["Синхронный перевод"],
          pictures: [{ img: plates.booth }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      {
        name: "Мастерская художественного перевода",
        organization: "Дом переводчика на Вуоксе",
        date: "2019",
        description: "",
      },
    ],
    publications: [
      { title: "Как звучит лёд: сорок слов и ни одного лишнего", venue: "Журнал Подстрочник", date: "2022", url: "" },
    ],
    certifications: [],
    languages: [
      { name: "Русский", level: "родной" },
      { name: "Немецкий", level: "C2" },
      { name: "Норвежский", level: "C2" },
      { name: "Английский", level: "C1" },
    ],
    awards: [{ title: "Премия Мост за перевод прозы", issuer: "Союз переводчиков Севера", date: "2024" }],
    volunteer: [],
    interests: ["Хоровое пение", "Старые карты", "Морошка"],
    links: [{ label: "Страница за страницей", url: "https://stranitsa.lagunova.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
