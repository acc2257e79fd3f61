/**
 * What the arguments of the CV classes' macros mean, by number of arguments where one name has several forms.
 * title: post, degree or project; org: employer or school; items: description; label: name of a group; list: values.
 */
export type Role =
  | "title"
  | "org"
  | "dates"
  | "place"
  | "grade"
  | "items"
  | "label"
  | "list"
  | "note"
  | "none"
  | "head"
  | "start"
  | "end";

const entries: Record<string, string> = {
  "cventry/6": "dates title org place grade items",
  "cventry/5": "title org place dates items",
  "cventry/7": "dates title org place grade items note",
  "cventrynew/6": "dates title org place grade items",
  "tventry/6": "dates title org place grade items",
  "cvproject/4": "title org place dates",
  "cvevent/4": "title org dates place",
  "cvproject/3": "title dates items",
  "cvsubentry/4": "title none dates items",
  "cvsubentry/5": "title none none dates items",
  "resumeSubheading/4": "title dates org place",
  "resumeSubheadingDate/3": "title org dates",
  "resumeSubSubheading/2": "title dates",
  "resumeSubsubheading/2": "title dates",
  "resumeProjectHeading/2": "head dates",
  "resumeProject/4": "title items dates none",
  "resumeTrioHeading/3": "title note dates",
  "resumeQuadHeading/4": "org place title dates",
  "resumeSubHeading/4": "title dates org place",
  "twentyitem/4": "dates title org items",
  "twentyitem/3": "dates title org",
  "twentyitem/5": "dates title org note items",
  "twentyitemshort/2": "dates title",
  "entry/4": "dates title org items",
  "runsubsection/1": "org",
  "descript/1": "title",
  "location/1": "head",
  "datedsubsection/2": "head dates",
  "role/2": "title note",
  "datedline/2": "head dates",
  "role/1": "title",
  "ressubheading/4": "org place title dates",
  "headedsection/3": "org place items",
  "headedsubsection/3": "title dates items",
  "employmentEntry/4": "title org dates place",
  "employer/4": "title org dates place",
  "educationEntry/4": "title org dates place",
  "cvhonor/4": "title org place dates",
  "cvhonour/4": "title org place dates",
  "cvaward/4": "title org place dates",
  "cvachievement/3": "none title note",
  "cvachievement/4": "none title note note",
  "experience/6": "dates title org place items list",
  "experience/5": "dates title org place items",
  "degree/4": "dates title org place",
  "tldatecventry/3": "dates title items",
  "workplace/4": "org place title dates",
  "jobentry/4": "title org dates place",
};

const lines: Record<string, string> = {
  "cvitem/2": "label list",
  "cvline/2": "label list",
  "cvskill/2": "label list",
  "cvlanguage/3": "title note note",
  "cvlanguage/2": "title note",
  "cvitemwithcomment/3": "label list note",
  "cvcomputer/4": "label list label list",
  "cvdoubleitem/4": "label list label list",
  "cvlistitem/1": "list",
  "cvlistdoubleitem/2": "list list",
  "cvtag/1": "title",
  "resumeItem/1": "items",
  "resumeItem/2": "label items",
  "resumeSubItem/2": "label items",
  "resumeSubItem/1": "items",
  "resumeItemNH/1": "items",
  "resumeSkill/2": "label list",
  "cvbullet/1": "items",
  "skill/2": "title none",
  "cvskillset/2": "label list",
  "resumeskill/2": "label list",
  "skillgroup/2": "label list",
  "cvref/3": "none none none",
  "cvref/4": "none none none none",
  "divider/0": "",
  "cvref/5": "none none none none none",
  "cvtagcolor/2": "title none",
};

const parse = (table: Record<string, string>) =>
  new Map(Object.entries(table).map(([key, roles]) => [key, roles.split(" ").filter((role) => role !== "") as Role[]]));

export const entryMacros: ReadonlyMap<string, Role[]> = parse(entries);
export const lineMacros: ReadonlyMap<string, Role[]> = parse(lines);

