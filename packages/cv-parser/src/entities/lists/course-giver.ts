import { phraseKey, phraseSet } from "../../core/words.ts";
import { courseGivers } from "../../lexicon/course-givers.ts";

const givers = phraseSet(courseGivers);

/** True for the name of somebody who gives courses and no degrees. */
export const isCourseGiver = (name: string): boolean => givers.has(phraseKey(name));
