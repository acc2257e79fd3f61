/** How Chinese schools end, with the department or the campus behind them; institutes of Taiwan are named so, too. */
const school =
  /(?:(?:大学|大學|学院|學院|中学|中學|高中|学校|學校|分校|党校|卫校|技校|职校|一中|附中|师范|專科|高職|高工)|(?:大学|大學|学院|學院).{1,16}(?:学院|學院|系|学部|學部|研究所|研究院|校区|校區))(?:\s?[(（][^()（）]{1,12}[)）])?$/u;

const kindOfDegree =
  "学士|硕士|博士|博士后|學士|碩士|本科|专科|大专|中专|专升本|研究生|專科|高职|专业|專業|文凭|文憑|文凭试|文憑試|会考|會考|副学士|副學士";
/** "工学学士", "应届本科", "全日制统招本科", "在读硕士研究生": what a degree is called, with whatever stands before and behind its kind. */
const degree = new RegExp(
  `^(?:[\\p{Script=Han}·/]{0,12})(?:${kindOfDegree})(?:学位|學位|学历|在读|毕业|生|班|一年级|二年级|三年级|大二在读|大三在读)*(?:\\s?[(（][^()（）]{1,12}[)）])?$`,
  "u",
);

const organisation =
  /(?:公司|集团|集團|银行|銀行|医院|醫院|研究院|研究所|实验室|事务所|工作室|出版社|科技|股份|有限责任公司|分行|支行|学生会|学生處|基金会|基金會|委员会|俱乐部|部队|门店|酒店|餐厅|工厂|协会|協會)(?:\s?[(（][^()（）]{1,12}[)）])?$/u;

const job =
  /(?:工程師|設計師|經理|主管|總監|助理|實習生|实习|兼职|管培生|培训生|工读生|教師|老師|講師|助教|會計|護士|編輯|記者|翻譯|研究員|專員|专家|主任|院长|校长|厂长|副总|总经理|代表|销售员|业务员|营业员|收银员|服务员|导购|导游|美工|文案|剪辑|开发者|管理员|技术员|检验员|调度员|摄影师|药师|技师|厨师|社长|副部长|部员|成员|队员)(?:\s?[(（][^()（）]{1,12}[)）])?$/u;

const shortest = 2;
const longest = 24;
const isOfSigns = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

function ends(text: string, pattern: RegExp): boolean {
  const trimmed = text.trim();
  return trimmed.length >= shortest && trimmed.length <= longest && isOfSigns(trimmed) && pattern.test(trimmed);
}

/** True for a text that ends as Chinese schools do. */
export const isChineseSchool = (text: string): boolean => ends(text, school);
/** True for a text that is called as Chinese degrees are. */
export const isChineseDegree = (text: string): boolean => ends(text, degree) && !ends(text, school);
/** True for a text that ends as Chinese companies and offices do. */
export const isChineseOrganisation = (text: string): boolean => ends(text, organisation);
/** True for a text that ends as Chinese posts do. */
export const isChineseJob = (text: string): boolean => ends(text, job);
