/** What stands between a post and its employer where the language has a word for "at", with the article and "the company". */
const plain = String.raw`(?:at(?:\s+the)?|chez|hos)|bei(?:m|\s+(?:der|dem|den))?|bij(?:\s+(?:de|het))?|presso(?:\s+(?:il|lo|la|i|gli|le))?`;
const ofTheCompany = String.raw`(?:en\s+la|na|para\s+a)\s+empresa|w\s+firmie|ve?\s+(?:firmě|společnosti|spoločnosti)|vo\s+firme|u\s+(?:tvrtki|firmi)|в\s+(?:компании|фирме|компанії)|la\s+firma|dans\s+l['’]entreprise|(?:à|pour|dans)\s+la\s+société|à\s+l['’]entreprise|au\s+sein\s+(?:de\s+(?:la\s+)?société|de\s+la|du|de)|auprès\s+(?:de\s+la|du|de)|nell['’]azienda`;
/** "Lecturer in the Department of Physics": a part of a school or an office, and no subject ("Diploma in Office Work"). */
const inUnit = String.raw`in\s+(?:the\s+)?(?=(?:Faculty|Department|Dept\.?|College|School|Institute|Division|Centre|Center|Ministry|Office|Bureau|Directorate|University)\s+(?:of|for)(?!\p{L}))`;
const italianNoun = String.raw`presso\s+(?:un[oa]?\s+|l['’]|(?:il|lo|la|i|gli|le)\s+)`;

const hebrewPlaces = String.raw`חברת|חברה|רשת|בנק|משרד|עמותת|קבוצת|עיריית|מועצה|מועצת|מרכז|מרפאת|קליניקת|מלון|מסעדת|חנות|מפעל|מכון|סטודיו|סוכנות|מוזיאון|משטרת|יחידת|חיל|צבא|אוניברסיטת|מכללת|תיכון|ישיבת|סמינר|מדרשת|אולפנת|בית\s+(?:ה?ספר|ה?חולים|קפה|מלון|אבות|מרקחת)`;
const arabicPlaces = String.raw`(?:ال)?(?:شركة|مؤسسة|مجموعة|بنك|مصرف|مستشفى|وزارة|مصنع|مكتب|هيئة|جمعية|منظمة|مركز|عيادة|صيدلية|مطعم|فندق|وكالة|محل|متجر|بلدية|قناة|صحيفة|جامعة|كلية|معهد|مدرسة|مدارس|ثانوية|أكاديمية)`;
const persianPlaces = String.raw`شرکت|موسسه|مؤسسه|گروه|بانک|بیمارستان|سازمان|اداره|وزارت|کارخانه|فروشگاه|رستوران|هتل|دفتر|شهرداری|بیمه|دانشگاه|دانشکده|آموزشگاه|دبیرستان|هنرستان|مدرسه|مرکز|مجتمع`;
/** Hebrew and Arabic say so by a letter in one word with the name, and much else as well: only before the word for a place of work. */
const rightToLeft = String.raw`ב(?=(?:${hebrewPlaces})(?!\p{L}))|(?:في\s+|لدى\s+|ب)(?=${arabicPlaces}(?!\p{L}))|در\s+(?=(?:${persianPlaces})(?!\p{L}))`;

/** "@ ", "at Acme", "beim Verlag", "presso la ditta", "en la empresa Acme": names follow, in Italian also plain nouns. */
export const atWords = new RegExp(
  String.raw`(?:^|\s+)(?:@\s*|(?:${plain}|${ofTheCompany})\s+(?=[\p{Lu}\d"“„«])|${italianNoun}(?=\p{L})|${inUnit})|(?<=^|\s)(?:${rightToLeft})`,
  "gu",
);
