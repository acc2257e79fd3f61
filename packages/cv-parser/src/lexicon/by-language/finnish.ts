import { noOpenings } from "./language-words.ts";
import type { LanguageWords } from "./language-words.ts";

/** Finnish, beside what the older lists know of it. */
export const finnish: LanguageWords = {
  titles: {
    contact: `yhteys|ota yhteyttä|omat tiedot|perustiedot|henkilötiedot ja yhteystiedot|yhteystietoni`,
    summary: `minä|kuka olen|lyhyesti|profiilini|tietoa minusta|itsestäni|tavoite|tavoitteet|uratavoite|ammatillinen profiili|osaamisprofiili|osaamistiivistelmä|lyhyt esittely|esittelyteksti|ammattiprofiili|tiivistelmä osaamisesta|kuvaus`,
    experience: `työkokemukset|keskeinen työkokemus|muu työkokemus|aiempi työkokemus|aikaisempi työkokemus|työ|työt|työhistoriani|työkokemukseni|työtehtävät|työsuhteet|ura|urapolku|uratausta|työtausta|työelämä|harjoittelut|harjoittelu|työharjoittelu|työkokemus ja harjoittelut|kesätyöt|ammatillinen tausta|ammattikokemus|alan työkokemus|kokemukset|nykyinen työ|nykyinen tehtävä|ansioluettelo työkokemus|opetuskokemus|tutkimuskokemus|esihenkilökokemus`,
    education: `koulutus|koulutukset|koulutustausta|koulutustiedot|opinnot|opiskelu|tutkinnot|tutkinto|koulut|korkeakouluopinnot|peruskoulutus|korkeakoulututkinnot|koulutus ja tutkinnot|koulutushistoria|suoritetut tutkinnot|akateeminen koulutus|ammatillinen koulutus`,
    skills: `osaaminen|osaamiseni|osaamisalueet|erityisosaaminen|ydinosaaminen|avainosaaminen|it-taidot|it taidot|atk-taidot|atk taidot|atk-osaaminen|tietotekniset taidot|tietotekniikkataidot|tietotekninen osaaminen|tekniset taidot|tekninen osaaminen|ammatilliset taidot|ammatillinen osaaminen|vahvuudet|vahvuuteni|kyvyt|taidot ja osaaminen|muu osaaminen|muut taidot|keskeinen osaaminen|ohjelmistot|ohjelmisto-osaaminen|työkalut|teknologiat|digitaidot|tietokonetaidot|erityistaidot|taitoni|pehmeät taidot`,
    projects: `projekti|projektit ja portfolio|omat projektit|projektikokemus|hankkeet|työnäytteet|projekteja|harrasteprojektit|kouluprojektit`,
    certifications: `sertifikaatit|sertifioinnit|kurssit ja sertifikaatit|todistukset|pätevyydet|lisäkoulutus|täydennyskoulutus|täydennyskoulutukset|muu koulutus|muut koulutukset|luvat ja pätevyydet|kortit|kortit ja luvat|työelämän kortit|voimassa olevat kortit|pätevyydet ja luvat|koulutukset ja kurssit|kurssit ja koulutukset|korttikoulutukset|luvat ja kortit|lyhytkurssit`,
    languages: `kielet|kielitaidot|kieliosaaminen|kielitaitoni|vieraat kielet|kielitaito ja muut taidot`,
    publications: `tieteelliset julkaisut|artikkelit|kirjallinen tuotanto|julkaisuluettelo|julkaisuja`,
    awards: `palkinnot ja tunnustukset|huomionosoitukset|saavutukset|palkinnot ja saavutukset|stipendit|apurahat|palkinnot ja apurahat|kunniamerkit|ansiot`,
    volunteer: `vapaaehtoistyöt|vapaaehtoistoiminta|järjestötoiminta|järjestökokemus|luottamustoimet|luottamustehtävät ja järjestötoiminta|yhdistystoiminta|hallitustyöskentely|muu toiminta|aktiivisuus`,
    interests: `harrastukset ja vapaa-aika|vapaa-aika|harrastuneisuus|kiinnostuksen kohteet|mielenkiinnon kohteet|harrastukseni|harrastukset ja kiinnostuksen kohteet|kiinnostukset`,
    references: `suosittelija|suosittelijani|suositukset|suosittelijat pyydettäessä`,
    other: `muuta|muut|muu|muut meriitit|lisätietoja|muita tietoja|ajokortti|asevelvollisuus|varusmiespalvelus|asepalvelus|siviilipalvelus|jäsenyydet|opinnäytetyö|esitelmät|konferenssiesitelmät`,
    links: `linkit|sosiaalinen media|verkossa`,
  },
  contactLabels: `puh|puh.|puhelinnumero|matkapuhelin|gsm|sähköpostiosoite|kotiosoite|katuosoite|postiosoite|asuinpaikka|asuinpaikkakunta|paikkakunta|kotipaikka|kotisivu|kotisivut|verkkosivu|verkkosivut|sposti|s-posti|kaupunki`,
  nameLabels: `nimi|koko nimi|sukunimi ja etunimi|etunimi ja sukunimi`,
  factLabels: `syntynyt|syntymäpäivä|syntymävuosi|syntymäpaikka|siviilisääty|kansallisuus|sukupuoli|ikä|ajokortti|perhe|perhesuhteet|asevelvollisuus`,
  documentTitles: `ansioluettelo cv|ansioluettelo (cv)|curriculum vitae ansioluettelo|hakemus|työhakemus`,
  months: ["", "", "", "", "", "", "", "", "", "", "", ""],
  present: `nyt|tällä hetkellä|toistaiseksi|jatkuu edelleen|parhaillaan|meneillään|nykyään|kesken|tähän päivään`,
  to: "asti saakka",
  since: "alkaen lähtien",
  jobs: `myyjä vuoromyyjä kassa kassamyyjä työntekijä varastotyöntekijä rakennustyöntekijä tehdastyöntekijä kahvilatyöntekijä keittiötyöntekijä opettaja luokanopettaja lehtori tuntiopettaja koulunkäyntiohjaaja ohjaaja lastenohjaaja valmentaja valmentajana harjoittelija kesätyöntekijä kesäharjoittelija työharjoittelija johtaja toimitusjohtaja toiminnanjohtaja varajohtaja myymäläpäällikkö päällikkö projektipäällikkö tuotepäällikkö myyntipäällikkö markkinointipäällikkö esimies esihenkilö vuoropäällikkö tiiminvetäjä koordinaattori projektikoordinaattori asiantuntija erityisasiantuntija suunnittelija projektisuunnittelija ohjelmistosuunnittelija kehittäjä ohjelmistokehittäjä verkkokehittäjä sovelluskehittäjä arkkitehti ohjelmistoarkkitehti insinööri konsultti analyytikko testaaja tutkija tutkijatohtori väitöskirjatutkija tutkimusavustaja avustaja assistentti sihteeri toimistotyöntekijä toimistosihteeri kirjanpitäjä tilintarkastaja hoitaja sairaanhoitaja lähihoitaja lääkäri hammaslääkäri farmaseutti fysioterapeutti psykologi sosionomi kokki ravintolatyöntekijä tarjoilija baarimikko baarityöntekijä leipuri siivooja laitoshuoltaja kiinteistönhoitaja vartija kuljettaja taksinkuljettaja asentaja sähköasentaja mekaanikko hitsaaja putkiasentaja kirvesmies maalari kääntäjä tulkki toimittaja kesätoimittaja valokuvaaja graafikko graafinen yrittäjä puheenjohtaja varapuheenjohtaja jäsen hallituksen rahastonhoitaja vapaaehtoinen asiakaspalvelija asiakasneuvoja asiakaspalveluneuvoja myyntineuvottelija myyntiedustaja promoottori tuottaja muusikko näyttelijä professori dosentti rehtori juristi asianajaja kouluttaja vastaava taloushallinnon tuntityöntekijä lähetti`,
  schools: `yliopisto yliopiston yliopistossa ammattikorkeakoulu ammattikorkeakoulun amk korkeakoulu kauppakorkeakoulu lukio lukion yhteislyseo lyseo aikuislukio iltalukio peruskoulu yläaste yläkoulu ala-aste koulu ammattiopisto ammatti-instituutti aikuiskoulutuskeskus kansanopisto opisto instituutti akatemia taideteollinen teknillinen sibelius-akatemia konservatorio kauppaoppilaitos aalto-yliopisto oppilaitos`,
  degrees: `maisteri kandidaatti filosofian maisteri tohtori lisensiaatti ylioppilas ylioppilastutkinto tradenomi insinööri diplomi-insinööri restonomi medianomi sosionomi datanomi merkonomi artesaani lähihoitaja sairaanhoitaja yamk amk peruskoulu perustutkinto ammattitutkinto erikoisammattitutkinto kauppatieteiden valtiotieteiden yhteiskuntatieteiden humanististen luonnontieteiden kasvatustieteiden tekniikan oikeustieteen lääketieteen taiteen päästötodistus`,
  employers: `kaupunki kunta kuntayhtymä sairaanhoitopiiri sairaala terveyskeskus päiväkoti ravintola kahvila kauppa kirjasto seurakunta puolustusvoimat ministeriö virasto yhdistys liitto seura säätiö osuuskunta osuuskauppa hotelli apteekki museo teatteri lehti sanomat kustannus prisma hyvinvointialue ylioppilaskunta opiskelijakunta ainejärjestö palvelut konserni toimisto tmi ky`,
  languages: `suomi englanti ruotsi saksa ranska espanja venäjä viro italia kiina japani norja tanska portugali arabia hollanti puola kreikka latina korea turkki unkari islanti saame viittomakieli somali persia`,
  levels: `äidinkieli kiitettävä erinomainen erittäin hyvä tyydyttävä välttävä alkeet perusteet perustaso keskitaso sujuva auttava kohtalainen heikko edistynyt aloittelija suullinen kirjallinen puhuttu kirjoitettu taso työkieli natiivi`,
  openings: noOpenings,
};
