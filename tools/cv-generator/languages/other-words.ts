import type { LanguagePack } from "../language-pack.ts";

type Words = Partial<LanguagePack>;

/** Second lists, written without looking at the lexicon: they show what the engine makes of words it was not built on. */
export const otherWords: Readonly<Record<string, Words>> = {
  en: {
    firstNames: "Thandiwe|Eleanor|Ravi|Sinead|Jamal|Mei-Ling|Tobias|Georgina|Ahmed|Kirsty|Lorcan|Valentina",
    lastNames:
      "Whitcombe|Nkosi|Subramanian|Gallagher|Freeman|Tan|Ostrowski|Delacroix|Rahman|MacLeod|Brannigan|De Souza",
    cities:
      "Swansea|Nottingham, UK|Denver, CO|Vancouver, BC|Brisbane, QLD|Wellington, New Zealand|Singapore|Limerick|Tampa, Florida|Pune, India|Inverness",
    titles: {
      summary: "Profile Summary|Overview|Introduction|Career Profile|Bio",
      experience: "Professional History|Employment|Career Summary|Where I've worked|Job History|Work Background",
      education: "Academic Qualifications|Training & Education|Schooling|Degrees",
      skills: "Expertise|Capabilities|What I do well|Competencies|Skill Set|Technologies",
      projects: "Portfolio|Featured Projects|Recent Projects|Project Work",
      certifications: "Licences|Training & Certificates|Credentials|Certificates & Training",
      languages: "Language Proficiency|Languages I speak|Foreign Languages",
      publications: "Research Output|Published Work|Journal Articles",
      interests: "Personal Interests|In my spare time|Activities",
    },
    jobs: "Regional Sales Director|Midwife|Tree Surgeon|Cloud Solutions Architect|Legal Secretary|Sommelier|Air Traffic Controller|Lecturer in Statistics|Set Designer|Compliance Analyst|Forestry Worker|Crane Operator|Podcast Producer|Chief of Staff|Actuary|Speech and Language Therapist|Fundraising Manager|Loss Adjuster",
    companies:
      "Wren Digital|Castlegate NHS Foundation Trust|Pemberton Brothers|Ironwood Robotics|City of Larchmont|Halcyon Studios|Mistral Airways|Bramble & Vine|North Star Housing Association|Kettle Black Coffee Roasters|Aldous Pharma|Sundial Publishing House|Meridian|Tarn Valley Farms|Octavia Consulting",
    degrees:
      "Bachelor of Science|BEng|MSc|BCom|Master of Arts|Doctor of Philosophy|LLB|Foundation Degree|Higher Diploma|B.A.",
    fields:
      "Forestry|Actuarial Science|Midwifery|Film Production|Human Resource Management|Robotics|Modern Languages|Public Health|Economics and Politics",
    schools:
      "Glenmore University|Aldersgate College|Northgate School of Nursing|University of the Western Isles|Fairhaven Community College|Institute of Design, Marlow|St Oswald's Sixth Form College",
    skills:
      "Stakeholder management|Go-to-market strategy|Chainsaw maintenance|TypeScript|PostgreSQL|Phlebotomy|Pricing|Bid writing|Salesforce|Jira|Swift|MATLAB|Blender|Crisis communication|Mentoring|Microsoft Project|Payroll|Spectroscopy|Wine pairing|Kotlin|Power BI|Audit|Ansible|Storyboarding",
    skillGroups: "Platforms|Management|Craft|Programming|Design|Languages and tools",
    tasks:
      "Opened # new accounts in the first year|Supervised # apprentices|Responsible for a fleet of # vehicles|Rewrote the intake process and halved waiting times|Chaired the weekly safety meeting|Drafted tenders worth up to £# million|Saved #% on energy by changing suppliers|Reported to the board every quarter|Designed and ran # training days a year",
    sentences:
      "Hands-on manager with # years in fast moving businesses.|Comfortable with numbers, people and deadlines.|Now seeking a senior post close to home.",
    projects: "Peatland Sensor Network|Lost Songs Archive|Marrow|Community Fridge Finder|Queue Simulator",
    certifications:
      "Chartered Accountant (ACA)|IOSH Managing Safely|Certified Kubernetes Administrator|Lean Six Sigma Green Belt|Advanced Life Support|TEFL Certificate",
    papers:
      "Soil moisture and the recovery of upland bogs|On the pricing of rare events|Birth centres and continuity of care",
    interests: "Fell running|Pottery|Open-water swimming|Brass band|Allotment gardening",
  },
  de: {
    firstNames: "Heike|Torsten|Leonie|Emre|Gudrun|Maximilian|Swantje|Raphael|Ingeborg|Jannik",
    lastNames: "Obermeier|Kaya|Lindenberg|Strauß|Wöhler|zu Reventlow|Pfeiffer|Nowak|Hinrichsen|Baumgärtner",
    cities: "Dresden|Mainz|Salzburg|Bern, Schweiz|Göttingen|Ulm|Saarbrücken|Innsbruck|Wismar|Bad Homburg",
    titles: {
      summary: "Persönliches|Profil & Ziele|Kurzvorstellung|Das bin ich",
      experience:
        "Berufspraxis|Beruflicher Hintergrund|Arbeitserfahrung|Tätigkeiten|Berufstätigkeit|Berufliche Entwicklung",
      education: "Studium|Schulbildung|Aus- und Weiterbildung|Akademische Laufbahn|Hochschulausbildung",
      skills: "Fachliche Kompetenzen|Know-how|Besondere Kenntnisse|Technische Fähigkeiten|Kernkompetenzen|Software",
      projects: "Referenzprojekte|Projektübersicht|Private Projekte",
      certifications: "Zusatzqualifikationen|Seminare|Schulungen|Lizenzen und Zertifikate",
      languages: "Sprachniveau|Sprachliche Kenntnisse|Sprachen & Niveau",
      publications: "Aufsätze|Wissenschaftliche Veröffentlichungen|Beiträge",
      interests: "Freizeitaktivitäten|Persönliche Interessen|Außerberufliches",
    },
    jobs: "Zerspanungsmechaniker|Hebamme|Notarfachangestellte|Vertriebsingenieur|Erzieherin|Forstwirt|Referentin der Geschäftsführung|Mediengestalter Digital und Print|Oberärztin|Küchenchef|Speditionskauffrau|DevOps Engineer|Restauratorin|Schichtführer|Controllerin",
    companies:
      "Hubertus Forstbetriebe|Alpenblick Hotel GmbH|Kanzlei Dr. Wöhler & Partner|Landratsamt Moosbach|Voltaris SE|Sankt-Elisabeth-Krankenhaus|Tischlerei Ebeling|Mühlenwerke Sieg eG|Optikon Messtechnik|Verlag am Deich|Deutsche Waggonbau|Rheinfunk",
    degrees:
      "Bachelor of Science|Diplom-Ingenieur (FH)|Allgemeine Hochschulreife|Master of Arts|Dr. rer. nat.|Fachwirt|Meisterbrief|Mittlere Reife",
    fields:
      "Forstwissenschaft|Angewandte Informatik|Hebammenkunde|Restaurierung|Pädagogik|Physik|Wirtschaftsrecht|Mechatronik",
    schools:
      "Georg-Forster-Universität Moosbach|Duale Hochschule Siegtal|Berufsfachschule für Technik Wismar|Kunsthochschule Ebeltal|Max-Planck-Gymnasium|IHK Oberrhein|Handwerkskammer Sieg",
    skills:
      "CATIA V5|Arbeitsschutz|Lohnabrechnung|C#|Kubernetes|Holzernte|Geburtsvorbereitung|DATEV|Adobe InDesign|Moderation|Lean Management|SPS-Programmierung|Restaurierung von Fresken|Angular|Kostenrechnung|Reklamationsbearbeitung|Führerschein Klasse CE|Power BI",
    skillGroups: "EDV|Technik|Soziales|Branchenwissen|Programme",
    levels: "Basis|solide|sicher|Profi",
    tasks:
      "Betreuung von # Großkunden|Planung und Überwachung der Fertigung|Verantwortung für ein Budget von # Mio. Euro|Anleitung von # Auszubildenden|Einführung eines Schichtmodells für # Beschäftigte|Durchführung interner Audits|Abstimmung mit Behörden und Lieferanten",
    sentences:
      "Praxisnahe Führungskraft mit # Jahren Verantwortung.|Ich arbeite gern mit Menschen und Zahlen.|Ziel ist eine Stelle mit Gestaltungsspielraum.",
    projects: "Waldbrand-Frühwarnung|Stadtarchiv digital|Offene Werkstatt Siegtal|Kitaplaner",
    certifications:
      "Sachkundenachweis Pflanzenschutz|Six Sigma Green Belt|Bilanzbuchhalter (IHK)|Gabelstaplerschein|SAFe Agilist|REFA-Grundschein",
    papers:
      "Totholz und Artenvielfalt in Buchenwäldern|Pigmente mittelalterlicher Wandmalerei|Schichtarbeit und Schlafqualität",
    interests: "Orgelspiel|Rennradfahren|Pilze sammeln|Improtheater|Segelfliegen",
  },
  fr: {
    firstNames: "Solène|Baptiste|Aminata|Gaël|Ludivine|Yacine|Maëlle|Thibault|Capucine|Rémi",
    lastNames: "Carpentier|Le Goff|Traoré|Bonnefoy|Mercier|Benali|de Villiers|Castagnet|Roussel|Guérin",
    cities:
      "Rennes|Clermont-Ferrand|Toulouse|Lausanne, Suisse|Liège, Belgique|Le Havre|Annecy|Montréal, Canada|Saint-Étienne",
    titles: {
      summary: "Accroche|En quelques mots|Profil professionnel|Mon profil",
      experience: "Expériences professionnelles|Parcours professionnel|Carrière|Mes expériences|Parcours",
      education: "Formations|Cursus|Études|Diplômes et formations|Parcours académique",
      skills: "Savoir-faire|Compétences clés|Domaines de compétence|Compétences techniques|Outils et logiciels|Atouts",
      projects: "Réalisations|Projets personnels|Principaux projets",
      certifications: "Certificats|Habilitations|Formations complémentaires|Certifications et permis",
      languages: "Langues parlées|Compétences linguistiques|Langues étrangères",
      publications: "Articles|Travaux publiés|Communications",
      interests: "Loisirs|Passions|Centres d'intérêt",
    },
    jobs: "Sage-femme|Conducteur de travaux|Chargée de clientèle|Ingénieure qualité|Boulanger-pâtissier|Professeur des écoles|Juriste d'entreprise|Cheffe de rang|Administrateur systèmes|Menuisier|Attachée de presse|Contrôleur de gestion|Éducatrice spécialisée|Responsable logistique",
    companies:
      "Maison Bellecour|Groupe Armor Énergies|CHU de Valmont|Atelier du Bois Joli|Mairie de Kerlouan|Banque Populaire du Lac|Éditions du Phare|Société Nouvelle Tissages|Aéroparc|Cabinet Roussel et Associés|La Halle aux Fruits SARL|Nexora",
    degrees: "Master 2|Licence|BTS|DUT|Baccalauréat général|CAP|Diplôme d'ingénieur|Diplôme d'État|Doctorat",
    fields:
      "Droit des affaires|Génie civil|Boulangerie|Sciences de l'éducation|Logistique|Maïeutique|Communication|Finance",
    schools:
      "Université de Valmont|École supérieure du bois|IUT de Kerlouan|Lycée Jean-Moulin|Institut de formation en soins du Lac|Conservatoire des arts et métiers de Brive",
    skills:
      "Gestion de projet|Suivi de chantier|Pétrissage|Excel|Droit du travail|Réseaux Cisco|Relation client|SAP|Rédaction|PHP|Symfony|Photoshop|Négociation|Gestion de conflits|HACCP|Comptabilité analytique|AutoCAD|Permis B",
    skillGroups: "Logiciels|Métier|Savoir-être|Informatique",
    tasks:
      "Encadrement d'une équipe de # personnes|Gestion d'un budget de # M€|Mise en place d'un nouvel outil de suivi|Accueil et conseil de la clientèle|Rédaction des comptes rendus de chantier|Formation de # apprentis",
    sentences:
      "Professionnelle rigoureuse forte de # ans d'expérience.|J'aime travailler en équipe et transmettre.|À la recherche d'un poste à responsabilités.",
    projects: "Four solaire communal|Bibliothèque vivante|Carte des sentiers oubliés",
    certifications:
      "SST – Sauveteur secouriste du travail|Habilitation électrique B1V|TOEIC 895|CACES 3|Certification Voltaire",
    papers: "La mémoire ouvrière des tissages|Accouchement physiologique en milieu rural",
    interests: "Randonnée|Cuisine|Théâtre d'improvisation|Apiculture|Escalade",
  },
  es: {
    firstNames: "Itziar|Gonzalo|María del Carmen|Joaquín|Nuria|Ximena|Álvaro|Pilar|Iker|Rocío",
    lastNames: "Etxebarria Ruiz|Cárdenas|Salvatierra Gómez|Peñalver|Ibáñez Soler|Montoya|de la Fuente|Quispe",
    cities:
      "Zaragoza|Bilbao|Murcia|Quito, Ecuador|Rosario, Argentina|Las Palmas de Gran Canaria|Guadalajara, México|Vigo",
    titles: {
      summary: "Acerca de mí|Extracto|Objetivo profesional|Presentación",
      experience: "Trayectoria profesional|Historial laboral|Experiencia|Trayectoria laboral|Empleos anteriores",
      education: "Estudios|Formación|Titulación|Estudios realizados|Formación reglada",
      skills: "Aptitudes|Competencias|Habilidades y herramientas|Conocimientos técnicos|Informática",
      projects: "Proyectos personales|Trabajos destacados|Portafolio",
      certifications: "Cursos|Formación complementaria|Certificados|Acreditaciones",
      languages: "Idiomas|Lenguas|Nivel de idiomas",
      publications: "Artículos|Publicaciones científicas",
      interests: "Aficiones|Intereses personales|Tiempo libre",
    },
    jobs: "Matrona|Jefe de obra|Técnica de recursos humanos|Analista programador|Camarera|Maestro de primaria|Delegada comercial|Operario de producción|Ingeniera de caminos|Redactor|Auxiliar administrativo|Veterinaria",
    companies:
      "Grupo Cantábrico de Energía|Conservas La Ría S.L.|Hospital Virgen del Mar|Construcciones Peñalver|Ayuntamiento de Villarrubia|Banco del Ebro|Colegio San Telmo|Tecnia Sistemas|Bodegas Altosano|Clínica Veterinaria Norte|Editorial Arrecife",
    degrees: "Grado en|Licenciatura en|Máster en|Técnico Superior en|Diplomatura en|Bachillerato de|Doctorado en",
    fields:
      "Ingeniería Civil|Veterinaria|Ciencias de la Educación|Psicología|Periodismo|Relaciones Laborales|Informática",
    schools:
      "Universidad de Villarrubia|Universidad Politécnica del Ebro|IES Mar de Alborán|Centro de Formación San Telmo|Escuela de Negocios Altamira",
    skills:
      "Gestión de equipos|Presto|Nóminas|SQL Server|Atención al cliente|Carné de conducir B|Angular|Redacción|Contabilidad|Power BI|Cirugía menor|Prevención de riesgos|Photoshop|Java|Ventas|Scrum",
    skillGroups: "Programas|Técnicas|Personales|Gestión",
    tasks:
      "Coordinación de # personas en obra|Captación de # clientes nuevos|Elaboración de nóminas y contratos|Reducción de mermas en un #%|Control de calidad y trazabilidad|Formación de personal nuevo",
    sentences:
      "Profesional con # años de trayectoria en el sector.|Me gusta aprender y trabajar en equipo.|Busco un puesto estable con proyección.",
    projects: "Mapa de fuentes públicas|Huerto en el tejado|Archivo sonoro de la comarca",
    certifications:
      "Carnet de manipulador de alimentos|PMP|First Certificate in English|Curso de prevención de riesgos laborales (60 h)",
    papers: "Bienestar animal en explotaciones extensivas|Lectura compartida en aulas multigrado",
    interests: "Senderismo|Guitarra|Ajedrez|Cine clásico|Surf",
  },
  pt: {
    firstNames: "Inês|Thiago|Luana|Gonçalo|Jussara|Duarte|Bianca|Caetano",
    lastNames: "Figueiredo|dos Santos|Albuquerque|Teixeira|Nascimento|Vasconcelos|Pinto Coelho",
    cities: "Braga|Aveiro|Recife, PE|Belo Horizonte, MG|Faro, Portugal|Florianópolis|Setúbal",
    titles: {
      summary: "Resumo profissional|Sobre mim|Objetivo|Apresentação",
      experience: "Experiência|Histórico profissional|Percurso profissional|Trajetória profissional",
      education: "Formação acadêmica|Habilitações literárias|Educação|Percurso académico|Escolaridade",
      skills: "Habilidades|Competências técnicas|Conhecimentos|Aptidões",
      projects: "Projetos relevantes|Projetos pessoais|Portfólio",
      certifications: "Cursos|Certificados|Formação complementar|Cursos complementares",
      languages: "Idiomas|Línguas|Conhecimentos de línguas",
      publications: "Artigos|Publicações",
      interests: "Interesses|Passatempos|Tempos livres",
    },
    jobs: "Fisioterapeuta|Gestora de projeto|Desenvolvedor front-end|Educadora de infância|Técnico de manutenção|Analista financeira|Cozinheiro|Assistente de loja|Engenheira florestal|Jornalista",
    companies:
      "Grupo Atlântida|Padaria Estrela do Mar Lda.|Hospital de São Bento|Câmara Municipal de Alvorada|Construtora Ipê S.A.|TecnoVale|Livraria Caravela|Escola Básica do Outeiro|Banco Litoral",
    degrees: "Licenciatura em|Mestrado em|Bacharelado em|Pós-graduação em|Curso técnico em|Doutoramento em",
    fields: "Fisioterapia|Engenharia Florestal|Comunicação Social|Contabilidade|Sistemas de Informação|Educação Básica",
    schools:
      "Universidade de Alvorada|Universidade Federal do Ipê|Instituto Politécnico do Outeiro|Escola Superior de Saúde do Litoral|Faculdade Caravela",
    skills:
      "Gestão de stocks|Excel avançado|Vue.js|Terapia manual|Atendimento ao público|Primavera ERP|Edição de texto|Redes sociais|Orçamentação|Python|Trabalho em equipa|Soldadura|Inventário florestal|Carta de condução B",
    skillGroups: "Informática|Técnicas|Pessoais",
    tasks:
      "Gestão de uma equipa de # pessoas|Acompanhamento de # utentes por semana|Elaboração de relatórios mensais|Redução de custos em #%|Apoio à abertura de # lojas",
    sentences: "Profissional dedicada com # anos de experiência.|Gosto de desafios e de trabalhar em equipa.",
    projects: "Horta Comunitária|Mapa das Marés|Arquivo de Receitas",
    certifications: "Certificado de Competências Pedagógicas (CCP)|Suporte Básico de Vida|Scrum Foundation",
    papers: "Reabilitação respiratória em idosos|Incêndios e regeneração do montado",
    interests: "Capoeira|Leitura|Corrida|Fado",
  },
  it: {
    firstNames: "Ginevra|Matteo|Fiorenza|Nicolò|Mariangela|Tommaso|Loredana|Elia",
    lastNames: "Zanardi|De Santis|Pellegrino|Lo Cascio|Bertolini|D'Amico|Moretti|Salis",
    cities: "Bari|Trieste|Cagliari|Reggio Emilia|Verona|Lugano, Svizzera|Perugia|L'Aquila",
    titles: {
      summary: "Profilo|Chi sono|Obiettivo|Presentazione",
      experience: "Esperienze lavorative|Esperienza lavorativa|Carriera|Percorso professionale",
      education: "Studi|Titoli di studio|Formazione|Percorso di studi|Istruzione",
      skills: "Capacità e competenze|Conoscenze informatiche|Abilità|Punti di forza",
      projects: "Progetti personali|Lavori|Progetti realizzati",
      certifications: "Corsi|Attestati|Corsi e certificazioni|Patenti e certificati",
      languages: "Lingue|Lingue conosciute|Conoscenze linguistiche",
      publications: "Articoli|Pubblicazioni",
      interests: "Passioni|Interessi|Tempo libero",
    },
    jobs: "Ostetrica|Perito meccanico|Impiegata amministrativa|Sviluppatore full stack|Pasticciere|Guida turistica|Magazziniere|Responsabile acquisti|Psicologa|Saldatore|Grafica|Agente immobiliare",
    companies:
      "Officine Bertolini S.r.l.|Azienda Ospedaliera Santa Lucia|Comune di Montefosco|Pasticceria Aurora|Gruppo Tirreno Assicurazioni|Nautica Salis|Studio Legale D'Amico|Tecnosfera S.p.A.|Cooperativa Il Girasole|Tessitura Valdarno",
    degrees: "Laurea magistrale in|Laurea triennale in|Diploma di|Dottorato in|Master in|Qualifica di",
    fields: "Ingegneria Gestionale|Psicologia|Ostetricia|Lettere Moderne|Ragioneria|Scienze Motorie|Informatica",
    schools:
      "Università degli Studi di Montefosco|Politecnico del Tirreno|Liceo Scientifico Galilei|Istituto Tecnico Valdarno|Accademia di Belle Arti di Sarzana",
    skills:
      "Contabilità|Pacchetto Office|Saldatura TIG|Laravel|Gestione magazzino|SolidWorks|Colloqui clinici|Negoziazione|Docker|Pasticceria mignon|Illustrator|Patente B|SAP|Organizzazione eventi",
    skillGroups: "Informatica|Tecniche|Relazionali",
    tasks:
      "Coordinamento di # persone|Gestione degli ordini e dei fornitori|Riduzione dei costi del #%|Assistenza a # clienti al giorno|Redazione di relazioni tecniche",
    sentences: "Professionista con # anni di esperienza nel settore.|Amo lavorare in squadra e imparare.",
    projects: "Atlante dei mulini|Orto in città|Archivio dei mestieri",
    certifications: "ECDL Full Standard|HACCP|Patentino muletto|Cambridge First (B2)",
    papers: "Ansia e studio negli adolescenti|Turni di notte e qualità dell'assistenza",
    interests: "Ciclismo|Cucina|Vela|Teatro",
  },
  nl: {
    firstNames: "Fenna|Gijs|Soraya|Daan|Marijke|Ruben|Esmée|Thijs",
    lastNames: "Hoekstra|van den Heuvel|El Amrani|de Vries|ter Braak|Kuipers|Scholten",
    cities: "Groningen|Eindhoven|Gent, België|Zwolle|Breda|Leuven|Den Haag",
    titles: {
      summary: "Profiel|Over mij|Korte introductie|Wie ben ik",
      experience: "Werkervaring|Loopbaan|Arbeidsverleden|Relevante werkervaring",
      education: "Opleidingen|Studie|Gevolgde opleidingen|Onderwijs",
      skills: "Vaardigheden|Competenties|Computervaardigheden|Kennis en vaardigheden",
      projects: "Projecten|Persoonlijke projecten|Portfolio",
      certifications: "Cursussen|Certificaten|Trainingen|Diploma's en certificaten",
      languages: "Talen|Talenkennis|Taalvaardigheid",
      publications: "Artikelen|Publicaties",
      interests: "Hobby's|Vrije tijd|Interesses",
    },
    jobs: "Verloskundige|Werkvoorbereider|Kraanmachinist|Data-analist|Leerkracht groep 5|Inkoper|Kok|Jurist omgevingsrecht|Applicatiebeheerder|Wijkverpleegkundige|Accountmanager|Tuinman",
    companies:
      "Bakkerij De Korenaar|Gemeente Oosterveld|Stichting Thuiszorg Vechtdal|Hoekstra Bouw B.V.|Noorderpoort Verzekeringen|Basisschool De Wilgen|Lumina Licht|Waterschap Reggestroom|Drukkerij Kuipers|Vitalis Ziekenhuis",
    degrees: "Bachelor|Master|HBO-bachelor|MBO niveau 4|VWO-diploma|Propedeuse",
    fields: "Bouwkunde|Verloskunde|Rechtsgeleerdheid|Informatica|Pedagogiek|Commerciële Economie",
    schools: "Hogeschool Vechtdal|Universiteit Oosterveld|ROC Reggestroom|Christelijk Lyceum Zwolle|Pabo De Wilgen",
    skills:
      "Planning|AutoCAD|Omgevingswet|SQL|Klantgericht werken|Excel|Wondzorg|React|Onderhandelen|Snoeien|Didactiek|Power BI|Rijbewijs B|Inkoopvoorwaarden",
    skillGroups: "Software|Vakkennis|Persoonlijk",
    tasks:
      "Begeleiden van # stagiairs|Opstellen van planningen en begrotingen|Verantwoordelijk voor een budget van # miljoen euro|Contact met # leveranciers|Zorg voor # cliënten in de wijk",
    sentences: "Betrouwbare vakvrouw met # jaar ervaring.|Ik werk graag samen en leer graag bij.",
    projects: "Buurtkas|Fietsroutes op zolder|Digitale molenatlas",
    certifications: "VCA-VOL|BHV|PRINCE2 Foundation|Reanimatie (NRR)",
    papers: "Bomen en hitte in de stad|Thuisbevalling en keuzevrijheid",
    interests: "Schaatsen|Koken|Wadlopen|Bordspellen",
  },
  zh: {
    firstNames: "子涵|志强|梦琪|浩然|晓燕|明",
    lastNames: "王|李|司马|黄|周|吴",
    cities: "上海|北京|深圳|武汉|西安",
    titles: {
      summary: "个人优势|自我介绍|个人总结",
      experience: "工作履历|实习经历|职业经历",
      education: "教育经历|学历|教育",
      skills: "技能特长|个人技能|技能证书",
      projects: "项目经验|主要项目",
      certifications: "获得证书|职业资格|证书",
      languages: "外语水平|语言技能",
      publications: "学术论文|论文发表",
      interests: "兴趣|个人爱好",
    },
    jobs: "前端开发工程师|人力资源专员|会计|市场总监|外科医生|平面设计师|运营经理|护士",
    companies: "星海网络技术有限公司|大成建筑集团|仁和医院|蓝天航空股份有限公司|远景咨询|天马出版社",
    degrees: "学士学位|硕士研究生|本科学历|大专",
    fields: "软件工程|会计学|护理学|视觉传达设计|市场营销",
    schools: "星海大学|大成工业大学|仁和医学院|天马职业技术学院",
    skills: "JavaScript|财务报表|团队管理|Photoshop|招聘|MySQL|护理操作|市场调研|Linux|沟通能力",
    projects: "社区图书角|智能排班系统|校园导航",
    certifications: "注册会计师|护士执业资格证|英语六级",
    papers: "老年患者跌倒预防研究|城市品牌传播策略",
    interests: "跑步|书法|羽毛球|阅读",
  },
};
