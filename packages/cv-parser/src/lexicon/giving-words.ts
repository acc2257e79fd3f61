/** Words before who gave a certificate, where a whole list has one of them there, as written: a pattern. */
export const givingWords =
  "by|from|at|von(?: der| dem)?|vom|durch|bei(?:m| der)?|par|auprès de|chez|por|pela|pelo|impartido por|da|dal|dalla|presso|door|van|bij|przez|w|av|hos|af|od|u|de la|de către|prin|от|в|від|tarafından|από|oleh|bởi";

/** Articles that may stand before a giver, as written: a pattern. */
export const articlesOfGivers = "the|der|die|das|dem|la|le|les|el|il|lo|de|het|a|o";

/** Labels before who gave a certificate in a row of its own, as written: a pattern. */
export const giverLabels =
  "issuer|issued by|issuing (?:organi[sz]ation|authority|body)|provider|awarded by|aussteller|ausgestellt von|anbieter|organisme|délivré par|établissement|entidad|entidad emisora|emisor|emitido por|institución|ente|rilasciato da|instituição|emissor|instantie|uitgever|organizator|wydawca|wystawca|utfärdare|utfärdat av|vydal|vydavatel|emitent|emis de|kurum|veren kurum|организация|кем выдан|организатор|颁发机构|发证机构|頒發機構|発行元|発行機関|認定機関|발급기관|발행처|발급처";
