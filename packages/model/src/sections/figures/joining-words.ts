/** Small words that join a number to what it counts; none of them says what that is. */
const joining = new Set(
  `of by to on in at for from with across over than about around nearly almost up under within through per and or while
  as into between the a an was is are were i we it its
  um auf von in für mit bei an aus zu bis über unter rund etwa ca circa und oder der die das des dem den ein eine einer
  einem einen pro im am zum zur wurde wurden
  de du des d'  la le les un une à au aux par pour avec dans sur et ou en environ plus
  del el los las al con para por y o e una unos más di da il lo gli che per tra`.split(/\s+/),
);

/** Whether a word only joins a number to what it counts. */
export const isJoining = (word: string): boolean => joining.has(word.toLowerCase().replace(/\.$/, ""));
