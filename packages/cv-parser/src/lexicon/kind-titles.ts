import { invoiceTitles } from "./other-documents.ts";

/** Kinds of papers that call themselves by a title. */
export type TitledKind =
  | "invoice"
  | "letter"
  | "diploma"
  | "course"
  | "contract"
  | "rules"
  | "paper"
  | "minutes"
  | "programme"
  | "newsletter"
  | "menu"
  | "prices"
  | "manual"
  | "statement"
  | "ticket"
  | "form"
  | "questions"
  | "people";

export type KindTitles = {
  /** What begins or ends a cell at the top, or stands alone in one. */
  titles: string;
  /** What must stand alone, or with nothing but a date. */
  alone: string;
  /** What ends the compound words and the titles of scripts without spaces. */
  ends: string;
};

/** Labels of transcripts and of what explains a program, of which a paper has several; folded, parted by bars. */
export const partsOfKinds = {
  diploma: `gpa|cgpa|sgpa|term gpa|cum gpa|cumulative gpa|semester gpa|credits|credits earned|attempted earned|total credits|credit hours|ects|ects credits|grade|grades|grade points|marks|total marks|marks obtained|course title|course code|course name|course no|module|student id|student number|date of admission|note|noten|notendurchschnitt|leistungspunkte|matrikelnummer|prufung|moyenne|matiere|coefficient|mention|calificacion|calificaciones|promedio|creditos|asignatura|nota|disciplina|carga horaria|frequencia|voto|crediti|esame|cijfer|studiepunten|vak|poang|kurs|ocena|przedmiot|punkty ects|predmet|znamka|kredity|оценка|дисциплина|средний балл|зачетные единицы|not ortalamasi|ders adi|kredi|学分|成绩|绩点|课程名称|学号|単位|評価|科目名|학점|성적|과목명`,
  manual: `readme|installation|usage|getting started|contributing|license|how to use|how to run|tech stack|technologies used|project structure|repository structure|deployment|configuration|prerequisites|requirements|run locally|running locally|quick start|quickstart|build|documentation|environment variables|troubleshooting|roadmap|authors|screenshots|demo|instalacion|uso|instalacao|tecnologias|utilisation|verwendung|установка|использование|запуск|安装|使用方法|インストール|使い方|설치|사용법`,
} as const;

