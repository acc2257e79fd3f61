import { organiserPlates as plates } from "./organiser-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A social worker who brings streets to one table, in Turkish. */
export const organiserPersona: Persona = {
  id: "social worker",
  demoSiteId: 1081,
  category: "Professional",
  subdomain: "zeynep-aydemir",
  site: {
    name: "Zeynep Aydemir",
    full_name: "Zeynep Aydemir",
    intro: "İnsanları yan yana getiririm: önce bir sofrada, sonra bir dilekçede.",
    description:
      "On üç yıldır Ege’de mahalle mahalle çalışıyorum. Bir eve girmeden önce kapıda beklemeyi, bir toplantıda en son konuşmayı burada öğrendim.\n\nİşim çoğu zaman tercümanlıktır: belediyenin dilinden komşunun diline, komşunun derdinden bir başvuru formuna. Kimsenin adına karar vermem; kararın verileceği masayı kurarım.",
    contact: {
      email: "zeynep@aydemir.example",
      title: "Sosyal hizmet uzmanı",
      description: "Gönüllü olmak isteyen herkese kapımız açık. Salı akşamları çay hep hazır.",
      location: "Bergama, İzmir",
      phone: "+90 232 555 01 64",
      available_for_freelance: false,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Saha koordinatörü",
        name: "Ortak Sofra Derneği",
        place: "Bergama",
        date: "Mar 2018 - Present",
        start_date: "2018-03",
        is_current: true,
        description:
          "- Dört mahallede 620 aileyle çalışan on bir kişilik ekibi yönetiyorum.\n- Okulu bırakan çocukların oranı üç yılda yüzde 14’ten yüzde 5’e indi.\n- Gönüllülerimizin üçte ikisi bir zamanlar destek verdiğimiz komşular.",
        skills: ["Topluluk çalışması", "Gönüllü eğitimi", "Hibe yazımı"],
      }),
      role(2, {
        position: "Sosyal hizmet uzmanı",
        name: "Körfez Kadın Danışma Merkezi",
        place: "İzmir",
        date: "Sep 2013 - Feb 2018",
        start_date: "2013-09",
        end_date: "2018-02",
        description:
          "- Yılda 180 kadına eşlik ettim; hiçbir dosya iki haftadan uzun beklemedi.\n- Baroyla birlikte her perşembe ücretsiz hukuk saati kurdum.",
        skills: ["Vaka yönetimi", "Kriz görüşmesi", "Hukuki yönlendirme"],
      }),
      role(3, {
        position: "Aile danışmanı",
        name: "Foça Belediyesi",
        place: "Foça",
        date: "Jul 2011 - Aug 2013",
        start_date: "2011-07",
        end_date: "2013-08",
        description: "Otuz sekiz balıkçı ailesine düzenli ev ziyareti; ilk sohbet her zaman ağ onarırken.",
        skills: ["Aile ziyareti", "Arabuluculuk"],
      }),
      role(4, {
        position: "Stajyer",
        name: "Martı Çocuk Evi",
        place: "Karşıyaka",
        date: "Sep 2010 - Jun 2011",
        start_date: "2010-09",
        end_date: "2011-06",
        description: "Ödev saatleri, akşam yemeği ve uyku öncesi masallar.",
      }),
    ],
    education: [
      study(1, {
        degree: "Yüksek Lisans, Yerel Yönetimler",
        name: "Ege Koyu Üniversitesi",
        place: "İzmir",
        date: "2014 - 2016",
      }),
      study(2, {
        degree: "Lisans, Sosyal Hizmet",
        name: "Ege Koyu Üniversitesi",
        place: "İzmir",
        date: "2006 - 2010",
        description: "Bitirme ödevi: üç köyde imece geleneği.",
      }),
    ],
    skills: [
      {
        id: 1,
        title: "Yan yana",
        info: ["Topluluk çalışması", "Mahalle toplantısı", "Arabuluculuk", "Gönüllü eğitimi"],
      },
      { id: 2, title: "Yüz yüze", info: ["Vaka yönetimi", "Kriz görüşmesi", "Aile ziyareti", "Hukuki yönlendirme"] },
      { id: 3, title: "Masa başında", info: ["Hibe yazımı", "Bütçe", "Etki ölçümü"] },
    ],
    projects: {
      Mahalle: [
        project(1, {
          title: "Kırk elin yorganı",
          type: "initiative",
          category: "Buluşma",
          date: "2019",
          description:
            "Her komşu kendi evinden bir parça kumaş getirdi, yorganı bir kış boyunca birlikte diktik. Şimdi belediye meclisinin duvarında asılı.",
          technologies: ["Topluluk çalışması", "Dikiş"],
          pictures: [{ img: plates.quilt }],
        }),
        project(2, {
          title: "Uzun masa",
          type: "initiative",
          category: "Sofra",
          date: "2021",
          description: "Ayda bir, sokağın ortasında, herkesin getirdiğiyle. İlk yıl 34 kişiydik, geçen yaz 410.",
          technologies: ["Gönüllü eğitimi", "Bütçe"],
          pictures: [{ img: plates.table }],
        }),
        project(3, {
          title: "Okul yolu haritası",
          type: "research",
          category: "Çocuklar",
          date: "2023",
          description:
            "Kırk çocuk okula giden yolu çizdi; nerede korktuklarını gördük. Belediye haritaya bakarak dokuz sokak lambası ve iki yaya geçidi yaptı.",
          technologies: ["Etki ölçümü", "Çocuk katılımı"],
          pictures: [{ img: plates.street }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      { name: "Psikolojik ilk yardım", organization: "Afet Gönüllüleri Birliği", date: "2023", description: "" },
    ],
    publications: [
      { title: "Kapı eşiğinde: ev ziyaretinin ilk beş dakikası", venue: "Saha Defteri", date: "2021", url: "" },
    ],
    certifications: [{ name: "Aile danışmanlığı", issuer: "Ege Koyu Üniversitesi", date: "2012", url: "" }],
    languages: [
      { name: "Türkçe", level: "ana dili" },
      { name: "Kürtçe", level: "B2" },
      { name: "İngilizce", level: "B2" },
      { name: "Arapça", level: "A2" },
    ],
    awards: [{ title: "Yılın komşusu", issuer: "Bergama Esnaf Odası", date: "2022" }],
    volunteer: [
      {
        position: "Arama kurtarma gönüllüsü",
        name: "Afet Gönüllüleri Birliği",
        place: "İzmir",
        date: "2020 - Present",
        description: "Nöbet ayda iki hafta sonu; köpeğim Fındık benden daha deneyimli.",
      },
    ],
    interests: ["Yorgan dikmek", "Zeytin hasadı", "Koro"],
    links: [{ label: "ortaksofra.example", url: "https://ortaksofra.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
