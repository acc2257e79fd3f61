import type { Labels } from "../view/labels.ts";

/** What each question is about, in the order in which every language has them below. */
const topics =
  "about experience education skills projects training certifications publications languages awards volunteer interests writing highlights contact".split(
    " ",
  );

/** What stands over the sections, and what is asked at the head of the page. */
export type Questions = { words: Readonly<Partial<Labels>>; doing: string; where: string };

/** In the order of the topics, then what somebody does now and where; parted by bars. */
const asked: Readonly<Record<string, string>> = {
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
};

/** The questions in that language; English where it has none. */
export function questionsIn(lang: string): Questions {
  return byLanguage[lang] ?? english;
}

const byLanguage = Object.fromEntries(Object.entries(asked).map(([lang, text]) => [lang, read(text)]));
const english = read(asked["en"] ?? "");

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
