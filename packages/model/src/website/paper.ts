/** The sheets that CVs are printed on. */
export type PaperName = "a4" | "letter";

/** Countries that print on Letter, as people write them; with the codes of their telephones. */
const letterCountries =
  /\b(?:usa|u\.s\.a?\.?|united states(?: of america)?|canada|m[eé]xico|philippines|pilipinas|puerto rico|colombia|chile|venezuela|costa rica|guatemala|panam[aá]|el salvador|nicaragua|honduras|dominican republic|rep[uú]blica dominicana)(?![\p{L}])/iu;
const letterCodes = /^(?:\+|00)\s?(?:1(?!\d{11,})|50[2-7]|52|56|57|58|63)(?=\D|\d{6,})/;
/** "Austin, TX 78701", "Toronto, ON": states and provinces stand as two capitals behind a town. */
const statesAndProvinces =
  /,\s*(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTUVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT)\b(?!\s*,\s*(?!usa|us\b|united states|canada)\p{L})/u;
const statesByName =
  /\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|ontario|qu[eé]bec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick)\s*$/iu;

/**
 * The paper of the country that a person lives in, as their place says it, or else their telephone; A4 where neither
 * does. Most of the world uses ISO 216; North America and some of its neighbours use ANSI Letter.
 */
export function paperOf({ location, phone }: { location: string; phone: string }): PaperName {
  const place = location.trim();
  const isLetterPlace = [letterCountries, statesAndProvinces, statesByName].some((pattern) => pattern.test(place));
  if (isLetterPlace) return "letter";
  // A place with a country of its own, such as "Porto, Portugal", is believed rather than a number from elsewhere.
  const namesCountry = /,\s*\p{L}{3,}[\p{L}\s]*$/u.test(place);
  return !namesCountry && letterCodes.test(phone.trim()) ? "letter" : "a4";
}
