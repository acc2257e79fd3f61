import type { SectionKind } from "../../core/section.ts";

/** Titles of what scholars list, in the languages that no list of before holds them in. */
export const academicTitles: Readonly<Partial<Record<SectionKind, string>>> = {
  publications: `job market paper|book project|commentaries|public scholarship|public writing|popular writing|general audience writing|other writing|other writings|research outputs|scientific outputs|lecture notes|research in progress|
    arbeitspapiere|eingereichte arbeiten|fachpublikationen|buchkapitel|tagungsbeitrage|begutachtete beitrage|
    revues internationales|revues nationales|chapitres d'ouvrage|chapitres de livre|ouvrages collectifs|actes de colloque|actes de colloques|conferences avec actes|conferences internationales avec comite de lecture|conferences nationales avec comite de lecture|communications avec actes|documents de travail|prepublications|travaux en cours|rapports de recherche|rapports techniques|comptes rendus d'ouvrages|revues a comite de lecture|
    libros y capitulos|documentos de trabajo|ponencias publicadas|memorias de congresos|trabajos en curso|trabajos en proceso|trabajos publicados|
    trabalhos completos publicados em anais de congressos|resumos publicados em anais de congressos|resumos expandidos publicados em anais de congressos|textos em jornais de noticias|textos em jornais|textos para discussao|
    lavori in corso|saggi|kitap bolumleri|hakemli dergilerde yayinlar|uluslararasi hakemli dergilerde yayimlanan makaleler|rozdzialy w ksiazkach|тезисы докладов|монографии|учебные пособия|
    发表论文与预印本|论文与预印本|论文和预印本|发表与预印本|发表|发表文章|在审论文|工作论文|预印本|待发表论文|已发表论文|代表性论文|学位论文|
    ワーキングペーパー|査読論文|査読付論文|ディスカッションペーパー|プレプリント|紀要論文|投稿中の論文|
    학술지 논문|출간 논문|게재 논문|단행본|국제 학술지 논문|국내 학술지 논문|투고 논문`,
  projects: `funded research project|final year projects|hochschulprojekte|nebenprojekte|actividad de investigacion|actividades de investigacion|proyectos de investigacion financiados|主持项目|科研课题|主持课题|参与课题|主持和参与项目|研究課題|研究プロジェクト|共同研究|연구프로젝트|참여 연구과제|연구과제 수행|수행 연구과제|参与项目`,
  awards: `financiacion|financiamiento|fondi di ricerca|auxilios|科研基金|基金项目|科研費|연구비|연구비 수혜|연구비 수주`,
  certifications: `short courses attended|short term courses|short term courses attended|faculty development programs|faculty development programmes|faculty development programs attended|faculty development programmes attended|fdps attended|orientation courses|training programmes attended|training programs attended|cme courses|vendor certifications|cloud certifications|industry certifications|language certificates|language certifications|summer and winter schools|coursera courses|it-zertifikate|scuole estive|在线课程`,
  education: `doctoral work`,
  other: `conferences attended|panels and roundtables|graduate teaching and supervision|undergraduate teaching|graduate teaching|postgraduate teaching|refereeing|ad hoc reviewing|academic citizenship|science communication|in the media|conference organization|conference organisation|organization of conferences|organisation of conferences|conferences organized|conferences organised|conferences and workshops organised|conferences and workshops organized|events organisation|event organisation|academic community|phd examining|thesis examining|research visits|research stays|data and code|datasets|data sets|impact and citations|bibliometrics|citation metrics|scientific metrics|talks and tutorials|supervision of theses|
    vortrage und poster|vortrage und posterprasentationen|betreuung von abschlussarbeiten|betreute abschlussarbeiten|akademische selbstverwaltung|gremientatigkeit|wissenschaftskommunikation|organisation von tagungen|gutachten fur zeitschriften|
    participations a des conferences|participation a des conferences|enseignement|encadrement scientifique|responsabilites scientifiques|activites administratives|services academiques|animation scientifique|evaluation scientifique|activites de reviewing|relecture d'articles|activites editoriales|jurys de these|vulgarisation|vulgarisation scientifique|diffusion scientifique|sejours de recherche|organisation de conferences|organisation d'evenements scientifiques|mediation scientifique|
    charlas|evaluacion de articulos cientificos|actividades de evaluacion|divulgacion|divulgacion cientifica|organizacion de eventos|organizacion de congresos|participacion en eventos|estancias de investigacion|tutorias y direccion de tesis|
    participacao em congressos|organizacao de eventos|orientacoes concluidas|orientacoes em andamento|atividades de ensino|participacao em bancas|revisor de periodico|revisor de periodicos|apresentacoes de trabalho|
    attivita editoriale|attivita di revisione|terza missione|organizzazione di convegni|divulgazione scientifica|comunicazioni a convegni|interventi a convegni|partecipazioni a convegni|
    wystapienia na konferencjach|dydaktyka|доклады на конференциях|выступления на конференциях|участие в конференциях|
    学术报告|会议报告|学术会议|邀请报告|学术交流|教学|教学工作|学术服务|审稿|学术兼职|会议发言|
    学術誌レフェリー|査読|レフェリー|教育活動|研究関心|招待講演・セミナー|
    초청강연|강연|초청강의|특강|연구분야|관심연구분야|연구관심분야|심사활동|학회활동|토론회 및 포럼`,
};

