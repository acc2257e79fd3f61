/** Words that say how well a skill is known and are dropped from the list of skills, folded. */
export const skillLevels = `beginner|basic|basics|elementary|novice|intermediate|advanced|upper intermediate|proficient|expert|master|fluent|competent|familiar|experienced|skilled|good|very good|excellent|strong|native|working knowledge|professional|anfanger|grundkenntnisse|fortgeschritten|fortgeschrittene|experte|expertin|sehr gut|gut|gute kenntnisse|sehr gute kenntnisse|debutant|intermediaire|avance|confirme|maitrise|bon niveau|notions|basico|intermedio|avanzado|experto|alto|medio|iniciante|intermediario|avancado|especialista|base|buono|ottimo|avanzato|esperto|basis|gemiddeld|gevorderd|goed|uitstekend|podstawowy|sredniozaawansowany|zaawansowany|ekspert|начальный|базовый|средний|продвинутый|уверенный|эксперт|精通|熟练|熟悉|掌握|了解|入门|良好|一般|上級|中級|初級`;

/** Labels inside lists of skills that are no skill themselves, folded. */
export const skillLabels = `skills|skill|highlights|keywords|level|proficiency|tools|technologies|tech stack|stack|key skills|other|others|miscellaneous`;

/** Last words of names for groups of skills, folded. */
export const skillGroupWords = `technologies frameworks languages tools libraries databases platforms systems methods methodologies skills technologien frameworks sprachen werkzeuge datenbanken methoden kenntnisse bibliotheken langages outils bibliotheques methodes tecnologias lenguajes herramientas bibliotecas metodos linguagens ferramentas tecnologie linguaggi strumenti librerie metodi technologieen talen databanken methoden технологии языки инструменты`;

/** How lists say that they could go on. */
export const openEnds =
  "etc|et cetera|usw|and more|and others|among others|u a|u v m|et autres|entre otros|y otros|entre outros|e outros|ecc|enz|m fl|i in|и др|и т д|等";
