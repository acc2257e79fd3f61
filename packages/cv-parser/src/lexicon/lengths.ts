/** Years and months as lists of skills tell how long something was practised, as a pattern. */
export const lengthWords =
  "years?|yrs?|months?|jahre?n?|monate?n?|ans|années?|mois|años?|meses|anos?|mês|anni|anno|mesi|jaar|jaren|maanden|maand|lat|lata|rok|roku|miesi[ąę]cy|miesiące|roky|roků|let|rokov|měsíců|év|éve|hónap|ani|an|luni|år|måneder|månader|vuotta|kuukautta|yıl|ay|год[аыу]?|лет|месяц(?:а|ев)?|рок(?:и|ів|у)|місяц(?:ь|і|ів)|години?|година|godin[ae]|ετών|έτη|χρόνια|μήνες|tahun|bulan|năm|tháng|ปี|سنوات|سنة|شهور|سال|שנים|वर्ष|साल";

/** What says that a number is none to the day: "over", "mehr als", as a pattern. */
export const aboutWords =
  "over|more than|about|around|approx\\.?|ca\\.?|circa|etwa|rund|über|mehr als|plus de|environ|más de|mais de|cerca de|oltre|più di|ruim|meer dan|ponad|około|více než|több mint|peste|över|mer än|yli|более|около|понад|близько|πάνω από|lebih dari|hơn|[>~≥<]";

/** How many hours a course took, behind their number: a pattern. */
export const hourWords =
  "h|hs|hrs?|hours?|horas?|ore|heures?|stunden|std|ue|unterrichtseinheiten|godzin|godz|hodin|hod|uur|timmar|tim|timer|tuntia|tundi|óra|saat|jam|giờ|ч|час(?:ов|а)?|год(?:ин|ини)?|часа|sati|ur|ώρες|学时|學時|课时|課時|小时|小時|時間|시간|ساعة|ساعات|ساعت|שעות";

/** How many days or weeks a course took, behind their number: a pattern. */
export const dayWords =
  "days?|weeks?|tage?n?|wochen?|jours?|semaines?|d[ií]as?|semanas?|giorn[io]|settiman[ae]|dag(?:en|ar|er)?|weken|dni|dzień|dn[íyů]|gün|hafta|дн(?:я|ей|ів|і)|день|недел[ьию]|тиж(?:день|ні|нів)|ημέρες|hari|ngày|日間?|天|周|일|주|يوم|أيام|ايام|أسابيع|أسبوع|روز|هفته|ימים|שבועות";
