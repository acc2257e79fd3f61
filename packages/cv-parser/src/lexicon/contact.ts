import { phrasesOfLanguages } from "./by-language/all.ts";

/** Labels that stand before a contact value, folded, without their colon. */
export const contactLabels = `address|addr|location|based in|lives in|residence|phone|phone number|telephone|tel|mobile|mobile phone|cell|cell phone|cellphone|call|fax|email|e-mail|mail|e mail|email address|website|web|homepage|url|site|blog|linkedin|github|gitlab|twitter|xing|orcid|portfolio|skype|instagram|behance|mastodon|mailaddress|adresse|anschrift|wohnort|telefon|telefonnummer|handy|mobil|mobiltelefon|rufnummer|email-adresse|e-mail-adresse|webseite|internet|adresse mail|courriel|telephone|tel.|portable|mel|domicile|site web|direccion|domicilio|telefono|movil|celular|correo|correo electronico|ubicacion|sitio web|endereco|morada|telefone|telemovel|celular|localizacao|localidade|indirizzo|residenza|cellulare|telefono|posta elettronica|sito web|adres|woonplaats|telefoon|telefoonnummer|mobiel|e-mailadres|emailadres|adres|telefon|komorka|adress|telefonnummer|mobilnummer|e-post|epost|adresa|telefonnr|adres|eposta|e-posta|адрес|телефон|почта|город|проживает|место жительства|эл. почта|электронная почта|мобильный телефон|місто|адреса|ел. пошта|имейл|τηλεφωνο|κινητο|διευθυνση|κινητο τηλεφωνο|ηλεκτρονικο ταχυδρομειο|الهاتف|هاتف|الجوال|جوال|رقم الهاتف|رقم الجوال|موبايل|البريد الإلكتروني|البريد|العنوان|عنوان|الموقع|المدينة|טלפון|נייד|טלפון נייד|דואל|דוא"ל|אימייל|מייל|כתובת|מגורים|تلفن|موبایل|شماره تماس|تلفن همراه|ایمیل|آدرس|نشانی|住所|現住所|電話|電話番号|携帯電話|携帯|メール|メールアドレス|eメール|連絡先|手机号码|手机号|联系电话|电子邮箱|现居住地|所在地|居住地|現居地|電郵|주소|전화|전화번호|연락처|휴대폰|휴대전화|이메일|메일|dien thoai|so dien thoai|dia chi|โทรศัพท์|โทร|อีเมล|ที่อยู่|फोन|ईमेल|पता|电话|手机|邮箱|电子邮件|地址|住址|telefon|adresa|e-mail|email|mobil|locuinta|domiciliu|bydliste|telefonni cislo|trvale bydliste|bydlisko|cim|lakcim|telefonszam|osoite|puhelin|sahkoposti|e-post|telefonnummer|adress|bostadsadress|e-posta|telefon numarasi|adres|adres e-mail|numer telefonu|miejscowosc|miasto|mobilnummer|mobiltelefon|allando lakcim|trvale bydlisko|miejsce zamieszkania|prebivaliste|naslov|telefonne cislo|cislo telefonu|nr telefonu|numar de telefon|telefono cellulare|kontaktni telefon|номер телефона|мобильный|город проживания|адрес проживания|место проживания|контактный телефон|e-mailova adresa|emailova adresa|e-mail cim|email cim|e-posta adresi|eposta adresi|cep telefonu|адрес электронной почты|адреса проживання|номер телефону|endereco residencial|endereco completo|residencia|cidade|cidade/estado|cidade/uf|bairro|telefones|telefone celular|telefone para contato|telefone de contato|telefone/whatsapp|fone|fones|fone/whatsapp|whatsapp|celular/whatsapp|contato|contatos|endereco de e-mail|endereco eletronico|correio eletronico|ciudad|comuna|municipio|ciudad de residencia|lugar de residencia|residencia actual|direccion actual|domicilio actual|domicilio particular|direccion de correo|direccion de correo electronico|direccion de residencia|telefonos|telefono celular|telefono movil|telefono de contacto|telefono fijo|numero de telefono|numero de contacto|numero celular|correos|${phrasesOfLanguages("contactLabels")}`;

