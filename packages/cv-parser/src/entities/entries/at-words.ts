/** "Mithilfe bei der Planung": what was helped with employs nobody. */
const tasks = String.raw`Konzeption|Konzipierung|Planung|Erstellung|Entwicklung|Umsetzung|Durchführung|Organisation|Vorbereitung|Nachbereitung|Beratung|Betreuung|Einführung|Gestaltung|Realisierung|Implementierung|Optimierung|Bearbeitung|Auswertung|Koordination|Koordinierung|Programmierung|Produktion|Pflege|Suche|Auswahl|Arbeit|Projektarbeit|Projekten|Veranstaltungen|Fragen|Problemen`;

/** What stands between a post and its employer where the language has a word for "at", with the article and "the company"; "Attorney at Law" is a post. */
const plain = String.raw`(?:at(?!\s+(?:Law|Large)(?!\p{L}))(?:\s+the)?|chez|hos|tại)|bei(?:m|\s+(?:der|dem|den))?(?!\s+(?:${tasks})(?!\p{L}))|bij(?:\s+(?:de|het))?|presso(?:\s+(?:il|lo|la|i|gli|le))?`;
const ofTheCompany = String.raw`(?:en\s+la|na|para\s+a)\s+empresa|w\s+firmie|ve?\s+(?:firmě|společnosti|spoločnosti)|vo\s+firme|u\s+(?:tvrtki|firmi)|в\s+(?:компании|фирме|компанії)|la\s+firma|dans\s+l['’]entreprise|(?:à|pour|dans)\s+la\s+société|à\s+l['’]entreprise|au\s+sein\s+(?:de\s+(?:la\s+)?société|de\s+la|du|de)|auprès\s+(?:de\s+la|du|de)|nell['’]azienda`;
/** "Lecturer in the Department of Physics": a part of a school or an office, and no subject ("Diploma in Office Work"). */
const inUnit = String.raw`in\s+(?:the\s+)?(?=(?:Faculty|Department|Dept\.?|College|School|Institute|Division|Centre|Center|Ministry|Office|Bureau|Directorate|University)\s+(?:of|for)(?!\p{L}))`;
const italianNoun = String.raw`presso\s+(?:un[oa]?\s+|l['’]|(?:il|lo|la|i|gli|le)\s+)`;

/** "Chez Moulin", "CHEZ MOULIN", "für die Moulin gGmbH": where a row or a clause begins so, it names who the work was for. */
const opening = String.raw`(?<=^|,\s|\s[–—-]\s|\|\s)(?:(?:Chez|CHEZ|Bei|BEI|Beim|BEIM|Bij|BIJ|Presso|PRESSO|Hos|HOS)\s+(?=[\p{Lu}\d"“„«])|(?:(?:für|voor|för)(?:\s+(?:die|das|den|der|de|het))?|pour(?:\s+(?:le|la|les))?|para(?:\s+(?:el|la|los|las|o|a))?|for(?:\s+the)?|per(?:\s+(?:il|lo|la|i|gli|le))?)\s+(?=[\p{Lu}"“„«]))`;

const hebrewPlaces = String.raw`חברת|חברה|רשת|בנק|משרד|עמותת|קבוצת|עיריית|מועצה|מועצת|מרכז|מרפאת|קליניקת|מלון|מסעדת|חנות|מפעל|מכון|סטודיו|סוכנות|מוזיאון|משטרת|יחידת|חיל|צבא|אוניברסיטת|מכללת|תיכון|ישיבת|סמינר|מדרשת|אולפנת|בית\s+(?:ה?ספר|ה?חולים|קפה|מלון|אבות|מרקחת)`;
const arabicPlaces = String.raw`(?:ال)?(?:شركة|مؤسسة|مجموعة|بنك|مصرف|مستشفى|وزارة|مصنع|مكتب|هيئة|جمعية|منظمة|مركز|عيادة|صيدلية|مطعم|فندق|وكالة|محل|متجر|بلدية|قناة|صحيفة|جامعة|كلية|معهد|مدرسة|مدارس|ثانوية|أكاديمية)`;
const persianPlaces = String.raw`شرکت|موسسه|مؤسسه|گروه|بانک|بیمارستان|سازمان|اداره|وزارت|کارخانه|فروشگاه|رستوران|هتل|دفتر|شهرداری|بیمه|دانشگاه|دانشکده|آموزشگاه|دبیرستان|هنرستان|مدرسه|مرکز|مجتمع`;
/** Hebrew and Arabic say so by a letter in one word with the name, and much else as well: only before the word for a place of work. */
const rightToLeft = String.raw`ב(?=(?:${hebrewPlaces})(?!\p{L}))|(?:في\s+|لدى\s+|ب)(?=${arabicPlaces}(?!\p{L}))|در\s+(?=(?:${persianPlaces})(?!\p{L}))`;

/** "@ ", "at Acme", "beim Verlag", "presso la ditta", "en la empresa Acme": names follow, in Italian also plain nouns. */
export const atWords = new RegExp(
  String.raw`${opening}|(?:^|\s+)(?:@\s*|(?:${plain}|${ofTheCompany})\s+(?=[\p{Lu}\d"“„«]|(?:the\s+)?(?:department|faculty|institute|school|chair|division)\s+(?:of\s+)?\p{Lu}|[\p{Ll}\d.-]+\s(?:g?GmbH|AG|SE|KG|Ltd|Inc|LLC|S\.A|B\.V)(?!\p{L}))|${italianNoun}(?=\p{L})|${inUnit})|(?<=^|\s)(?:${rightToLeft})`,
  "gu",
);
