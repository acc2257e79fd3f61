/**
 * What certificates, cards and short courses of health, site, sea, road, kitchen, guard and office work are called,
 * folded: patterns of phrases. None of them is a degree, a school or a post, wherever it stands.
 */
const anywhere = `bls|bls provider|acls|pals|nrp|tncc|enpc|cpr|cpr/aed|first aid|emergency first aid|heartsaver|nihss|ccrn|cnor|nclex|nclex-rn|care certificate|enhanced dbs|manual handling|moving and handling|safeguarding level \\d|prevent duty|
food hygiene|food handlers?|food handler's card|servsafe|haccp|personal licence holder|wset|wset level \\d|
cdl class \\p{L}|class \\p{L} cdl|cdl-a|twic card|driver cpc|cpc card|digital tacho card|hazmat endorsement|rtitb|forklift licen[cs]e|counterbalance licence|
cscs|cscs card|cpcs|cpcs card|npors|ipaf|pasma|smsts|sssts|gas safe|1[78]th edition|jib gold card|ecs card|white card|working with children check|
sia licen[cs]e|sia door supervisor|door supervisor licence|cctv licence|guard card|
osha (?:10|30)(?:-hour)?|hazwoper|hazwoper 40|msha|nebosh|nebosh igc|iosh|iosh managing safely|confined space|working at heights?|epa (?:section )?608|nccer|nccco|aws d1\\.1|
stcw|stcw 95|basic safety training|bosiet|huet|eng1|gmdss|ecdis|powerboat level \\d|padi|yachtmaster|private pilot licen[cs]e|faa part 107|type rating|
ersthelfer|erste[- ]hilfe[- ]kurs|waffensachkunde|sachkunde(?:prufung)? (?:nach )?§ ?34a|unterrichtung (?:nach )?§ ?34a|aevo|ausbildereignungsprufung|schweisserprufung|gesundheitszeugnis|infektionsschutzbelehrung|rettungsschwimmer|trainer-[abc]-lizenz|ubungsleiter \\p{L}|wundexperte|befahigungsnachweis|hygieneschulung|
caces|sst|psc1|pse[12]|afgsu|habilitations? electriques?|fimo|fco|aipr|ssiap|ssiap \\d|certiphyto|certibiocide|sauveteur secouriste du travail|
manipulador de alimentos|carne?t? de (?:manipulador|carretillero|instalador|fitosanitarios|plataformas|operador)|prl \\d+ ?h(?:oras)?|soporte vital basico|
nr[- ]?\\d\\d|mopp|brigada de incendio|
patentino|patentino per \\p{L}+|attestato haccp|corso antincendio|corso rspp|blsd|cqc|
vca|vca basis|vca-vol|vca vol|bhv|ehbo|code 95|heftruckcertificaat|
uprawnienia|uprawnienia \\p{L}+|ksiazeczka sanepidowska|szkolenie bhp|kurs pierwszej pomocy|
svarecsky prukaz|zvaracsky preukaz|targoncavezetoi engedely|viljuskarska dozvola|truckkort|hygienpass|heta arbeten|truckforerbevis|hygieniapassi|tyoturvallisuuskortti|tulityokortti|hijyen belgesi|src belgesi`;

/** Names that may be a degree, a tool or a mere fact where no title has announced certificates. */
const announced = `nmc pin|hcpc registration|gmc registration|ecfmg|dbs|personal licence|responsible service of alcohol|rsa certificate|cdl|twic|tacho card|seaman's book|gwo|ppl|cpl|atpl|series \\d{1,2}|pmp|pmi-acp|capm|prince2|itil|six sigma|lean six sigma|shrm-[cs]p|comptia|ccn[ap]|tefl|tesol|celta|delta module \\d|praxis ii|nasm-cpt|ryt [25]00|nplq|uefa \\p{L} licence|nremt|icdl|ecdl|eipass|
ausbildereignung|fachkunde strahlenschutz|cqp|carte professionnelle|bnssa|baf[ad]|attestation de formation|attestation haccp|brevet de secourisme|permis [bcd]|
carnet de \\p{L}+|carne de \\p{L}+|tarjeta profesional de la construccion|prevencion de riesgos laborales|habilitacion de vigilante|tip vigilante|cedula profesional|certificado de profesionalidad|monitor de tiempo libre|
cnh \\p{L}{1,2}|cnh categoria \\p{L}{1,2}|carteira profissional|cap/ccp|primeiros socorros|
attestato|attestato di \\p{L}+|patente nautica|patente europea|abilitazione alla professione|iscrizione all'albo|brevetto di \\p{L}+|primo soccorso|
attest|big-registratie|reanimatie|vaarbewijs|sociale hygiene|
prawo jazdy|licencja|zaswiadczenie|swiadectwo kwalifikacji|certyfikat|
удостоверение|свидетельство|лицензия|допуск|медицинская книжка|prukaz|ridicsky prukaz|okj|permis categoria \\p{L}|atestat|autorizatie iscir|ehliyet|ustalik belgesi|myk belgesi|sertifikat|sim \\p{L}|chung chi`;

/** How such names end in languages that write one word: "Staplerschein". Notes of banks, deliveries and light are none. */
const endings =
  "\\p{L}*(?:stapler|fordermittel|kran|motorsagen|jagd|angel|schweisser|gefahrgut|hygiene|beforderungs|bedien|bediener|buhnen|hilfe|ubungsleiter|ausbilder|boot|adr|ada|refa|sps|p|waffen|tauch)-?schein";

const oneLine = (patterns: string): string => patterns.replace(/\n/gu, "");

/** A pattern of the names that are certificates' wherever they stand, folded. */
export const certificatesAnywhere = `${oneLine(anywhere)}|${endings}`;
/** A pattern of those and of the names that a title has to announce, folded. */
export const certificatesAnnounced = `${certificatesAnywhere}|${oneLine(announced)}|\\p{L}*(?:fuhrerschein|zertifikat|certificaat|lizenz|vaarbewijs)`;
/** A pattern of the names that givers bear as well, which may stand in a row of their own below what they gave; folded. */
export const certificateGivers =
  "padi|nebosh|iosh|nccer|nccco|npors|ipaf|pasma|rtitb|msha|gas safe|servsafe|wset|epa|osha$|cscs$";
