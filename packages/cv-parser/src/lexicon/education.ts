import { wordsOfLanguages } from "./by-language/all.ts";

/** Words that begin or name a degree, school leaving certificate or vocational diploma, folded. */
export const degreeWords = `bachelor bachelors bachelor's baccalaureate undergraduate master masters master's magister doctor doctorate doctoral phd dphil mphil edd dba jd llb llm md mbbs mbchb dds dvm pharmd psyd bsc bs ba bba bcom bcomm beng btech be bed bfa bmus barch bse bcs bca bn bsn bpharm bds msc ms ma mba emba mcom meng mtech me med mfa mmus mca mres mph mpa mpp msw msn mpharm mstat
associate aa as aas diploma diplome diplom dipl certificate pgce pgcert pgdip pgde hnd hnc btec nvq gnvq ged gcse gcses alevel alevels foundation minor major honours apprenticeship postdoc postdoctoral fellowship residency internat juris degree graduate postgraduate licentiate
staatsexamen abitur fachabitur hochschulreife fachhochschulreife realschulabschluss hauptschulabschluss mittlere reife matura maturitat ausbildung lehre umschulung promotion dr fachwirt betriebswirt meister techniker geselle gesellenbrief lehrabschluss bachelorstudium masterstudium diplomstudium aufbaustudium
licence maitrise doctorat baccalaureat bac bts dut deug dess dea cap bep deust ingenieur brevet mastere agregation capes magistere
licenciatura licenciado licenciada grado master maestria magister doctorado diplomatura diplomado ingenieria ingeniero ingeniera bachillerato tecnico titulo posgrado especializacion postgrado ciclo fp tecnologo
bacharelado bacharel mestrado mestre doutorado doutoramento doutor licenciatura pos-graduacao posgraduacao especializacao tecnologo ensino tecnico graduacao
laurea laureato laureata dottorato diploma maturita magistrale triennale perito ragioniere specializzazione
doctoraat propedeuse hbo wo mbo vwo havo vmbo ingenieur drs ir mr gezel
licencjat magister inzynier doktorat matura kandidatexamen civilingenjor hogskoleexamen gymnasieexamen doktorsexamen masterexamen magisterexamen kandidatuddannelse studentereksamen bachelorgrad mastergrad lisans doktora onlisans бакалавр магистр специалист кандидат диплом аспирантура 学士 硕士 博士 本科 研究生 大专 高中
licenta masterat bacalaureat studii postuniversitare doctorat liceale bc bca ing mgr ingr judr mudr phdr rndr csc maturita maturitni vyucni list vyuceni bakalarske magisterske inzinier vysokoskolske maturitna alapkepzes mesterkepzes erettsegi okleveles diploma foiskolai kandidaatti maisteri ylioppilas ylioppilastutkinto tradenomi tutkinto insinoori ammattitutkinto lakare sjukskoterskeexamen yrkesexamen technik zawodowe srednie studia podyplomowe lisesi onlisans بكالوريوس ماجستير دكتوراه دبلوم دبلومة ليسانس البكالوريوس الماجستير الدكتوراه الثانوية ثانوية ثانويه الثانويه بكالوريا باكالوريا الباكالوريا الدبلوم دبلوما اجازة الاجازة توجيهي бакалавриат магистратура специалитет ординатура  شهادة  תואר בוגר מוסמך דוקטורט הנדסאי בגרות לימודי کارشناسی کاردانی دکتری دکترا لیسانس فوق دیپلم πτυχιο μεταπτυχιακο διδακτορικο διπλωμα απολυτηριο бакалавр магістр спеціаліст диплом аспірантура
maturitne vysvedcenie vyucny inzinierske stredoskolske vyucenie bakalar magistr
alapszak mesterszak szakkepesites technikusi okj oklevel
wyksztalcenie wyzsze swiadectwo dyplom inzynierskie magisterskie licencjackie
atestat
prvostupnik magistar magistra specijalist diplomirani diplomant
неоконченное незаконченное профессиональное аттестат
молодший освіта
yuksek mezuniyet
hogskoleingenjor studentexamen dataingenjorsexamen kandidatgrad fagbrev vitnemal
geometra licenza
acca pgdm pgdbm pgdca pgd ded deled mds dpharm bdes mdes blib mlib aissce aisse icwa icwai icom dcom bscs bsse bsee bsit bsis bsba bsais bshrm bshm bstm bsed beed bsce bsme bsece bscrim adp dakhil alim fazil kamil hndit jsce bece bagric bmls bnsc acsee csee uace bgcse nssc msce zimsec bproc btechn wace sace ncea ossd hsed fda fdsc msci mchem mphys mmath bptc bmbs bmbch mbbch bchd mchd bvsc bvms bvm dclinpsy dedpsy asn adn bsw bssw dsw eds sjd jsd dmd drph mlis mhrm mpharm mosc upsr nitec hkdse hkcee hkale mpsi pcsi ptsi bcpst khagne hypokhagne dnsep dnat paces daeu crfpa bachelier maturite bacharelato candmag candmerc candjur candpolit candscient candphil candtheol candmed candpsych candling candit svennebrev fachwirtin fachoberschulreife berufsmatura berufsmaturitat industriemeister handwerksmeister facharbeiter facharbeiterin facharbeiterbrief bilanzbuchhalter bilanzbuchhalterin acikogretim pasante sslc hsc ssc spm stpm kcse kcpe wassce waec igcse icse matric matriculation matriculated sijil ijazah sarjana cpge bachiller tecnicatura terminale ${wordsOfLanguages("degrees")}`;

