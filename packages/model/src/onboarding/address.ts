const streetWord =
  /(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|\bstreet\b|\bst\.?\b(?=\s|,|$)|\broad\b|\brd\b|\bavenue\b|\bave\b|\bdrive\b|\blane\b|\bboulevard\b|\bblvd\b|\brue\b|\bcalle\b|\bavenida\b|\bavda?\.|\bav\.|\bpaseo\b|\bvia\b|\bviale\b|\bcorso\b|\brua\b|\btravessa\b|\bul\.|\bulica\b|straat|laan|vägen|gatan|gade\b|(?<!\p{L})(?:улица|ул\.|проспект|пр-т|пр\.|переулок|пер\.|шоссе|бульвар|набережная|наб\.|вулиця|вул\.)|شارع|\bapt\b|\bflat\b|\bp\.?\s?o\.?\s?box\b)/iu;
const houseNumber =
  /^(?:\d{1,5}\s?[a-z]?(?:[-/]\d{1,4})?\s+\p{L}|.*\p{L}\.?\s+\d{1,5}\s?[a-z]?(?:[-/]\d{1,4})?$|(?:д|дом|кв|корп|стр)\.?\s?\d)/iu;
/** A short number by itself is the house of the street before it; a longer one is a postcode. */
const houseAlone = /^(?:n[.º°]\s?|nr?\.\s?)?\d{1,3}\s?[a-z]?$/iu;
const postcode =
  /\b\p{Lu}{0,2}-?\d{4,6}(?:-\d{3,4})?\b|\b\p{Lu}{1,2}\d[\p{Lu}\d]?\s?\d\p{Lu}{2}\b|\b\d{3}\s\d{2}\b|〒?\d{3}[-−‐–ー]\d{4}(?!\d)/gu;

/** Where nothing parts an address, a number that follows its letters leads to the door. */
const eastAsianDoor = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\s*[\d０-９]|\p{Script=Hangul}\s?\d/u;
/** There an address goes from the large to the small, and each step names itself: province, city, district. */
const eastAsianTown =
  /^\p{Script=Han}{2,3}?[都道府県省](?:[^市郡区區县縣町村\s\d]{1,5}[市郡])?(?:[^市郡区區县縣町村\s\d]{1,6}[区區县縣町村])?|^[^市郡区區县縣町村\s\d]{1,5}市(?:[^市郡区區县縣町村\s\d]{1,6}[区區县縣])?|^(?:\p{Script=Hangul}+(?:시|도|군|구)(?:\s+|$))+/u;

const partsOf = (location: string): string[] => location.split(/[,;|·•\n\t،，、]+/u).map((part) => part.trim());
const withoutPostcode = (part: string): string => part.replace(postcode, "").trim();

/** A part of an address that leads to a door: a street, a house, a box. A postcode before its town is none. */
function isStreet(part: string, index: number, parts: readonly string[]): boolean {
  if (isStreetByItself(part)) return true;
  if (parts.length < 3) return false;
  return (index > 0 && houseAlone.test(part)) || houseAlone.test(parts[index + 1] ?? "");
}

function isStreetByItself(part: string): boolean {
  const bare = withoutPostcode(part);
  return streetWord.test(part) || houseNumber.test(bare) || eastAsianDoor.test(bare);
}

/** True when a place names more than a town: a street, or the number of a house. */
export function isStreetAddress(location: string): boolean {
  return partsOf(location).some(isStreet);
}

/** The place without street, house and postcode; empty when nothing else is left. */
export function townOf(location: string): string {
  return partsOf(location)
    .map((part, index, parts) => {
      const bare = withoutPostcode(part).replace(/^[-–]\s*/u, "");
      return isStreet(part, index, parts) ? (eastAsianTown.exec(bare)?.[0] ?? "").trim() : bare;
    })
    .filter((part) => /\p{L}/u.test(part))
    .join(", ");
}
