/**
 * Advances of Anybody at weight 900, measured in thousandths of an em: each letter with its advance at width 50 and at
 * width 150. Between the two the face is linear (measured at 60, 75, 100, 125 and 140).
 */
const measured = [
  "A380:1195 B372:1097 C371:1084 D371:1085 E251:962 F250:877 G373:1134 H372:1128 I187:513 J369:1087",
  "K383:1025 L254:853 M605:1408 N481:1258 O369:1130 P373:1033 Q369:1130 R376:1074 S375:1100 T311:1069",
  "U373:1137 V386:1116 W609:1610 X404:1102 Y399:1143 Z255:998 a382:1076 b370:1079 c376:990 d370:1095",
  "e375:1074 f289:774 g371:1098 h370:1068 i190:474 j195:502 k391:1002 l185:481 m555:1550 n370:1060",
  "o370:1082 p370:1079 q370:1083 r370:1062 s378:1060 t280:855 u372:1055 v392:1000 w636:1462 x393:1046",
  "y407:985 z252:940 0373:971 1328:941 2372:1005 3366:1001 4402:955 5366:989 6366:1003 7322:903 8367:984",
  "9366:1009 .190:371 ,206:494 :191:382 ;206:468 !221:394 ?391:1009 '146:278 ’136:326 \"249:438 -235:754",
  "–269:843 —313:1007 _333:1070 &484:1275 @527:1483 /278:840 (238:587 )238:598 +243:416 ×271:429 ·190:382",
  "%470:1179 #545:1157 Æ469:1683 Œ436:1707 Ø368:1099 ß423:1080 Þ374:1023",
];

/** The advance of a letter as [at width 50, at width 150]. */
export const advances: ReadonlyMap<string, readonly [number, number]> = new Map([
  [" ", [100, 425]],
  ...measured
    .join(" ")
    .split(" ")
    .map((entry): [string, [number, number]] => {
      const [narrow = 0, wide = 0] = entry.slice(1).split(":").map(Number);
      return [entry.charAt(0), [narrow, wide]];
    }),
]);
