/** Words that say how well a skill is known and are dropped from the list of skills, folded. */
export const skillLevels = `beginner|basic|basics|elementary|novice|intermediate|advanced|upper intermediate|proficient|expert|master|fluent|competent|familiar|experienced|skilled|good|very good|excellent|strong|native|working knowledge|professional|anfanger|grundkenntnisse|fortgeschritten|fortgeschrittene|experte|expertin|sehr gut|gut|gute kenntnisse|sehr gute kenntnisse|debutant|intermediaire|avance|confirme|maitrise|bon niveau|notions|basico|intermedio|avanzado|experto|alto|medio|iniciante|intermediario|avancado|especialista|base|buono|ottimo|avanzato|esperto|basis|gemiddeld|gevorderd|goed|uitstekend|podstawowy|sredniozaawansowany|zaawansowany|ekspert|начальный|базовый|средний|продвинутый|уверенный|эксперт|精通|熟练|熟悉|掌握|了解|入门|良好|一般|上級|中級|初級|level|knowledge|basic knowledge|good knowledge|some knowledge|expertenwissen|basiswissen|basiskenntnisse|zeer goed|bovengemiddeld|pokrocily|mirne pokrocily|stredne pokrocily|zacatecnik|zaklady|zakladni|hyva|kiitettava|perusteet|grundlaggande|avancerad|grundlaeggende|kozep|halado`;

/** What stands before a skill in Chinese and says how well it is known, and no skill. */
export const skillVerbs = `熟练掌握|熟练使用|熟练运用|熟练应用|熟练操作|熟悉使用|熟悉掌握|熟悉并掌握|能熟练使用|能够熟练使用|能够使用|能使用|会使用|使用|使用过|掌握使用|掌握并熟练使用|精通使用|了解并使用|了解过|熟知|擅长|具备|具有|运用|会|有|学过|善于|可以使用|接触过`;

/** Labels inside lists of skills that are no skill themselves, folded. */
export const skillLabels = `skills|skill|highlights|keywords|level|proficiency|tools|technologies|tech stack|stack|key skills|other|others|miscellaneous`;

/** Last words of names for groups of skills, folded. */
export const skillGroupWords = `technologies frameworks languages tools libraries databases platforms systems methods methodologies skills technologien frameworks sprachen werkzeuge datenbanken methoden kenntnisse bibliotheken langages outils bibliotheques methodes tecnologias lenguajes herramientas bibliotecas metodos linguagens ferramentas tecnologie linguaggi strumenti librerie metodi technologieen talen databanken methoden технологии языки инструменты`;

/** How lists say that they could go on. */
export const openEnds =
  "etc|et cetera|usw|and more|and others|among others|u a|u v m|et autres|entre otros|y otros|entre outros|e outros|ecc|enz|m fl|i in|и др|и т д|等";