/** Words inside names of schools, folded. */
export const institutionWords = `university universities univ college school institute institution academy polytechnic conservatory conservatoire faculty seminary campus institut universitat universite universidad universidade universita universiteit uniwersytet universitet universitetet universitesi hochschule fachhochschule technische th tu fh eth epfl mit berufsschule berufskolleg gymnasium realschule gesamtschule hauptschule grundschule schule akademie kolleg ihk handwerkskammer berufsakademie dhbw
ecole lycee faculte iut iae insa enseirb grande collegium escuela facultad instituto ies colegio academia politecnica politecnico politecnico escola faculdade colegio liceo scuola istituto accademia ateneo hogeschool lyceum roc school atheneum scholengemeenschap politechnika szkola liceum akademia technikum hogskola hogskolan gymnasieskola skola skole hojskole hoyskole hogskole universitetshogskole lise okulu fakultesi enstitusu университет институт академия школа техникум колледж 大学 学院 中学 学校 iit iiit nit iim vtu jntu ignou cbse fbise bise nust comsats kmtc unisa uct damelin ucla nyu ucl kcl suny cuny rmit unsw caltech essec escp edhec insead cobach conalep telesecundaria estacio anhanguera uninter unopar uniasselvi unicesumar unicamp unesp ufrj ufmg ufsc ufpr ufrgs ufba ufpe ufpa ufrn ufpb ufscar uerj emef iscte chalmers folkehogskole folkehoyskole berufsschulzentrum cefet osz hbla hblfa kta uni cegep cegeps nautical
kindergarten montessori bootcamp udemy coursera edx
universitatea liceul colegiul facultatea academia institutul scoala univerzita univerzity skola skoly gymnazium gymnazia vysoke uceni uciliste fakulta akademie stredni zakladni vysoka stredna egyetem foiskola gimnazium szakkozepiskola yliopisto ammattikorkeakoulu lukio opisto ammattiopisto universitet gymnasium gymnasiet yrkeshogskola hogskolen skole erhvervsskole zespol szkol lisesi koleji okulu fakultesi enstitusu جامعة الجامعة كلية الكلية معهد المعهد مدرسة ثانوية أكاديمية الأكاديمية אוניברסיטת אוניברסיטה האוניברסיטה מכללת המכללה מכללה הטכניון תיכון סמינר دانشگاه دانشکده دبیرستان موسسه πανεπιστημιο πολυτεχνειο τει ιεκ λυκειο σχολη університет інститут академія коледж ліцей школа dai hoc truong cao dang
odborne obchodna konzervatorium priemyslovka prumyslova technicka ekonomicka vyssi sos sps
egyeteme foiskolaja gimnaziuma szakgimnazium szakiskola szakkepzo technikuma iskola iskolaja kozepiskola altalanos kollegium szc aszc
wyzsza ogolnoksztalcace gimnazjum zasadnicza podstawowa panstwowa studium policealna 
grupul scolar seminarul teologic
sveuciliste veleuciliste gimnazija tehnicka univerzitet univerza sola
вуз лицей гимназия училище семинария консерватория мгу спбгу мфти мгту вшэ мисис мэи маи рудн итмо спбпу урфу кфу гоу мбоу маоу мкоу гбоу гбпоу фгбоу фгаоу сош
технікум гімназія хну кпі кну днз
αει γυμνάσιο επαλ ινστιτούτο κολλέγιο
yuksekokulu myo ortaokulu ilkokulu akademisi
folkhogskola grundskola komvux videregaende ungdomsskole fagskole erhvervsakademi professionshojskole folkeskole ammattikoulu peruskoulu
itis itc iti itt iis ipsia comprensivo conservatorio
universiti universitas vidyalaya vidya sekolah madrasah smk smkn sma sman smp mts моу ниу senai senac etec fatec utn puc puc-rio puc-sp puc-minas puc-mg puc-pr puc-rs puc-campinas cefet-mg cefet-rj pucp pucv pucrs pucpr pucsp uff ufes ufal ufpi ufsm ufop ufv ufu ufg unifesp ufabc udesc unisinos univali ifsp ifrs ifsc ifpr ifce ifba ifrn ifpe ifmg fgv espm faap univesp unam itesm unlp uade usach espol unmsm itba uned agh pjatk sgh odtu itu ytu srm lpu iisc nmims epita epitech efrei esiea esgi isep cnam ensam insat ensias usthb ${wordsOfLanguages("schools")}`;

