import type { ContactWords } from "./words.ts";

export const hindi: ContactWords = {
  writeTo: "संदेश पाने वाले:",
  yourName: "आपका नाम",
  yourEmail: "आपका ईमेल पता",
  yourMessage: "आपका संदेश",
  leaveEmpty: "यह जगह खाली छोड़ें",
  send: "संदेश भेजें",
  privacyNote: "आपके शब्द और आपका पता केवल इस साइट के स्वामी तक पहुँचते हैं।",
  sent: "आपका संदेश भेज दिया गया है",
  sentNote: "उत्तर ईमेल से आएगा।",
  back: "साइट पर वापस जाएँ",
  notSent: "आपका संदेश अभी नहीं भेजा गया है",
  wrongName: "कृपया अपना नाम एक पंक्ति में लिखें।",
  wrongEmail: "कृपया ऐसा ईमेल पता लिखें जिस पर उत्तर दिया जा सके।",
  wrongMessage: "कृपया अधिकतम 5,000 अक्षरों का संदेश लिखें।",
  tooMany: "यहाँ से बहुत अधिक संदेश आए हैं। कृपया थोड़ी देर रुककर फिर भेजें।",
};
