import { phraseKey, phraseSet } from "../core/words.ts";
import { fieldLabels } from "./field-labels.ts";
import { isTableColumn } from "./table-fields.ts";

/** Names of the columns of a table that label no value beside them. */
const columnNames =
  "資格名|資格|免許・資格|取得年月|取得日|取得年|年|月|会社名|時期|在籍期間|勤務先|職種|役職|備考|学校名|学部|学科|证书名称|获得时间|奖项|奖项名称|时间|学校|专业|学历|gpa|日期|公司|职位|部门|项目|角色|科目|成绩|course|subject|where|time|who|stream|specialization|specialisation|examination|exam|passing year|board|board / university|board/university|university/board|school/college|year of passing|% of marks|cgpa / %|cgpa/%|percentage / cgpa|s.no|sr. no|issuer|authority|expiry|valid until|skill|experience|技能|経験年数|レベル|期間|業務内容|役割|規模|環境|担当フェーズ|기간|재학기간|재직기간|근무기간|활동기간|교육기간|학교명|학교|학력|전공|전공명|전공 학과|학과|구분|학점|졸업여부|졸업구분|소재지|회사명|회사|근무처|부서|부서명|직위|직급|직책|담당업무|업무내용|주요업무|기관|기관명|교육기관|교육명|과정명|과정|내용|활동내용|활동 내용|상세내용|상세 내용|비고|취득일|취득일자|취득일/수상일|취득년월|자격증|자격증명|자격명|자격/어학/수상명|발급처|발급기관|발행처|발행기관|시행처|점수|등급|합격/점수|시간|대상|교육명/대상|프로젝트명|역할|수상명|수상내역|기관/장소|보유기술명/수준/상세내용|파일 구분|파일명|발행처/기관/언어";
/** What joins two names in the head of one column, and the remark in brackets behind them. */
const joints = /\s*(?:[(（][^()（）]*[)）]|및|[/／・])\s*/u;

const names = phraseSet([...Object.values(fieldLabels), columnNames].join("|"));

/** True for a text that says what a column of a table holds: "Period", "Employer". */
export function isColumnName(text: string): boolean {
  if (names.has(phraseKey(text)) || isTableColumn(text)) return true;
  const parts = text.split(joints).filter((part) => part.trim() !== "");
  return (
    parts.length > 0 && joints.test(text) && parts.every((part) => names.has(phraseKey(part)) || isTableColumn(part))
  );
}
