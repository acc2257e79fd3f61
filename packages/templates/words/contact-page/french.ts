import type { ContactWords } from "./words.ts";

export const french: ContactWords = {
  writeTo: "Écrire à",
  yourName: "Votre nom",
  yourEmail: "Votre adresse e-mail",
  yourMessage: "Votre message",
  leaveEmpty: "Laissez ce champ vide",
  send: "Envoyer le message",
  privacyNote: "Vos mots et votre adresse vont à la personne de ce site, et à personne d’autre.",
  sent: "Votre message est en route",
  sentNote: "La réponse viendra par e-mail.",
  back: "Retour au site",
  notSent: "Votre message n’a pas encore été envoyé",
  wrongName: "Indiquez votre nom sur une seule ligne.",
  wrongEmail: "Indiquez une adresse e-mail à laquelle répondre.",
  wrongMessage: "Écrivez un message de 5 000 caractères au plus.",
  tooMany: "Trop de messages sont venus d’ici. Attendez un moment, puis envoyez à nouveau.",
};