/** Words that say what a list of papers or talks holds, in titles that nobody wrote down whole ("Contributed talks"). */
export const academicHeads: readonly (readonly [SectionKind, string])[] = [
  [
    "other",
    `talks talk presentations presentation lectures posters poster keynotes colloquia
     vortrage prasentationen konferenzvortrage posterprasentationen
     communications exposes affiches ponencias presentaciones comunicaciones charlas
     palestras apresentacoes comunicacoes presentazioni comunicazioni relazioni lezingen presentaties`,
  ],
  [
    "publications",
    `publications publication papers paper articles chapters monographs preprints manuscripts manuscript proceedings abstracts books reports
     publikationen veroffentlichungen artikel aufsatze monographien beitrage
     chapitres monographies manuscrits publicaciones articulos capitulos libros manuscritos
     publicacoes artigos livros pubblicazioni articoli capitoli libri publicaties artikelen`,
  ],
];

/** What stands beside them: of which sort, where it appeared, how far it has come. */
export const academicQualifiers = `selected other invited contributed oral conference conferences congress guest academic international national
  domestic regional peer reviewed refereed non journal journals workshop workshops symposium symposia published unpublished submitted accepted
  forthcoming under review revision revise resubmit resubmission working work progress preparation recent scientific scholarly research
  discussion policy public upcoming past plenary departmental press edited authored coauthored full short long extended book books meeting meetings
  seminar seminars submission at with to in
  eingeladene begutachtete referierte ausgewahlte wissenschaftliche internationale nationale weitere eingereichte fachzeitschriften
  zeitschriften sammelbanden buchern tagungen konferenzen auf mit
  dans comite lecture revues revue ouvrages ouvrage livre livres collectifs internationales internationaux nationales nationaux invitees invites
  orales scientifiques publies publiees soumis soumises acceptes acceptees avec sans selectionnees congres colloque colloques actes autres
  seminaires evalues pairs par des du em
  revistas revista indexadas indexados arbitradas arbitrados publicados publicadas enviados aceptados congresos congreso conferencias seminarios
  invitadas cientificas cientificos internacionales nacionales otras otros periodicos anais aceitos submetidos convidadas orais trabalho trabalhos
  outras outros congressos internacionais nacionais seleccionadas con
  su riviste rivista internazionali nazionali invitate orali convegni convegno conferenze congressi atti volume volumi altre altri seminari`;

/** Stages that papers of a list are in, which part it: "Under review", "In Vorbereitung". */
export const paperStages = `under review|under review and submitted|submitted|submitted and under review|in review|under revision|revise and resubmit|in progress|work in progress|works in progress|in preparation|forthcoming|accepted|accepted and forthcoming|in press|published|working papers|eingereicht|im erscheinen|in vorbereitung|soumis|acceptes|en preparation|en cours|a paraitre|sous presse|en prensa|en preparacion|en revision|en proceso|em preparacao|submetidos|aceitos|no prelo|in corso|in corso di stampa|in stampa|在审|投稿中|準備中|掲載予定|印刷中`;
