import { personas } from "../src/personas/index.ts";
import { project, role, study } from "../src/personas/persona.ts";
import type { SiteInput } from "../src/view/site-input.ts";
import { aFullSite, aSite, aText } from "./a-site.ts";
import { everyFamily } from "./family-data.ts";
import { aLaidOutSite, anArrangedSite } from "./sectioned-site.ts";

const longWord = "Kindercarnavalsoptochtvoorbereidingswerk";
const contact = { email: "", title: "", description: "", location: "", phone: "", available_for_freelance: false };

/** A drawn landscape, so that picture layouts are tested without a file. */
const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 300" width="900" height="300"><rect width="900" height="300" fill="#b8c4cc"/><circle cx="450" cy="130" r="90" fill="#56636e"/></svg>')}`;

const arabic = aSite({
  name: "ليلى حسن المنصوري",
  intro: "أدير مشاريع المكتبات العامة وأربط بين الناس والكتب.",
  description:
    "أعمل منذ عشر سنوات في المكتبات العامة، وأؤمن بأن المكتبة بيت مفتوح للجميع.\n\nأكتب وأدرّب وأخطط مع فرق صغيرة.",
  contact: {
    ...contact,
    title: "مديرة برامج ثقافية",
    email: "layla@example.org",
    location: "عمّان، الأردن",
    phone: "+962 6 555 0199",
  },
  experience: [
    role(1, {
      position: "مديرة برامج",
      name: "المكتبة الوطنية",
      place: "عمّان",
      date: "Jan 2021 - Present",
      description: "- تنظيم مئة وعشرين فعالية في السنة\n- بناء شراكات مع المدارس\n- استخدام Power BI لقياس الأثر",
      skills: ["التخطيط", "Power BI"],
    }),
    role(2, {
      position: "أمينة مكتبة",
      name: "جامعة الأردن",
      date: "2016 - 2020",
      description: "فهرسة المجموعات وخدمة القراء.",
    }),
  ],
  education: [study(1, { degree: "ماجستير علم المعلومات", name: "جامعة الأردن", date: "2014 - 2016" })],
  skills: [{ id: 1, title: "إدارة", info: ["التخطيط", "الميزانيات", "التدريب"] }],
  projects: {
    Other: [
      project(1, { title: "مكتبة متنقلة", description: "حافلة تصل إلى ثلاثين قرية.", url: "https://example.org/bus" }),
    ],
  },
  languages: [{ name: "العربية", level: "اللغة الأم" }],
});

const japanese = aSite({
  name: "山田太郎",
  intro: "人が集まる建築を、静かな線で描きます。",
  contact: { ...contact, title: "建築家", email: "taro@example.org", location: "京都" },
  experience: [
    role(1, {
      position: "主任建築家",
      name: "山田設計事務所",
      date: "2018 - 2024",
      description: "小さな図書館と学校を設計しました。",
    }),
  ],
  skills: [{ id: 1, title: "設計", info: ["図書館", "学校", "木造"] }],
});

/** Every string of these must come out as plain text. */
export const hostileText = `"><script>alert(1)</script><img src=x onerror=alert(2)>'&lt;{{7*7}}\`\${1}`;
const hostileUrl = "javascript:alert(document.cookie)";

const hostile = aSite({
  name: `O'Neil ${hostileText}`,
  intro: `</script><script>alert(3)</script>`,
  description: `</style><script>alert(4)</script>\n- ${hostileText}`,
  contact: {
    ...contact,
    email: `a"onmouseover="x@example.org`,
    title: hostileText,
    location: hostileText,
    phone: hostileUrl,
  },
  flat_picture: hostileUrl,
  experience: [
    role(1, {
      position: hostileText,
      name: hostileText,
      date: hostileText,
      description: hostileText,
      skills: [hostileText],
    }),
  ],
  education: [study(1, { degree: hostileText, name: hostileText, date: hostileText })],
  skills: [{ id: 1, title: hostileText, info: [hostileText, "</ul>"] }],
  projects: {
    [hostileText]: [
      project(1, {
        title: hostileText,
        description: hostileText,
        url: hostileUrl,
        code_url: "data:text/html,<script>alert(5)</script>",
        implementation: " JaVaScRiPt:alert(6)",
        pictures: [
          { img: "data:text/html,<script>alert(7)</script>" },
          { img: 'https://evil.example/x.png" onerror="alert(8)' },
        ],
      }),
    ],
  },
  publications: [{ title: hostileText, venue: hostileText, date: hostileText, url: "vbscript:x" }],
  links: [
    { label: hostileText, url: hostileUrl },
    { label: "ok", url: `https://example.org/?q="><script>alert(9)</script>` },
  ],
  blogPosts: [
    { id: 1, title: hostileText, slug: "../../evil", excerpt: hostileText, published_at: hostileText, tags: [] },
  ],
  template_data: {
    tagline: hostileText,
    values: [
      {
        title: hostileText,
        description: hostileText,
        icon: hostileText,
        color: "red;background:url(https://evil.example)",
      },
    ],
    soft_skills: [{ name: hostileText, description: hostileText, icon: "", rating: 99 }],
    certifications: [{ name: hostileText, issuer: "", date: hostileText, icon: "", link: hostileUrl }],
    theme: { primary_color: "#fff;}</style><script>", accent_color: "red", background_style: "url(x)" },
    [hostileText]: hostileText,
  },
});

