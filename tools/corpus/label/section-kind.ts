/** What a section of a source is about, by its title. "other" sections have no field in the label; of "unknown" ones nobody knows. */
export type SectionKind =
  | "jobs"
  | "studies"
  | "skills"
  | "projects"
  | "certificates"
  | "languages"
  | "publications"
  | "summary"
  | "volunteering"
  | "awards"
  | "contact"
  | "courses"
  | "other"
  | "unknown";

const titles: [SectionKind, RegExp][] = [
  [
    "contact",
    /^(?:contacts?|kontakt|contacto|contato|contatti|coordonnées|контакты|контактная информация|correo|celular|联系方式|联系|personal (?:information|details|data)|persönliche (?:daten|angaben)|informations? personnelles?|datos personales|dados pessoais|dati personali|личн.*|dane osobowe|info|about me & contact|личные данные|基本信息|个人信息)$/,
  ],
  [
    "languages",
    /^(?:llengues|languagues|langages parlés|(?:spoken |foreign |human )?languages?|sprachen|sprachkenntnisse|langues(?: vivantes)?|idiomas?|lingue|talen|języki|języki obce|языки|иностранные языки|diller|jazyky|limbi|kielet|språk|语言|语言能力|語言|言語|언어|мови|γλώσσες|nyelvek|sprog|language (?:skills|proficiency))$/,
  ],
  [
    "publications",
    /published abstracts|scientific contributions|contributions scientifiques|publica|publika|paper|patent|论文|發表|выбранные публикации|articles? (?:scient|de)|preprints?|публикац|yayın|学术成果|发表/,
  ],
  ["certificates", /certif|zertif|licen[sc]es|сертифик|accredit|证书|資格|자격|sertifik|qualifiche|badges/],
  [
    "volunteering",
    /societies|außercurr|实践|athletic|clubs?$|volunt|bénévol|ehrenamt|volontari|wolontariat|extra ?-?curricular|leadership|activit|associ|engagement|involvement|community|organi[sz]ation(?:al|s)|社会|社团|校园|学生工作|gönüllü|волонт|responsib|positions? of/,
  ],
  [
    "awards",
    /logros|hackaton|scholastic|kaggle|kunden|premios|concours|award|honou?r|prize|scholarship|achievement|auszeichnung|distinc|prix|premi|prêmi|beca|bourse|stipend|nagrody|награды|достижения|ödül|奖|获奖|荣誉|수상|awards|fellowship|grants|受賞|competition|hackathon|олимпиад/,
  ],
  [
    "courses",
    /mooc|continuous learning|zusätzliche qualifikationen|complementaria|complémentaire|professional development|course|kurs|curs[oi]|formation compl|fortbildung|weiterbildung|workshop|training|seminar|summer school|повышение квалификации|курсы/,
  ],
  [
    "projects",
    /project|projet|proyecto|projeto|projekt|progett|проект|proje|项目|專案|プロジェクト|프로젝트|open.?source|portfolio|开源|проекти/,
  ],
  [
    "studies",
    /akademische laufbahn|formació|academic$|akademisch|educa|ausbildung|bildung|studium|formation|formación|formação|formazione|istruzione|éducation|opleiding|wykształcenie|edukacja|образование|eğitim|vzdělání|studii|koulutus|utbildning|uddannelse|utdanning|教育|学历|學歷|学歴|학력|освіта|εκπαίδευση|tanulmányok|academic (?:background|qualifications|history)|scolarité|études|estudios|cursus|qualifications?$|degrees|diplômes?/,
  ],
  [
    "jobs",
    /karriere|experiència|expirence|experince|experiences?|researcher|enseignement|助教|freelanc|lehre$|forschung$|laufbahn|werdegang|aktivität|stages|travaux|carreira|carrera profesional|lavor|actividad|工作|実務|experience|employment|work history|career|berufs|erfahrung|expérience|parcours professionnel|experiencia|experiência|esperienz|ervaring|werk|doświadczenie|опыт|работа|deneyim|iş |praxe|zkušenosti|experiență|työ|erfarenhet|anställning|erhverv|erfaring|工作|实习|實習|职业|職歴|职務|経歴|경력|досвід|εμπειρία|tapasztalat|internship|stages?$|praktik|professional background|appointments|positions|teaching|research$|work$|beruf|trabajo|tätigkeit|stationen|研究经历|科研经历/,
  ],
  [
    "skills",
    /abilit|tecnolog|herramient|ferrament|programmation|programmeren|lenguajes|langages|frontend|backend|sistemas operativos|redes |capacidades|código|competèn|competênc|сompet|data science|mathematics|mathématiques|desarrollo y datos|bases de|systèmes|outils|logiciels|databases|libraries|devops|cloud|operating systems|core|skill|kenntnis|compéten|competenc|competência|competenz|conoscenze|habilidades|vaardighe|umiejętn|навык|умения|beceri|yetenek|dovednosti|competențe|taidot|kunskap|färdigheter|kompetenc|technolog|技能|技术|專長|スキル|기술|навички|δεξιότητες|informatique|toolkit|expertise|tools|technical|fähigkeiten|programming|programmieren|стек|conocimientos|conhecimentos|strengths|stack|proficienc|computer|software|softwares|frameworks|it-/,
  ],
  [
    "summary",
    /acerca de m|профиль|who i am|objectiu|个人总结|个人评价|自我评价|presentation personnelle|career aims|summary|profile?$|profil$|about|objective|über mich|zusammenfassung|résumé|resumo|resumen|perfil|profilo|obiettivo|o mnie|о себе|обо мне|hakkımda|özet|o mně|om mig|自我|个人简介|簡介|自己pr|소개|про мене|cél|overview|introduction|career goal|statement|à propos|sobre|presentaci|présentation|objectif|objetivo|wer bin ich|цель|whoami|who am i|biograph|personal profile/,
  ],
];

/** The kind of a section, from its title in whatever of the corpus's languages. */
export function sectionKind(title: string): SectionKind {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\t\n]+/g, " ")
    .replace(/[:.&*_|]+$/g, "")
    .trim();
  if (/project.*(?:experience|erfahrung)|experience.*project|projekterfahrung|proje.*exp[eé]rien/.test(words))
    return "unknown";
  if (
    /^others?$|^personal$|^presentations?$|presentations|talks|sports|posters|^writing$|free time|freizeit|\bthes[ie]s\b|thèse|supervision|encadrement|committees|funding|zivildienst|intérêt|interés|interesse|zgoda|其他|其它|references|referênc|рекоменд|blog|books|more stuff|entretien|extra \d|interest|hobb|freizeit|tempo libero|wolny czas|jinak|divers$|sonstiges|miscel|misc$|autres?$|otros$|outros$|altro$|interessen|intereses|fun facts?|life philosophy|a day of my life|proud|strengths|soft skills|personality|autorizz|klauzula|rodo|privacy|driving|permis|führerschein|carnet|patente|online|find me|social|profiles|web$|links|loisir|referen|hobbies|aficiones|interess|zainteresowania|интерес|хобби|兴趣|talks?|conference|press|media|memberships?|service|link|quote|signature|datenschutz|references/.test(
      words,
    ) &&
    !/experience|skills?|project/.test(words)
  )
    return "other";
  if (/research experience|teaching experience|volunteer experience|leadership experience/.test(words))
    return /volunteer|leadership/.test(words) ? "volunteering" : "jobs";
  if (/work experience|professional experience|^experience/.test(words)) return "jobs";
  if (/professional skills|technical skills|skills/.test(words) && !/language/.test(words)) return "skills";
  return titles.find(([, pattern]) => pattern.test(words))?.[0] ?? "unknown";
}