/** Labels before the name of the person, folded. */
export const nameLabels = `name|surname / first name|surname / first name(s)|surname(s) / first name(s)|first name / surname|first name(s) / surname(s)|nachname / vorname|nachname(n) / vorname(n)|vorname(n) / nachname(n)|familienname / vorname|nom(s) / prenom(s)|nom, prenom(s)|prenom(s) / nom(s)|apellido(s) / nombre(s)|apellidos / nombre|nombre(s) / apellido(s)|cognome(i) / nome(i)|nome(i) / cognome(i)|cognome(i)/nome(i)|nome(s) proprio(s) / apelido(s)|apelido(s) / nome(s) proprio(s)|nazwisko / imie|nazwisko(-a) / imie (imiona)|achternaam / voornaam|voornaam / achternaam|prijmeni / jmeno|full name|first name and surname|first name last name|name and surname|surname and name|name surname|surname name|first name(s) surname(s)|candidate name|applicant name|vor- und nachname|vor und nachname|vorname nachname|name vorname|vorname und name|vorname name|nom|nom et prenom|nom prenom|prenom et nom|prenom nom|nom complet|nombre|nombre y apellidos|nombre y apellido|nombres y apellidos|apellidos y nombre|apellidos nombre|nombre completo|nome|nome e cognome|cognome e nome|cognome nome|nome cognome|nome completo|nome e apelido|naam|volledige naam|voornaam en naam|imie i nazwisko|imie nazwisko|nazwisko i imie|namn|navn|nimi|nev|numele|nume|nume si prenume|nume prenume|jmeno|jmeno a prijmeni|meno a priezvisko|adi soyadi|ad soyad|adi ve soyadi|isim soyisim|фио|ф и о|имя|фамилия имя отчество|имя и фамилия|фамилия и имя|пiб|піб|ім'я|име|име и фамилия|име и презиме|ονομα|ονοματεπωνυμο|ονομα και επωνυμο|姓名|氏名|名前|お名前|성명|이름|الاسم|الاسم الكامل|الإسم|الاسم بالكامل|שם|שם מלא|שם פרטי ומשפחה|نام|نام و نام خانوادگی|ho ten|ho va ten|ชื่อ|ชื่อ-นามสกุล|नाम|${phrasesOfLanguages("nameLabels")}`;

/**
 * Labels before the halves of a name; "nom" stands for either, by what the other one is. "Last name" is not among them:
 * every form on a screen asks for it, and a form is no CV.
 */
export const familyNameLabels = `name|nachname|familienname|zuname|achternaam|familienaam|nazwisko|prijmeni|priezvisko|vezeteknev|csaladi nev|prezime|priimek|efternavn|efternamn|etternavn|sukunimi|фамилия|прізвище|nom|nom de famille|noms|apellido|apellidos|apellido(s)|primer apellido|cognome|cognome(i)|cognoms|cognom|nume|nume de familie|sobrenome|sobrenomes|apelido|apelidos|apelido(s)|surname|surnames|surname(s)|family name|family names|επωνυμο|επιθετο|soyadi|soyad|soyisim|نام خانوادگی|نام فامیل|اللقب|لقب|النسب|الاسم العائلي|اسم العائلة|שם משפחה`;
export const givenNameLabels = `vorname|vornamen|rufname|voornaam|voornamen|imie|imiona|jmeno|krestni jmeno|meno|keresztnev|utonev|ime|fornavn|fornamn|etunimi|имя|ім'я|prenom|prenoms|prenom(s)|nombre|nombres|nombre(s)|nombre propio|nome|nome(i)|nome(s)|nomes|nome proprio|nom|prenume|prenumele|name|names|name(s)|first name|first names|first name(s)|given name|given names|given name(s)|forename|forenames|forename(s)|christian name|christian names|firstname|ονομα|adi|ad|isim|نام|الاسم|الاسم الشخصي|الاسم الأول|שם פרטי`;

/** Personal facts that are no contact value and never a name, folded label words. */
export const personalFactLabels = `eltern|geschwister|vater|mutter|vater und mutter|parents|siblings|brothers and sisters|padres|hermanos|genitori|fratelli|ouders|irmaos|rodzice|rodzenstwo|rodice|родители|born|birthday|date of birth|date of birth & age|date of birth and age|dob & age|age & date of birth|age and date of birth|birth date|dob|birthdate|place of birth|nationality|citizenship|marital status|gender|sex|age|driving licence|driving license|drivers license|driver's license|geboren|geburtsdatum|geburtsort|staatsangehorigkeit|nationalitat|familienstand|fuhrerschein|ne le|nee le|date de naissance|lieu de naissance|nationalite|situation familiale|permis|fecha de nacimiento|nacionalidad|estado civil|lugar de nacimiento|data de nascimento|nacionalidade|data di nascita|nazionalita|luogo di nascita|geboortedatum|nationaliteit|geboorteplaats|rijbewijs|burgerlijke staat|data urodzenia|narodowosc|fodelsedatum|fodselsdato|dogum tarihi|дата рождения|гражданство|出生日期|国籍|性别|年龄|data nasterii|nationalitate|cetatenie|sex|stare civila|permis de conducere|datum narozeni|narozen|narozena|statni prislusnost|obcanstvi|rodinny stav|datum narodenia|statna prislusnost|szuletesi datum|szuletesi ido|allampolgarsag|syntymaaika|kansalaisuus|personnummer|fodd|medborgarskap|fodt|medeni durum|medeni hali|medeni hal|dogum yeri|dogum yeri ve tarihi|geburtsdatum und ort|geburtsdatum ort|geburtsdatum -ort|father's name|fathers name|father name|mother's name|husband's name|religion|blood group|passport no|passport number|languages known|permanent address|dni|nif|nie|carnet de conducir|permiso de conducir|patente|codice fiscale|age and nationality|生年月日|年齢|性別|年龄|籍贯|民族|政治面貌|婚姻状况|婚姻|생년월일|나이|성별|국적|تاريخ الميلاد|الجنسية|الحالة الاجتماعية|الجنس|مكان الميلاد|תאריך לידה|מצב משפחתי|ημερομηνια γεννησης|υπηκοοτητα|οικογενειακη κατασταση|تاریخ تولد|وضعیت تاهل|ngay sinh|gioi tinh|дата народження|громадянство|семейное положение|место рождения|uyruk|askerlik durumu|stan cywilny|obywatelstwo|lugar y fecha de nacimiento|fecha y lugar de nacimiento|luogo e data di nascita|data e luogo di nascita|data e local de nascimento|date et lieu de naissance|geburtsdatum und -ort|szuletesi hely|szuletesi hely es ido|anyja neve|csaladi allapot|miejsce urodzenia|datum rodenja|mjesto rodenja|drzavljanstvo|datum rojstva|возраст|дата и место рождения|сімейний стан|uyrugu|cinsiyet|cinsiyeti|edad|idade|genere|sesso|sexo|sexe|stato civile|cittadinanza|cpf|rg|cuil|cuit|documento de identidad|cedula de ciudadania|lugar de expedicion|adószám|datum i mjesto rodenja|wiek|вік|fecha nacimiento|data nascita|naturalidade|natural de|nascimento|filiacao|nome do pai|nome da mae|nome da mae e do pai|cnh|carteira de habilitacao|habilitacao|titulo de eleitor|reservista|pis|ctps|cep|codigo postal|curp|rfc|nss|rut|run|cedula|cedula de identidad|numero de cedula|cc|c.c|documento|tipo de sangre|licencia de conducir|licencia de conduccion|cartilla militar|libreta militar|${phrasesOfLanguages("factLabels")}`;

