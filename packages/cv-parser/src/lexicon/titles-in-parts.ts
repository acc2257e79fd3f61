import type { SectionKind } from "../core/section.ts";

/**
 * Korean and Japanese titles are put together from few words ("주요 프로젝트 경력", "主な研究業績等"), as Chinese ones are: a
 * word of whose or which, the word that tells, and one that says in what form. Composed signs, without blanks; the first
 * pattern that a whole title fits says its kind.
 */
const koreanWhose =
  "(?:나의|저의|주요|기타|관련|보유|취득|사용|가능|참여|수행|진행|개인|팀|사이드|토이|세부|상세|간략|간단|한줄|최종|대외|대내|교내|교외|사내|사외|학내|사회|직무|업무|실무|현장|전문|전공|핵심|기본|이전|최근|국내|해외|대표|공인|외부|개발|컴퓨터|프로그래밍|IT|OA)*";
const koreanForm =
  "(?:사항|내역|내용|정보|목록|이력|경력|경험|실적|기록|현황|기술서|소개|요약|및활용능력|활용능력|활용|수준|능력|성적|점수)*";

const korean: readonly (readonly [SectionKind, string])[] = [
  ["other", "(?:인턴|경험|대외활동|활동|교육|해외경험|해외연수|봉사활동){2,}"],
  [
    "summary",
    "(?:간단|간략|한줄)?(?:자기)?소개서?|(?:간단|간략|한줄)(?:자기)?소개|자소서|자기PR|성장과정|성장배경|성격(?:의)?(?:장단점|소개|및장단점)?|지원(?:동기|이유)(?:및(?:입사후)?포부)?|입사후포부|입사포부|장래포부|생활신조|나의강점|강점|핵심요약|경력요약|커리어요약",
  ],
  ["contact", "(?:인적|신상|개인|기본|연락|연락처)(?:인적)?(?:사항|정보)|연락처|연락망"],
  [
    "awards",
    `${koreanWhose}(?:수상|상훈|포상|표창|공모전|대회|장학금|장학)(?:및(?:수상|대회|공모전|장학))?${koreanForm}`,
  ],
  [
    "publications",
    `${koreanWhose}(?:연구논문|논문|저서|출판|출판물|특허|학술발표|학회발표|학술대회|연구실적|연구업적|저술)(?:발표|게재|등록|출원|활동|업적)?${koreanForm}`,
  ],
  ["languages", `${koreanWhose}(?:외국어|어학|언어구사|구사언어)(?:구사|시험|자격|자격증)?${koreanForm}`],
  [
    "certifications",
    `${koreanWhose}(?:자격증?|면허증?|자격면허|수료증|교육수료|교육이수|이수교육|수료과정|훈련|연수|직무교육|교육훈련|교육및연수|자격증및면허)${koreanForm}`,
  ],
  ["education", `${koreanWhose}(?:학력|학위|학업|교육|학교)${koreanForm}`],
  ["projects", `${koreanWhose}(?:프로젝트|토이프로젝트|작업물|작품|과제)(?:수행|참여)?${koreanForm}`],
  [
    "skills",
    `${koreanWhose}(?:기술|스킬|기술스택|스택|역량|기술역량|툴|도구|소프트웨어|프로그램|소프트스킬|하드스킬|전문지식)(?:및(?:도구|역량|스킬|기술|언어))?${koreanForm}`,
  ],
  [
    "volunteer",
    `${koreanWhose}(?:봉사|동아리|학생회|서포터즈|커뮤니티|동호회|교외활동|대외활동|인턴·?대외활동|활동|과외활동)(?:활동)?${koreanForm}`,
  ],
  [
    "experience",
    `${koreanWhose}(?:경력|근무|재직|직장|회사|인턴|인턴십|아르바이트|업무|직무|실무|커리어)(?:경력|경험|이력|활동|생활|기술서?)+${koreanForm}|${koreanWhose}경력(?:사항|기술서?|내용|정보)?|이력사항|인턴십?`,
  ],
  ["interests", "취미(?:및?특기)?|특기|관심(?:사|분야)|취미생활|여가활동"],
  ["links", "포트폴리오및기타문서|포트폴리오링크|관련링크|링크|첨부(?:파일|자료|문서)"],
  [
    "other",
    "병역(?:사항|정보|이행)?|군(?:경력|복무)(?:사항)?|희망(?:근무)?(?:조건|연봉|직무|근무지|분야)|근무조건|취업우대(?:사항)?(?:및?병역)?|우대사항|가족(?:사항|관계)|신체(?:사항|조건)|추천인|보훈(?:사항)?|장애(?:사항)?|기타(?:사항)?",
  ],
];

