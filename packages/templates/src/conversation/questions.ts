import type { Labels } from "../view/labels.ts";
import type { SiteLanguage } from "../../words/site/index.ts";

/** What each question is about, in the order in which every language has them below. */
const topics =
  "about experience education skills projects training certifications publications languages awards volunteer interests writing highlights contact".split(
    " ",
  );

/** What stands over the sections, and what is asked at the head of the page. */
export type Questions = { words: Readonly<Partial<Labels>>; doing: string; where: string };

/** In the order of the topics, then what somebody does now and where; parted by bars. */
const asked: Readonly<Record<SiteLanguage | "en", string>> = {
  en: `How would you describe yourself?|Where have you worked, and what did you do there?|What did you study?
    |What are you good at?|Which work would you show us?|What have you learned since?|What are you certified in?
    |What have you published?|Which languages do you speak?|What were you honoured for?|What do you do without pay?
    |And after work?|What do you write about?|What should we remember?|How can I reach you?|What are you doing now?
    |Where are you based?`,
  de: `Wie würden Sie sich beschreiben?|Wo haben Sie gearbeitet, und was haben Sie dort getan?|Was haben Sie gelernt?
    |Was können Sie gut?|Welche Arbeit würden Sie uns zeigen?|Was kam seither dazu?|Was ist bescheinigt?
    |Was haben Sie veröffentlicht?|Welche Sprachen sprechen Sie?|Wofür wurden Sie geehrt?|Was tun Sie ehrenamtlich?
    |Und nach der Arbeit?|Worüber schreiben Sie?|Was sollen wir uns merken?|Wie erreiche ich Sie?
    |Was machen Sie gerade?|Wo sind Sie zu Hause?`,
  fr: `Comment vous décririez-vous ?|Où avez-vous travaillé, et qu’y avez-vous fait ?|Qu’avez-vous étudié ?
    |Que savez-vous bien faire ?|Quel travail nous montreriez-vous ?|Qu’avez-vous appris depuis ?
    |Qu’est-ce qui est certifié ?|Qu’avez-vous publié ?|Quelles langues parlez-vous ?
    |Quelles distinctions avez-vous reçues ?|Que faites-vous bénévolement ?|Et après le travail ?
    |Sur quoi écrivez-vous ?|Que faut-il retenir ?|Comment vous joindre ?|Que faites-vous aujourd’hui ?
    |Où êtes-vous ?`,
  es: `¿Cómo se describiría?|¿Dónde ha trabajado y qué hizo allí?|¿Qué ha estudiado?|¿Qué se le da bien?
    |¿Qué trabajo nos enseñaría?|¿Qué ha aprendido desde entonces?|¿Qué está certificado?|¿Qué ha publicado?
    |¿Qué idiomas habla?|¿Por qué le han premiado?|¿Qué hace como voluntariado?|¿Y después del trabajo?
    |¿Sobre qué escribe?|¿Qué deberíamos recordar?|¿Cómo puedo localizarle?|¿Qué hace ahora?|¿Dónde está?`,
  pt: `Como se descreveria?|Onde trabalhou e o que fez lá?|O que estudou?|O que faz bem?
    |Que trabalho nos mostraria?|O que aprendeu desde então?|O que está certificado?|O que publicou?
    |Que línguas fala?|Por que foi premiado o seu trabalho?|O que faz como voluntariado?|E depois do trabalho?
    |Sobre o que escreve?|O que devemos lembrar?|Como posso falar consigo?|O que faz agora?|Onde está?`,
  it: `Come si descriverebbe?|Dove ha lavorato, e che cosa ha fatto?|Che cosa ha studiato?|Che cosa le riesce bene?
    |Quale lavoro ci mostrerebbe?|Che cosa ha imparato da allora?|Che cosa è certificato?|Che cosa ha pubblicato?
    |Quali lingue parla?|Quali riconoscimenti ha ricevuto?|Che cosa fa da volontariato?|E dopo il lavoro?
    |Di che cosa scrive?|Che cosa dobbiamo ricordare?|Come la raggiungo?|Che cosa fa adesso?|Dove si trova?`,
  nl: `Hoe zou u zichzelf omschrijven?|Waar hebt u gewerkt, en wat deed u daar?|Wat hebt u gestudeerd?
    |Waar bent u goed in?|Welk werk zou u ons laten zien?|Wat hebt u sindsdien geleerd?|Wat is gecertificeerd?
    |Wat hebt u gepubliceerd?|Welke talen spreekt u?|Waarvoor werd u onderscheiden?|Wat doet u vrijwillig?
    |En na het werk?|Waarover schrijft u?|Wat moeten we onthouden?|Hoe bereik ik u?|Wat doet u nu?
    |Waar bent u te vinden?`,
  pl: `Kto mówi?|Gdzie i nad czym trwała praca?|Jakie studia i szkoły?|Co wychodzi najlepiej?
    |Którą pracę warto pokazać?|Co przyniosły kursy?|Co jest potwierdzone certyfikatem?|Co zostało opublikowane?
    |W jakich językach można rozmawiać?|Za co były nagrody?|Co dzieje się społecznie?|A po pracy?|O czym są teksty?
    |Co warto zapamiętać?|Jak się skontaktować?|Co dzieje się teraz?|Gdzie?`,
  ru: `Как бы вы себя описали?|Где вы работали и что там делали?|Где вы учились?|Что у вас хорошо получается?
    |Какую работу вы бы показали?|Чему вы научились с тех пор?|Что подтверждено документами?|Что вы опубликовали?
    |На каких языках вы говорите?|За что вас награждали?|Что вы делаете безвозмездно?|А после работы?
    |О чём вы пишете?|Что нам запомнить?|Как с вами связаться?|Чем вы заняты сейчас?|Где вы живёте?`,
  tr: `Kendinizi nasıl anlatırsınız?|Nerelerde çalıştınız, neler yaptınız?|Ne okudunuz?|Neyi iyi yaparsınız?
    |Hangi işinizi gösterirdiniz?|O zamandan beri neler öğrendiniz?|Hangi sertifikalarınız var?|Neler yayımladınız?
    |Hangi dilleri konuşuyorsunuz?|Hangi ödülleri aldınız?|Gönüllü olarak ne yapıyorsunuz?|Ya işten sonra?
    |Neler yazıyorsunuz?|Aklımızda ne kalsın?|Size nasıl ulaşabilirim?|Şimdi ne yapıyorsunuz?|Neredesiniz?`,
  ar: `ما وصفك لنفسك؟|أين عملت وماذا أنجزت؟|ماذا درست؟|ما مهاراتك؟|أي أعمالك نراه أولاً؟|ماذا تعلّمت منذ ذلك الحين؟
    |ما شهاداتك؟|ماذا نشرت؟|ما لغاتك؟|ما جوائزك؟|ما عملك التطوعي؟|وماذا بعد العمل؟|ما موضوعات كتابتك؟
    |ما الذي ينبغي أن نتذكره؟|كيف يمكن التواصل معك؟|ما عملك الآن؟|أين مكانك؟`,
  he: `איך לתאר אותך?|איפה עבדת ומה עשית שם?|מה למדת?|במה כוחך?|איזו עבודה כדאי להראות?|מה למדת מאז?
    |אילו תעודות יש לך?|מה פרסמת?|אילו שפות בפיך?|על מה זכית בהוקרה?|מה המקום של ההתנדבות?|ואחרי העבודה?
    |על מה הכתיבה?|מה כדאי לזכור?|איך אפשר ליצור קשר?|מה קורה עכשיו?|איפה הבית?`,
  ja: `ご自身をどう紹介しますか？|どこで、どんな仕事をしてきましたか？|何を学びましたか？|何が得意ですか？
    |どの仕事を見せたいですか？|その後、何を身につけましたか？|どんな資格をお持ちですか？|何を発表しましたか？
    |どの言語を話しますか？|どんな賞を受けましたか？|ボランティアでは何をしていますか？|仕事のあとは？
    |何について書いていますか？|何を覚えておけばよいですか？|連絡するにはどうすればよいですか？
    |今は何をしていますか？|どこにお住まいですか？`,
  "zh-Hans": `您会怎样介绍自己？|您在哪里工作过，做过什么？|您学的是什么？|您擅长什么？|您想让我们看哪件作品？
    |此后又学了什么？|您有哪些证书？|您发表过什么？|您会说哪些语言？|您获得过哪些荣誉？|您做过哪些志愿工作？
    |下班以后呢？|您写些什么？|我们该记住什么？|怎样联系您？|您现在在做什么？|您在哪里？`,
  "zh-Hant": `您會怎樣介紹自己？|您在哪裡工作過，做過什麼？|您學的是什麼？|您擅長什麼？|您想讓我們看哪件作品？
    |此後又學了什麼？|您有哪些證照？|您發表過什麼？|您會說哪些語言？|您獲得過哪些榮譽？|您做過哪些志工服務？
    |下班以後呢？|您寫些什麼？|我們該記住什麼？|怎樣聯絡您？|您現在在做什麼？|您在哪裡？`,
  ko: `자신을 어떻게 소개하시겠습니까?|어디에서 어떤 일을 하셨습니까?|무엇을 공부하셨습니까?|무엇을 잘하십니까?
    |어떤 작업을 보여 주시겠습니까?|그 뒤로 무엇을 배우셨습니까?|어떤 자격증이 있습니까?|무엇을 발표하셨습니까?
    |어떤 언어를 하십니까?|어떤 상을 받으셨습니까?|어떤 봉사를 하십니까?|일이 끝나면요?|무엇에 대해 쓰십니까?
    |무엇을 기억하면 좋을까요?|어떻게 연락드리면 됩니까?|지금은 무엇을 하십니까?|어디에 계십니까?`,
  sv: `Hur skulle du beskriva dig själv?|Var har du arbetat, och vad gjorde du där?|Vad har du studerat?
    |Vad är du bra på?|Vilket arbete skulle du visa oss?|Vad har du lärt dig sedan dess?|Vad har du intyg på?
    |Vad har du publicerat?|Vilka språk talar du?|Vad har du fått utmärkelser för?|Vad gör du ideellt?
    |Och efter jobbet?|Vad skriver du om?|Vad ska vi komma ihåg?|Hur når jag dig?|Vad gör du nu?|Var finns du?`,
  no: `Hvordan vil du beskrive deg selv?|Hvor har du jobbet, og hva gjorde du der?|Hva har du studert?
    |Hva er du god til?|Hvilket arbeid ville du vist oss?|Hva har du lært siden?|Hva har du sertifikat på?
    |Hva har du publisert?|Hvilke språk snakker du?|Hva har du fått priser for?|Hva gjør du frivillig?
    |Og etter jobb?|Hva skriver du om?|Hva bør vi huske?|Hvordan når jeg deg?|Hva gjør du nå?|Hvor holder du til?`,
  da: `Hvordan vil du beskrive dig selv?|Hvor har du arbejdet, og hvad lavede du der?|Hvad har du studeret?
    |Hvad er du god til?|Hvilket arbejde ville du vise os?|Hvad har du lært siden?|Hvad har du certifikat på?
    |Hvad har du udgivet?|Hvilke sprog taler du?|Hvad er du blevet hædret for?|Hvad laver du frivilligt?
    |Og efter arbejde?|Hvad skriver du om?|Hvad skal vi huske?|Hvordan får jeg fat i dig?|Hvad laver du nu?
    |Hvor holder du til?`,
  fi: `Miten kuvailisit itseäsi?|Missä olet työskennellyt, ja mitä teit siellä?|Mitä olet opiskellut?
    |Missä olet hyvä?|Minkä työn näyttäisit meille?|Mitä olet oppinut sen jälkeen?|Mistä sinulla on todistus?
    |Mitä olet julkaissut?|Mitä kieliä puhut?|Mistä sinut on palkittu?|Mitä teet vapaaehtoisena?
    |Entä töiden jälkeen?|Mistä kirjoitat?|Mitä meidän pitäisi muistaa?|Miten sinut tavoittaa?|Mitä teet nyt?
    |Missä asut?`,
  cs: `Kdo jste?|Jaká byla vaše pracovní cesta?|Co máte vystudováno?|Co vám jde dobře?
    |Kterou práci nám chcete ukázat?|Co od té doby přibylo?|Na co máte certifikát?|Co vám vyšlo?
    |Jakými jazyky mluvíte?|Za co máte ocenění?|Co děláte dobrovolně?|A po práci?|O čem píšete?
    |Co si máme zapamatovat?|Jak se s vámi spojit?|Co děláte teď?|Kde vás najdeme?`,
  sk: `Kto ste?|Aká bola vaša pracovná cesta?|Čo máte vyštudované?|Čo vám ide dobre?|Ktorú prácu nám chcete ukázať?
    |Čo odvtedy pribudlo?|Na čo máte certifikát?|Čo vám vyšlo?|Akými jazykmi hovoríte?|Za čo máte ocenenie?
    |Čo robíte dobrovoľne?|A po práci?|O čom píšete?|Čo si máme zapamätať?|Ako sa s vami spojiť?|Čo robíte teraz?
    |Kde vás nájdeme?`,
  hu: `Hogyan jellemezné önmagát?|Hol dolgozott, és mit csinált ott?|Mit tanult?|Miben jó?
    |Melyik munkáját mutatná meg?|Mit tanult azóta?|Miről van tanúsítványa?|Mit publikált?|Milyen nyelveken beszél?
    |Milyen elismeréseket kapott?|Mit végez önkéntesként?|És munka után?|Miről ír?|Mire emlékezzünk?
    |Hogyan érhetem el?|Most mivel foglalkozik?|Hol él?`,
  ro: `Cum v-ați descrie?|Unde ați lucrat și ce ați făcut acolo?|Ce ați studiat?|La ce vă pricepeți?
    |Ce lucrare ne-ați arăta?|Ce ați învățat de atunci?|Ce certificate aveți?|Ce ați publicat?|Ce limbi vorbiți?
    |Ce distincții ați primit?|Ce faceți în voluntariat?|Și după muncă?|Despre ce scrieți?
    |Ce ar trebui să ținem minte?|Cum vă pot contacta?|Ce faceți acum?|Unde vă aflați?`,
  el: `Πώς θα περιγράφατε τον εαυτό σας;|Πού έχετε εργαστεί και τι κάνατε εκεί;|Τι σπουδάσατε;|Τι κάνετε καλά;
    |Ποια δουλειά θα μας δείχνατε;|Τι μάθατε από τότε;|Τι πιστοποιήσεις έχετε;|Τι έχετε δημοσιεύσει;
    |Ποιες γλώσσες μιλάτε;|Για τι έχετε διακριθεί;|Τι κάνετε εθελοντικά;|Και μετά τη δουλειά;|Για τι γράφετε;
    |Τι να θυμόμαστε;|Πώς μπορώ να επικοινωνήσω μαζί σας;|Τι κάνετε τώρα;|Πού βρίσκεστε;`,
  uk: `Як би ви себе описали?|Де ви працювали і що там робили?|Що ви вивчали?|Що вам добре вдається?
    |Яку роботу ви б показали?|Чого ви навчилися відтоді?|Що підтверджено сертифікатами?|Що ви опублікували?
    |Якими мовами ви розмовляєте?|За що вас відзначали?|Що ви робите на волонтерських засадах?|А після роботи?
    |Про що ви пишете?|Що нам запам’ятати?|Як із вами зв’язатися?|Що ви робите зараз?|Де ви живете?`,
  bg: `Как бихте се описали?|Къде сте работили и какво правехте там?|Какво сте учили?|Какво ви се удава?
    |Коя работа бихте ни показали?|Какво научихте оттогава?|За какво имате сертификат?|Какво сте публикували?
    |Какви езици говорите?|Какви награди имате?|Какво правите доброволно?|А след работа?|За какво пишете?
    |Какво да запомним?|Как да се свържа с вас?|Какво правите сега?|Къде живеете?`,
  hr: `Kako biste se opisali?|Gdje ste radili i čime ste se bavili?|Što ste studirali?|Što vam dobro ide?
    |Koji biste nam rad pokazali?|Što ste otad naučili?|Za što imate certifikat?|Što ste objavili?
    |Koje jezike govorite?|Koje ste nagrade dobili?|Što radite volonterski?|A poslije posla?|O čemu pišete?
    |Što da zapamtimo?|Kako da vas kontaktiram?|Što radite sada?|Gdje živite?`,
  id: `Bagaimana Anda menggambarkan diri Anda?|Di mana Anda pernah bekerja, dan apa yang Anda kerjakan?
    |Apa pendidikan Anda?|Apa keahlian Anda?|Karya mana yang ingin Anda tunjukkan?|Apa yang Anda pelajari sejak itu?
    |Apa saja sertifikat Anda?|Apa yang pernah Anda terbitkan?|Bahasa apa yang Anda kuasai?
    |Penghargaan apa yang Anda terima?|Apa kegiatan sukarela Anda?|Dan selepas kerja?|Anda menulis tentang apa?
    |Apa yang perlu kami ingat?|Bagaimana menghubungi Anda?|Apa kesibukan Anda sekarang?|Di mana Anda tinggal?`,
  vi: `Bạn tự giới thiệu thế nào?|Bạn đã làm ở đâu và làm những gì?|Bạn đã học gì?|Bạn giỏi việc gì?
    |Bạn muốn cho xem công việc nào?|Từ đó bạn học thêm gì?|Bạn có chứng chỉ gì?|Bạn đã công bố những gì?
    |Bạn nói những thứ tiếng nào?|Bạn từng được khen thưởng vì điều gì?|Bạn làm tình nguyện gì?|Còn sau giờ làm?
    |Bạn viết về điều gì?|Chúng tôi nên nhớ điều gì?|Liên hệ với bạn bằng cách nào?|Hiện nay bạn làm gì?|Bạn ở đâu?`,
  th: `คุณจะแนะนำตัวเองอย่างไร?|คุณเคยทำงานที่ไหน และทำอะไร?|คุณเรียนอะไรมา?|คุณถนัดอะไร?|งานไหนที่อยากให้เราดู?
    |หลังจากนั้นคุณเรียนอะไรเพิ่ม?|คุณมีใบรับรองอะไร?|คุณเผยแพร่อะไรไปแล้ว?|คุณพูดภาษาอะไรได้บ้าง?|คุณเคยได้รางวัลอะไร?
    |คุณเป็นอาสาสมัครด้านใด?|แล้วหลังเลิกงาน?|คุณเขียนเรื่องอะไร?|เราควรจำอะไรไว้?|ติดต่อคุณได้อย่างไร?|ตอนนี้คุณทำอะไรอยู่?
    |คุณอยู่ที่ไหน?`,
  fa: `خودتان را چگونه توصیف می‌کنید؟|کجا کار کرده‌اید و آنجا چه کردید؟|چه رشته‌ای خوانده‌اید؟|در چه کاری ماهرید؟
    |کدام کار را به ما نشان می‌دهید؟|از آن پس چه آموخته‌اید؟|چه گواهی‌نامه‌هایی دارید؟|چه منتشر کرده‌اید؟
    |به چه زبان‌هایی حرف می‌زنید؟|چه افتخاراتی کسب کرده‌اید؟|چه کار داوطلبانه‌ای می‌کنید؟|و پس از کار؟
    |درباره چه می‌نویسید؟|چه چیزی را به خاطر بسپاریم؟|چگونه با شما تماس بگیرم؟|اکنون چه می‌کنید؟|کجا هستید؟`,
  hi: `आपका परिचय क्या है?|आपने कहाँ काम किया और वहाँ क्या किया?|आपने क्या पढ़ाई की?|आपको क्या अच्छा आता है?
    |आपका कौन-सा काम देखा जाए?|तब से आपने क्या सीखा?|आपके पास कौन-से प्रमाणपत्र हैं?|आपने क्या प्रकाशित किया?
    |आपको कौन-सी भाषाएँ आती हैं?|आपको कौन-से सम्मान मिले?|आपकी स्वयंसेवा क्या है?|और काम के बाद?
    |आपके लेखों का विषय क्या है?|हम क्या याद रखें?|आपसे संपर्क कैसे हो?|अभी आपका काम क्या है?|आपका ठिकाना कहाँ है?`,
  ca: `Com us descriuríeu?|On heu treballat i què hi heu fet?|Què heu estudiat?|Què se us dona bé?
    |Quina feina ens mostraríeu?|Què heu après des d’aleshores?|Quins certificats teniu?|Què heu publicat?
    |Quines llengües parleu?|Quins reconeixements heu rebut?|Què feu de voluntariat?|I després de la feina?
    |Sobre què escriviu?|Què hauríem de recordar?|Com us puc trobar?|Què feu ara?|On sou?`,
};

/** The questions in that language; English where it has none. */
export function questionsIn(lang: string): Questions {
  return byLanguage[lang] ?? english;
}

const byLanguage: Readonly<Record<string, Questions>> = Object.fromEntries(
  Object.entries(asked).map(([lang, text]) => [lang, read(text)]),
);
const english = read(asked.en);

function read(text: string): Questions {
  const [where = "", doing = "", ...others] = text
    .split("|")
    .map((question) => question.trim())
    .toReversed();
  const questions = others.toReversed();
  return {
    doing,
    where,
    words: Object.fromEntries(topics.map((topic, index) => [topic, questions[index] ?? ""])),
  };
}
