import type { ContactWords } from "./words.ts";

export const hebrew: ContactWords = {
  writeTo: "הודעה אל",
  yourName: "השם שלכם",
  yourEmail: "כתובת הדוא״ל שלכם",
  yourMessage: "ההודעה שלכם",
  leaveEmpty: "השאירו שדה זה ריק",
  send: "שליחת ההודעה",
  privacyNote: "המילים והכתובת שלכם מגיעות לבעלי האתר בלבד.",
  sent: "ההודעה שלכם בדרך",
  sentNote: "התשובה תגיע בדוא״ל.",
  back: "חזרה לאתר",
  notSent: "ההודעה שלכם עדיין לא נשלחה",
  wrongName: "כתבו את שמכם בשורה אחת.",
  wrongEmail: "כתבו כתובת דוא״ל שאפשר להשיב אליה.",
  wrongMessage: "כתבו הודעה של עד 5,000 תווים.",
  tooMany: "הגיעו מכאן יותר מדי הודעות. המתינו רגע ושלחו שוב.",
};