const japaneseWhose =
  "(?:主な|主要|保有|取得|個人|その他の?|関連|活かせる|生かせる|過去の|これまでの|直近の|最近の|国際|国内|査読付き|学術|原著|代表的な|代表|現在の|社内|社外|学内|学外|社会|業務|自己|私の)*";
const japaneseForm =
  "(?:名|等|など|一覧|リスト|歴|詳細|概要|について|の概要|の詳細|の内容|内容|紹介|実績|経験|経歴|スキル)*";
/** "論文名・著書名": what Japanese titles join, with the signs for it left out. */
const repeated = (words: string): string => `${japaneseWhose}(?:(?:${words})${japaneseForm}(?:及び|および|と|や)?)+`;

/** What the form by JIS asks for in one field, which speaks of the person where it asks for that ("…、アピールポイントなど"). */
const askedOfPerson =
  "(?=.*(?:PR|アピール))(?:(?:志望の?(?:動機|理由)|自己PR|自己紹介|PR|アピール(?:ポイント)?|趣味|特技|スポーツ|長所|短所|性格|好きな(?:学科|科目)|得意な?(?:学科|科目|分野)|健康状態)(?:など|等|及び|および|と)?)+";

const japanese: readonly (readonly [SectionKind, string])[] = [
  [
    "publications",
    repeated(
      "研究業績|研究成果|論文|発表論文|学位論文|博士論文|修士論文|著書|著作|著述|出版物|書籍|学会発表|研究発表|国際会議|特許|知的財産|総説|解説|翻訳書|業績",
    ),
  ],
  ["awards", repeated("受賞|表彰|賞罰|奨学金|研究助成|助成金|競争的資金|獲得資金|外部資金|研究費")],
  ["certifications", repeated("免許|資格|検定|認定|認定資格|修了証|資格試験|受講講座|研修|講習|受講")],
  [
    "education",
    `${japaneseWhose}(?:最終学歴|出身校|出身大学|卒業大学|学歴|教育歴|学位|取得学位|修学歴|学業|留学歴?|学歴(?:と|及び|および)職歴)${japaneseForm}`,
  ],
  ["languages", repeated("語学|外国語|言語能力|使用言語能力|語学力")],
  [
    "projects",
    `${japaneseWhose}(?:プロジェクト|開発実績|制作実績|制作物|作品|成果物|個人開発|ポートフォリオ|開発案件|参画案件|案件)${japaneseForm}`,
  ],
  [
    "skills",
    repeated(
      "スキル|テクニカル|技術|使用技術|技術スタック|技術知識|使用言語|使用可能言語|ツール|使用ツール|使用可能ツール|得意技術|得意な技術|得意とする(?:分野|技術)|専門知識|知識|ノウハウ|PC|IT|OA|ビジネス|ソフト|ヒューマン|開発|対応可能(?:業務|領域)",
    ),
  ],
  [
    "experience",
    `${japaneseWhose}(?:職務|業務|実務|就業|就労|勤務|職|アルバイト|インターン(?:シップ)?|仕事|研究|教職|非常勤)(?:経歴|経験|履歴|歴)${japaneseForm}`,
  ],
  [
    "volunteer",
    repeated(
      "ボランティア|社会貢献|課外|学生団体|部活動?|サークル|委員|学会活動|コミュニティ|地域|学会役員|社会活動|課外活動|学生活動",
    ),
  ],
  ["interests", repeated("趣味|特技|関心事|興味|休日の過ごし方")],
  [
    "summary",
    `${japaneseWhose}(?:PR|アピール(?:ポイント)?|自己PR|自己紹介|要約|職務要約|経歴要約|キャリア(?:要約|サマリー?)|サマリー?|志望動機|強み|長所|プロフィール)|${askedOfPerson}`,
  ],
  [
    "other",
    repeated(
      "口頭発表|ポスター発表|招待講演|講演|セミナー|所属学会|学会|専門分野|研究分野|研究領域|研究キーワード|研究テーマ|担当科目|担当授業|本人希望|希望条件|勤務条件|キャリアプラン|将来の目標",
    ),
  ],
];

const patternsOf = (titles: readonly (readonly [SectionKind, string])[]): readonly (readonly [SectionKind, RegExp])[] =>
  titles.map(([kind, pattern]) => [kind, new RegExp(`^(?:${pattern})$`, "u")] as const);

/** Titles of Korean documents, by kind. */
export const koreanTitles = patternsOf(korean);
/** Titles of Japanese documents, by kind. */
export const japaneseTitles = patternsOf(japanese);
