/** By what a language in Latin letters is known. */
export type LatinSigns = {
  /** Small words of sentences, then words of CVs; none that is common in English. */
  words: string;
  /** Letters that few other languages write. */
  letters?: string;
};

/** Words that speak for English; terms that CVs of all languages borrow are left out. */
export const englishWords =
  "the and of with for to from by using have that this which an at in english native fluent university school degree years";

/**
 * The signs of each other language. Of two that are much alike (Danish and Norwegian, Czech and Slovak) each has its
 * own words for the same things; where a text holds words of both alone, the first of them is taken.
 */
export const latinSigns: Readonly<Record<string, LatinSigns>> = {
  de: {
    words: `und der die mit für von im zur bei das als ein eine den dem des auf sowie durch zum nach ist berufserfahrung
      ausbildung kenntnisse fähigkeiten deutsch englisch französisch muttersprache fließend sprachen universität schule
      gymnasium abitur hochschule führerschein verhandlungssicher grundkenntnisse sehr gut hobbys interessen studium
      praktikum lebenslauf geburtsdatum staatsangehörigkeit`,
    letters: "äöüß",
  },
  fr: {
    words: `et les des pour dans avec du une sur aux le la de en au par est chez expérience formation compétences langues
      français anglais espagnol courant maternelle université lycée école permis baccalauréat diplôme loisirs gestion
      intérêt stage bénévolat développement ingénieur`,
    letters: "èêàùœçî",
  },
  es: {
    words: `y los las para con del una el por de la en como al su experiencia formación educación habilidades idiomas
      español inglés nativo universidad colegio bachillerato licenciatura conocimientos gestión desarrollo carnet
      ingeniería títulos avanzado`,
    letters: "ñáéíóú",
  },
  it: {
    words: `e di il per con della dei nel gli delle la del alla presso una che esperienza istruzione formazione competenze
      lingue italiano inglese francese madrelingua università liceo laurea patente conoscenza interessi scuola gestione
      sviluppo corso`,
    letters: "àèìòù",
  },
  pt: {
    words: `e os para com do da em uma dos na de no das por ao experiência formação educação habilidades competências
      idiomas português inglês nativo fluente universidade escola ensino médio graduação conhecimentos gestão
      desenvolvimento licenciatura curso cursos`,
    letters: "ãõçâêô",
  },
  nl: {
    words: `en het van een voor met bij aan op de te als naar werkervaring opleiding opleidingen vaardigheden talen
      nederlands engels duits moedertaal vloeiend universiteit hogeschool rijbewijs kennis cursus werkzaamheden`,
  },
  pl: {
    words: `w na oraz dla przy się ze jest od i z do doświadczenie wykształcenie umiejętności języki język polski
      angielski ojczysty uniwersytet szkoła liceum studia znajomość prawo jazdy zainteresowania obsługa praca technikum`,
    letters: "ąęłżśćńź",
  },
  tr: {
    words: `ve ile için bir bu olarak daha sonra gibi deneyim deneyimi eğitim beceriler yetenekler diller türkçe ingilizce
      anadil üniversitesi lise lisesi bölümü iyi sertifika ehliyet yüksek lisans ileri seviye`,
    letters: "ğışü",
  },
  sv: {
    words: `och av på till med för vid hos som jag är inte samt efter eller har det ett en erfarenhet utbildning kompetens
      kompetenser svenska engelska tyska språk modersmål flytande ansvarig arbete arbetade skola gymnasiet
      gymnasieskola universitet utveckling körkort fritid intressen`,
    letters: "åäö",
  },
  da: {
    words: `og af på til med for ved hos som jeg er ikke samt efter eller har det den et en erfaring uddannelse
      kompetencer dansk engelsk tysk sprog modersmål flydende ansvarlig arbejde arbejdede skole universitet udvikling
      frivillig kursus kørekort fritid interesser`,
    letters: "æøå",
  },
  no: {
    words: `og av på til med for ved hos som jeg er ikke samt etter eller har det den et en erfaring utdanning
      kompetanse norsk engelsk tysk språk morsmål flytende ansvarlig arbeid arbeidet skole videregående universitetet
      utvikling frivillig kurs førerkort fritid interesser`,
    letters: "æøå",
  },
  fi: {
    words: `ja oli sekä että kuin tai kanssa mukaan myös joka olen ovat työkokemus koulutus osaaminen kielitaito kielet
      suomi englanti ruotsi äidinkieli taidot yliopisto ammattikorkeakoulu lukio työ työskentely vastuu kehitys
      asiakaspalvelu harrastukset erinomainen hyvä kokemus`,
    letters: "äö",
  },
  cs: {
    words: `na pro se ve při jako nebo jsem byl které který také od až do z v zkušenosti vzdělání dovednosti jazyky čeština
      angličtina němčina znalost znalosti škola univerzita vysoká střední řidičský průkaz praxe zájmy práce vývoj
      rodilý pokročilý mluvčí začátečník jazyk anglický analýza základy správa návrh`,
    letters: "řěůčšžýňťď",
  },
  sk: {
    words: `na pre sa vo pri ako alebo som bol ktoré ktorý tiež od až do z v skúsenosti vzdelanie zručnosti jazyky
      slovenčina slovenský angličtina nemčina znalosť znalosti škola univerzita vysoká stredná vodičský preukaz prax
      záujmy práca vývoj materinský pokročilý začiatočník jazyk anglický analýza základy správa návrh`,
    letters: "ľĺŕôťďčšžýň",
  },
  hu: {
    words: `és az egy hogy nem is volt mint vagy által valamint során tapasztalat tapasztalatok munkatapasztalat
      tanulmányok készségek nyelvtudás magyar angol német anyanyelv egyetem középiskola szakmai végzettség jogosítvány
      érdeklődés fejlesztés feladatok ismeretek`,
    letters: "őűöü",
  },
  ro: {
    words: `și şi de la pentru cu în din pe prin care este sau al ale unui unei experiență experienţă educație
      competențe limbi română engleză franceză universitatea facultatea liceul permis conducere cunoștințe cunoştinţe
      licență dezvoltare`,
    letters: "șțăşţ",
  },
  hr: {
    words: `i u na za sa od se je iz te kao koji koje pri ili iskustvo obrazovanje vještine jezici hrvatski engleski
      njemački materinski sveučilište fakultet škola vozačka dozvola poznavanje rad razvoj interesi znanja srednja`,
    letters: "čćšžđ",
  },
  "sr-Latn": {
    words: `i u na za sa od se je iz kao koji koje pri ili iskustvo obrazovanje veštine jezici srpski engleski nemački
      maternji univerzitet fakultet škola vozačka dozvola poznavanje rad razvoj interesovanja znanja srednja`,
    letters: "čćšžđ",
  },
  sl: {
    words: `in v na za z s od se je pri kot ter ali iz sem izkušnje izobraževanje izobrazba znanja jeziki slovenščina
      slovenski angleščina nemščina materni univerza fakulteta šola vozniški delo razvoj delovne spretnosti`,
    letters: "čšž",
  },
  id: {
    words: `dan di yang untuk dengan dari pada sebagai dalam oleh serta saya kepada adalah pengalaman pendidikan
      keterampilan kemampuan keahlian bahasa indonesia inggris universitas sekolah kerja organisasi pelatihan sarjana`,
  },
  ms: {
    words: `dan di yang untuk dengan dari pada sebagai dalam oleh serta saya kepada adalah pengalaman pendidikan kemahiran
      bahasa melayu inggeris universiti sekolah kerja ijazah sijil kebolehan malaysia syarikat`,
  },
  vi: {
    words: `và của các cho với trong là tại được có những về theo kinh nghiệm học vấn kỹ năng tiếng anh đại công trường
      việc ngôn ngữ chuyên ngành`,
    letters: "đơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
  },
  ca: {
    words: `i de la per amb els les del en una que als dels més experiència formació educació idiomes català castellà
      anglès llengua universitat habilitats coneixements competències treball gestió`,
    letters: "àèòç",
  },
  lt: {
    words: `ir su į iš už bei kaip nuo yra apie arba patirtis išsilavinimas įgūdžiai kalbos lietuvių anglų gimtoji
      universitetas mokykla darbo vairuotojo pažymėjimas`,
    letters: "ėįųū",
  },
  lv: {
    words: `un ar no par uz pie kā ir vai arī pieredze izglītība prasmes valodas latviešu angļu dzimtā universitāte skola
      vidusskola darba autovadītāja apliecība`,
    letters: "āēīņļķģ",
  },
  et: {
    words: `ja ning oli või koos kui ka töökogemus haridus oskused keeled eesti inglise emakeel ülikool kool gümnaasium
      kogemus arendus juhtimine`,
    letters: "õäü",
  },
};
