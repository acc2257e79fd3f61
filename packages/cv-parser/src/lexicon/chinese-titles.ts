import type { SectionKind } from "../core/section.ts";

/** Signs that number titles in Chinese and Japanese, those of contracts among them ("壹、學歷"). */
export const hanNumerals = "一二三四五六七八九十壹貳參肆伍陸柒捌玖拾贰叁陆";

/** Whose or which: what a Chinese title may begin with whatever its section is. */
const whose =
  "(?:我的|本人|个人|個人|主要|相关|相關|其他|其它|在校|校园|校園|校内|校內|校外|大学|大學|本科|研究生|近期|部分|重要|代表|参与|參與|所获|所獲|曾获|曾獲|持有|拥有|擁有|获得|獲得|已获|核心|基本|综合|綜合|学术|學術|课外|課外|团队|團隊)*";
const past = "(?:经历|經歷|经验|經驗|历程|歷程|履历|履歷|背景|情况|情況|概况|概況)";
const joiner = "(?:和|与|與|及|以及|、|／|/|&)+";
const joined = `(?:${joiner})?`;
const work = "(?:工作|实习|實習|任职|任職|职业|職業|就业|就業|从业|從業|兼职|兼職|求职|实践|實踐|工讀|打工)";
const study = "(?:教育|学习|學習|求学|求學|学业|學業|受教育)";
const project = "(?:项目|項目|專案|专案|科研|研究|开发|開發|研发|研發|开源|開源|作品|课题|課題|创作|創作|毕业设计)";
const honour =
  "(?:荣誉|榮譽|获奖|獲獎|得奖|得獎|奖项|獎項|奖励|獎勵|奖惩|獎懲|竞赛|競賽|比赛|比賽|奖学金|獎學金|称号|稱號)";
const group =
  "(?:校园|校園|校内|校內|社团|社團|志愿|志願|志愿者|志工|义工|公益|学生|學生|学生会|学生干部|班级|课外|課外|文体|组织|組織|社会|社會)";
const act = "(?:活动|活動|服务|服務|工作|实践|實踐|职务|職務|任职|任職)";
const ability = "(?:技能|能力|特长|特長|专长|專長|技术栈|技巧|素质|素質|技术能力)";
const field =
  "(?:专业|專業|技术|技術|职业|職業|计算机|计算机软件|电脑|電腦|软件|軟體|办公|辦公|编程|開發|开发|设计|設計|工作|语言|IT)*";

/**
 * Chinese titles are put together from few words ("在校科研经历", "荣誉及奖项"), so their kinds are told by how they are
 * built and not by a list of all of them. Folded, without blanks; the first pattern that a whole title fits says its kind.
 */
export const chineseTitles: readonly (readonly [kind: SectionKind, pattern: RegExp])[] = (
  [
    ["contact", `(?:个人|個人|基本|联系|聯絡|聯繫)+(?:信息|资讯|資訊|资料|資料|方式|訊息|档案)`],
    [
      "summary",
      `(?:自我|个人|個人|职业)(?:评价|評價|总结|總結|简介|簡介|概述|优势|優勢|亮点|陈述|描述|自述|介绍|介紹|鉴定|鑑定|小结|特质|特質|说明|印象)`,
    ],
    ["summary", `(?:求职|應徵|应聘|期望|就业|职业)(?:意向|目标|目標|岗位|职位|方向|信息)`],
    [
      "education",
      `${whose}${study}(?:${past})?(?:${joined}${study}|${joiner}(?:培训|进修|${work}))*(?:${past}|信息|程度)`,
    ],
    [
      "experience",
      `${whose}(?:社会|社會|学生|企业|企業|公司|专业|海外|全职)?${work}(?:${joined}(?:社会|${work}))*${past}`,
    ],
    [
      "projects",
      `${whose}(?:专业|实战|竞赛|软件|参与)?${project}(?:${joined}(?:${project}|实践|实战|竞赛|比赛|技术)|(?:${past})?${joiner}${work})*(?:${work}?${past}|项目|項目|專案|作品|展示)`,
    ],
    ["awards", `${whose}${honour}(?:${joined}${honour}|${joiner}${group}+${act})*(?:${past}|证书|證書|记录)?`],
    [
      "skills",
      `${whose}${field}${ability}(?:${joined}${ability})*(?:掌握|情况|清单|描述|列表|水平|介绍|概述|总结|(?:${joined}(?:证书|證書|證照|证照)))?`,
    ],
    [
      "certifications",
      `${whose}(?:职业|職業|专业|專業|资格|資格|执业)*(?:证书|證書|证照|證照|资质)(?:情况|获得|列表|与培训)?`,
    ],
    ["volunteer", `${whose}${group}+(?:(?:${joined}${act})+(?:${past})?|${past})`],
    [
      "publications",
      `${whose}(?:科研|研究|论文|論文|专利|專利|发表|發表|著作|出版)+(?:${joined}(?:成果|论文|論文|论著|发表|發表|情况|专利|專利|著作|列表))+`,
    ],
    ["languages", `(?:语言|語言|外语|外語|英语|英文)(?:能力|水平|水準|技能|程度|成绩)`],
    ["interests", `${whose}(?:兴趣|興趣|爱好|愛好|特长)+(?:${joined}(?:爱好|愛好|特长|特長))*`],
    ["other", `致谢|致謝|感谢|未来规划|職涯規劃|职业规划|未來規劃|备注`],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(`^(?:${pattern})$`, "u")] as const);
