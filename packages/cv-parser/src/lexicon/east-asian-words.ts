/** What Korean posts end with besides the commonest. Alternatives of a pattern. */
export const koreanPosts =
  "퍼블리셔|프로그래머|디렉터|프로듀서|에디터|편집자|번역가|통역사|애널리스트|아키텍트|관리자|담당자|책임자|전문가|상담사|상담원|영양사|조리사|요리사|제빵사|바리스타|약사|의사|치료사|간호조무사|사회복지사|보육교사|교수|연구교수|주임|계장|상무|전무|대표|사장|지점장|파트장|그룹장|반장|조장|리더|팀원|스태프|기술자|정비사|설계사|건축사|회계사|세무사|변호사|법무사|노무사|공무원|승무원|조종사|운전원|운전기사|판매원|영업사원|사무원|비서|보조원|사무보조|잡매니저|크루|캐셔|모델러|애니메이터|일러스트레이터|촬영감독|감독|연출가|트레이너|코치|큐레이터|사서|학예사|멘토|튜터|테스터|운영자|코디네이터|플래너|작가|기자|영상디자인";

/** How Korean schools and places of training end, with the years of study in brackets behind them. */
export const koreanSchools =
  "(?:대학교|대학|대학원|고등학교|고교|중학교|초등학교|전문학교|직업전문학교|폴리텍|학원|교육원|훈련원|사관학교|아카데미|부트캠프)(?:\\s?[(（][^()（）]{1,8}[)）])?";

/** What Japanese posts end with besides the commonest. */
export const japanesePosts =
  "准教授|助教|特任教授|教授|研究員|研究者|助手|技術職|事務職|総合職|主査|係員|次長|本部長|室長|支店長|工場長|所長|院長|園長|校長|社長|取締役|執行役員|顧問|秘書|受付|栄養士|調理師|保育士|介護士|介護福祉士|理学療法士|作業療法士|美容師|整備士|運転手|警備員|作業員|接客|技術者|開発者|設計者|管理者|担当者|責任者|編集者|翻訳者|通訳|ライター|トレーナー|インストラクター|オペレーター|テスター|サポーター|ヘルパー|プランナー|スペシャリスト|エグゼクティブ|インターン";

/** How Japanese schools end besides the commonest. */
export const japaneseSchools =
  "高等専門学校|高専|短期大学部?|短大|専修学校|専門職大学|大学校|高校|学園|スクール|アカデミー";

/** Ranks of a Korean company that stand beside the post, and how somebody is employed. Alternatives of a pattern. */
export const koreanRanks =
  "(?:인턴|수습|사원|팀원|주임|계장|대리|과장|차장|부장|임원|정규직|계약직|임시직|파견직|프리랜서|위촉직|아르바이트|파트|병역특례)";
