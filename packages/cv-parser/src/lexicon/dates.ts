/** Month names and short forms by number, without accents, in lower case. */
export const monthNames: readonly string[] = [
  "january jan januar janner jaenner janvier janv enero ene janeiro gennaio gen januari styczen stycznia sty januari ocak oca январь января янв ianuarie leden ledna januara tammikuu tammikuuta januar",
  "february feb februar feber fevrier fevr fev febrero fevereiro febbraio februari luty lutego lut subat sub февраль февраля фев februarie unor unora februara februar febr helmikuu helmikuuta",
  "march mar marz maerz mrz mars marzo março marco maart mrt marzec marca mart март марта martie brezen brezna marec marcius marc maaliskuu maaliskuuta",
  "april apr avril avr abril abr aprile kwiecien kwietnia kwi nisan nis апрель апреля апр aprilie duben dubna aprila aprilis huhtikuu huhtikuuta",
  "may mai mayo maio maggio mag mei maj maja mayis май мая kveten kvetna majus toukokuu toukokuuta",
  "june jun juni juin junio junho giugno giu czerwiec czerwca cze haziran haz июнь июня июн iunie cerven cervna cvn juna junius kesakuu kesakuuta",
  "july jul juli juillet juil julio julho luglio lug lipiec lipca lip temmuz tem июль июля июл iulie cervenec cervence cvc jula julius heinakuu heinakuuta",
  "august aug aout agosto ago augustus augusti sierpien sierpnia sie agustos agu август августа авг srpen srpna augusta augusztus elokuu elokuuta",
  "september sept sep septembre septiembre setiembre setembro set settembre sett wrzesien wrzesnia wrz eylul eyl сентябрь сентября сен сент septembrie zari septembra szeptember szept syyskuu syyskuuta",
  "october oct oktober okt octobre octubre outubro out ottobre ott pazdziernik pazdziernika paz ekim eki октябрь октября окт octombrie rijen rijna oktobra lokakuu lokakuuta",
  "november nov novembre noviembre novembro listopad listopada lis kasim kas ноябрь ноября ноя нояб noiembrie listopadu novembra marraskuu marraskuuta",
  "december dec dezember dez decembre diciembre dic dezembro dicembre grudzien grudnia gru desember des aralik ara декабрь декабря дек decembrie prosinec prosince decembra joulukuu joulukuuta",
];

/** Words of running text that begin like a month, folded: "Led 2019's migration", "Elo 1850". */
export const noMonths = "led pro list elo";

/** Seasons and terms name no month: the year stands alone. */
export const seasonWords =
  "spring summer autumn fall winter fruhling fruhjahr sommer herbst printemps ete automne hiver primavera verano otono invierno verao outono inverno estate autunno lente zomer herfst wiosna lato jesien zima sommersemester wintersemester ss ws зима зимой весна весной лето летом осень осенью michaelmas hilary trinity iarna primavara toamna zima jaro podzim kevat kesa syksy talvi ht vt sommar vinter q1 q2 q3 q4 h1 h2";

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
  "tills vidare",
  "fortlopande",
  "prezent",
  "in prezent",
  "pana in prezent",
  "soucasnost",
  "soucasne",
  "dosud",
  "nyni",
  "dnes",
  "sucasnost",
  "sucasne",
  "doteraz",
  "jelen",
  "jelenleg",
  "napjainkig",
  "nykyinen",
  "nykyhetki",
  "edelleen",
  "jatkuu",
  "dzis",
  "dzisiaj",
  "chwili obecnej",
  "nadal trwa",
  "halen",
  "devam etmekte",
  "su an",
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
export const sinceWords = "since seit ab depuis desde dal dalla sinds vanaf od sedan siden fra с din";

/** Words before the first date of a closed range. */
export const fromWords = "from von vom du de da dal van od från fran fra start started beginning";

/** Words between the two dates of a range. */
export const toWords =
  "to until till through thru bis au a à al até ate hasta jusqu'à jusqu'a jusqu'en tot t/m do till til fino по la pana pana la az do po";

/** Words that a form or template writes where a year belongs, folded ("year–year", "MM/YYYY", "20XX"). */
export const blankYearWords = "year years yyyy yy xxxx 20xx 19xx 20yy jahr jjjj annee aaaa ano anno jaar rok";

/** Words that a form or template writes where a month belongs, folded. */
export const blankMonthWords = "month mm mmm mon monat mois mes mese maand";

/** Words beside a date that say what happens then, or that it lies ahead, folded ("Expected May 2027"). */
export const dateQualifiers = `expected graduation|expected completion|expected|anticipated graduation|anticipated|graduation date|graduation|graduated|graduating|voraussichtlicher abschluss|voraussichtlich|prevu|prevue|previsto|prevista|verwacht|expected to graduate`;