/** Words of final marks and distinctions, folded. */
export const gradeWords = `ممتاز امتياز جيد جدا مقبول الشرف مرتبة بتقدير تقدير بمعدل المعدل הצטיינות בהצטיינות יתרה gpa cgpa grade grades mark marks score average distinction merit honours honors honour first class upper lower second third division cum laude summa magna pass credit percentage percentile valedictorian dean's list classification result final cumulative overall ects points
note abschlussnote notendurchschnitt durchschnitt gesamtnote endnote mit auszeichnung sehr gut befriedigend mention bien assez tres passable felicitations moyenne nota media calificacion sobresaliente notable aprobado matricula honor promedio matrícula media cr coeficiente voto votazione lode cijfer gemiddelde met lof genoegen distincao louvor ocena wyrozniem srednia betyg karakter snitt not ortalamasi`;

/** Labels that stand before a mark. */
export const gradeLabels = `التقدير العام|بتقدير عام|الميزة|بميزة|المعدل التراكمي|معدل تراكمي|المعدل العام|المعدل|بمعدل|معدل کل|معدل|التقدير|بتقدير|تقدير|ממוצע ציונים|ממוצע תואר|ממוצע|ציון סופי|ציון|gpa|cgpa|c\\.?gpa|grade|grades|final grade|overall grade|final mark|mark|marks|score|average|average grade|result|classification|final result|percentage|cumulative gpa|overall gpa|major gpa|note|abschlussnote|gesamtnote|endnote|notendurchschnitt|durchschnitt|moyenne|nota|nota media|nota final|calificacion|calificación|promedio|media|média|voto|votazione|voto finale|cijfer|gemiddelde|gemiddeld cijfer|eindcijfer|ocena|srednia|betyg|karakter|snitt|not ortalaması|cr|resultaat|eindresultaat|votazione finale|cgpi|sgpa|wam|aggregate|cpi|ygpa|mean grade|kcse grade|atar|promedio general|promedio ponderado|promedio final|promedio acumulado|indice academico|coeficiente de rendimento|coeficiente de rendimento academico|ira|classificacao final|classificacao|media final|media geral|voto di laurea|voto di diploma|voto di maturita|valutazione|valutazione finale|moyenne generale|note finale|wynik|srednia ocen|ocena koncowa|средний балл|средняя оценка|итоговая оценка|середній бал|prumer|prospech|studijny priemer|priemer|atlag|tanulmanyi atlag|medie generala|media generala|medie|среден успех|успех|prosjek ocjena|prosjek|prosecna ocena|prosek|povprecna ocena|povprecje|βαθμος πτυχιου|βαθμος διπλωματος|βαθμος|not ortalamasi|mezuniyet ortalamasi|genel ortalama|ortalama|mezuniyet notu|diploma notu|agno|gno|gano|ipk|nilai rata-rata|nilai akhir|nilai|diem trung binh|gpax|เกรดเฉลี่ย|snittkarakter|karaktersnitt|karaktergennemsnit|gennemsnit|keskiarvo|meritvarde|slutbetyg|keskmine hinne|videja atzime|vidurkis|moyenne cumulative|moyenne annuelle|moyenne ponderee|cote r|cote de rendement`;

