/** Signs and what is written for each, in turn; `-` stands for nothing. */
const read = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split("|").map((entry) => {
      const [sign = "", letters = ""] = entry.split(" ");
      return [sign, letters === "-" ? "" : letters];
    }),
  );

/** Latin letters that no accent can be taken from. */
const latin = "ß ss|ẞ ss|æ ae|œ oe|ø o|ł l|đ d|ð d|þ th|ħ h|ŧ t|ı i|ŋ ng|ĸ k|ə a|ſ s";

/** Russian as passports write it (ICAO 9303), shortened where people do; then what other languages add. */
const cyrillic =
  "а a|б b|в v|г g|д d|е e|ё e|ж zh|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х kh|ц ts|ч ch|ш sh|" +
  "щ shch|ъ -|ы y|ь -|э e|ю yu|я ya|і i|ї yi|є ye|ґ g|ў u|ђ dj|ј j|љ lj|њ nj|ћ c|џ dz|ѓ gj|ќ kj|ѕ dz|" +
  "қ q|ң ng|ғ gh|ү u|ұ u|һ h|ә a|ө o";

const greek = "α a|β v|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|π p|ρ r|σ s|ς s|τ t|υ y|φ f|χ ch|ψ ps|ω o";

const arabic =
  "ا a|أ a|إ i|آ a|ٱ a|ب b|ت t|ث th|ج j|ح h|خ kh|د d|ذ dh|ر r|ز z|س s|ش sh|ص s|ض d|ط t|ظ z|ع a|غ gh|ف f|ق q|ك k|" +
  "ل l|م m|ن n|ه h|ة a|و u|ي i|ى a|ئ y|ؤ w|ء -|پ p|چ ch|ژ zh|ک k|گ g|ی i|ٹ t|ڈ d|ڑ r|ں n|ہ h|ے e|ھ h";

const hebrew =
  "א a|ב b|ג g|ד d|ה h|ו o|ז z|ח ch|ט t|י i|כ k|ך k|ל l|מ m|ם m|נ n|ן n|ס s|ע a|פ p|ף f|צ tz|ץ tz|ק k|ר r|ש sh|ת t";

/** Letters of other scripts, and of Latin ones beyond the plain ones, in plain Latin letters. */
export const plainLetters = read([latin, cyrillic, greek, arabic, hebrew].join("|"));
