/**
 * What forms call the two ends of a period, where each has a row or a column of its own: everyday words, which say so
 * only before a colon, before a date, or among other names of columns. Single letters are grades
 * sooner. Parted by bars.
 */
export const periodEnds = `from|to|until|von|ab|seit|bis|beginn|ende|anfang|eintritt|austritt|beginndatum|enddatum|startdatum|du|de|depuis|au|jusqu'au|jusqu'à|début|date de début|fin|date de fin|desde|hasta|inicio|comienzo|término|fecha de comienzo|início|até|fim|dal|al|da|inizio|fine|van|vanaf|tot|einddatum|begindatum|od|do|początek|koniec|data zakończenia|začátek|konec|začiatok|începând|până la|de la|la|начало|окончание|конец|по|дата начала|дата окончания|початок|кінець|fra|til|från|till|start|slut|slutt|kezdete|vége|kezdés|befejezés|başlangıç|bitiş|başlama|ayrılma|ayrılış|giriş|çıkış|başlama tarihi|ayrılma tarihi|ayrılış tarihi|έναρξη|λήξη|από|έως|bắt đầu|kết thúc|mulai|selesai|sampai`;