/** What Chinese, Japanese and Korean call a mark, which stands right before its number. Alternatives of a pattern. */
export const eastAsianGrades =
  "(?:加权|综合|专业|必修|累计)?(?:平均分|均分|平均绩点|绩点|学分绩点?|平均成绩|平均學分績|成绩|成績)|在校平均|(?:전체|전공|졸업|평균)?\\s?(?:학점|평점|성적)|総合成績";

/** Words before such a label that say which mark it is. */
export const gradeQualifiers = `current|currently|final|cumulative|overall|total|major|weighted|actual|aktuelle|derzeitige|finale|atual|attuale`;

/** Stems of fields of study, folded: what a degree is in. */
export const subjectStems = `botan|zoolog|ecolog|okolog|anthropol|antropol|archaol|archaeol|archeol|arqueol|arkeol|theolog|teolog|nutri|dietet|oceanogr|ozeanogr|meteorol|criminol|kriminol|kinesi|neuro(?:sc|wiss|biol|psy|cien)|bioinf|bioch|microbi|mikrobi|immunol|epidemi|metallurg|metalurg|petrol|aviation|optometr|radiogr|midwif|physiother|fisioter|kinesither|ergother|cosmetol|sinolog|slavist|germanist|anglist|romanist|humanit|sozialp|sozialarb|sozialw|lehramt|medien(?:komm|gest|inform|wiss|tech|prod|manag)|verfahrenst|versicherungsw|verwaltungsw|raumplan|landschaftsp|hoteller|coiffure|esthetiq|topograf|zootec|gastronom|publicid|giurispr|infermier|verpleeg|bedrijfsk|bestuursk|bouwkun|geschieden|pielegn|logisty|turyst|turiz|rolnic|туризм|истори|социол|логист|сестринск|стоматол|политол|архитект|агроном|нефтегаз|радиотех|приборостр|hemsirel|sosyol|felsef|muhaseb|beslenme|photography|photographie|fotograf(?:ia|ie)(?!\\p{L})|surveying|carpentry|plumbing|welding|hairdressing|engineer|ingenier|ingeni|genie|engenh|ingegn|informat|comput|software|program|network|netzwerk|cyber|robot|scienc|scient|cienc|ciên|scienz|wissenschaft|mathem|matem|statist|physi|fisic|physik|chemi|chim|quim|biolog|biotech|genet|geolog|geograph|geograf|astronom|econom|ekonom|wirtschaft|business|betriebs|administra|manage|gestion|gestao|commerc|comerc|market|financ|finanz|account|contab|compta|logisti|law|droit|derecho|direito|jura|rechts|psycho|psico|sociolog|politi|philosoph|filosof|histor|histoire|geschichte|linguist|literat|literatur|translat|traduc|journalis|period|communicat|comunica|kommunikat|educat|educac|pedag|medic|medecin|nurs|enferm|pharma|farmac|veterin|dental|odonto|health|salud|saude|sante|pflege|architect|arquitect|architekt|design|diseno|arts|kunst|music|musik|theat|film|electr|elektr|electron|mechan|mecan|meccan|maschinenbau|civil|bauing|telecom|automat|mechatron|aerospac|aeronaut|chemical|environment|umwelt|energy|material|industr|technolog|tecnolog|hospitality|tourism|turismo|agron|agricul|forest|sistemas|intelligence|data|analyt|информат|программ|математ|физик|эконом|инженер|педагог|юриспр|приклад|вычисл|компьют|автоматиз|электр|строит|машинос|менеджм|психол|лингв|филол|журнал|маркетин|финанс|бухг|биолог|хими|медиц|дизайн|muhendis|bilgisayar|yazilim|isletme|iktisat|hukuk|mimarl|makine|endustri|insaat|matematik|kimya|ogretmen|zarzadz|budown|fizyk|psychol|filolog|dziennik|هندس|علوم|حاسب|حاسوب|ادارة|اداره|محاسب|اقتصاد|قانون|معلومات|برمج|تمريض|صيدل|طب(?:ي|$)|فيزي|كيمي|رياضي|احصاء|اداب|لغه|لغات|ادب|تاريخ|جغراف|تربيه|شريعه|اعلام|صحاف|تسويق|تجار|فلسف|اجتماع|سياس|زراع|بيطر|فنون|تصميم|عمار|حقوق|ترجم|סיעוד|רפוא|הנדס|מדעי|כלכל|משפט|חינוך|פסיכו|סוציו|תקשור|ניהול|מינהל|מנהל עסק|מתמטי|פיזי|כימי|ביולו|עיצוב|אדריכ|אמנו|היסט|ספרות|פילוס|חשבונ|שיווק|סטטיס|חשמל|מכונ|תוכנה|מחשב|مهندس|كامپيوتر|نرم|رياضي|شيمي|زيست|پزشك|پرستار|حساب|مديري|روان|جامعه|معمار|هنر|گرافيك|برق|مكانيك|عمران|صنايع|كشاورز`;

