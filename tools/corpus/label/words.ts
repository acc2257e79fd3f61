const codes =
  "en de fr es pt it nl pl ru zh ja ko ar he fa tr cs sk sv da no nb nn fi uk ro hu el ca vi id ms hi bn ta te mr gu kn ml pa ur th bg hr sr sl lt lv et ga eu gl sq hy ka az kk uz la yue eo is mk af sw am ne si my km lo tl fil lb bs be mn kab ber yo ig ha zu xh so ps ku as or sa cmn".split(
    " ",
  );
const locales = "en de fr es pt it nl pl ru zh ja ko ar tr cs sv da nb fi uk ro hu el ca vi id fa he".split(" ");

const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function languageNames(): Set<string> {
  const names = new Set(
    [
      "mandarin",
      "cantonese",
      "farsi",
      "flemish",
      "chinois",
      "putonghua",
      "普通话",
      "粤语",
      "英语",
      "deutsch",
      "valencian",
      "moldovan",
      "tagalog",
      "filipino",
      "arabic",
      "darija",
      "berber",
      "tamazight",
      "amazigh",
      "hebrew",
      "castellano",
      "castilian",
      "schweizerdeutsch",
      "swiss german",
      "brazilian portuguese",
      "bahasa indonesia",
      "hokkien",
      "taiwanese",
      "angielski",
      "niemiecki",
      "anglais",
      "neerlandais",
    ].map(fold),
  );
  for (const locale of locales) {
    const display = new Intl.DisplayNames([locale], { type: "language", fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined) names.add(fold(name)).add(fold(name).replace(/ (?:kielt?i|nyelv|jezyk)$/, ""));
    }
  }
  return names;
}

const names = languageNames();

/** True when the words name a language that people speak, in any of the corpus's languages. */
export function isHumanLanguage(text: string): boolean {
  const bare =
    fold(text)
      .replace(/\(.*$/, "")
      .split(/\s[-–—|]\s|[:,;/–—(\t]/)[0]
      ?.trim() ?? "";
  return names.has(bare) || names.has(bare.split(/[\s-]/)[0] ?? "") || names.has(bare.split(" ").slice(1).join(" "));
}

/** True for names of schools, where a degree and a school may have changed places. */
export const isSchool = (text: string): boolean =>
  /univers|college|school|institut|academ|politec|polytech|lyc[eé]e|hochschule|faculty|facultad|faculté|escola|escuela|école|ecole|gymnasium|schule|szkoła|liceum|uniwersytet|politechnika|университет|институт|школа|лицей|大学|学院|中学|大學|高校|üniversite|lise|\b(?:MIT|ETH|EPFL|IIT|NIT|UCLA|UC|ENS|INSA|TU|FH|USP|UFMG|UNAM|UPC|UPM|HTL|CEGEP|CPGE|ITMO|MIPT|VŠB|ČVUT|ESIEE|EPITA|KTH|NTNU|DTU|BITS)\b|colegio|instituto|liceo|universit|yliopisto|egyetem|высшая/i.test(
    text,
  );

/** True for names of degrees. */
export const isDegree = (text: string): boolean =>
  /\b(?:b\.?\s?sc|m\.?\s?sc|b\.?\s?a\b|m\.?\s?a\b|b\.?\s?s\b|m\.?\s?s\b|b\.?\s?e\b|m\.?\s?e\b|b\.?\s?tech|m\.?\s?tech|b\.?eng|m\.?eng|ph\.?\s?d|mba|d\.?phil|bachelor|master|doctor|diplom|licen|ingeni|engineer's|degree|abitur|matura|baccalaur|bac\b|laurea|dottorato|magist|baccal|grado|graduação|bacharel|mestrado|doutorado|tecn|técnico|magister|inżynier|high school|minor|major|associate|exchange|erasmus|a-levels?|gcse|secondary|bts|dut|cap|classes? prépa|postdoc|thesis|honours)|学士|硕士|博士|本科|研究生|бакалавр|магистр|специалист|аспирант|lisans|mühendis/i.test(
    text,
  );

/** True for names of posts. */
export const isPost = (text: string): boolean =>
  /\b(?:engineer|developer|intern|internship|manager|analyst|assistant|scientist|researcher|consultant|director|designer|lead|architect|teacher|tutor|professor|lecturer|administrator|specialist|programmer|technician|coordinator|officer|fellow|student|trainee|head|founder|cto|ceo|freelance|instructor|mentor|associate|postdoc|member|sde|swe|entwickler|praktik|werkstudent|mitarbeiter|hilfskraft|berater|leiter|ingenieur|ingénieur|développeu|stag|chef|consult|technicien|professeur|desarrollador|ingenier|analista|desenvolvedor|estagi|engenheir|programador|profesor|sviluppat|tirocin|stażyst|programist|inżynier|ontwikkelaar|docent|alternan|administrat|apprenti|becari|pasante|auxiliar|asistente|monitor|ayudante|bolsista|apprentice|contributor|owner|principal|support|operator|editor|writer|advisor|grader|tester|qa|devops|full.?stack|front.?end|back.?end)|разработчик|инженер|стажер|программист|аналитик|преподаватель|ведущий|工程师|实习|开发|经理|助教|研究员|エンジニア|인턴|mühendis|stajyer|vývojář/i.test(
    text,
  );

/** True for a town, with or without a country. */
export const isPlace = (text: string): boolean =>
  text.length < 50 &&
  !/\d{3}/.test(text) &&
  (/^[\p{Lu}\p{Lo}][\p{L}.'’ -]+,\s*[\p{Lu}\p{Lo}][\p{L}.'’ ,-]+$/u.test(text) ||
    /^(?:remote|hybrid|télétravail|remoto|удаленно|北京|上海|深圳|杭州|广州|成都|武汉|南京|西安|苏州|香港|合肥|天津|重庆|河北|江苏|浙江|中国|新加坡|东京|東京|beijing|shanghai|shenzhen|hangzhou|guangzhou|nanjing|wuhan|chengdu|hebei|hong kong|singapore|london|paris|berlin|new york|tokyo|bangalore|bengaluru|mumbai|delhi|moscow|москва|санкт-петербург|münchen|munich|zürich|zurich|são paulo|madrid|barcelona|lisboa|lisbon|milano|roma|toronto|boston|seattle|san francisco)(?:市)?$/i.test(
      text,
    ));

function countryNames(): Set<string> {
  const names = new Set(["usa", "uk", "u.s.a.", "u.k.", "u.s.", "england", "scotland", "wales"]);
  const regions = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  for (const locale of locales) {
    const display = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
    for (const region of regions) {
      const name = display.of(region);
      if (name !== undefined) names.add(fold(name));
    }
  }
  return names;
}

const countries = countryNames();
const states = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON BC QC AB".split(
    " ",
  ),
);

/** True for a town with its country, or its state in North America, behind a comma. */
export function endsInCountry(text: string): boolean {
  const last = text.split(",").at(-1)?.trim() ?? "";
  return text.includes(",") && (countries.has(fold(last)) || states.has(last));
}
