/** What stands between a post and its employer where the language has a word for "at", with the article and "the company". */
const plain = String.raw`(?:at|chez|hos)|bei(?:m|\s+(?:der|dem|den))?|bij(?:\s+(?:de|het))?|presso(?:\s+(?:il|lo|la|i|gli|le))?`;
const ofTheCompany = String.raw`(?:en\s+la|na|para\s+a)\s+empresa|w\s+firmie|ve?\s+(?:firmě|společnosti|spoločnosti)|vo\s+firme|u\s+(?:tvrtki|firmi)|в\s+(?:компании|фирме|компанії)|la\s+firma|dans\s+l['’]entreprise|(?:à|pour|dans)\s+la\s+société|à\s+l['’]entreprise|au\s+sein\s+(?:de\s+(?:la\s+)?société|de\s+la|du|de)|auprès\s+(?:de\s+la|du|de)|nell['’]azienda`;
const italianNoun = String.raw`presso\s+(?:un[oa]?\s+|l['’]|(?:il|lo|la|i|gli|le)\s+)`;

/** "@ ", "at Acme", "beim Verlag", "presso la ditta", "en la empresa Acme": names follow, in Italian also plain nouns. */
export const atWords = new RegExp(
  String.raw`(?:^|\s+)(?:@\s*|(?:${plain}|${ofTheCompany})\s+(?=[\p{Lu}\d"“„«])|${italianNoun}(?=\p{L}))`,
  "gu",
);