/** Fields of study that no single word tells, folded. Alternatives of a pattern. */
export const subjectPhrases = [
  "international (?:relations|studies)|human (?:resources|biology|geography)|social (?:work|studies|care)|public (?:policy|relations|health)|supply chain|real estate|urban (?:planning|studies)|criminal justice|liberal arts|fine arts|occupational therapy|religious studies|gender studies|creative writing|early childhood|sports? (?:coaching|studies|therapy)|interior design|modern languages",
  "soziale arbeit|internationale beziehungen|offentliche verwaltung",
  "ressources humaines|relations (?:internationales|publiques)|langues etrangeres|lettres modernes|soins infirmiers|travail social|petite enfance",
  "relaciones (?:internacionales|publicas|laborales)|recursos humanos|trabajo social|lenguas (?:modernas|extranjeras)|seguridad (?:industrial|informatica)",
  "relacoes (?:internacionais|publicas)|servico social|publicidade e propaganda|seguranca do trabalho|processos gerenciais|gestao publica",
  "beni culturali|lingue (?:e|straniere|moderne)|lettere (?:moderne|classiche)|relazioni internazionali|servizio sociale",
  "maatschappelijk werk|sociaal werk|internationale betrekkingen|stosunki miedzynarodowe|praca socjalna|kadry i place",
  "международные отношения|связи с общественностью|лечебное дело|горное дело|социальная работа|міжнародні відносини",
  "uluslararasi iliskiler|halkla iliskiler|cocuk gelisimi|okul oncesi|dis hekimligi",
].join("|");

/** What a mark begins with that is no number: a label without a colon names one only before such a word. */
export const markWords = `ممتاز|امتياز|جيد|حسن|مستحسن|مقبول|first|second|third|upper|lower|distinction|merit|pass|very|excellent|outstanding|good|honou?rs|cum|summa|magna|sehr|gut|befriedigend|ausreichend|tr[eè]s|assez|bien|sobresaliente|notable|ottimo|buono|lode|bardzo|dobr[ay]|celuj|[oó]timo|muito`;

/** Classes of honours and Latin praise, as a pattern. */
export const honoursMarks = `(?:(?:summa|magna)\\s+)?cum\\s+laude|(?:(?:first|second|third|1st|2nd|3rd|(?:upper|lower)\\s+(?:second|2nd))[\\s-]+class|(?:1st|2nd|3rd|first|second|third)\\s+div(?:ision)?(?!\\p{L}))(?:\\s+(?:with\\s+)?hon(?:ou?r)?s|\\s+with\\s+distinction)?(?:\\s*\\(?(?:upper|lower)(?:\\s+division)?\\)?)?(?:\\s+hon(?:ou?r)?s)?(?:\\s+\\(2[:.][12]\\))?`;

