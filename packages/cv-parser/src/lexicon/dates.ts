/** Month names and short forms by number, without accents, in lower case. */
export const monthNames: readonly string[] = [
  "january jan januar janner jaenner janvier janv enero ene janeiro gennaio gen januari styczen stycznia sty januari ocak oca январь января янв",
  "february feb februar feber fevrier fevr fev febrero fevereiro febbraio februari luty lutego lut subat sub февраль февраля фев",
  "march mar marz maerz mrz mars marzo março marco maart mrt marzec marca mart март марта",
  "april apr avril avr abril abr aprile kwiecien kwietnia kwi nisan nis апрель апреля апр",
  "may mai mayo maio maggio mag mei maj maja mayis май мая",
  "june jun juni juin junio junho giugno giu czerwiec czerwca cze haziran haz июнь июня июн",
  "july jul juli juillet juil julio julho luglio lug lipiec lipca lip temmuz tem июль июля июл",
  "august aug aout agosto ago augustus augusti sierpien sierpnia sie agustos agu август августа авг",
  "september sept sep septembre septiembre setiembre setembro set settembre sett wrzesien wrzesnia wrz eylul eyl сентябрь сентября сен сент",
  "october oct oktober okt octobre octubre outubro out ottobre ott pazdziernik pazdziernika paz ekim eki октябрь октября окт",
  "november nov novembre noviembre novembro listopad listopada lis kasim kas ноябрь ноября ноя нояб",
  "december dec dezember dez decembre diciembre dic dezembro dicembre grudzien grudnia gru desember des aralik ara декабрь декабря дек",
];

/** Seasons and terms name no month: the year stands alone. */
export const seasonWords =
  "spring summer autumn fall winter fruhling fruhjahr sommer herbst printemps ete automne hiver primavera verano otono invierno verao outono inverno estate autunno lente zomer herfst wiosna lato jesien zima sommersemester wintersemester ss ws зима зимой весна весной лето летом осень осенью michaelmas hilary trinity q1 q2 q3 q4 h1 h2";

/** Words for "until now" that end a range. */
export const presentWords: readonly string[] = [
  "present",
  "the present",
  "current",
  "currently",
  "now",
  "ongoing",
  "on going",
  "today",
  "to date",
  "till date",
  "date",
  "till now",
  "until now",
  "still",
  "continuing",
  "to present",
  "heute",
  "jetzt",
  "aktuell",
  "laufend",
  "gegenwart",
  "dato",
  "andauernd",
  "derzeit",
  "heutigen tag",
  "aujourd'hui",
  "aujourd hui",
  "aujourdhui",
  "ce jour",
  "maintenant",
  "actuel",
  "actuelle",
  "actuellement",
  "en cours",
  "present",
  "actualidad",
  "la actualidad",
  "actual",
  "actualmente",
  "hoy",
  "presente",
  "la fecha",
  "fecha",
  "en curso",
  "ahora",
  "atual",
  "atualmente",
  "hoje",
  "o presente",
  "o momento",
  "momento",
  "em andamento",
  "agora",
  "oggi",
  "ad oggi",
  "attuale",
  "attualmente",
  "in corso",
  "corrente",
  "heden",
  "nu",
  "huidig",
  "vandaag",
  "lopend",
  "obecnie",
  "teraz",
  "nadal",
  "pågående",
  "pagaende",
  "nuvarande",
  "idag",
  "i dag",
  "naa",
  "na",
  "nuvaerende",
  "halen",
  "gunumuz",
  "devam ediyor",
  "devam",
  "bugun",
  "настоящее время",
  "по настоящее время",
  "н.в",
  "сейчас",
  "至今",
  "现在",
  "今",
];

/** Words before a date that begin an open range. */
export const sinceWords = "since seit ab depuis desde dal dalla sinds vanaf od sedan siden fra с";

/** Words before the first date of a closed range. */
export const fromWords = "from von vom du de da dal van od från fran fra start started beginning";

/** Words between the two dates of a range. */
export const toWords =
  "to until till through thru bis au a à al até ate hasta jusqu'à jusqu'a jusqu'en tot t/m do till til fino по";

/** Words that a form or template writes where a year belongs, folded ("year–year", "MM/YYYY", "20XX"). */
export const blankYearWords = "year years yyyy yy xxxx 20xx 19xx 20yy jahr jjjj annee aaaa ano anno jaar rok";

/** Words that a form or template writes where a month belongs, folded. */
export const blankMonthWords = "month mm mmm mon monat mois mes mese maand";

/** Words beside a date that say what happens then, or that it lies ahead, folded ("Expected May 2027"). */
export const dateQualifiers = `expected graduation|expected completion|expected|anticipated graduation|anticipated|graduation date|graduation|graduated|graduating|voraussichtlicher abschluss|voraussichtlich|prevu|prevue|previsto|prevista|verwacht|expected to graduate`;