/** By which titles what was refused is named, folded, parted by bars; they refuse nothing. */
export const kindTitles: Readonly<Record<TitledKind, KindTitles>> = {
  invoice: {
    titles: invoiceTitles,
    alone: ``,
    ends: `rechnung|factuur|发票|請求書|領収書|영수증|청구서`,
  },
  letter: {
    titles: `cover letter|letter of motivation|motivation letter|letter of recommendation|recommendation letter|letter of reference|reference letter|letter of intent|statement of purpose|motivationsschreiben|anschreiben|bewerbungsschreiben|empfehlungsschreiben|lettre de motivation|lettre de recommandation|carta de presentacion|carta de motivacion|carta de recomendacion|carta de apresentacao|carta de motivacao|carta de recomendacao|lettera di presentazione|lettera motivazionale|lettera di motivazione|lettera di raccomandazione|motivatiebrief|sollicitatiebrief|aanbevelingsbrief|list motywacyjny|list polecajacy|personligt brev|motivacni dopis|motivacny list|motivacios level|scrisoare de intentie|scrisoare de motivatie|scrisoare de recomandare|сопроводительное письмо|мотивационное письмо|рекомендательное письмо|мотиваційний лист|on yazi|motivasyon mektubu|niyet mektubu|referans mektubu|tavsiye mektubu|خطاب تقديم|رسالة تغطية|انگیزه نامه|מכתב מקדים|מכתב המלצה|thu xin viec|don xin viec|surat lamaran|surat rekomendasi`,
    alone: ``,
    ends: `推荐信|推薦信|求职信|求職信|自荐信|推薦状|送付状|추천서`,
  },
  diploma: {
    titles: `transcript|transcripts|certificate|diploma|certificate of completion|diploma supplement|statement of results|statement of marks|mark sheet|marksheet|grade report|report card|zeugnis|zeugnisse|urkunde|notenspiegel|leistungsnachweis|attestation|certificat|diplome|releve de notes|bulletin de notes|certificado|constancia|expediente academico|historial academico|historico escolar|certificato|attestato|cijferlijst|getuigschrift|certificaat|intyg|betyg|examensbevis|vitnemal|karakterutskrift|eksamensbevis|swiadectwo|zaswiadczenie|dyplom|vysvedceni|vysvedcenie|osvedceni|bizonyitvany|oklevel|adeverinta|диплом|сертификат|свидетельство|справка|аттестат|грамота|удостоверение|сертифікат|довідка|sertifika|ogrenci belgesi|katilim belgesi|not dokumu|شهادة|كشف درجات|گواهی|کارنامه|תעודה|גיליון ציונים|giay chung nhan|bang diem|sertifikat|piagam|transkrip nilai|ใบรับรอง|ใบแสดงผลการศึกษา`,
    alone: `records|grades|certifies|certify|bescheinigt|certifie|certifica|certifico`,
    ends: `zeugnis|zeugnisse|urkunde|bescheinigung|teilnahmebestatigung|studienbestatigung|todistus|证书|證書|証明書|證明書|证明书|成绩单|成績單|成績証明書|奖状|獎狀|賞状|修了証|認定証|증명서|수료증|이수증|상장`,
  },
  course: {
    titles: `syllabus|course outline|course description|course catalogue|modulhandbuch|modulbeschreibung|plan de cours|guia docente|programa de la asignatura|plano de ensino|programma del corso|studiewijzer|kursplan|sylabus|opis przedmiotu|рабочая программа|программа дисциплины|силабус|ders izlencesi|de cuong mon hoc|silabus`,
    alone: `ementa`,
    ends: `教学大纲|課程大綱|シラバス|강의계획서|강의계획안`,
  },
  contract: {
    titles: `contract|agreement|contract of employment|lease|vertrag|vereinbarung|contrat|contrat de travail|convention de mise a disposition|convention de stage|contrato|convenio|contratto|accordo|overeenkomst|avtal|kontrakt|aftale|avtale|umowa|smlouva|zmluva|szerzodes|договор|договір|соглашение|угода|ugovor|sozlesme|sozlesmesi|عقد|قرارداد|חוזה|הסכם|perjanjian|surat perjanjian|hop dong|hop dong lao dong|สัญญา`,
    alone: ``,
    ends: `vertrag|vereinbarung|overeenkomst|contract|avtal|sopimus|szerzodes|合同|合约|合約|协议|協議|协议书|協議書|契約書|계약서`,
  },
  rules: {
    titles: `bylaws|by laws|statutes|articles of association|articles of incorporation|rules and regulations|rules of procedure|code of conduct|privacy policy|privacy notice|terms and conditions|terms of use|terms of service|general terms|house rules|satzung|statuten|geschaftsordnung|hausordnung|datenschutzerklarung|allgemeine geschaftsbedingungen|statuts|reglement interieur|reglement|politique de confidentialite|conditions generales|estatuto|estatutos|reglamento|politica de privacidad|regulamento|regimento|edital|termos de uso|statuto|regolamento|huishoudelijk reglement|privacyverklaring|algemene voorwaarden|stadgar|ordningsregler|vedtekter|vedtaegter|saannot|regulamin|statut|polityka prywatnosci|stanovy|alapszabaly|szabalyzat|regulament|устав|положение|правила|регламент|политика конфиденциальности|политика обработки персональных данных|статут|положення|tuzuk|tuzugu|yonetmelik|yonetmeligi|gizlilik politikasi|لائحة|النظام الأساسي|اساسنامه|תקנון|anggaran dasar|dieu le|quy che`,
    alone: `policy|rules|constitution|resolution|richtlinie|richtlinien|resolucion|agb`,
    ends: `satzung|ordnung|richtlinie|richtlinien|stadgar|saannot|章程|条例|條例|規約|定款|规则|規則|管理办法|管理規範|管理规范|免責事項|免责声明|회칙|규정|규칙|정관|약관`,
  },
  paper: {
    titles: `thesis|dissertation|technical report|project report|progress report|final report|annual report|lab report|laboratory report|internship report|incident report|literature review|research proposal|project proposal|research statement|list of publications|publication list|bachelor thesis|master thesis|bachelor s thesis|master s thesis|bachelorarbeit|masterarbeit|diplomarbeit|seminararbeit|hausarbeit|publikationsliste|schriftenverzeichnis|inhaltsverzeichnis|bericht|abschlussbericht|rapport|rapport de stage|rapport de projet|memoire|table des matieres|liste des publications|informe|reporte|reporte tecnico|tesis|trabajo fin de grado|trabajo fin de master|lista de publicaciones|relatorio|monografia|dissertacao|tese|trabalho de conclusao de curso|relazione|tesi|tesi di laurea|scriptie|stageverslag|inhoudsopgave|uppsats|examensarbete|opinnaytetyo|raportti|sprawozdanie|praca magisterska|praca inzynierska|spis tresci|diplomova prace|bakalarska prace|zaverecna zprava|szakdolgozat|tartalomjegyzek|lucrare de licenta|отчет|реферат|курсовая работа|дипломная работа|дипломной работе|лабораторная работа|диссертация|звіт|курсова робота|лабораторна робота|rapor|tez|bitirme projesi|تقرير|گزارش|پایان نامه|laporan|makalah|skripsi|luan van|bao cao|do an tot nghiep|รายงาน`,
    alone: `abstract|contents|table of contents|report|inhalt|sommaire|indice|contenido|obsah|содержание|оглавление|введение|заключение|приложение|приложение а|приложение б|зміст|вступ|висновки|icindekiler|المحتويات|فهرس|فهرست مطالب|תוכן עניינים|muc luc|daftar isi|สารบัญ`,
    ends: `bericht|rapport|verslag|论文|論文|报告|報告|報告書|报告书|毕业设计|目录|目錄|目次|보고서|논문|목차`,
  },
  minutes: {
    titles: `minutes|meeting minutes|minutes of meeting|meeting notes|meeting log|meeting agenda|agenda|board meeting|general meeting|team meeting|protokoll|niederschrift|tagesordnung|proces verbal|compte rendu|ordre du jour|assemblee generale|acta|orden del dia|ata|verbale|ordine del giorno|riunione|assemblea|notulen|vergadering|motereferat|poytakirja|esityslista|protokol|zapis ze schuze|zapisnica|jegyzokonyv|протокол|повестка дня|порядок денний|toplanti tutanagi|tutanak|محضر|صورتجلسه|פרוטוקול|notulen rapat|bien ban|รายงานการประชุม`,
    alone: `pauta`,
    ends: `protokoll|versammlung|vergadering|会议纪要|會議紀要|会议记录|會議記錄|議事録|회의록|의사록`,
  },
  programme: {
    titles: `conference programme|conference program|programme of events|event programme|event schedule|workshop programme|workshop program|timetable|veranstaltungsprogramm|tagungsprogramm|veranstaltungskalender|calendrier|calendario de eventos|calendario de actividades|programa de actividades|programma dell evento|dagprogramma|harmonogram|план мероприятий|программа мероприятия|программа конференции|etkinlik programi`,
    alone: `programme|programm|programa|programma|stundenplan|calendario`,
    ends: `日程表|时间表|時間割|議程|议程|行程|일정표`,
  },
  newsletter: {
    titles: `newsletter|bulletin|leaflet|flyer|brochure|rundbrief|infobrief|mitgliederbrief|faltblatt|lettre d information|boletin|boletin informativo|informativo|folleto|folheto|notiziario|volantino|nieuwsbrief|medlemsbrev|medlemsinformation|nyhetsbrev|nyhedsbrev|uutiskirje|jasenkirje|biuletyn|ulotka|zpravodaj|letak|hirlevel|вестник|бюллетень|листовка|вісник|bulten|نشرة|ידיעון|buletin|ban tin`,
    alone: ``,
    ends: `rundbrief|通讯|简报|會訊|会報|ニュースレター|広報|소식지`,
  },
  menu: {
    titles: `menu|recipe|recipe for|speisekarte|getrankekarte|rezept|carte des vins|menu du jour|recette|receta|cardapio|receita|ricetta|menukaart|recept|matsedel|meny|opskrift|oppskrift|ruokalista|resepti|jadlospis|przepis|jidelni listek|jedalny listok|etlap|meniu|reteta|меню|рецепт|menusu|tarifi|قائمة الطعام|وصفة|מתכון|תפריט|resep|thuc don|เมนู`,
    alone: ``,
    ends: `rezept|speisekarte|menu|菜单|菜單|菜谱|食谱|献立|レシピ|お品書き|메뉴|레시피|차림표`,
  },
  prices: {
    titles: `price list|pricelist|prices|preisliste|preise|liste de prix|grille tarifaire|lista de precios|tarifas|lista de precos|tabela de precos|listino prezzi|listino|prijslijst|tarieven|prislista|prisliste|hinnasto|cennik|cenik|cennik uslug|arlista|lista de preturi|прайс лист|прайс|прейскурант|цены|прайс аркуш|ціни|fiyat listesi|قائمة الاسعار|מחירון|daftar harga|bang gia`,
    alone: `tarifs|tarife`,
    ends: `preisliste|价格表|價目表|报价单|価格表|料金表|가격표|요금표`,
  },
  manual: {
    titles: `manual|user manual|user guide|user s guide|instruction manual|instructions for use|operating instructions|installation guide|getting started|quick start guide|quickstart|quickstart guide|data sheet|datasheet|specification|requirements specification|handbuch|bedienungsanleitung|gebrauchsanweisung|anleitung|lastenheft|pflichtenheft|mode d emploi|manuel d utilisation|manuel utilisateur|manuel de l utilisateur|guide d utilisation|guide de l utilisateur|cahier des charges|guia de usuario|manual de usuario|instrucciones|instrucoes|manuale|istruzioni|guida|handleiding|gebruiksaanwijzing|bruksanvisning|brugsanvisning|kayttoohje|instrukcja|navod|utmutato|hasznalati utasitas|ghid|руководство|инструкция|техническое задание|посібник|інструкція|kilavuz|kilavuzu|kullanim kilavuzu|دليل المستخدم|راهنما|מדריך|panduan|huong dan|คู่มือ`,
    alone: `instructions|guide|guia|readme`,
    ends: `handbuch|anleitung|说明书|說明書|説明書|手順書|使用说明|指南|手册|手冊|需求分析|概要设计|详细设计|仕様書|规格说明书|マニュアル|설명서|매뉴얼|안내서|설계서|명세서`,
  },
  statement: {
    titles: `bank statement|statement of account|account statement|payslip|pay slip|kontoauszug|gehaltsabrechnung|lohnabrechnung|releve de compte|releve bancaire|bulletin de paie|bulletin de salaire|fiche de paie|extracto bancario|extracto de cuenta|estado de cuenta|recibo de nomina|extrato bancario|extrato de conta|holerite|contracheque|estratto conto|busta paga|cedolino|rekeningafschrift|loonstrook|kontoutdrag|kontoudskrift|lonespecifikation|tiliote|palkkalaskelma|wyciag bankowy|wyciag z rachunku|vypis z uctu|vyplatni paska|szamlakivonat|extras de cont|выписка по счету|банковская выписка|расчетный листок|виписка|hesap ozeti|hesap ekstresi|maas bordrosu|كشف حساب|rekening koran|slip gaji|sao ke`,
    alone: `opening balance|closing balance|statement period|anfangssaldo|solde initial|saldo inicial|saldo iniziale|beginsaldo`,
    ends: `kontoauszug|银行流水|对账单|工资条|給与明細|取引明細|급여명세서|거래내역`,
  },
  ticket: {
    titles: `ticket|e ticket|eticket|boarding pass|online ticket|booking confirmation|reservation confirmation|itinerary|fahrkarte|fahrschein|eintrittskarte|bordkarte|buchungsbestatigung|billet|billet electronique|carte d embarquement|confirmation de reservation|billete|billete electronico|tarjeta de embarque|confirmacion de reserva|bilhete|cartao de embarque|biglietto|carta d imbarco|instapkaart|boekingsbevestiging|biljett|boardingkort|karta pokladowa|jizdenka|vstupenka|letenka|menetjegy|beszallokartya|билет|электронный билет|посадочный талон|квиток|ucak bileti|binis karti|تذكرة|כרטיס עלייה למטוס|tiket|ve may bay`,
    alone: `bilet|entrada`,
    ends: `ticket|机票|車票|车票|登机牌|乗車券|搭乗券|チケット|승차권|탑승권`,
  },
  questions: {
    titles: `midterm exam|final exam|written exam|problem set|exercise sheet|question paper|interview questions|survey questions|klausur|ubungsblatt|aufgabenblatt|examen final|examen parcial|travaux diriges|controle continu|parcial|cuestionario|prova|lista de exercicios|questoes|esame|esercizi|compito|tentamen|opgaven|tenta|eksamen|egzamin|kolokwium|sprawdzian|zkouska|vizsga|examene|экзамен|контрольная работа|экзаменационные вопросы|билеты к экзамену|контрольна робота|sinav|sinavi|امتحان|اختبار|מבחן|soal ujian|de thi|ข้อสอบ`,
    alone: `exam|quiz|homework|examen|questions|interview|fragen|preguntas|domande`,
    ends: `klausur|试卷|試卷|试题|考试|試験|問題集|過去問|시험|문제`,
  },
  form: {
    titles: `form|form for|membership application|application for membership|mitgliedsantrag|aufnahmeantrag|beitrittserklarung|antrag auf|sepa lastschriftmandat|lastschriftmandat|einzugsermachtigung|bulletin d adhesion|demande d adhesion|demande de|solicitud|solicitud de|ficha de socio|requerimento|modulo di|modulo per|domanda di|aanvraag|aanvraagformulier|ansokan om|ansokan|hakemus|wniosek|wniosek o|deklaracja|zadost|zadost o|ziadost|ziadost o|navrh na|prihlaska|kerelem|jelentkezesi lap|cerere|заявление|заява|basvuru formu|dilekce|طلب|נספח|formulir|don dang ky|แบบฟอร์ม`,
    alone: ``,
    ends: `antrag|formular|fragebogen|aanvraag|ansokan|hakemus|lomake|申请书|申請書|报名表|登记表|调查问卷|问卷|申込書|アンケート|신청서|설문지`,
  },
  people: {
    titles: `list of participants|participants list|attendance list|list of members|teilnehmerliste|mitgliederliste|liste des participants|lista de participantes|lista de presenca|lista de alunos|elenco partecipanti|deelnemerslijst|deltagarlista|deltagerliste|lista uczestnikow|seznam ucastniku|список участников|список студентов|katilimci listesi|daftar hadir`,
    alone: ``,
    ends: `名单|名單|名簿|명단`,
  },
};
