# hand-written word stock per language: posts (where lists lack them), sentences, degrees, school forms
POSTS = {
    "tr": "Yazılım Mühendisi|Satış Danışmanı|Öğretmen|Muhasebe Uzmanı|İnsan Kaynakları Uzmanı|Stajyer|Makine Mühendisi|Proje Yöneticisi|Grafik Tasarımcı|Hemşire|Pazarlama Müdürü|Kasiyer|Avukat|Garson|Üretim Planlama Uzmanı|Elektrik Teknisyeni|Çağrı Merkezi Temsilcisi|Finans Analisti|Mimar|Araştırma Görevlisi|Satın Alma Sorumlusu|Genel Müdür Yardımcısı|Veri Analisti|Şef|Ön Yüz Geliştirici|Kalite Kontrol Mühendisi|Ofis Asistanı|Lojistik Uzmanı|Psikolog|Bilgi İşlem Sorumlusu",
    "ru": "Программист|Менеджер по продажам|Учитель математики|Бухгалтер|Главный бухгалтер|Инженер-конструктор|Руководитель проекта|Графический дизайнер|Медсестра|Маркетолог|Продавец-консультант|Юрист|Официант|Системный администратор|Аналитик данных|Разработчик Python|Фронтенд-разработчик|Стажёр|Логист|Специалист по кадрам|Научный сотрудник|Тестировщик|Директор по развитию|Оператор колл-центра|Администратор|Врач-терапевт|Переводчик|Водитель|Технолог|Ведущий инженер",
    "zh": "软件工程师|产品经理|销售代表|会计|人力资源专员|实习生|机械工程师|项目经理|平面设计师|护士|市场专员|客服专员|律师助理|教师|数据分析师|前端开发工程师|后端开发工程师|算法工程师|运营助理|财务主管|行政助理|研究助理|测试工程师|采购员|总经理助理|新媒体编辑|部门经理|班长|学生会主席|店长",
    "ja": "プログラマー|システムエンジニア|営業職|経理担当|人事担当|インターン|機械設計エンジニア|プロジェクトマネージャー|グラフィックデザイナー|看護師|マーケティング担当|販売員|事務職|教員|データサイエンティスト|フロントエンドエンジニア|バックエンドエンジニア|研究員|店長|課長|部長|ディレクター|介護職員|アルバイト|チームリーダー|品質管理担当|調理師|通訳|総務|カスタマーサポート",
    "ko": "소프트웨어 엔지니어|백엔드 개발자|프론트엔드 개발자|영업사원|회계 담당|인사 담당자|인턴|기계 설계 엔지니어|프로젝트 매니저|그래픽 디자이너|간호사|마케팅 매니저|교사|데이터 분석가|연구원|대리|과장|팀장|사원|기획자|품질관리|조교|물류 담당자|통역사|서비스 기획|아르바이트",
    "ar": "مهندس برمجيات|مندوب مبيعات|محاسب|أخصائي موارد بشرية|متدرب|مهندس مدني|مدير مشروع|مصمم جرافيك|ممرضة|مدير تسويق|خدمة عملاء|محامي|معلم رياضيات|محلل بيانات|مطور ويب|مساعد إداري|باحث|مهندس كهرباء|سكرتيرة|مشرف إنتاج|مدير مالي|صيدلي|مترجم|فني صيانة|أمين مستودع|منسق فعاليات",
}
SENT = {
    "es": "Desarrollo de aplicaciones web para clientes internos|Atención al cliente y gestión de reclamaciones|Coordinación de un equipo de ocho personas|Elaboración de informes mensuales para la dirección|Análisis de datos de ventas y propuestas de mejora|Mantenimiento de equipos e instalaciones|Preparación de presupuestos y facturas|Apoyo en la organización de eventos|Responsable de la formación de nuevos empleados|Diseñé e implementé un sistema que redujo los costes un 20 %|Profesional con amplia experiencia en el sector, orientada a resultados|Busco un puesto donde pueda aplicar mis conocimientos y seguir creciendo|Persona responsable, con iniciativa y capacidad de trabajo en equipo|Control de inventario y recepción de mercancía|Participé en la migración de la base de datos",
    "it": "Sviluppo di applicazioni web per clienti interni|Gestione dei reclami e assistenza alla clientela|Coordinamento di un gruppo di otto persone|Redazione di relazioni mensili per la direzione|Analisi dei dati di vendita e proposte di miglioramento|Manutenzione di macchinari e impianti|Preparazione di preventivi e fatture|Supporto all'organizzazione di eventi|Responsabile della formazione dei nuovi assunti|Ho progettato un sistema che ha ridotto i costi del 20 %|Persona responsabile, con spirito di iniziativa e capacità di lavorare in gruppo|Cerco una posizione in cui mettere a frutto le mie conoscenze|Controllo dell'inventario e ricevimento merci|Ho partecipato alla migrazione della base di dati",
    "pt": "Desenvolvimento de aplicações web para clientes internos|Atendimento ao cliente e gestão de reclamações|Coordenação de uma equipa de oito pessoas|Elaboração de relatórios mensais para a direção|Análise de dados de vendas e propostas de melhoria|Manutenção de equipamentos e instalações|Preparação de orçamentos e faturas|Apoio na organização de eventos|Responsável pelo treinamento de novos funcionários|Projetei um sistema que reduziu os custos em 20%|Profissional com ampla experiência no setor, focado em resultados|Busco uma oportunidade para aplicar meus conhecimentos|Controle de estoque e recebimento de mercadorias|Participei da migração do banco de dados",
    "nl": "Ontwikkelen van webapplicaties voor interne klanten|Klachten afhandelen en klanten te woord staan|Aansturen van een team van acht mensen|Opstellen van maandelijkse rapportages voor de directie|Analyseren van verkoopcijfers en doen van voorstellen|Onderhoud van machines en installaties|Opstellen van offertes en facturen|Ondersteuning bij het organiseren van evenementen|Verantwoordelijk voor het inwerken van nieuwe collega's|Een systeem ontworpen dat de kosten met 20% verlaagde|Ik ben een gedreven professional met oog voor detail|Op zoek naar een functie waarin ik mijn kennis kan inzetten|Voorraadbeheer en ontvangst van goederen",
    "pl": "Tworzenie aplikacji internetowych dla klientów wewnętrznych|Obsługa klienta i rozpatrywanie reklamacji|Koordynowanie pracy ośmioosobowego zespołu|Przygotowywanie miesięcznych raportów dla zarządu|Analiza danych sprzedażowych i propozycje usprawnień|Konserwacja maszyn i urządzeń|Sporządzanie ofert i faktur|Pomoc w organizacji wydarzeń|Odpowiedzialność za szkolenie nowych pracowników|Zaprojektowałem system, który obniżył koszty o 20%|Jestem osobą odpowiedzialną, komunikatywną i nastawioną na rozwój|Szukam pracy, w której wykorzystam swoją wiedzę|Kontrola stanów magazynowych i przyjmowanie towaru",
    "tr": "Şirket içi müşteriler için web uygulamaları geliştirildi|Müşteri şikayetlerinin takibi ve çözümü|Sekiz kişilik bir ekibin koordinasyonu|Yönetim için aylık raporların hazırlanması|Satış verilerinin analizi ve iyileştirme önerileri|Makine ve tesislerin bakımı|Teklif ve faturaların hazırlanması|Etkinliklerin düzenlenmesine destek verdim|Yeni çalışanların eğitiminden sorumluydum|Maliyetleri %20 azaltan bir sistem tasarladım|Takım çalışmasına yatkın, sorumluluk sahibi ve öğrenmeye açık biriyim|Bilgilerimi kullanabileceğim bir pozisyon arıyorum|Stok kontrolü ve mal kabul işlemleri yapıldı",
    "ru": "Разработка веб-приложений для внутренних заказчиков|Работа с клиентами и рассмотрение жалоб|Координация работы команды из восьми человек|Подготовка ежемесячных отчётов для руководства|Анализ данных о продажах и предложения по улучшению|Обслуживание оборудования и установок|Составление смет и счетов|Помощь в организации мероприятий|Отвечал за обучение новых сотрудников|Спроектировал систему, которая снизила расходы на 20%|Ответственный, коммуникабельный, быстро обучаюсь новому|Ищу работу, где смогу применить свои знания и опыт|Контроль запасов и приёмка товара|Участвовал в переносе базы данных на новую платформу|Вёл переговоры с поставщиками и заключал договоры",
    "zh": "负责公司内部系统的开发与维护，按时完成上线任务|处理客户投诉，提高客户满意度|带领八人团队完成季度目标|撰写月度报告并向管理层汇报|分析销售数据，提出改进建议|设备的日常维护与保养|编制预算，审核发票|协助组织校园活动，参与人数超过三百人|负责新员工培训|设计并实现了推荐系统，使成本降低百分之二十|本人性格开朗，责任心强，具有良好的团队合作精神|希望从事能够发挥专业知识的工作|参与数据库迁移，优化查询性能|使用机器学习方法对数据进行预测，准确率达到九成|独立完成需求分析、系统设计和测试工作",
    "ja": "社内向けウェブアプリケーションの開発と保守を担当しました|顧客からの問い合わせ対応を行いました|八名のチームをまとめ、目標を達成しました|経営層向けの月次報告書を作成|売上データを分析し、改善策を提案した|設備の点検と保守作業|見積書と請求書の作成|イベントの企画と運営を支援|新入社員の教育を担当|コストを二割削減する仕組みを設計し導入した|責任感が強く、協調性を大切にして仕事に取り組んでおります|これまでの経験を活かして貴社に貢献したいと考えております|データベースの移行作業に参加し、性能を改善した|要件定義から設計、実装、試験まで一貫して担当|在庫管理と入荷検品を行う",
    "ko": "사내 고객을 위한 웹 애플리케이션 개발 및 유지보수|고객 불만 접수 및 처리|여덟 명으로 구성된 팀을 이끌며 목표를 달성함|경영진을 위한 월간 보고서 작성|판매 데이터를 분석하고 개선안을 제안했습니다|설비 점검 및 유지 관리|견적서와 청구서 작성|행사 기획과 운영 지원|신입 사원 교육을 담당했습니다|비용을 20% 절감하는 시스템을 설계하고 구현|책임감이 강하고 협업을 중요하게 생각합니다|지식을 활용하여 회사에 기여하고 싶습니다|데이터베이스 이전 작업에 참여하여 성능 개선",
    "ar": "تطوير تطبيقات الويب للعملاء الداخليين وصيانتها|التعامل مع شكاوى العملاء وحلها|تنسيق عمل فريق من ثمانية أشخاص|إعداد التقارير الشهرية للإدارة|تحليل بيانات المبيعات واقتراح التحسينات|صيانة المعدات والمنشآت|إعداد عروض الأسعار والفواتير|المساعدة في تنظيم الفعاليات|كنت مسؤولا عن تدريب الموظفين الجدد|صممت نظاما أدى إلى خفض التكاليف بنسبة عشرين بالمئة|أسعى إلى العمل في بيئة تتيح لي تطبيق معرفتي وتطوير مهاراتي|القدرة على العمل ضمن فريق وتحمل ضغط العمل|مراقبة المخزون واستلام البضائع|المشاركة في نقل قاعدة البيانات",
    "en": "Developed web applications for internal clients, cutting response times by half|Handled complaints and answered questions from customers|Led a team of eight people across three sites|Prepared monthly reports for the board of directors|Analyzed sales data and proposed improvements|Maintained machines and installations|Prepared quotations and invoices|Supported the organisation of events with more than 300 guests|Responsible for training new staff|Designed and implemented a system that reduced costs by 20%|Motivated professional with ten years of experience in the field|Seeking a position in which I can apply my skills and grow|Implemented REST services using Java, Spring and PostgreSQL|Collaborated with product owners to define requirements|Taught two sections of the introductory course|Conducted research on the effects of climate on crop yields|Created a dashboard to visualize key metrics for stakeholders|Built a mobile app with over 1,000 downloads|Ensured compliance with safety regulations|Managed inventory and ordered supplies|Wrote unit tests and documentation|Migrated legacy code to the cloud|Volunteered at the local food bank every weekend|Achieved a score in the top 5% of the class|Relevant coursework: data structures, algorithms, statistics|Thesis on the numerical solution of wave equations|Awarded employee of the month for outstanding service|Responsibilities include scheduling, payroll and reporting",
}
VERBS = "Developed|Led|Managed|Built|Designed|Created|Implemented|Maintained|Coordinated|Analyzed|Supported|Taught|Prepared|Conducted|Improved|Organized|Assisted with|Responsible for|Worked on|Worked with|Supervised|Performed|Ensured|Trained|Delivered|Monitored|Researched|Wrote|Automated|Launched|Collaborated on|Contributed to|Participated in|Handled|Planned|Reviewed|Provided|Drove|Oversaw|Spearheaded".split(
    "|"
)
DEG = {
    "zh": (
        "本科|硕士|博士|学士|大专|硕士研究生|工学学士|理学硕士|高中|MBA",
        "计算机科学与技术|软件工程|机械工程|会计学|工商管理|英语|法学|金融学|土木工程|电子信息工程|临床医学|市场营销|数学与应用数学|视觉传达设计|人工智能",
    ),
    "ja": (
        "学士|修士|博士|卒業|修士課程修了|博士課程|普通科 卒業|学部卒業|大学院修了|入学",
        "情報工学科|経済学部|法学部|文学部|工学部 機械工学科|経営学部|理工学研究科|医学部|商学科|普通科|情報理工学系研究科|教育学部|外国語学部",
    ),
    "ko": (
        "학사|석사|박사|졸업|학사 졸업|재학|석사 수료|고등학교 졸업|전문학사",
        "컴퓨터공학과|경영학과|기계공학과|전자공학과|영어영문학과|심리학과|시각디자인학과|경제학과|간호학과|소프트웨어학부|통계학과",
    ),
    "ar": (
        "بكالوريوس|بكالوريوس في|ماجستير|ماجستير في|دكتوراه|دبلوم|دبلوم في|الثانوية العامة|ليسانس",
        "علوم الحاسوب|هندسة البرمجيات|المحاسبة|إدارة الأعمال|الهندسة المدنية|اللغة الإنجليزية|القانون|التسويق|نظم المعلومات|الهندسة الكهربائية|الصيدلة|الأدب العربي",
    ),
}
SCH = {
    "zh": "{t}大学|{t}理工大学|{t}师范大学|{t}第一中学|{t}职业技术学院|{t}科技学院",
    "ja": "{t}大学|{t}工業大学|{t}県立{t}高等学校|{t}大学大学院|国立{t}高等専門学校|{t}専門学校",
    "ko": "{t}대학교|{t}고등학교|{t}과학기술대학교|{t}여자대학교|{t}대학원",
    "ar": "جامعة {t}|كلية {t} التقنية|معهد {t}|مدرسة {t} الثانوية|جامعة {t} الدولية",
    "ru": "{t} государственный университет|{t} технический университет|Колледж экономики, {t}|МГТУ|СПбГУ|{t} политехнический институт|Лицей №{n}, {t}",
    "tr": "{t} Üniversitesi|{t} Teknik Üniversitesi|{t} Anadolu Lisesi|{t} Fen Lisesi|{t} Meslek Yüksekokulu",
    "el": "Πανεπιστήμιο {t}|ΤΕΙ {t}",
    "*": "University of {t}|{t} University|{t} College|{t} High School|Universität {t}|Hochschule {t}|Gymnasium {t}|Université de {t}|Lycée {s}|Lycée {t}|IUT {t}|Universidad de {t}|IES {t}|Colegio {s}|Universidade de {t}|Universidade Federal de {t}|Escola {s}|Università di {t}|Liceo {s}|Politecnico di {t}|Universiteit {t}|Hogeschool {t}|Uniwersytet w {t}|Liceum {t}|Politechnika {t}|{t} Institute of Technology|{s} Academy|{t} Community College|St. {s} School|ETH {t}|TU {t}",
}
ORG = {
    "zh": "{t}{w}有限公司|{w}科技股份有限公司|{t}{w}集团|{t}市人民医院|{w}银行{t}分行|{t}大学学生会",
    "ja": "株式会社{w}|{w}株式会社|有限会社{w}|{t}市役所|{t}病院|合同会社{w}|株式会社{w}システム",
    "ko": "(주){w}|주식회사 {w}|{t}병원|{w}전자|{t}시청|{w}연구소",
    "ar": "شركة {w}|مؤسسة {t} للتجارة|مستشفى {t}|بنك {t}|شركة {t} للمقاولات|مجموعة {w}",
    "ru": "ООО «{w}»|ОАО «{w}»|ЗАО {w}|ИП {s}|{t} городская больница|Школа №{n}|АО «{t}энерго»|{w} Групп",
    "tr": "{w} A.Ş.|{w} Ltd. Şti.|{t} Belediyesi|{t} Devlet Hastanesi|{w} Holding|{w} Teknoloji|{t} İl Müdürlüğü",
    "*": "{s} GmbH|{s} & {s}|{s} Inc.|{s} Ltd|{w} AG|{w} LLC|{s} Consulting|{s} Group|City of {t}|{t} Hospital|Stadt {t}|Klinikum {t}|Mairie de {t}|CHU {t}|Hotel {s}|Restaurant {s}|{s} Bau GmbH|{w} Labs|{w} Technologies|{w} Software|{s} S.L.|{s} S.A.|{s} S.r.l.|{s} Ltda|{s} B.V.|{s} Sp. z o.o.|{s} AB|Bank of {t}|{t} Times|{w} Studio|{w}|{w}|{w}.com|{w} Solutions|{s} Law Firm|Department of {w}, University of {t}|{t} Public Schools|{w} Foundation|{t} Food Bank|{s} Farm|US Army|Self-employed|Freelance|Cafe {s}|{s} Autohaus",
}
LEVELS = "native|fluent|basic|intermediate|advanced|C1|B2|A2|B1|C2|A1|Mother tongue|Muttersprache|fließend|Grundkenntnisse|verhandlungssicher|courant|notions|bilingue|langue maternelle|nativo|avanzado|intermedio|básico|fluente|avançado|nativo|madrelingua|buono|ottimo|scolastico|moedertaal|vloeiend|goed|redelijk|ojczysty|biegły|komunikatywny|ana dil|iyi|orta|ileri|родной|свободно|средний|базовый|母语|流利|熟练|CET-6|母国語|日常会話レベル|ビジネスレベル|TOEIC 850|모국어|상|중급|اللغة الأم|ممتاز|جيد|متوسط|full professional proficiency|professional working proficiency|limited working proficiency|elementary|conversational|IELTS 7.5|TOEFL 102|native speaker|good|very good|★★★★☆|●●●○○|80%|100%".split(
    "|"
)
LANGS = {
    "zh": "英语|中文|日语|法语|德语|普通话|粤语",
    "ja": "英語|日本語|中国語|韓国語|フランス語",
    "ko": "영어|한국어|일본어|중국어",
    "ar": "العربية|الإنجليزية|الفرنسية|التركية|الألمانية",
    "ru": "Русский|Английский|Немецкий|Французский|Китайский",
    "tr": "Türkçe|İngilizce|Almanca|Fransızca|Arapça",
    "*": "English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Chinese|Mandarin|Japanese|Arabic|Hindi|Turkish|Deutsch|Englisch|Französisch|Spanisch|Anglais|Français|Espagnol|Allemand|Inglés|Español|Francés|Alemán|Catalán|Inglês|Português|Espanhol|Francês|Inglese|Italiano|Francese|Tedesco|Engels|Nederlands|Duits|Frans|Angielski|Polski|Niemiecki|Svenska|Engelska|Dansk|Norsk|Engelsk|Urdu|Bengali|Tamil|Telugu|Korean|Greek|Hebrew|Ukrainian|Swahili|Romanian|Hungarian|Czech|Latin",
}
CERTW = "Certified {k} Professional|{k} Certificate|{k} Associate|Introduction to {k}|{k} Specialization|{k} for Beginners|Advanced {k}|Certificate in {d}|Diploma in {d}|Zertifikat {k}|Lehrgang {k}|Certificat {k}|Formation {k}|Curso de {k}|Certificado en {d}|Corso di {k}|Attestato {k}|Kurs {k}|Certificaat {k}|{k} Eğitimi|{k} Sertifikası|Курс «{k}»|Сертификат {k}|{k}证书|{k}資格|{k}技能士|{k} 자격증|دورة {k}|شهادة {k}|Driving licence B|First Aid|CPR/AED|PMP|Scrum Master|AWS Certified Solutions Architect|IELTS Academic|TOEFL iBT|CPA|CFA Level I|Six Sigma Green Belt|CCNA|普通自動車第一種運転免許|日商簿記2級|TOEICスコア {n}|大学英语六级|计算机二级|教师资格证|정보처리기사|OPIc IM2|Registered Nurse License #{n}{n}|Forklift licence|OSHA 30|Bootcamp {k}|Nanodegree {k}|Professional {k} Engineer".split(
    "|"
)
ISSUERS = "Coursera|Udemy|edX|LinkedIn Learning|Google|Microsoft|AWS|Amazon Web Services|Cisco|IBM|Oracle|HackerRank|freeCodeCamp|Red Cross|IHK|Alura|Platzi|DataCamp|Pluralsight|Meta|Stanford University|Scrum.org|PMI|British Council|Goethe-Institut|Instituto Cervantes|ETS|OpenClassrooms|SENAI|Udacity|NPTEL|Cambridge|Stepik|Skillbox|Яндекс Практикум|Netoloji|BTK Akademi|Patika.dev".split(
    "|"
)
SOFT = "Teamwork|Communication|Leadership|Problem solving|Time management|Microsoft Office|Excel|Word|PowerPoint|Python|Java|JavaScript|C++|C#|SQL|HTML|CSS|React|Node.js|Git|Docker|Linux|AWS|Photoshop|AutoCAD|SAP|Teamfähigkeit|Zuverlässigkeit|Kundenservice|Travail en équipe|Rigueur|Autonomie|Trabajo en equipo|Comunicación|Liderazgo|Trabalho em equipe|Comunicação|Lavoro di squadra|Samenwerken|Praca w zespole|Takım çalışması|İletişim|Командная работа|Ответственность|Коммуникабельность|团队合作|沟通能力|熟练使用办公软件|コミュニケーション能力|基本的なPC操作|문제 해결|العمل الجماعي|التواصل|Critical thinking|Customer service|Public speaking|Machine learning|Data analysis|TensorFlow|MATLAB|R|Figma|Jira|Kubernetes|Django|Flask|PHP|Laravel|MySQL|MongoDB|PostgreSQL|TypeScript|Angular|Vue.js|Spring Boot|LaTeX|SPSS|Tableau|Power BI|Salesforce|QuickBooks|Cash handling|Driving|Welding|Patient care|Phlebotomy".split(
    "|"
)
HOBBY = "Reading|Travel|Football|Photography|Cooking|Music|Chess|Hiking|Swimming|Running|Cinema|Gaming|Lesen|Reisen|Musik|Fußball|Wandern|Lecture|Voyages|Cuisine|Natation|Lectura|Viajes|Música|Fútbol|Leitura|Viagens|Lettura|Viaggi|Calcio|Nuoto|Lezen|Reizen|Koken|Czytanie książek|Podróże|Sport|Kitap okumak|Yüzmek|Seyahat|Чтение|Путешествия|Спорт|Музыка|阅读|旅游|篮球|摄影|読書|旅行|映画鑑賞|독서|여행|영화 감상|القراءة|السفر|كرة القدم|Yoga|Volleyball|Guitar|Piano|Painting|Dancing|Cycling|Gardening|Basketball|Ski".split(
    "|"
)
TOPIC = "a study of|towards|on the|learning|analysis of|effects of|an approach to|modelling|deep|efficient|robust|evaluation of|the role of|optimization of|design of|novel|detection of|prediction of|a survey of|framework for|évaluation de|étude de|análisis de|estudio de|análise de|analisi di|zur|untersuchung|исследование|анализ|基于|研究|の研究|における|연구".split(
    "|"
)
VENUE = "Journal of {d}|Proceedings of the International Conference on {d}|IEEE Transactions on {d}|Nature|Science|arXiv preprint arXiv:{n}.{n}|{d} Letters|Springer|Elsevier|ACM|NeurIPS|ICML|PLOS ONE|Review of {d}|Revista de {d}|Zeitschrift für {d}|Lecture Notes in {d}|Workshop on {d}|University Press|Вестник|学报|情報処理学会|Bull. of {d}|Int. J. of {d}".split(
    "|"
)
PERS = {
    "dob": "Date of birth|Geburtsdatum|Date de naissance|Fecha de nacimiento|Data de nascimento|Data di nascita|Geboortedatum|Data urodzenia|Doğum tarihi|Дата рождения|出生日期|生年月日|생년월일|تاريخ الميلاد|Born|Geboren am|DOB",
    "nat": "Nationality|Nationalität|Nationalité|Nacionalidad|Nacionalidade|Nazionalità|Nationaliteit|Uyruk|Гражданство|国籍|الجنسية|Citizenship|Staatsangehörigkeit",
    "tel": "Phone|Tel|Tel.|Mobile|Telefon|Téléphone|Teléfono|Telefone|Telefono|Telefoon|Cep|Телефон|电话|手机|電話|연락처|الهاتف|T|M|P|☎|Mob",
    "mail": "Email|E-mail|E-Mail|Mail|Courriel|Correo|Correo electrónico|E-posta|Почта|邮箱|メール|이메일|البريد الإلكتروني|E|✉",
    "adr": "Address|Adresse|Dirección|Endereço|Indirizzo|Adres|Адрес|地址|住所|주소|العنوان|Anschrift|Wohnort|Location",
    "mar": "Marital status|Familienstand|Situation familiale|Estado civil|Stato civile|Medeni hal|Семейное положение|婚姻状况|الحالة الاجتماعية",
    "sex": "Gender|Geschlecht|Sexe|Sexo|Sesso|Cinsiyet|Пол|性别|性別|الجنس",
    "lic": "Driving licence|Führerschein|Permis de conduire|Carnet de conducir|CNH|Patente|Rijbewijs|Prawo jazdy|Sürücü belgesi|Водительские права",
    "web": "Website|Web|LinkedIn|GitHub|Portfolio|Linkedin|Homepage|Site",
}
FL = {
    "post": "Position|Job title|Title|Role|Designation|Funktion|Poste|Puesto|Cargo|Ruolo|Functie|Stanowisko|Pozisyon|Должность|职位|役職|직책|المسمى الوظيفي|Lavoro o posizione ricoperti|Occupation or position held",
    "org": "Company|Employer|Organization|Firma|Arbeitgeber|Entreprise|Empresa|Azienda|Bedrijf|Firma adı|Компания|公司|会社名|회사명|الشركة|Datore di lavoro|Name and address of employer",
    "place": "Location|Place|Ort|Lieu|Lugar|Local|Luogo|Plaats|Şehir|Город|地点|المكان",
    "date": "Dates|Period|Duration|Date|Zeitraum|Période|Periodo|Período|Data|Periode|Tarih|Период|时间|期間|기간|المدة|Date (da – a)",
    "deg": "Degree|Qualification|Abschluss|Diplôme|Título|Curso|Qualifica conseguita|Opleiding|Bölüm|Специальность|专业|学位|전공|التخصص",
    "school": "Institution|School|University|College|Hochschule|Établissement|Centro|Instituição|Istituto|Instelling|Okul|ВУЗ|学校|学校名|학교|الجامعة",
    "grade": "GPA|CGPA|Grade|Note|Mention|Nota|Voto|Average|Percentage|Not ortalaması|Средний балл|绩点|학점|المعدل|Gesamtnote|Cijfer|Marks",
}
NOISE = "Page {n} of {n}|Page {n}|{n}|{n}/{n}|Curriculum Vitae|Résumé|CV|Lebenslauf|Hoja de vida|CURRICULUM VITAE|Özgeçmiş|Резюме|履歴書|职务经历书|이력서|السيرة الذاتية|Curriculum Vitae of {p}|{p} - Resume|{p} | Page {n}|Last updated: {m}|Updated {m}|Made with Canva|Created with Word|Seite {n} von {n}|Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji|Autorizzo il trattamento dei dati personali ai sensi del D. Lgs. 196/2003 e del Regolamento UE|I hereby declare that the information given above is true to the best of my knowledge|Ort, Datum, Unterschrift|{p}|© European Union, {y}|Pagina {n} / {n} - Curriculum vitae di {p}|References available upon request|Powered by FlowCV|現在|以上|贈".split(
    "|"
)
ORG |= {
    "de": "{s} GmbH|{s} & {s}|{w} AG|{s} GmbH & Co. KG|{t}er Verkehrsbetriebe|Stadt {t}|Klinikum {t}|Landratsamt {t}|Sparkasse {t}|{s} Bau GmbH|Autohaus {s}|Hotel {s}|Restaurant {s}|Praxis Dr. {s}|Kanzlei {s}|{d} {t} e.V.|Universität {t}|Institut für {d}|{s} Consulting|Bundesagentur für {d}|{w}|{w} Deutschland|Café {s}|Stadtwerke {t}|{t} Messe|Caritas {t}|DRK {t}|Montessori {t}|Kita {t}|{s} Logistik|Verein für {d}|{s}",
    "fr": "{s} SA|{w} France|Mairie de {t}|CHU {t}|Groupe {s}|Restaurant {s}|Cabinet {s}|Hôtel {s}|Conseil départemental de {t}|Association {d}|Laboratoire de {d}|Université de {t}|{w}|{s} et Fils|Boulangerie {s}|SARL {s}|Crédit {t}|Collège {s}|Centre hospitalier de {t}|Office de tourisme de {t}|Librairie {s}|{s} Conseil|Agence {s}|Métropole de {t}|Ministère de {d}|Auchan {t}|Ville de {t}",
    "es": "{s} S.L.|{s} S.A.|{w} España|Ayuntamiento de {t}|Hospital {s}|Universidad de {t}|Grupo {s}|Restaurante {s}|Hotel {s}|Clínica {s}|Fundación {s}|Instituto de {d}|Banco de {t}|Colegio {s}|{w}|Asociación de {d}|Ministerio de {d}|Constructora {s}|Comercial {s}|{s} y Asociados|Estudio {s}|Farmacia {s}|Gobierno de {t}",
    "pt": "{s} Ltda|{w} Brasil|Prefeitura de {t}|Hospital {s}|Universidade Federal de {t}|Grupo {s}|Restaurante {s}|Colégio {s}|{w}|Clínica {s}|Banco {t}|Supermercado {s}|Instituto de {d}|Secretaria de {d}|{s} S/A|Construtora {s}|Escritório {s}|Fundação {s}|{s} Tecnologia|{s} Consultoria|Drogaria {s}",
    "it": "{s} S.r.l.|{s} S.p.A.|{w} Italia|Comune di {t}|Ospedale {s}|Università di {t}|Gruppo {s}|Ristorante {s}|Hotel {s}|Studio {s}|Istituto di {d}|Banca di {t}|Scuola {s}|{w}|Associazione {d}|Farmacia {s}|ASL {t}|Cooperativa {s}|Regione {t}|Bar {s}",
    "nl": "{s} B.V.|{w} Nederland|Gemeente {t}|Ziekenhuis {t}|Universiteit {t}|{s} & Zonen|Restaurant {s}|Basisschool {s}|{w}|Stichting {d}|Albert {s}|Bakkerij {s}|Hotel {s}|{s} Groep|Ministerie van {d}|Rabobank {t}",
    "pl": "{s} Sp. z o.o.|{w} Polska|Urząd Miasta {t}|Szpital {t}|Uniwersytet w {t}|Restauracja {s}|Szkoła Podstawowa nr {n}|{w}|Fundacja {s}|{s} S.A.|Bank {t}|Hotel {s}|Kancelaria {s}|Stowarzyszenie {d}",
}
ORG["*"] += "|{d} Center|{d} Institute|Center for {d}|{t} {d} Association|{d} Club, {t} University|{s} Family Clinic|{s} Medical Center|{t} School District|{s} Elementary School|County of {t}|{t} Police Department|{t} Public Library|Department of {d}|{s} Staffing|{s} Studios|{s} Media|{s} Capital|{s} Partners|{s} Industries|{s} Logistics|The {w} Company|{s}'s Restaurant|{s} Pharmacy|Church of {s}|Bank of {s}|{w} Group, {t}|{w} (acquired by {s})|{s} Research Lab|Student Council|National Guard|{t} Youth Center|{w} India Pvt. Ltd.|{s} Enterprises|{d} Solutions|Ministry of {d}|{t} Airport|YMCA of {t}|{s} Theatre|{s} Realty|{s}, {s} & {s} LLP|{w} Academy|{s} Foundation|{s} Landscaping"
POST_ENDS = {
    "en": "Intern|Assistant|Coordinator|Teaching Assistant|Tutor|Consultant|Supervisor|Lead|Manager|Specialist|Researcher|Fellow|Instructor|Member|Volunteer|Director|Developer|Analyst|Owner|Trainee|President|Captain|Administrator|Representative|Technician",
    "de": "Praktikant|Werkstudentin|Mitarbeiter|Referent|Ausbildung|Aushilfe|Hilfskraft|Leiterin|Berater|Trainee|Dozent|Sachbearbeiter|Freiwilligendienst|Praktikum",
    "fr": "Stagiaire|Assistante|Chargé de mission|Responsable|Alternance|Bénévole|Consultant|Stage|Animatrice|Vacataire|Conseiller",
    "es": "Becario|Auxiliar|Coordinador|Responsable|Prácticas|Voluntario|Encargada|Docente|Asistente|Técnico",
    "pt": "Estágio|Estagiária|Auxiliar|Assistente|Coordenador|Analista|Voluntário|Monitor|Gerente|Professor",
    "it": "Tirocinante|Stagista|Assistente|Responsabile|Tirocinio|Volontario|Addetta|Collaboratore|Docente",
    "nl": "Stagiair|Medewerker|Assistent|Coördinator|Vrijwilliger|Docent|Bijbaan|Adviseur",
    "pl": "Stażysta|Asystentka|Specjalista|Koordynator|Praktykant|Kierownik|Wolontariusz",
}
POST_JOINS = {"en": "{d} {e}|{e}, {d}|{k} {e}|{e} – {d}|{e}", "de": "{e} {d}|{e} im Bereich {d}|{e}|{d}-{e}", "*": "{e} {d}|{e} – {d}|{e}|{e}, {d}"}
STUDY_DETAILS = {
    "*": "Relevant coursework|Coursework|Relevant Courses|Thesis|Dissertation|Advisor|Supervisor|Minor|Minors|Major|Focus|Specialization|Activities|Honors|Awards|Modules|Subjects|Final project|Concentration|Thesis Title|Projects|Scholarship".split("|"),
    "de": "Schwerpunkte|Schwerpunkt|Abschlussarbeit|Masterarbeit|Bachelorarbeit|Leistungskurse|Vertiefung|Nebenfach|Thema|Prüfungsfächer|Studienschwerpunkt".split("|"),
    "fr": "Mémoire|Spécialité|Option|Cours suivis|Thèse|Matières principales|Projet de fin d'études|Directeur".split("|"),
    "es": "Tesis|Especialidad|Proyecto final|Materias|Mención|Trabajo de fin de grado|Director".split("|"),
    "pt": "Trabalho de conclusão|Ênfase|Disciplinas|Orientador|Tese|Dissertação|Atividades".split("|"),
    "it": "Tesi|Titolo della tesi|Materie|Relatore|Indirizzo|Esami".split("|"),
    "nl": "Scriptie|Profiel|Vakken|Specialisatie|Minor|Afstudeerproject".split("|"),
    "pl": "Praca magisterska|Specjalność|Kierunek|Specjalizacja|Promotor".split("|"),
    "ru": "Специальность|Диплом|Тема диплома|Факультет|Специализация".split("|"),
    "tr": "Bitirme projesi|Tez|Bölüm|Yan dal|Dersler".split("|"),
    "zh": "主修课程|研究方向|毕业论文|导师|核心课程|荣誉".split("|"),
    "ja": "専攻|研究テーマ|卒業論文|主な履修科目".split("|"),
    "ko": "전공|부전공|논문|주요 과목|지도교수".split("|"),
    "ar": "التخصص|المشرف|مشروع التخرج|المواد".split("|"),
}
GROUP_LABELS = {
    "*": "Internships|Full-time|Part-time|Research|Teaching|Industry|Other|Consulting|Clinical|Freelance|Selected roles|Earlier career|Undergraduate|Graduate|School|University".split("|"),
    "de": "Praktika|Nebentätigkeiten|Studium|Schule|Ausbildung|Ehrenamt|Schulbildung|Hochschule|Berufsausbildung|Weiterbildung".split("|"),
    "fr": "Stages|Emplois|Bénévolat|Jobs d'été|Études supérieures|Lycée|Enseignement".split("|"),
    "es": "Prácticas|Docencia|Investigación|Otros|Universidad|Secundaria".split("|"),
    "pt": "Estágios|Outros|Graduação|Ensino médio|Docência".split("|"),
    "ru": "Школа|Университет|Стажировки|Работа|Дополнительно".split("|"),
    "zh": "实习经历|工作经历|校园经历|兼职".split("|"),
}
JOB_DETAILS = {
    "*": "Website|Address|Reporting to|Supervisor|Location|Industry|Team size|Type|Department|Hours per week|Client|Employees|Sector|Company|Phone|Project".split("|"),
    "de": "Branche|Abteilung|Standort|Vorgesetzter|Anschrift|Umfang|Mitarbeiter".split("|"),
    "fr": "Secteur|Service|Adresse|Client|Équipe|Site".split("|"),
    "es": "Sector|Departamento|Dirección|Jefe directo|Teléfono|Área".split("|"),
    "pt": "Setor|Departamento|Endereço|Gestor|Área|Cliente".split("|"),
    "it": "Settore|Tipo di azienda|Indirizzo|Reparto|Tipo di impiego".split("|"),
    "ru": "Сфера деятельности|Отдел|Адрес|Сайт|Подразделение".split("|"),
    "zh": "部门|汇报对象|公司规模|所属行业|下属人数".split("|"),
    "ja": "事業内容|部署|従業員数|雇用形態|資本金".split("|"),
}
CLOSING_DETAILS = "Reason for leaving|Reference|References|Achievement|Supervisor|Motivo de salida|Salary|Contact|Grund des Wechsels|Referenz|Referencia|Причина увольнения|离职原因".split("|")
COURSES = "Bootcamp|{k} Bootcamp|{d} course|Weiterbildung {d}|Formation {d}|Curso de {d}|Curso técnico em {d}|Corso di {d}|Cursus {d}|Kurs {d}|{d} Eğitimi|Курс «{d}»|Classe préparatoire|Classe préparatoire {d}|Ausbildung {d}|Prácticas de {d}|Intercambio|Auslandssemester|Semestre d'échange|Study abroad|L3 {d}|M1 {d}|M2 {d}|Licence 1|1A|2A|{d} (Minor)|{d} & {k}|Vorkurs {d}".split(
    "|"
)
