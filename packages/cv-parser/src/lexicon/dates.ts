/** Month names and short forms by number, without accents, in lower case. */
export const monthNames: readonly string[] = [
  "january jan januar janner jaenner janvier janv enero ene janeiro gennaio gen januari styczen stycznia sty januari ocak oca январь января янв ianuarie leden ledna januara tammikuu tammikuuta januar січень січня януари јануар Ιανουάριος Ιανουαρίου Ιαν يناير جانفي ינואר जनवरी",
  "february feb februar feber fevrier fevr fev febrero fevereiro febbraio februari luty lutego lut subat sub февраль февраля фев februarie unor unora februara februar febr helmikuu helmikuuta лютий лютого февруари фебруар Φεβρουάριος Φεβρουαρίου Φεβ فبراير فيفري شباط פברואר फरवरी",
  "march mar marz maerz mrz mars marzo março marco maart mrt marzec marca mart март марта martie brezen brezna marec marcius marc maaliskuu maaliskuuta березень березня Μάρτιος Μαρτίου Μαρ مارس آذار מרץ מרס मार्च",
  "april apr avril avr abril abr aprile kwiecien kwietnia kwi nisan nis апрель апреля апр aprilie duben dubna aprila aprilis huhtikuu huhtikuuta квітень квітня Απρίλιος Απριλίου Απρ أبريل ابريل أفريل افريل نيسان אפריל अप्रैल",
  "may mai mayo maio maggio mag mei maj maja mayis май мая kveten kvetna majus toukokuu toukokuuta травень травня мај Μάιος Μαΐου مايو ماي أيار מאי मई",
  "june jun juni juin junio junho giugno giu czerwiec czerwca cze haziran haz июнь июня июн iunie cerven cervna cvn juna junius kesakuu kesakuuta червень червня юни јун Ιούνιος Ιουνίου Ιουν يونيو جوان حزيران יוני जून",
  "july jul juli juillet juil julio julho luglio lug lipiec lipca lip temmuz tem июль июля июл iulie cervenec cervence cvc jula julius heinakuu heinakuuta липень липня юли јул Ιούλιος Ιουλίου Ιουλ يوليو يوليوز جويلية تموز יולי जुलाई",
  "august aug aout agosto ago augustus augusti sierpien sierpnia sie agustos agu август августа авг srpen srpna augusta augusztus elokuu elokuuta серпень серпня Αύγουστος Αυγούστου Αυγ أغسطس اغسطس غشت أوت اوت آب אוגוסט अगस्त",
  "september sept sep septembre septiembre setiembre setembro set settembre sett wrzesien wrzesnia wrz eylul eyl сентябрь сентября сен сент septembrie zari septembra szeptember szept syyskuu syyskuuta вересень вересня септември септембар Σεπτέμβριος Σεπτεμβρίου Σεπ سبتمبر شتنبر أيلول ספטמבר सितंबर",
  "october oct oktober okt octobre octubre outubro out ottobre ott pazdziernik pazdziernika paz ekim eki октябрь октября окт octombrie rijen rijna oktobra lokakuu lokakuuta жовтень жовтня октомври октобар Οκτώβριος Οκτωβρίου Οκτ أكتوبر اكتوبر אוקטובר अक्टूबर",
  "november nov novembre noviembre novembro listopad listopada lis kasim kas ноябрь ноября ноя нояб noiembrie listopadu novembra marraskuu marraskuuta листопад листопада ноември новембар Νοέμβριος Νοεμβρίου Νοε نوفمبر نونبر נובמבר नवंबर",
  "december dec dezember dez decembre diciembre dic dezembro dicembre grudzien grudnia gru desember des aralik ara декабрь декабря дек decembrie prosinec prosince decembra joulukuu joulukuuta грудень грудня декември децембар Δεκέμβριος Δεκεμβρίου Δεκ ديسمبر دجنبر דצמבר दिसंबर",
];

/** Month names that have no short forms here: their beginnings are words of other languages. */
export const fullMonthNames: readonly string[] = [
  "sausis sausio janvaris jaanuar gener xaneiro urtarrila ionawr siječanj siječnja",
  "vasaris vasario februaris veebruar febrer febreiro otsaila chwefror veljača veljače pebruari",
  "kovas kovo marts märts març martxoa mawrth ožujak ožujka maret",
  "balandis balandžio aprilis aprill apirila ebrill travanj travnja",
  "gegužė gegužės maijs maig maio maiatza svibanj svibnja",
  "birželis birželio jūnijs juuni juny xuño ekaina mehefin lipanj lipnja",
  "liepa liepos jūlijs juuli juliol xullo uztaila gorffennaf srpanj srpnja",
  "rugpjūtis rugpjūčio augusts agost abuztua awst kolovoz kolovoza agustus",
  "rugsėjis rugsėjo septembris iraila rujan rujna",
  "spalis spalio oktobris oktoober octubre urria hydref",
  "lapkritis lapkričio novembris novembro azaroa tachwedd studeni studenoga nopember",
  "gruodis gruodžio decembris detsember desembre abendua rhagfyr prosinca disember",
];