export const sectionMacros: ReadonlySet<string> = new Set([
  "section",
  "cvsection",
  "Section",
  "mysection",
  "sectionTitle",
  "rubric",
  "cvsect",
  "sectiontitle",
  "resheading",
  "NewPart",
  "customsection",
  "resumesection",
  "cvheading",
  "spacedsection",
  "headinglarge",
  "makesection",
  "sectionTitleIcon",
  "sectionhead",
  "rSection",
  "cvSection",
  "aboutme",
  "ressection",
]);
export const subsectionMacros: ReadonlySet<string> = new Set([
  "subsection",
  "cvsubsection",
  "subsubsection",
  "subsectiontitle",
]);

/** Macros of the header, with the field each argument belongs to. */
export const contactMacros: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    name: "name name",
    firstname: "name",
    lastname: "surname",
    familyname: "surname",
    cvname: "name",
    profilename: "name",
    myname: "name",
    fullname: "name",
    email: "email",
    Email: "email",
    cvmail: "email",
    mail: "email",
    phone: "phone",
    mobile: "phone",
    cvnumberphone: "phone",
    cvphone: "phone",
    telephone: "phone",
    tel: "phone",
    address: "place place place",
    cvaddress: "place",
    mailaddress: "place",
    location: "place",
    namesection: "name name beside",
    cvlocation: "place",
    tagline: "beside",
    position: "beside",
    title: "beside",
    cvjobtitle: "beside",
    headline: "beside",
    quote: "beside",
    extrainfo: "beside",
    homepage: "beside",
    social: "beside",
    github: "beside",
    linkedin: "beside",
    twitter: "beside",
    gitlab: "beside",
    cvlinkedin: "beside",
    cvsite: "beside",
    cvgithub: "beside",
    skype: "beside",
    website: "beside",
    orcid: "beside",
    stackoverflow: "beside beside",
    googlescholar: "beside beside",
    basicInfo: "block",
    contactInfo: "block",
    contacts: "block",
    personalinfo: "block",
    cvdate: "beside",
    dateofbirth: "beside",
    nationality: "beside",
    medium: "beside",
    printinfo: "none beside",
    author: "name",
    begindate: "none",
    profilepic: "none",
    born: "beside",
    xing: "beside",
    kaggle: "beside",
    whatsapp: "phone",
    contactdetails: "block",
    introduction: "beside",
    cvtheme: "none",
    headerfooter: "none",
    telegram: "beside",
    leftheader: "none",
    makecvtitle: "",
    dob: "beside",
    about: "summary",
    summary: "summary",
    profile: "summary",
  }).map(([macro, roles]) => [macro, roles.split(" ").filter((role) => role !== "")]),
);

const names = (table: ReadonlyMap<string, Role[]>) => [...table.keys()].map((key) => key.split("/")[0] ?? "");

/** Macros that keep their arguments; all others that a source defines are replaced by what they stand for. */
export const knownMacros: ReadonlySet<string> = new Set([
  ...names(entryMacros),
  ...names(lineMacros),
  ...sectionMacros,
  ...subsectionMacros,
  ...contactMacros.keys(),
  "item",
  "section",
]);

/** Environments whose head is an entry or a section. */
export const entryEnvironments: ReadonlyMap<string, Role[]> = parse({
  "rSubsection/4": "org dates title place",
  "rSubsectionNoBullet/4": "org dates title place",
  "cvsubsection/3": "title org dates",
  "cventry/4": "title org place dates",
  "experience/4": "title org place dates",
  "job/4": "title org place dates",
  "subsectioncv/3": "title org dates",
  "twocolentry/1": "head",
  "threecolentry/2": "head head",
  "cvjob/4": "title org place dates",
});
export const sectionEnvironments: ReadonlySet<string> = new Set([
  "rSection",
  "cvsection",
  "rubric",
  "resumesection",
  "cvSection",
  "section",
]);
