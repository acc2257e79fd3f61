/**
 * How driving licences are called, as alternatives of a pattern that no case of letters matters to. English CVs name one
 * as a fact of the person, and not beside what was earned.
 */
export const drivingLicences = [
  "(?:gültiger\\s+|eu-)?f(?:ü|ue)hrerschein(?:e|klassen?|besitz)?|fahrerlaubnis",
  "permis(?:\\s+de\\s+conduire)?|permis\\s+(?:de\\s+)?auto",
  "(?:carn[eé]t?|permiso|licencia|registro)\\s+de\\s+(?:conducir|conducci[oó]n|manejo|conductor)",
  "carta\\s+de\\s+condu[cç][aã]o|(?:carteira|habilita[cç][aã]o)\\s+(?:nacional\\s+)?de\\s+(?:habilita[cç][aã]o|motorista)|cnh|habilita[cç][aã]o",
  "patente(?:\\s+di\\s+guida)?|permis\\s+de\\s+conducere|carnet\\s+de\\s+conduir",
  "(?:in\\s+bezit\\s+van\\s+)?rijbewijs|prawo\\s+jazdy",
  "[rř]idi[cč]sk(?:ý\\s+pr[uů]kaz|é\\s+opr[aá]vn[eě]n[ií])|vodi[cč]sk(?:ý\\s+preukaz|é\\s+opr[aá]vnenie)",
  "voza[cč]ka\\s+dozvola|vozni[sš]ki\\s+izpit|jogos[ií]tv[aá]ny|vezet[oő]i\\s+enged[eé]ly",
  "k[oö]rkort|f[øo]rerkort|k[øo]rekort|ajokortti|(?:s[uü]r[uü]c[uü]\\s+belgesi|ehliyet)",
  "водительск(?:ие\\s+права|ое\\s+удостоверение)|права\\s+категории|посвідчення\\s+водія|водійськ(?:і\\s+права|е\\s+посвідчення)|права\\s+водія|шофьорска\\s+книжка",
  "άδεια\\s+οδήγησης|δίπλωμα\\s+οδήγησης|vairuotojo\\s+pažymėjimas|autovadītāja\\s+apliecība|juhiload",
  "sim(?=\\s+[abcd]\\b)|surat\\s+izin\\s+mengemudi",
].join("|");

/** What stands before the letter of what may be driven. */
export const vehicleClasses =
  "klassen?|kl|class(?:es)?|kategori(?:e|en|ja|ya|a|i|en)?|kategóri[ae]|categor(?:y|ies|ie|ia|ía|ias|ías)|cat[eé]gories?|categorias?|cat|kat|type|tipo|tip|clase|classe|skupin[ay]|sk|behörighet|luokka|sınıfı?|категори[яиії]|кат|κατηγορίας?";
