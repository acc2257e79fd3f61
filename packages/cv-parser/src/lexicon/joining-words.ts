/** How the languages say "and" between two names, as a pattern. */
export const andWords = "and|und|et|y|e|en|i|og|och|ja|ve|és|oraz|și|dan|va|và|и|та|і|й|και|a";

/** Small words that no name ends with, whatever the case of their letters, as a pattern: the next line goes on. */
export const openWords =
  "and|und|et|y|e|en|og|och|ve|és|oraz|și|dan|và|и|та|και|of|in|at|for|de|du|des|der|für|im|the|à|di|da|do|em|van|del|della";