/** How a whole examination is praised in other words than a scale's, as a pattern. */
const praise = [
  "with\\s+(?:high|highest|great)\\s+(?:distinction|honou?rs)|highest\\s+(?:distinction|honou?rs)",
  "(?:high|upper|lower)\\s+(?:distinction|credit)",
  "mit\\s+(?:(?:gutem|sehr gutem|ausgezeichnetem)\\s+)?erfolg(?:\\s+bestanden)?|mit\\s+auszeichnung(?:\\s+bestanden)?|pr[aä]dikatsexamen|vollbefriedigend",
  "(?:avec\\s+)?(?:la\\s+plus\\s+)?grande\\s+distinction|avec\\s+distinction|(?:avec\\s+(?:les\\s+)?)?f[eé]licitations\\s+du\\s+jury|major\\s+de\\s+promo(?:tion)?|mention\\s+(?:tr[eè]s\\s+)?honorable",
  "menci[oó]n\\s+honor[ií]fica|premio\\s+extraordinario(?:\\s+de\\s+\\p{L}+(?:\\s+de\\s+\\p{L}+)?)?|matr[ií]cula\\s+de\\s+honor|sobresaliente\\s+cum\\s+laude",
  "com\\s+(?:distin[cç][aã]o|louvor)(?:\\s+e\\s+louvor)?|distin[cç][aã]o\\s+e\\s+louvor|\\d{1,2}(?:[.,]\\d{1,2})?\\s+valores",
  "(?:110(?:/110)?\\s+)?con\\s+lode|110/110\\s+e\\s+lode|con\\s+il\\s+massimo\\s+dei\\s+voti",
  "(?:met\\s+)?(?:de\\s+)?grote\\s+onderscheiding|met\\s+onderscheiding|met\\s+lof",
  "z\\s+wyr[oó][zż]nieniem|с\\s+отличием|красный\\s+диплом|з\\s+відзнакою|червоний\\s+диплом|(?:prosp[eě]l\\p{L}*\\s+)?s\\s+vyznamen[aá]n[ií]m|[cč]erven[yý]\\s+diplom",
  "y[uü]ksek\\s+onur(?:\\s+[oö][gğ]rencisi)?|onur\\s+[oö][gğ]rencisi|λίαν\\s+καλώς(?:\\s+\\d[.,]\\d{1,2})?|x[eế]p\\s+lo[aạ]i\\s*:?\\s*\\p{L}+|lo[aạ]i\\s+(?:giỏi|khá|xuất sắc)|v[aä]l\\s+godk[aä]nd",
].join("|");

/** Marks that are named by their own words and need no label before them, as a pattern. */
export const spokenMarks = `mention\\s+(?:(?:tr[eè]s|assez)\\s+)?bien|${honoursMarks}|${praise}`;

/** How far somebody is with what is studied, or how it ended, as a pattern. */
export const studyStates = `in progress|ongoing|completed|(?:expected|anticipated|projected|estimated|prospective)\\s+(?:graduat\\p{L}*|completion)(?:\\s+(?:date|year))?|(?:to\\s+be|being)\\s+(?:completed|conferred|awarded)|(?:degree\\s+)?(?:expected|anticipated|projected|conferred)|graduated?(?:\\s+with\\s+(?:high\\s+)?(?:honou?rs|distinction))|graduated|dean['’]?s\\s+list|(?:(?:final|first|second|third|fourth|[1-5](?:st|nd|rd|th))[- ]year\\s+)student|student|status(?:\\s*[-–:].*)?|(?:erfolgreich\\s+)?(?:abgeschlossen|beendet)|laufend|derzeit|afgestudeerd|lopend|in corso|en cours|en curso|cursando|em andamento|conclu[ií]do|finalizado|terminado|не закончил[аи]? обучение|период обучени[яе]|卒業(?:見込み?|予定)?|修了(?:見込み?|予定)?|中途退学|中退|在学中?|졸업(?:예정)?|재학\\s?중?|수료|휴학\\s?중?|중퇴|valmistuminen|afgebroken|p[åa]g[åa]ende`;

/** How a school is attended: at what hours, and whether one is there. Alternatives of a pattern. */
export const studyModes = [
  "(?:full|part)[-\\s]time(?:\\s+(?:studies|student|study))?|distance\\s+(?:learning|education)|on-?line|on-?site|remote|evening\\s+classes",
  "vollzeit|teilzeit|berufsbegleitend|fernstudium|pr[aä]senzstudium|abendschule",
  "[aà]\\s+distance|en\\s+(?:pr[eé]sentiel|alternance|apprentissage|ligne)|formation\\s+(?:initiale|continue)",
  "e\\.?a\\.?d\\.?|(?:modalidade\\s+|modalidad\\s+|ensino\\s+|educa[cç][aã]o\\s+)?(?:[aà]\\s+dist[aâ]ncia|a\\s+distancia|semi-?presencial|presencial|h[ií]brid[oa]|en\\s+l[ií]nea)|(?:per[ií]odo\\s+|turno\\s+)?(?:diurno|noturno|nocturno|vespertino|matutino)",
  "a\\s+distanza|in\\s+presenza|tempo\\s+(?:pieno|parziale)|serale|deeltijd|voltijd|avondonderwijs|dagonderwijs",
  "(?:studia\\s+)?(?:nie)?stacjonarne|(?:studia\\s+)?(?:dzienne|zaoczne|wieczorowe)|denn[eíi](?:\\s+studium)?|d[aá]lkov[eéá](?:\\s+studium)?|nappali|levelez[oő]",
  "(?:очная|заочная|очно-заочная|вечерняя|дистанционная|дневная)(?:\\s+форма(?:\\s+обучения)?)?|(?:очно|заочно|дистанционно)|(?:денна|заочна|вечірня)(?:\\s+форма(?:\\s+навчання)?)?",
  "[oö]rg[uü]n(?:\\s+[oö][gğ]retim)?|ikinci\\s+[oö][gğ]retim|uzaktan(?:\\s+(?:e[gğ]itim|[oö][gğ]retim))?",
  "주간|야간|주야간|全日制|非全日制|通信制|夜間",
].join("|");

