/** Words for entering a school or a job in the form by JIS (履歴書), parted by bars; forms may set blanks inside of them. */
export const schoolBegins = "入学|編入学|編入|転入学|転入|進学";
export const schoolEnds =
  "卒業見込み?|卒業予定|卒業|修了見込み?|修了予定|修了|満期退学|単位取得退学|中途退学|中退|退学|除籍";
export const workBegins =
  "入社|入職|入所|入行|入庁|入局|入団|入店|入隊|就職|着任|就任|転職|開業|創業|独立|設立|参画|採用される|採用|勤務開始|開始";
export const workEnds =
  "退社|退職|退所|退行|退局|退任|離職|閉業|廃業|閉店|解散|倒産|活動停止|契約期間満了|契約満了|期間満了|満了|契約終了|終了";

/** Words for what is earned once. */
export const earnings = "取得見込み?|取得予定|取得|合格見込み?|合格|登録|修得|認定";

/** What happens in a school or a job that goes on: a row of its own and no other entry. */
export const schoolEvents = "休学|復学|留学|転学|転科|交換留学";
export const workEvents =
  "配属|異動|転属|昇進|昇格|昇任|出向|転勤|転籍|任命|拝命|兼務|担当|従事|改称|社名変更|商号変更|合併|常駐|帰任|勤務地|復職|休職|産休|育休|登用";

/** How somebody is employed, which is said beside the name of an employer; only the first ones are a post. */
export const employedAs = "アルバイト|パートタイム|パート|インターンシップ|インターン";
export const employmentForms = "正社員|契約社員|派遣社員|嘱託社員|嘱託|準社員|業務委託|非常勤|常勤|社員";

/** Where the table of the form ends: what the form asks for besides, without blanks. */
export const formClosers =
  "以上|[(（]以上[)）]|志望|本人希望|自己[PＰ紹]|自由記入|通勤時間|扶養家族|配偶者|趣味|特技|得意|スキル|希望|備考|健康状態|【|研究|部活|クラブ|長所|学生時代|ゼミ|ポートフォリオ";

/** Lines that the print of a form has among its rows, and labels of the person, without blanks. */
export const formNotes =
  "※|記入上の|[(（]?次頁|[(（]?次ページ|電話|携帯|TEL|FAX|E-?mail|Eメール|メール|〒|ふりがな|フリガナ|連絡先|現住所|年月|写真|性別|氏名|[(（]注|〒";