const modernData: SiteInput["template_data"] = {
  tagline: "Sentinel-tagline",
  philosophy: "Sentinel-philosophy",
  values: [
    { title: "Sentinel-value", description: "Said plainly", icon: "heart", color: "#f5f500" },
    { title: "Second value", description: "", icon: "", color: "" },
  ],
  soft_skills: [
    { name: "Sentinel-soft", description: "", icon: "", rating: 4 },
    { name: "Unrated", description: "", icon: "", rating: null },
  ],
  certifications: [{ name: "Sentinel-ticket", issuer: "Guild", date: "2023", icon: "", link: "https://example.org/c" }],
  theme: { primary_color: "#ffe14d", accent_color: "#111155", background_style: "gradient" },
};

/** Everything a template must survive (design book, Part 4.3). */
export const dataCases: Readonly<Record<string, SiteInput>> = {
  ...Object.fromEntries(personas.map((persona) => [`persona ${persona.id}`, persona.site])),
  empty: aSite({ contact: { ...contact, email: "jo@example.org" } }),
  "name only": aSite(),
  "one of everything": aFullSite(1),
  "three of everything": aFullSite(3, { template_data: modernData }),
  // The first count at which lists fold.
  "nine of everything": aFullSite(9),
  "thirty of everything": aFullSite(30),
  "no photo": { ...(personas[0]?.site ?? aSite()), flat_picture: null },
  "wide photo": aFullSite(2, {
    flat_picture: wide,
    projects: {
      Other: [1, 2, 3, 4].map((n) =>
        project(n, { title: `Work ${n}`, description: aText(n * 60), pictures: [{ img: wide }] }),
      ),
    },
  }),
  "sixty-character name": aFullSite(2, { name: "Maximiliane Alexandrowna Wojciechowska-Hohenstein von Altmühl" }),
  "twenty-one-letter word": aFullSite(2, { name: "Wolfeschlegelsteinhau Chamomwongse" }),
  "forty-letter word": aFullSite(1, {
    name: `Jo ${longWord}`,
    contact: { ...contact, email: `${"a".repeat(60)}@${"b".repeat(50)}.example`, title: longWord, location: longWord },
    skills: [{ id: 1, title: longWord, info: [longWord, longWord.toUpperCase()] }],
    experience: [
      role(1, { position: longWord, name: longWord, date: "2020", description: longWord, skills: [longWord] }),
    ],
    template_data: {
      ...modernData,
      tagline: longWord,
      values: [{ title: longWord, description: longWord, icon: "", color: "" }],
    },
    links: [{ label: "", url: `https://example.org/${"very-long/path_of.parts/".repeat(6)}` }],
  }),
  "right to left": arabic,
  cjk: japanese,
  "hostile strings": hostile,
  "data of every family": aFullSite(2, { other_template_data: everyFamily }),
  "data of every family in one record": aFullSite(1, { template_data: everyFamily }),
  "sections in an order of their owner's": anArrangedSite("reversed"),
  "layouts and pictures of all sizes": aLaidOutSite(),
  "dates that do not parse": aFullSite(3, {
    experience: ["two winters", "since the flood", ""].map((date, index) =>
      role(index + 1, { position: `Keeper ${index}`, name: "Lighthouse", date, description: aText(90) }),
    ),
    education: [study(1, { degree: "Diploma", name: "Harbour school", date: "long ago" })],
  }),
  "forty skills in one category": aFullSite(1, {
    skills: [
      { id: 1, title: "Everything", info: Array.from({ length: 40 }, (_, index) => `Skill number ${index + 1}`) },
    ],
  }),
  "thousand-character description": aFullSite(2, {
    experience: [
      role(1, { position: "Writer", name: "House", date: "2020 - 2022", description: aText(1000) }),
      role(2, {
        position: "Lister",
        name: "House",
        date: "2018 - 2020",
        description: `- ${Array.from({ length: 14 }, () => aText(68)).join("\n- ")}`,
      }),
    ],
  }),
};
