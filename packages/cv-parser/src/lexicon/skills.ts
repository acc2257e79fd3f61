/** Words that say how well a skill is known and are dropped from the list of skills, folded. */
export const skillLevels = `beginner|basic|basics|elementary|novice|intermediate|advanced|upper intermediate|proficient|expert|master|fluent|competent|familiar|experienced|skilled|good|very good|excellent|strong|native|working knowledge|professional|anfanger|grundkenntnisse|fortgeschritten|fortgeschrittene|experte|expertin|sehr gut|gut|gute kenntnisse|sehr gute kenntnisse|debutant|intermediaire|avance|confirme|maitrise|bon niveau|notions|basico|intermedio|avanzado|experto|alto|medio|iniciante|intermediario|avancado|especialista|base|buono|ottimo|avanzato|esperto|basis|gemiddeld|gevorderd|goed|uitstekend|podstawowy|sredniozaawansowany|zaawansowany|ekspert`;

/** Labels inside lists of skills that are no skill themselves, folded. */
export const skillLabels = `skills|skill|highlights|keywords|level|proficiency|tools|technologies|tech stack|stack|key skills|other|others|miscellaneous`;
