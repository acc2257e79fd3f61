/** What a font's PostScript name tells about its glyphs. */
export type FontStyle = { name: string; bold: boolean; italic: boolean; kind: "text" | "icon" | "dingbat" | "symbol" };

const subsetPrefix = /^[A-Z]{6}\+/;
const boldName =
  /bold|black|heavy|semib|demi(?!c)|extrab|ultrab|[-_,](?:bd|sb|hv|blk)(?![a-z])|^cmb|^sfbx|^ecbx|^lmromanbx|[-_]?(?:lmbx|cmssbx)|medi$/i;
const italicName =
  /italic|oblique|slanted|[-_,](?:it|ital|obl)(?![a-z])|^cm(?:ti|sl)|^sf(?:ti|sl)|^ec(?:ti|sl)|(?:ital|obli)$/i;
const iconName =
  /awesome|icon|glyphicon|material(?:symbols|design)|entypo|feather|icomoon|academicons|ionicons|lineawesome|simpleicons|bootstrap-?icons|remixicon|typicons|foundation-icons|marvosym|ifsym|fontello/i;
const dingbatName = /dingbat|wingding|webding|bbding|pifont/i;
const symbolName = /^symbol|opensymbol|^cmsy/i;

/** Reads weight, slant and purpose from a font name such as `ABCDEF+Lato-BoldItalic`. */
export function fontStyle(rawName: string): FontStyle {
  const name = rawName.replace(subsetPrefix, "");
  return { name, bold: boldName.test(name), italic: italicName.test(name), kind: kindOf(name) };
}

function kindOf(name: string): FontStyle["kind"] {
  if (iconName.test(name)) return "icon";
  if (dingbatName.test(name)) return "dingbat";
  return symbolName.test(name) ? "symbol" : "text";
}
