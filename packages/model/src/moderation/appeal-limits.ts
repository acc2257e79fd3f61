export const appealMaxCharacters = 3000;

/** Appeals against one decision, one after the other: an answer is not asked for without end. */
export const appealsPerRestriction = 3;
