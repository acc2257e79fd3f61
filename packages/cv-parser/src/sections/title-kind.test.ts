import { expect, test } from "vitest";
import { kindsOfTitle, titleKind } from "./title-kind.ts";

test.each([
  ["S U M M A RY", "summary"],
  ["Work Experience:", "experience"],
  ["Published Research", "publications"],
  ["Yayınlar ve Araştırmalar", "publications"],
  ["Научные труды", "publications"],
  ["자격", "certifications"],
  ["Pelatihan dan Sertifikasi", "certifications"],
  ["التعليم الأكاديمي", "education"],
  ["مقدمة", "summary"],
  ["هكذا أعمل (Skills)", "skills"],
  ["Grau de escolaridade", "education"],
  ["Antecedentes profesionales", "experience"],
  ["Capacitação", "certifications"],
  ["2. Education & Training", "education"],
  ["LICENCES & CERTIFICATIONS", "certifications"],
  ["Beruflicher Werdegang", "experience"],
  ["Über mich", "summary"],
  ["Expérience professionnelle", "experience"],
  ["Centres d’intérêt", "interests"],
  ["Formación académica", "education"],
  ["Idiomas", "languages"],
  ["Competências técnicas", "skills"],
  ["Esperienze lavorative", "experience"],
  ["Werkervaring", "experience"],
  ["Wykształcenie", "education"],
  ["Utbildning", "education"],
  ["İş Deneyimi", "experience"],
  ["Experiență profesională", "experience"],
  ["Limbi străine", "languages"],
  ["Dosažené vzdělání", "education"],
  ["Kurzy a školení", "certifications"],
  ["Munkatapasztalat", "experience"],
  ["Kielitaito", "languages"],
  ["Munkatapasztalatok", "experience"],
  ["ZÁUJMY ALEBO KONÍČKY", "interests"],
  ["Kurz alebo certifikát", "certifications"],
  ["Личные качества", "skills"],
  ["Достижения и грамоты", "awards"],
  ["Історія освіти", "education"],
  ["Vezetői engedély", "other"],
  ["Patente", "other"],
  ["Examensarbete & Akademiska projekt", "projects"],
  ["Övriga kurser", "certifications"],
  ["Опыт работы", "experience"],
  ["教育背景", "education"],
  ["Skills & Interests", "skills"],
  ["Career Highlights", "experience"],
  ["Berufliche Entwicklung", "experience"],
  ["Sprachniveau", "languages"],
  ["En quelques mots", "summary"],
  ["Empleos anteriores", "experience"],
  ["Conhecimentos de línguas", "languages"],
  ["Lingue conosciute", "languages"],
  ["Gevolgde opleidingen", "education"],
  ["工作履历", "experience"],
  ["外语水平", "languages"],
  ["Образование и сертификаты", "education"],
  ["Личные проекты", "projects"],
  ["Опыт работы и стажировки", "experience"],
  ["Владение иностранными языками", "languages"],
  ["Mesleki Deneyimler", "experience"],
  ["Öğrenim Bilgileri", "education"],
  ["Kurs ve Sertifikalar", "certifications"],
  ["Experiència laboral", "experience"],
  ["Formació", "education"],
  ["Competenze organizzative e gestionali", "skills"],
  ["Attività lavorative", "experience"],
  ["Compétences transversales", "skills"],
  ["Cursos | Certificações", "certifications"],
  ["Umiejętności miękkie", "skills"],
  ["IT-kennis", "skills"],
  ["综合科研项目", "projects"],
  ["技能与特长", "skills"],
  ["研修歴", "certifications"],
  ["職務詳歴", "experience"],
  ["기술 역량", "skills"],
  ["인턴십", "experience"],
  ["الخبرات السابقة", "experience"],
  ["المؤهلات والشهادات", "education"],
  ["Опыт работы — 7 лет 2 месяца", "experience"],
  ["Work Experience (continued)", "experience"],
  ["Inplant Training", "experience"],
  ["Educational Qualification", "education"],
  ["Languages Known", "languages"],
  ["Positions of Responsibility", "volunteer"],
  ["Medals and Decorations", "awards"],
  ["Book Chapters", "publications"],
  ["職務経歴", "experience"],
  ["免許・資格", "certifications"],
  ["工作經歷", "experience"],
  ["경력 사항", "experience"],
  ["الخبرات المهنية", "experience"],
  ["المؤهلات العلمية", "education"],
  ["ניסיון תעסוקתי", "experience"],
  ["سوابق شغلی", "experience"],
  ["ΕΠΑΓΓΕΛΜΑΤΙΚΗ ΕΜΠΕΙΡΙΑ", "experience"],
  ["Досвід роботи", "experience"],
  ["Học vấn", "education"],
  ["Oktatás és képzés", "education"],
  ["Capacitación complementaria", "certifications"],
  [`Certificates ${".".repeat(120)}`, "certifications"],
  ["Selected publications (as first author)", "publications"],
])("%s names %s", (title, kind) => {
  expect(titleKind(title)).toEqual({ kind, exact: true });
});

test("an unusual title is told by one word and is no exact match", () => {
  expect(titleKind("Places where I worked abroad")).toEqual({ kind: "experience", exact: false });
});

test("a long title with one wrong letter tells its section and is no exact match", () => {
  expect(titleKind("Educatien")).toEqual({ kind: "education", exact: false });
  expect(titleKind("Excellence")).toBeNull();
});

test.each(["Senior Software Engineer", "Corrib Bay Hospital", "2019", "University", "Communications", ""])(
  "%s is no title",
  (text) => {
    expect(titleKind(text)).toBeNull();
  },
);

test.each([
  ["Education & Certifications", ["education", "certifications"]],
  ["PROJECTS AND WORK EXPERIENCE:", ["projects", "experience"]],
  ["Skills, Workshops, and Certifications", ["skills", "certifications"]],
  ["Formação e certificações", ["education", "certifications"]],
  ["Honors and Awards", ["awards"]],
  ["Work Experience", []],
  ["Experiencia en educación y difusión", []],
])("%s joins the kinds %j", (title, kinds) => {
  expect(kindsOfTitle(title)).toEqual(kinds);
});

test.each([
  ["Personal & Academic Projects", "projects"],
  ["Personal and Professional Skills", "skills"],
  ["Personal / Extracurricular Activities", "volunteer"],
  ["Personal & Contact", "contact"],
])("%s shares its first word with what follows: %s", (title, kind) => {
  expect(titleKind(title)).toEqual({ kind, exact: true });
  expect(kindsOfTitle(title).length).toBeLessThan(2);
});

test.each([
  ["Clinical Placements", "experience"],
  ["Leadership & Work Experience", "experience"],
  ["Languages & Frameworks", "skills"],
  ["COMPETENZE COMUNICATIVE E INTERPERSONALI", "skills"],
  ["Netzwerke und Mitgliedschaften", "other"],
  ["Earned Degrees", "education"],
  ["Bar Admissions", "certifications"],
  ["Campus Organizations", "volunteer"],
  ["Language Skill", "languages"],
  ["Technical Abilities", "skills"],
])("%s is a title of %s", (title, kind) => {
  expect(titleKind(title)).toEqual({ kind, exact: true });
});
