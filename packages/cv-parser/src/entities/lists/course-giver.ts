import { phraseKey, phraseSet } from "../../core/words.ts";
import { courseGivers } from "../../lexicon/course-givers.ts";

const givers = phraseSet(courseGivers);

/** True for the name of somebody who gives courses and no degrees. */
export const isCourseGiver = (name: string): boolean => givers.has(phraseKey(name));

/** How those are called who give certificates in Korea, Japan and China. */
const eastAsianGiver =
  /(?:공단|공사|진흥원|진흥회|협회|연합회|위원회|상공회의소|재단|재단법인|연구원|연구소|개발원|교육원|센터|아카데미|학원|캠퍼스|직업전문학교|평가원|생산성본부|인증원|품질재단|학회|경찰청|경찰서|국가기술자격|協会|協會|協議会|機構|財団|委員会|公安委員会|連盟|検定協会|商工会議所|厚生労働省|経済産業省|协会|学会|委员会|考试中心|考试院|人社部|人社局|人力资源和社会保障[部厅局]|教育[部厅局]|财政部|工信部|管理局)(?:\s?[(（][^()（）]*[)）])?$/u;

/** "한국산업인력공단", "商工会議所": who gives certificates there. */
export const isEastAsianGiver = (text: string): boolean => eastAsianGiver.test(text);
