import type { ContactWords } from "./words.ts";

export const greek: ContactWords = {
  writeTo: "Μήνυμα προς:",
  yourName: "Το όνομά σας",
  yourEmail: "Το email σας",
  yourMessage: "Το μήνυμά σας",
  leaveEmpty: "Αφήστε αυτό το πεδίο κενό",
  send: "Αποστολή μηνύματος",
  privacyNote: "Τα λόγια και η διεύθυνσή σας φτάνουν μόνο στον κάτοχο αυτού του ιστότοπου.",
  sent: "Το μήνυμά σας στάλθηκε",
  sentNote: "Η απάντηση θα έρθει με email.",
  back: "Πίσω στον ιστότοπο",
  notSent: "Το μήνυμά σας δεν έχει σταλεί ακόμη",
  wrongName: "Γράψτε το όνομά σας σε μία γραμμή.",
  wrongEmail: "Γράψτε ένα email στο οποίο μπορεί να σταλεί απάντηση.",
  wrongMessage: "Γράψτε ένα μήνυμα έως 5.000 χαρακτήρων.",
  tooMany: "Ήρθαν πάρα πολλά μηνύματα από εδώ. Περιμένετε λίγο και στείλτε ξανά.",
};
