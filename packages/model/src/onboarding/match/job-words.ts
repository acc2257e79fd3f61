/**
 * Words for jobs in other languages with the English words that the catalogue's professions use.
 * Data only; a pattern meets the beginning of a word, accents dropped.
 */
const jobWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:\w*ingenieur|ingenier|ingegner|engenheir|ingenioer|ingenjor|inzynier)/, "engineer"],
  [
    /^(?:\w*entwickler|developpeu|desarrollador|sviluppat|desenvolvedor|ontwikkelaar|utvecklare|programador)/,
    "developer",
  ],
  [/^(?:\w*architekt|arquitect|arquitet|architet|arkitekt)/, "architect"],
  [/^(?:rechtsanwa|anwalt|\w*jurist|avocat|abogad|avvocat|advogad|advocaat|advokat)/, "lawyer"],
  [/^(?:\w*lehrer|lehrkraft|professeur|enseignant|maestr|insegnante|leraar|larare|laerer|docent)/, "teacher"],
  [
    /^(?:\w*pfleger|krankenschwester|pflegefach|infirmi|enfermer|infermier|verpleegkund|sjukskotersk|sykepleier)/,
    "nurse",
  ],
  [/^(?:\w*arzt|\w*aerzt|medecin|medic[oa]$|dokter|lakare|lege$)/, "doctor physician"],
  [/^(?:\w*buchhalter|comptable|contable|contabil|ragionier|boekhouder)/, "accountant"],
  [/^(?:\w*berater|consultor|consulent|conseiller|adviseur|radgivare)/, "consultant"],
  [/^(?:\w*verwalter|\w*sachbearbeiter|administrativ|amministrativ)/, "administrator"],
  [/^(?:\w*sekretar|secretaire|secretari|segretari)/, "secretary"],
  [/^(?:\w*gestalter|grafiker|graphiste|disenador|grafic|designeur|vormgever|formgivare)/, "designer"],
  [
    /^(?:\w*wissenschaftler|chercheu|investigador|ricercat|pesquisador|onderzoeker|forskare|forscher)/,
    "researcher scientist",
  ],
  [/^(?:\w*koch$|\w*kochin$|cuisini|cocinero|cocinera|cuoc[oa]|cozinheir|kok$|kock$)/, "chef cook"],
  [/^(?:\w*verkaufer|vendeu|vendedor|venditor|commercial$|verkoper)/, "sales"],
  [/^(?:\w*leiter|\w*leiterin|directeu|directri|director|direttor|diretor|responsable|jefe|jefa|chef$)/, "manager"],
  [/^(?:geschaftsfuhrer|\w*vorstand|gerant|gerente)/, "managing director"],
  [/^(?:\w*ubersetzer|traducteu|traductri|traductor|traduttor|tradutor|vertaler)/, "translator"],
  [/^(?:\w*fotograf|photograph|fotograaf)/, "photographer"],
  [/^(?:\w*journalist|periodista|giornalist|jornalista)/, "journalist"],
  [/^(?:\w*musiker|musicien|music[oa]$|musicist|muzikant)/, "musician"],
  [/^(?:sozialarbeiter|assistant[e]? social|trabajador[a]? social)/, "social worker"],
  [/^(?:elektriker|electricien|electricista|elettricist|elektricien)/, "electrician"],
  [/^(?:analyst|analista)/, "analyst"],
  [/^(?:apotheker|pharmacien|farmaceutic|farmacist)/, "pharmacist"],
  [/^(?:schauspieler|acteur$|actrice|actriz|attore$|attrice|ator$|atriz|acteur|skadespelar|aktork?a?$)/, "actor"],
  [/^(?:tanzer|danseu|bailarin|ballerin|dansaren?$|tancer)/, "dancer"],
  [
    /^(?:tischler|schreiner|zimmerer|zimmermann|menuisi|charpenti|carpinter|falegnam|timmerman|snickare|stolarz)/,
    "carpenter",
  ],
  [/^(?:hebamme|sage-femme|matrona|ostetric|parteir|verloskund|barnmorsk|jordmor|polozn)/, "midwife"],
  [/^(?:\w*zahnarzt|\w*zahnarztin|dentista|odontolog|tandarts|tandlakar)/, "dentist"],
  [/^(?:landwirt|agriculteu|agricultor|agricoltor|landbouwer|lantbruk|rolnik)/, "farmer"],
  [/^(?:polizist|policier|policia$|poliziott|politieagent|polis$|policjant)/, "police officer"],
  [/^(?:feuerwehr|pompier|sapeur-pompier|bombero|bombeiro|brandweer|brandman|strazak)/, "firefighter"],
  [/^(?:trainer(?:in)?$|entraineu|entrenador|allenator|allenatric|treinador|tranare)/, "coach"],
  [/^(?:backer(?:in)?$|boulang|panader|panettier|padeir|bakker|bagare|piekarz)/, "baker"],
  [/^(?:regisseu|realisateu|realisatri|regista$|realizador)/, "film director"],
  [/^(?:werkstudent|praktikant|stagiair|becari|tirocinant|estagiari)/, "intern"],
];

/** English job words that the words of a title stand for; none for an English title. */
export function englishJobWords(title: readonly string[]): string[] {
  return title.flatMap((word) => jobWords.find(([pattern]) => pattern.test(word))?.[1].split(" ") ?? []);
}
