import { carpenterPlates as plates } from "./carpenter-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

const picture = (img: string) => [{ img, width: 1080, height: 720 }];

/** A cabinet maker and restorer from a town on a border, who writes Polish. */
export const carpenterPersona: Persona = {
  id: "carpenter",
  demoSiteId: 1090,
  category: "Engineering",
  subdomain: "bogna-siewierska",
  site: {
    name: "Bogna Siewierska",
    full_name: "Bogna Siewierska",
    intro: "Robię meble i schody, które da się rozebrać, naprawić i złożyć jeszcze raz za sto lat.",
    description:
      "Pracuję w litym drewnie i bez wkrętów tam, gdzie wystarczy złącze. Deski suszę sama przez dwa lata, a rysunek w skali jeden do jednego wisi na ścianie, dopóki mebel nie wyjedzie z warsztatu.\n\nPołowa zleceń to renowacje: najpierw sprawdzam, jak myślał poprzedni stolarz, dopiero potem biorę do ręki dłuto.",
    contact: {
      email: "warsztat@siewierska.example",
      title: "Mistrzyni stolarska",
      description: "Na początek wystarczy wymiar ściany i zdjęcie zrobione telefonem. Odpisuję w piątki.",
      location: "Cieszyn, Polska",
      phone: "+48 33 555 01 42",
      available_for_freelance: true,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Właścicielka",
        name: "Stolarnia Siewierska",
        place: "Cieszyn",
        date: "Mar 2018 - Present",
        start_date: "2018-03",
        is_current: true,
        description:
          "- Meble, schody i okna skrzynkowe na zamówienie; dwie osoby i jedna uczennica.\n- 46 oddanych zleceń, z tego 19 renowacji pod nadzorem konserwatora.\n- Odpady z cięcia zmniejszone o 30 % dzięki rozkrojowi na papierze.",
        skills: ["Złącza tradycyjne", "Schody zabiegowe", "Wycena"],
      }),
      role(2, {
        position: "Stolarka konserwatorka",
        name: "Pracownia Konserwacji Drewna Jemioła",
        place: "Kraków",
        date: "Sep 2013 - Feb 2018",
        start_date: "2013-09",
        end_date: "2018-02",
        description:
          "Stropy, boazerie i ławki z sześciu kościołów drewnianych: inwentaryzacja, fleki, uzupełnienia i dokumentacja dla urzędu.",
        skills: ["Fleki", "Inwentaryzacja"],
      }),
      role(3, {
        position: "Brygadzistka montażu",
        name: "Schody Beskid",
        place: "Bielsko-Biała",
        date: "Jun 2011 - Aug 2013",
        start_date: "2011-06",
        end_date: "2013-08",
        description: "Trzyosobowa brygada, od pomiaru do odbioru, średnio dwa biegi schodów na miesiąc.",
      }),
      role(4, {
        position: "Czeladniczka",
        name: "Schody Beskid",
        place: "Bielsko-Biała",
        date: "Sep 2008 - May 2011",
        start_date: "2008-09",
        end_date: "2011-05",
        description: "Obróbka stopni i policzków, szablony, pierwsze schody kręte.",
      }),
    ],
    education: [
      study(1, {
        degree: "Dyplom mistrzowski w stolarstwie",
        name: "Izba Rzemieślnicza",
        place: "Katowice",
        date: "2016",
      }),
      study(2, {
        degree: "Technik technologii drewna",
        name: "Technikum Drzewne",
        place: "Żywiec",
        date: "2004 - 2008",
      }),
    ],
    skills: [
      { id: 1, title: "Złącza", info: ["Jaskółczy ogon", "Czop i gniazdo", "Zamek ukośny", "Wczep palcowy"] },
      { id: 2, title: "Renowacja", info: ["Fornirowanie", "Politura szelakowa", "Klej kostny", "Intarsja"] },
      { id: 3, title: "Maszyny", info: ["Pilarka formatowa", "Strugarka", "Tokarka", "Frezarka CNC"] },
      { id: 4, title: "Rysunek", info: ["Rysunek w skali 1:1", "Rozkrój", "SketchUp"] },
    ],
    projects: {
      Prace: [
        project(1, {
          title: "Skrzynia na listy",
          category: "Mebel",
          date: "2025",
          description:
            "Dąb i orzech, dwadzieścia osiem jaskółczych ogonów, ani jednego gwoździa. Wieko trzyma się na drewnianym zawiasie.",
          technologies: ["Jaskółczy ogon", "Olej lniany"],
          pictures: picture(plates.corner),
        }),
        project(2, {
          title: "Schody w domu nad Olzą",
          category: "Schody",
          date: "2023 - 2024",
          description: "Piętnaście stopni jesionowych wokół jednego słupa. Wszystko weszło przez okno na piętrze.",
          technologies: ["Zamek ukośny", "Rysunek w skali 1:1"],
          pictures: picture(plates.stair),
        }),
        project(3, {
          title: "Szafa malowana z Istebnej",
          category: "Renowacja",
          date: "2022",
          description:
            "Świerkowa szafa z XIX wieku. Prawe skrzydło oczyszczone do pierwszej warstwy, lewe zostało na życzenie rodziny.",
          technologies: ["Fleki", "Klej kostny"],
          pictures: picture(plates.chest),
        }),
        project(4, {
          title: "Podłoga w czytelni",
          category: "Parkiet",
          date: "2020",
          description: "Cztery gatunki drewna z rozbiórki, układane jak plecionka, bez jednej nowej deski.",
          technologies: ["Rozkrój", "Szelak"],
          pictures: picture(plates.parquet),
          url: "https://siewierska.example/czytelnia",
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      engineering_data: {
        specializations: ["Meble z litego drewna", "Schody drewniane", "Renowacja zabytków"],
        memberships: ["Cech Stolarzy Śląska Cieszyńskiego"],
      },
    },
    training: [],
    publications: [],
    certifications: [
      {
        name: "Uprawnienia do prac przy zabytkach ruchomych",
        issuer: "Instytut Ochrony Zabytków",
        date: "2017",
        url: "",
      },
      { name: "Obsługa podestów ruchomych", issuer: "Urząd Dozoru Technicznego", date: "2019", url: "" },
    ],
    languages: [
      { name: "Polski", level: "ojczysty" },
      { name: "Czeski", level: "biegły" },
      { name: "Angielski", level: "B1" },
    ],
    awards: [{ title: "Złote Dłuto, za skrzynię na listy", issuer: "Beskidzkie Targi Rzemiosła", date: "2025" }],
    volunteer: [
      {
        position: "Prowadząca zajęcia",
        name: "Otwarty warsztat na Zamkowej",
        place: "Cieszyn",
        date: "2019 - Present",
        description: "W każdą drugą sobotę dzieci robią taboret i zabierają go do domu.",
      },
    ],
    interests: ["Ptasie budki", "Narty śladowe"],
    links: [{ label: "siewierska.example", url: "https://siewierska.example" }],
    updated_at: "2026-01-15T00:00:00.000Z",
    seo: { title: "", description: "", indexable: true },
  },
};