const partsOfStudy =
  "per[ií]odo|semest(?:re|er)|trimest(?:re|er)|ano|año|anno|ann[eé]e|s[eé]rie|m[oó]dulo|s[ıi]n[ıi]f|d[oö]nem|year|curso|ciclo|курс|семестр|rok|ro[cč]n[ií]k|semestr|lehrjahr|fachsemester|leerjaar|jaar|학년|학기|年级|年級|年生|年次";

/** "5º período", "3rd year", "2. Sınıf", "cursado até o 2° período": how far somebody is with what is studied. */
export const studyYears = `(?:(?:(?:cursad[oa]|cursando|conclu[ií]d[oa]|completad[oa]|completed|currently|actuellement|zurzeit|currently\\s+in)\\s+)?(?:(?:at[eé]|hasta|jusqu'en|the|in|au|en|no|nel|im|o|el|al)\\s+){0,2})?\\d{1,2}\\s?(?:[ºª°.]|st|nd|rd|th|er|[eè]re|[eè]me|e|o|a|й|-й)?[\\s-]?\\s?(?:${partsOfStudy})(?:\\s+\\(?(?:student|cursad[oa]|cursando|em\\s+curso|en\\s+curso|in\\s+corso|en\\s+cours|em\\s+andamento|[oö][gğ]rencisi|studi[oó]w)\\)?)?`;

/** How a study stands, in words that belong to a degree where no comma or bracket parts them from it. */
export const statesApart = `voraussichtlich(?:er\\s+abschluss)?|angestrebt|geplant|abgebrochen|unterbrochen|pr[eé]vue?s?|obtention\\s+pr[eé]vue|abandonn[eé]e?|previst[oa]|esperad[oa]|incomplet[oa]|interrompid[oa]|interrotto|trancad[oa]|trunc[oa]|inconclus[oa]|verwacht|planowan[ey]|w\\s+trakcie|(?:getuigschrift|diploma|certificaat|opleiding)\\s+(?:behaald|gehaald|ontvangen|afgerond)|behaald|geslaagd|(?:dipl[oô]me|titre|examen|certificat)\\s+(?:obtenue?|valid[eé]e?|r[eé]ussie?)|obtenue?|dipl[oô]m[eé]e?|valid[eé]e?|(?:titolo|diploma|laurea)\\s+(?:conseguit[oa]|ottenut[oa])|(?:t[ií]tulo|curso)\\s+(?:obtenido|obtido|conclu[ií]do|terminado)|(?:dyplom|tytu[lł])\\s+(?:uzyskany|obroniony)|uko[nń]czon[aey]|dokon[cč]eno|ukon[cč]eno\\s+(?:maturitou|v[yý]u[cč]n[ií]m\\s+listem|st[aá]tnic[ií])|(?:examen|betyg)\\s+(?:avlagd|uttaget)|avslutad|mit\\s+(?:abschluss|erfolg\\s+abgeschlossen)|ohne\\s+abschluss|sans\\s+dipl[oô]me|niveau\\s+(?:non\\s+valid[eé]|acquis)|ожидается|ожидаем(?:ый|ая)(?:\\s+выпуск)?|не\\s*окончено|неокончен\\p{L}+|в\\s+процессе|очікується|beklenen|devam\\s+ediyor|devam\\s+etmekte|terk`;
