/** Words before who gave a certificate, where a whole list has one of them there, as written: a pattern. */
export const givingWords =
  "by|from|at|von(?: der| dem)?|vom|durch|bei(?:m| der)?|par|auprès de|chez|por|pela|pelo|impartido por|da|dal|dalla|presso|door|van|bij|przez|w|av|hos|af|od|u|de la|de către|prin|от|в|від|tarafından|από|oleh|bởi";

/** Articles that may stand before a giver, as written: a pattern. */
export const articlesOfGivers = "the|der|die|das|dem|la|le|les|el|il|lo|de|het|a|o";
