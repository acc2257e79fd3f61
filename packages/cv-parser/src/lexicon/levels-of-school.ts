/**
 * How the levels and leaving examinations of schools are called that no single word tells. Patterns of whole beginnings,
 * folded text; what may stand behind them is left open.
 */
export const levelsAhead: readonly string[] = [
  // India, Pakistan, Nepal, Bangladesh.
  "(?:class|std|standard)\\.?\\s*(?:[ivx]{1,4}|\\d{1,2})(?:th)?(?![\\w-])",
  "(?:\\d{1,2}th|[ivx]{1,4}th)(?=$|\\s*[,(:–-]|\\s(?:standard|std|class|grade|board|cbse|icse|ssc|hsc)\\b)",
  "(?:cbse|icse|isc|ssc|hsc|state board)\\s?[-,(–]?\\s?(?:class|std|standard|xth|xiith|x|xii|10th|12th)(?![\\w-])",
  "(?:10\\s?\\+\\s?2|\\+2|plus two)(?![\\w])",
  "intermediate(?=$|\\s*[,(:–-]|\\s(?:in|of|examination|exam|education|certificate|science|commerce|arts)\\b)",
  "(?:higher|senior|upper|lower) secondary(?=$|\\s*[,(:–-]|\\s(?:certificate|education|examination|exam|level)\\b)",
  "secondary(?=\\s*\\((?:class\\s)?x)",
  "pre-?university course",
  "(?:fsc|f\\.sc|f\\.a|i\\.com|ics)(?=$|[\\s.(])(?=.{0,3}(?:$|\\(|pre|in\\b))",
  "ca (?:inter(?:mediate)?|final|foundation)(?![\\w])",
  "cs (?:executive|professional|foundation)(?![\\w])",
  "cma (?:inter(?:mediate)?|final|foundation)(?![\\w])",
  "cpa (?:part|section)(?![\\w])",
  "(?:cfa|frm) (?:level|part) (?:i{1,3}|[1-3])(?![\\w])",
  // Britain, Ireland and schools that follow them.
  "(?:gce |igcse |cambridge |zimsec |as and )?(?:a|o|n|t|as|h)[\\s-]levels?(?![\\w])",
  "(?:gce )?(?:ordinary|advanced) level(?![\\w])",
  "(?:nqf|qqi|rqf|scqf|fetac|eqf|hetac) (?:level )?\\d(?![\\w])",
  "access to h(?:e|igher education)(?![\\w])",
  "form (?:four|five|six|[iv]{1,3}|[4-6])(?![\\w])",
  "(?:grade|year) (?:7|8|9|1[0-3])(?=$|\\s*[,(:–-]|\\s(?:certificate|graduate|completed|completion|matric|diploma|level)\\b)",
  "(?:nat(?:ional)?) [45](?=$|\\s*[,(:–-])",
  "n[1-6]\\s?-\\s?n[1-6](?![\\w])",
  "red seal(?![\\w])",
  "teaching credential(?![\\w])",
  "vocational course(?![\\w])",
  "(?:stem|abm|humss|gas|tvl) strand(?![\\w])",
  "higher nitec(?![\\w])",
  // French, Portuguese, Spanish.
  "bac\\s?\\+\\s?\\d(?![\\w])",
  "(?:mention complementaire|brevet professionnel|titre rncp|certificat federal|attestation d'etudes|classes? preparatoires?|prepa (?:mp|pc|pt|ec|bl|tsi|hec|scientifique|litteraire|commerciale)|diplome d'etat|sixieme (?:professionnelle|technique|generale))(?![\\w])",
  "(?:9|1[0-2])\\.?\\s?[oº°]\\s?ano(?![\\w])",
  "curso profissional(?![\\w])",
  "pasante de(?![\\w])",
  "(?:cuarto|tercero|quinto|sexto) (?:medio|de secundaria|de bachillerato)(?![\\w])",
  // Further languages of Europe, and Indonesia.
  "(?:zakladni|stredni|vyssi odborne|uplne stredni|vysokoskolske) vzdelani(?![\\w])",
  "(?:zakladne|stredne|uplne stredne|vysokoskolske) vzdelanie(?![\\w])",
  "(?:wyksztalcenie|srednie) (?:wyzsze|srednie|zawodowe|techniczne|podstawowe|ogolnoksztalcace)(?![\\w])",
  "средно специално(?!\\p{L})",
  "(?:sma|smk|ma) (?:ipa|ips|bahasa)(?![\\w])",
  "ahli (?:madya|muda|pratama)(?![\\w])",
  // The branches of the last classes in Arab countries.
  "(?:ال)?(?:قسم|فرع|شعبة)\\s(?:ال)?(?:علمي|ادبي|صناعي|تجاري|شرعي)ة?(?!\\p{L})",
];

/** Levels that begin the names of schools as well, and are levels where nothing stands behind them: phrases. */
export const levelsAlone = `elementary|primary|tertiary|vocational|elementary level|primary level|secondary level|tertiary level|college level|high school level|elementary education|primary education|secondary education|tertiary education|basic education|senior high|junior high|senior high school|junior high school|shs|jhs|elem|graduate studies|post graduate|post graduate studies|jsc|xii|viii|secundaria|primaria|preparatoria|prepa|terciario|polimodal|secundario|primario|intermediate|higher secondary|senior secondary|secondary|sma|smk|smp|thpt|thcs|cao dang|trung cap|ortaokul|ilkokul|ilkogretim|srednja skola|osnovna skola|zasadnicza szkola zawodowa|liceum ogolnoksztalcace|technikum|szkola podstawowa|szkola srednia|scoala profesionala|htl|bhs|oss|quali|vidurinis|keskharidus|videregaende|gymnasial utbildning|aso|tso|bso|kso`;

/** Degrees by their letters, which are other words or names in small ones; more words may stand behind them. */
export const capitalDegrees =
  "(?!.*\\b(?:University|College|School|Institute|Academy|Paris|Lyon|Group)\\b)(?:(?:BUT|DEI|DEAP|DEAS|DEAES|CFC|AFP|EBA|MSA|PUC|ICS|DAE|NSC|UCE|UACE|GDL|ASN|DMA|DPT|OTD|MHA|MLS|MAT|VCE|QCE|TSU|FPB|BUP|COU|HHX|STX|DCS|DEC|DEP|DES|SSS|VSS)(?:$|\\s(?!of\\b|and\\b|for\\b)|\\s?[,(:–-])|(?:CAS|DAS|MAS|DU|DIU|BP|MC|TP|DE)\\s(?:in\\s|en\\s|de\\s|d')?\\p{Lu}?\\p{Ll}{3}|(?:L[123]|M[12])(?:$|\\s\\p{Lu}?\\p{Ll}{3})|Mag\\.(?:$|\\s|\\p{Ll})|D\\.U\\.)";
