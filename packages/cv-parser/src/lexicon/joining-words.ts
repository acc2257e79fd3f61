/** How the languages say "and" between two names, as a pattern. */
export const andWords = "and|und|et|y|e|en|i|og|och|ja|ve|és|oraz|și|dan|va|và|и|та|і|й|και|a";

/** Small words that no name ends with, whatever the case of their letters, as a pattern: the next line goes on. */
export const openWords =
  "and|und|et|y|e|en|og|och|ve|és|oraz|și|dan|và|и|та|και|of|in|at|for|de|du|des|der|für|im|the|à|di|da|do|em|van|del|della";

/** Words that no name of a school, a degree or an employer ends with, beside those: one of several rows goes on below. */
export const unfinishedWords =
  "la|el|las|los|le|les|al|aux|au|dos|das|nas|nos|na|zur|zum|vom|von|den|dem|degli|delle|dei|nella|nel|con|para|por|pour|avec|with|to|mit|voor|het|een|dla|для|на|по|с";
