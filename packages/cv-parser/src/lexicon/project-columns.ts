import { compactKey } from "../core/words.ts";
import { columnField, isTableColumn } from "./table-fields.ts";

/** What the columns and labels of tables of projects are called, by what they hold. Parted by bars. */
const projectColumns = {
  name: `프로젝트명|프로젝트|프로젝트 이름|프로젝트 제목|과제명|사업명|사업명칭|연구과제명|작품명|プロジェクト名|プロジェクト名称|プロジェクト|案件名|案件名称|案件|件名|システム名|作品名|テーマ|项目名称|项目名|项目|项目标题|课题名称|作品名称|項目名稱|專案名稱|專案|計畫名稱|計劃名稱|作品名稱|tên dự án|dự án|tên đề tài|project|project name|project title|name of project|projekt|projektname|projekttitel|projet|nom du projet|proyecto|nombre del proyecto|projeto|nome do projeto|progetto|nome progetto|nome del progetto|название проекта|проект|nazwa projektu`,
  dates: `프로젝트 기간|개발기간|개발 기간|수행기간|수행 기간|진행기간|진행 기간|참여기간|참여 기간|작업기간|연구기간|プロジェクト期間|参画期間|参加期間|開発期間|作業期間|担当期間|项目时间|项目周期|项目起止时间|开发时间|开发周期|参与时间|项目日期|專案期間|專案時間|執行期間|開發期間|計畫期間|thời gian|thời gian thực hiện|period|duration|dates|zeitraum|période|periodo|período|период|сроки|okres`,
  role: `역할|담당역할|담당 역할|맡은 역할|참여역할|직무|참여도|기여도|참여율|役割|担当|担当役割|ポジション|役職|立場|担任角色|项目角色|角色|担任职务|职责角色|项目职务|本人角色|所任角色|擔任角色|專案角色|擔任職務|職務|vai trò|vị trí|role|my role|position|rolle|rôle|rol|função|ruolo|роль|rola`,
  tools: `사용기술|사용 기술|기술스택|기술 스택|개발환경|개발 환경|개발언어|사용언어|사용도구|사용 도구|사용툴|使用技術|使用言語|言語|開発環境|環境|使用環境|使用ツール|ツール|言語・環境|技術環境|使用言語・環境|os・db|os/db|fw|使用技术|所用技术|技术栈|技术架构|开发工具|开发环境|开发语言|主要技术|使用技術|技術|開發工具|使用工具|công nghệ|công nghệ sử dụng|công cụ|technologies|technology|tools|tech stack|technologien|outils|herramientas|tecnologías|tecnologie|технологии|technologie`,
  aside: `no|no.|№|번호|순번|項番|番号|序号|序號|規模|人数|チーム規模|体制|メンバー|チーム人数|pj全体人数|全体人数|pj人数|プロジェクト人数|全体規模|thành viên|규모|인원|참여인원|투입인원|팀 구성|팀원|项目规模|团队规模|人數|團隊規模|số lượng thành viên|발주처|고객사|발주기관|주관기관|顧客|顧客名|客先|업종|業種|業界|フェーズ|担当工程|工程|担当フェーズ|所属单位|项目单位|委托单位|khách hàng|client|customer|team size|링크|url|link|리포지토리`,
  told: `내용|주요내용|주요 내용|상세내용|상세 내용|프로젝트 내용|프로젝트 설명|프로젝트 개요|개요|설명|소개|목적|성과|주요성과|담당업무|담당 업무|수행업무|수행 업무|업무내용|주요업무|구현내용|業務内容|内容|概要|プロジェクト概要|プロジェクト内容|案件概要|案件内容|担当業務|作業内容|実績|成果|取り組み|説明|项目描述|项目内容|项目简介|项目介绍|项目概述|项目背景|主要职责|职责描述|责任描述|个人职责|工作内容|项目职责|项目成果|项目业绩|主要工作|專案說明|專案內容|專案描述|內容|說明|工作內容|成果說明|mô tả|mô tả dự án|nội dung|mô tả công việc|trách nhiệm|description|details|responsibilities|beschreibung|aufgaben|descripción|descrição|descrizione|описание|opis`,
} as const;

export type ProjectField = keyof typeof projectColumns;

const fieldOfName = new Map<string, ProjectField>();
for (const field of Object.keys(projectColumns) as ProjectField[])
  for (const name of projectColumns[field].split("|")) {
    const key = compactKey(name);
    if (!fieldOfName.has(key)) fieldOfName.set(key, field);
  }

const joints = /[・/／、&]|と|및|和|及/u;

/** What a column or a label of a table of projects holds; the first of two names that are joined says it. */
export function projectField(name: string): ProjectField | undefined {
  const known = fieldOfName.get(compactKey(name));
  if (known !== undefined) return known;
  const [first = "", second] = name.split(joints);
  if (second !== undefined) return fieldOfName.get(compactKey(first));
  return isTableColumn(name) && columnField(name) === "dates" ? "dates" : undefined;
}

const alsoTells = /内容|概要|내용|개요|內容|설명|説明|描述/u;

/** True where a column that names a project tells of it as well ("プロジェクト名・業務内容"). */
export const tellsBelowName = (name: string): boolean => alsoTells.test(name);

/** Names of columns that hold the name of a project above what is told of it. */
const namesAndTells = new Set(
  `プロジェクト内容|プロジェクト概要|案件内容|案件概要|프로젝트 내용|프로젝트 개요|项目内容|項目內容|專案內容`
    .split("|")
    .map(compactKey),
);

/** True for "プロジェクト内容": where no column names the projects, their names stand there. */
export const mayHoldName = (name: string): boolean => namesAndTells.has(compactKey(name));