/** Labels before the post that somebody looks for, folded. */
export const wantedPostLabels = `desired position|desired job|position sought|position applied for|wunschposition|angestrebte position|angestrebte tatigkeit|zielposition|желаемая должность|желаемая работа|искомая должность|бажана посада|poszukiwane stanowisko|preferowane stanowisko|pozadovana pozice|pozadovana pracovni pozice|zadana pozicia|postul vizat|postul dorit|functia dorita|gewenste functie|puesto deseado|puesto solicitado|poste recherche|poste vise|poste souhaite|cargo pretendido|cargo desejado|posizione desiderata`;

/** Last parts of web addresses that are written without http. */
export const webDomains = `com|org|net|io|dev|me|de|fr|es|it|nl|pt|eu|co|uk|ch|at|be|ca|us|info|ai|app|tech|design|pl|se|no|dk|br|ru|cn|games|inc|studio|art|blog|xyz|site|online|edu|gov|in|au|nz|za|ie|fi|cz|gr|tr|mx|ar|cl|jp|kr|sg|cat`;

/** Titles before a name. */
export const honorifics = `dr prof professor mr mrs ms miss mx sir dame ing dipl-ing ir capt captain herr frau mme mlle m sr sra srta dott dott.ssa avv rev hon drs mag`;
/** Of what somebody is a doctor: "Dr. med.". */
export const doctorsOf = `med dent vet rer nat phil iur jur oec pol habil ing`;

/** Letters after a name. */
export const nameSuffixes = `phd md mba msc bsc ma ba rn cpa cfa pmp jr sr ii iii iv esq pe pharmd dds jd llm mph bsn msn ccna cissp frcs facs mrcp frsc csm acca ca bcba lcsw phr shrm-cp obe mbe cbe`;

/** Titles of the document itself, folded. */
export const documentTitles = `curriculum vitae|curriculum|vitae|cv|resume|vita|lebenslauf|curriculo|hoja de vida|profile|europass|europass curriculum vitae|curriculum vitae europass|tabellarischer lebenslauf|bewerbung|portfolio|ozgecmis|履歴書|職務経歴書|履歷|履歷表|个人简历表|求职简历|이력서|자기소개서|경력기술서|السيرة الذاتية|سيرة ذاتية|קורות חיים|רזומה|βιογραφικο σημειωμα|βιογραφικο|رزومه|сv|резюме кандидата|автобиография|животопис|zivotopis|curriculum vitae (cv)|formato europeo per il curriculum vitae|modele europeen de curriculum vitae|modelo de curriculum vitae europeo|curriculum vitae et studiorum|biodata|bio-data|bio data|personal details|so yeu ly lich|ประวัติย่อ|zyciorys|резюме|简历|个人简历|cover letter|meritforteckning|zivotopis|profesni zivotopis|strukturovany zivotopis|oneletrajz|szakmai oneletrajz|ansioluettelo|meritforteckning|levnedsbeskrivelse|cv-ul meu|${phrasesOfLanguages("documentTitles")}`;

/** Those of them that stand above other documents, too. */
export const looseDocumentTitles = `profile|portfolio|personal details|cover letter|bewerbung|자기소개서|vita`;

/** Last words of such titles in Chinese, Japanese and Korean, where whose CV it is, or of what, stands before them. */
export const documentTitleEnds = `履历|履歷|简历|簡歷|履歴書|履历表|履歷表|経歴書|이력서|경력기술서`;

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
