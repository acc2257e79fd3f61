import { phraseKey, phraseSet } from "../core/words.ts";
import { fieldLabels } from "./field-labels.ts";

/** Names of the columns of a table that label no value beside them. */
const columnNames =
  "資格名|資格|免許・資格|取得年月|取得日|取得年|年|月|会社名|時期|在籍期間|勤務先|職種|役職|備考|学校名|学部|学科|证书名称|获得时间|奖项|奖项名称|时间|学校|专业|学历|gpa|日期|公司|职位|部门|项目|角色|科目|成绩|course|subject|stream|specialization|specialisation|examination|exam|passing year|board|board / university|board/university|university/board|school/college|year of passing|% of marks|cgpa / %|cgpa/%|percentage / cgpa|s.no|sr. no|issuer|authority|expiry|valid until|skill|experience|技能|経験年数|レベル|期間|業務内容|役割|規模|環境|担当フェーズ";

const names = phraseSet([...Object.values(fieldLabels), columnNames].join("|"));

/** True for a text that says what a column of a table holds: "Period", "Employer". */
export const isColumnName = (text: string): boolean => names.has(phraseKey(text));
