/** What the name of a Japanese employer holds: its legal form, or what it is. Alternatives of a pattern. */
export const organisationForms =
  "株式会社|有限会社|合同会社|合資会社|合名会社|相互会社|社団法人|財団法人|学校法人|医療法人|独立行政法人|国立大学法人|社会福祉法人|特定非営利活動法人|NPO法人|[(（](?:株|有|同)[)）]|㈱|㈲|組合|銀行|病院|個人事業主|フリーランス|市役所|県庁|区役所|(?:Inc|Ltd|Co|Corp)\\.|LLC|Sdn|(?:教育庁|[都道府県]庁|教育委員会|保育園|幼稚園|事務所|クリニック|医院|信用金庫|役場|ホテル|製作所|工務店|ホールディングス)(?=[\\s(（/／|」』】]|$)";

/** What a history of work tells of a company below its name. */
export const companyFactLabels =
  "(?:主な)?事業内容|事業概要|資本金|従業員数?|社員数|売上高?|設立|上場|主要取引先|本社|会社概要|業種";

/** Labels of what was done there; no employer is called that. */
export const taskLabels =
  "雇用形態|所属|期間|プロジェクト|担当|業務内容|役割|使用技術|開発環境|ツール|職務経歴|職歴|会社名|時期|規模";

/** What stands before a post. */
export const positionLabels = "役職名?|職位|役割|職種|ポジション|肩書き?|担当職種|職務";

/** What stands before the time at an employer. */
export const periodLabels = "在籍期間|勤務期間|就業期間|雇用期間|就労期間|在職期間|期間|時期|在籍";
