import { phraseKey, phraseSet } from "../core/words.ts";
import { fieldLabels } from "./field-labels.ts";
import { listColumnNames } from "./list-columns.ts";
import { periodEnds } from "./period-ends.ts";
import { projectField } from "./project-columns.ts";
import { isTableColumn } from "./table-fields.ts";

/** Names of the columns of a table that label no value beside them. */
const columnNames =
  "資格名|資格|免許・資格|取得年月|取得日|取得年|年|月|会社名|時期|在籍期間|勤務先|職種|役職|備考|学校名|学部|学科|证书名称|获得时间|奖项|奖项名称|时间|学校|专业|学历|gpa|日期|公司|职位|部门|项目|角色|科目|成绩|course|class|subject|degree / course|degree / class|exam passed|examination passed|name of institute|name of the institute|institute name|name of institution|name of the institution|name of college|name of the college|name of school|name of the school|school / college|college / university|board of university|year of completion|year of passing out|percentage (%)|marks (%)|% marks|division|s. no|sl no|sl. no|sr no|serial no|serial number|where|time|who|stream|specialization|specialisation|examination|exam|passing year|board|board / university|board/university|university/board|school/college|year of passing|% of marks|cgpa / %|cgpa/%|percentage / cgpa|s.no|sr. no|issuer|authority|expiry|valid until|skill|experience|技能|経験年数|レベル|期間|業務内容|役割|規模|環境|担当フェーズ|プロジェクト|プロジェクト名|プロジェクト内容|プロジェクト概要|案件名|案件|案件概要|案件内容|業務概要|担当業務|担当|担当工程|担当範囲|工程|フェーズ|作業内容|作業工程|開発環境|使用環境|技術環境|動作環境|使用技術|使用言語|言語|言語/os|ツール|使用ツール|os|db|fw|人数|メンバー|チーム規模|体制|開発規模|開発体制|規模・役割|ポジション|成果|実績|実績・取り組み|取り組み|实习单位|项目名称|项目角色|项目描述|主要职责|所用技术|프로젝트|프로젝트 내용|프로젝트 기간|개발환경|개발 환경|사용기술|사용 기술|참여인원|참여 인원|투입인원|참여율|기여도|발주처|고객사|수행업무|담당역할|담당 업무|개발언어|기간|재학기간|재직기간|근무기간|활동기간|교육기간|학교명|학교|학력|전공|전공명|전공 학과|학과|구분|학점|졸업여부|졸업구분|소재지|회사명|회사|근무처|부서|부서명|직위|직급|직책|담당업무|업무내용|주요업무|기관|기관명|교육기관|교육명|과정명|과정|내용|활동내용|활동 내용|상세내용|상세 내용|비고|취득일|취득일자|취득일/수상일|취득년월|자격증|자격증명|자격명|자격/어학/수상명|발급처|발급기관|발행처|발행기관|시행처|점수|등급|합격/점수|시간|대상|교육명/대상|프로젝트명|역할|수상명|수상내역|기관/장소|보유기술명/수준/상세내용|파일 구분|파일명|발행처/기관/언어";
/** What joins two names in the head of one column, and the remark in brackets behind them. */
const joints = /\s*(?:[(（][^()（）]*[)）]|및|[/／・])\s*/u;

/** Words of other languages that name a column of projects name much else. */
const eastern = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

const names = phraseSet(
  [...Object.values(fieldLabels), columnNames, periodEnds, ...Object.values(listColumnNames)].join("|"),
);

/** What counts the rows of a table: "#", "No.", "Lp.". */
const counts = /^(?:#|№|n[.ro]{0,2}[º°.]?|nº|lp\.?|sn)$/iu;

/** True for a text that says what a column of a table holds: "Period", "Employer". */
export function isColumnName(text: string): boolean {
  if (names.has(phraseKey(text)) || isTableColumn(text) || counts.test(text.trim())) return true;
  if (eastern.test(text) && projectField(text) !== undefined) return true;
  const parts = text.split(joints).filter((part) => part.trim() !== "");
  return (
    parts.length > 0 && joints.test(text) && parts.every((part) => names.has(phraseKey(part)) || isTableColumn(part))
  );
}
