/** Addresses that begin with the largest part, or name their parts by words of their own, each as a whole line or cell. */
const addresses: readonly RegExp[] = [
  // "대전광역시 서구 둔산로 10", "경기도 수원시"
  /^(?:\(?\d{5}\)?\s)?(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충[북남]|전[북남]|경[북남]|제주|충청[북남]|전라[북남]|경상[북남])(?:특별|광역)?(?:자치)?[시도]?(?:$|\s(?:\p{Script=Hangul}{1,8}(?:시|군|구|읍|면|동|리|로|길|가)(?:\d+(?:번길|길|가))?)(?![\p{Script=Hangul}])[\p{Script=Hangul}\d\s,()-]*$)/u,
  // "宮城県仙台市青葉区…", "〒980-0811 宮城県…"
  /^(?:〒\s?)?(?:\d{3}-\d{4}\s*)?(?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,14}(?:市|区|町|村|郡)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Nd}\s\-－−A-Z]*$/u,
  // "四川省成都市", "上海市浦东新区…"
  /^(?:中国)?(?:\p{Script=Han}{2,4}(?:省|自治区)\s?\p{Script=Han}{1,6}(?:市|州|县|縣|区|區)|(?:北京|上海|天津|重庆|重慶|\p{Script=Han}{2,3})(?:市|縣)\s?\p{Script=Han}{1,5}(?:区|區|县|市|鎮|鄉))[\p{Script=Han}\p{Nd}\s-]{0,24}$/u,
  // "12 Nguyễn Trãi, Quận 5, TP. Hồ Chí Minh"
  /^[^:@]{2,80}(?:^|[\s,])(?:quận|huyện|phường|thành phố|tỉnh|thị xã|tp\.?)\s?[\p{Lu}\d][^:@]{1,60}$/iu,
  // "99/1 ถนนพระราม 4 แขวงสีลม เขตบางรัก กรุงเทพมหานคร"
  /^[\p{Script=Thai}\p{Nd}\s./,()-]*(?:ถนน|ซอย|แขวง|เขต|ตำบล|อำเภอ|จังหวัด|หมู่ที่|หมู่บ้าน)\s?\p{Script=Thai}[\p{Script=Thai}\p{Nd}\s./,()-]*$/u,
  // "24, नेहरू नगर, भोपाल, मध्य प्रदेश"
  /^[\p{Script=Devanagari}\p{Nd}\s,./()-]*(?:नगर|कॉलोनी|मार्ग|रोड|गली|मोहल्ला|जिला|ज़िला|प्रदेश|राजस्थान|बिहार|दिल्ली|महाराष्ट्र|गुजरात|झारखंड|उत्तराखंड|हरियाणा|पंजाब)[\p{Script=Devanagari}\p{Nd}\s,./()-]*$/u,
];
const longest = 90;

/** True for a line or cell that is an address of Korea, Japan, China, Vietnam, Thailand or India in the letters of its country. */
export const isAddressOfEast = (text: string): boolean =>
  text.length <= longest && /[^\x20-\x7e]/u.test(text) && addresses.some((address) => address.test(text));
