const classFamilies: [RegExp, string][] = [
  [/deedy/i, "deedy"],
  [/mcdowell/i, "mcdowell"],
  [/twentysecond/i, "twentyseconds"],
  [/friggeri/i, "friggeri"],
  [/awesome-?cv|awesome-?resume/i, "awesome-cv"],
  [/altacv/i, "altacv"],
  [/limecv/i, "limecv"],
  [/fortyseconds/i, "fortyseconds"],
  [/developercv/i, "developercv"],
  [/europasscv|europecv/i, "europass-tex"],
  [/tccv/i, "tccv"],
  [/tlcresume/i, "tlcresume"],
  [/simple-?resume-?cv/i, "simple-resume-cv"],
  [/muratcan/i, "muratcan"],
  [/yaac/i, "yaac"],
  [/hipstercv|simplehipster/i, "hipstercv"],
  [/resumecls/i, "resumecls"],
  [/curve/i, "curve"],
  [/\bres\b|^res$|res\.cls|^resume_cls/i, "res"],
];

/** The family of looks that a TeX source belongs to, from its class and the macros that it uses. */
export function familyOf(source: string, classText: string, path: string): string {
  const documentClass = /\\documentclass(?:\[[^\]]*\])?\s*\{([^}]*)\}/.exec(source)?.[1]?.trim() ?? "article";
  if (/moderncv/.test(documentClass))
    return `moderncv-${/\\(?:moderncvstyle|moderncvtheme)(?:\[[^\]]*\])?\{([a-z]+)\}/.exec(source)?.[1] ?? "classic"}`;
  const byClass = classFamilies.find(([pattern]) => pattern.test(documentClass.split("/").at(-1) ?? ""))?.[1];
  if (byClass) return byClass;
  if (/datedsubsection/.test(source) || (documentClass === "resume" && /datedsubsection/.test(classText)))
    return "billryan";
  if (/rSection/.test(source)) return "rsection";
  if (/resumeProjectHeading/.test(source)) return "jake";
  if (/resumeSub[hH]eading/.test(source)) return "sb2nov";
  if (/\\runsubsection/.test(source)) return "deedy";
  if (/\\cvevent/.test(source)) return "altacv";
  if (/tldatecventry|\\cventry/.test(source)) return "awesome-cv";
  if (/\\entry\s*\{/.test(source) && /entrylist/.test(source)) return "friggeri";
  return /^(article|scrartcl|extarticle|report|scrreprt|letter|minimal|standalone|ctexart|memoir|scrlttr2|extreport|book)$/.test(
    documentClass,
  )
    ? "tex-article"
    : `tex-${documentClass.split("/").at(-1)?.toLowerCase() ?? path}`;
}
