/** Labels that stand before a contact value, folded, without their colon. */
export const contactLabels = `address|addr|location|based in|lives in|residence|phone|phone number|telephone|tel|mobile|mobile phone|cell|cell phone|cellphone|call|fax|email|e-mail|mail|e mail|email address|website|web|homepage|url|site|blog|linkedin|github|gitlab|twitter|xing|orcid|portfolio|skype|instagram|behance|mastodon|mailaddress|adresse|anschrift|wohnort|telefon|telefonnummer|handy|mobil|mobiltelefon|rufnummer|email-adresse|e-mail-adresse|webseite|internet|adresse mail|courriel|telephone|tel.|portable|mel|domicile|site web|direccion|domicilio|telefono|movil|celular|correo|correo electronico|ubicacion|sitio web|endereco|morada|telefone|telemovel|celular|localizacao|localidade|indirizzo|residenza|cellulare|telefono|posta elettronica|sito web|adres|woonplaats|telefoon|telefoonnummer|mobiel|e-mailadres|emailadres|adres|telefon|komorka|adress|telefonnummer|mobilnummer|e-post|epost|adresa|telefonnr|adres|eposta|e-posta|адрес|телефон|почта|город|电话|手机|邮箱|电子邮件|地址|住址|telefon|adresa|e-mail|email|mobil|locuinta|domiciliu|bydliste|telefonni cislo|trvale bydliste|bydlisko|cim|lakcim|telefonszam|osoite|puhelin|sahkoposti|e-post|telefonnummer|adress|bostadsadress|e-posta|telefon numarasi|adres|adres e-mail|numer telefonu|miejscowosc|miasto|mobilnummer|mobiltelefon`;

/** Personal facts that are no contact value and never a name, folded label words. */
export const personalFactLabels = `born|birthday|date of birth|birth date|dob|birthdate|place of birth|nationality|citizenship|marital status|gender|sex|age|driving licence|driving license|drivers license|driver's license|geboren|geburtsdatum|geburtsort|staatsangehorigkeit|nationalitat|familienstand|fuhrerschein|ne le|nee le|date de naissance|lieu de naissance|nationalite|situation familiale|permis|fecha de nacimiento|nacionalidad|estado civil|lugar de nacimiento|data de nascimento|nacionalidade|data di nascita|nazionalita|luogo di nascita|geboortedatum|nationaliteit|geboorteplaats|rijbewijs|burgerlijke staat|data urodzenia|narodowosc|fodelsedatum|fodselsdato|dogum tarihi|дата рождения|гражданство|出生日期|国籍|性别|年龄|data nasterii|nationalitate|cetatenie|sex|stare civila|permis de conducere|datum narozeni|narozen|narozena|statni prislusnost|obcanstvi|rodinny stav|datum narodenia|statna prislusnost|szuletesi datum|szuletesi ido|allampolgarsag|syntymaaika|kansalaisuus|personnummer|fodd|medborgarskap|fodt|medeni durum|uyruk|askerlik durumu|stan cywilny|obywatelstwo`;

/** Last parts of web addresses that are written without http. */
export const webDomains = `com|org|net|io|dev|me|de|fr|es|it|nl|pt|eu|co|uk|ch|at|be|ca|us|info|ai|app|tech|design|pl|se|no|dk|br|ru|cn|games|inc|studio|art|blog|xyz|site|online|edu|gov|in|au|nz|za|ie|fi|cz|gr|tr|mx|ar|cl|jp|kr|sg|cat`;

/** Titles before a name. */
export const honorifics = `dr prof professor mr mrs ms miss mx sir dame ing dipl-ing ir capt captain herr frau mme mlle m sr sra srta dott dott.ssa avv rev hon drs mag`;

/** Letters after a name. */
export const nameSuffixes = `phd md mba msc bsc ma ba rn cpa cfa pmp jr sr ii iii iv esq pe pharmd dds jd llm mph bsn msn ccna cissp frcs facs mrcp frsc csm acca ca bcba lcsw phr shrm-cp obe mbe cbe`;

/** Titles of the document itself, folded. */
export const documentTitles = `curriculum vitae|curriculum|cv|resume|vita|lebenslauf|curriculo|hoja de vida|profile|europass|europass curriculum vitae|curriculum vitae europass|tabellarischer lebenslauf|bewerbung|portfolio|ozgecmis|zyciorys|резюме|简历|个人简历|cover letter|meritforteckning|zivotopis|profesni zivotopis|strukturovany zivotopis|oneletrajz|szakmai oneletrajz|ansioluettelo|meritforteckning|levnedsbeskrivelse|cv-ul meu`;

/** Web addresses whose owner is told by the path, with the label a link gets. */
export const networkLabels: Readonly<Record<string, string>> = {
  "linkedin.com": "LinkedIn",
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
  "xing.com": "Xing",
  "twitter.com": "Twitter",
  "x.com": "X",
  "instagram.com": "Instagram",
  "facebook.com": "Facebook",
  "behance.net": "Behance",
  "dribbble.com": "Dribbble",
  "medium.com": "Medium",
  "youtube.com": "YouTube",
  "stackoverflow.com": "Stack Overflow",
  "orcid.org": "ORCID",
  "researchgate.net": "ResearchGate",
  "scholar.google.com": "Google Scholar",
  "kaggle.com": "Kaggle",
  "bitbucket.org": "Bitbucket",
  "codepen.io": "CodePen",
  "vimeo.com": "Vimeo",
  "soundcloud.com": "SoundCloud",
};