/** Months of the calendar of Iran; the first begins in March. */
export const persianMonths: readonly string[] =
  "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند".split(" ");

/** Months of Thailand, whose years count from 543 before those of others. */
export const thaiMonths: readonly string[] =
  "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม".split(" ");

/** Eras of East Asia and the year before their first one. */
export const eraYears: Readonly<Record<string, number>> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  S: 1925,
  H: 1988,
  R: 2018,
  民國: 1911,
  民国: 1911,
};

/** Words of running text that begin like a month, folded: "Led 2019's migration", "Elo 1850". */
export const noMonths = "led pro list elo";

/** Seasons and terms name no month: the year stands alone. */
export const seasonWords =
  "ilkbahar yaz sonbahar kis guz spring summer autumn fall winter fruhling fruhjahr sommer herbst printemps ete automne hiver primavera verano otono invierno verao outono inverno estate autunno lente zomer herfst wiosna lato jesien zima sommersemester wintersemester ss ws зима зимой весна весной лето летом осень осенью michaelmas hilary trinity iarna primavara toamna zima jaro podzim kevat kesa syksy talvi ht vt sommar vinter q1 q2 q3 q4 1q 2q 3q 4q h1 h2 early mid late end beginning anfang mitte ende debut fin inicio finales principios mediados inizio meta fine begin midden eind";

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
  "現在",
  "現在に至る",
  "現職",
  "在職中",
  "在职",
  "目前",
  "迄今",
  "현재",
  "재직중",
  "재직 중",
  "onwards",
  "onward",
  "to the present",
  "lfd",
  "laufend",
  "дотепер",
  "по теперішній час",
  "теперішній час",
  "донині",
  "сегодня",
  "момента",
  "сега",
  "данас",
  "данашњи дан",
  "до сада",
  "σημερα",
  "εως σημερα",
  "παρον",
  "حتى الان",
  "الان",
  "حتى الآن",
  "الآن",
  "حتى تاريخه",
  "الحاضر",
  "تاکنون",
  "اکنون",
  "היום",
  "כיום",
  "הווה",
  "עד היום",
  "nay",
  "hien tai",
  "hien nay",
  "sekarang",
  "saat ini",
  "sampai sekarang",
  "ปัจจุบัน",
  "वर्तमान",
  "danas",
  "sadasnjost",
  "iki dabar",
  "dabar",
  "lidz sim",
  "praeguseni",
  "actualitat",
  "avui",
  "现在",
  "今",
];

/** Words before a date that begin an open range. */
export const sinceWords =
  "since seit ab depuis desde dal dalla sinds vanaf od sedan siden fra с din з від од από منذ מאז kopš alates nuo";

/** Words before the first date of a closed range. */
export const fromWords = "from von vom du de da dal van od från fran fra start started beginning";

/** Words between the two dates of a range. */
export const toWords =
  "to until till through thru bis au a à al até ate hasta jusqu'à jusqu'a jusqu'en tot t/m do till til fino по la pana pana la az do po до έως εως μέχρι إلى الى حتى עד تا iki līdz kuni fins";

/** Words that a form or template writes where a year belongs, folded ("year–year", "MM/YYYY", "20XX"). */
export const blankYearWords = "year years yyyy yy xxxx 20xx 19xx 20yy jahr jjjj annee aaaa ano anno jaar rok";

/** Words that a form or template writes where a month belongs, folded. */
export const blankMonthWords = "month mm mmm mon monat mois mes mese maand";

/** Words beside a date that say what happens then, or that it lies ahead, folded ("Expected May 2027"). */
export const dateQualifiers = `expected graduation|expected completion|expected|anticipated graduation|anticipated|graduation date|graduation|graduated|graduating|voraussichtlicher abschluss|voraussichtlich|prevu|prevue|previsto|prevista|verwacht|expected to graduate|conclusao em|conclusao|concluido em|concluida em|concluido|concluida|termino em|previsao de conclusao|obtenu en|obtenue en|obtenido en|conseguito nel|conseguita nel|abgeschlossen|completed in|completed|awarded in|conferred`;
