/** How the languages say "and" between two names, as a pattern. */
export const andWords = "and|und|et|y|e|en|i|og|och|ja|ve|és|oraz|și|dan|va|và|и|та|і|й|και|a";

/** Small words that no name ends with, whatever the case of their letters, as a pattern: the next line goes on. */
export const openWords =
  "and|und|et|y|e|en|og|och|ve|és|oraz|și|dan|và|и|та|και|of|in|at|for|de|du|des|der|für|im|the|à|di|da|do|em|van|del|della";

/** Words that no name of a school, a degree or an employer ends with, beside those: one of several rows goes on below. */
export const unfinishedWords =
  "la|el|las|los|le|les|al|aux|au|dos|das|nas|nos|na|zur|zum|vom|von|den|dem|degli|delle|dei|nella|nel|con|para|por|pour|avec|with|to|mit|voor|het|een|dla|для|на|по|с";

/** Small words without which hardly a sentence is said in letters of Latin, folded. */
export const wordsOfSentences =
  "the a an of in at for to with from by on as that is are was have has using through into which who while and or not und oder der die das den dem des ein eine mit von zu zum zur auf als aus bei nach im am fur et ou le la les l un une des du de en dans sur pour avec par au aux que qui y o el los las una con por para del al como se su e il lo gli i nel nella della dei per che da di com os as um uma ao na no dos das se en van het een te voor met op bij om aan tot w z na do dla ze i oraz przez po a v s k pro pri je se ve bir icin ile olan da att som till pa av och til pa af og for ja tai on si sau cu la din pe un o a es az egy hogy";
