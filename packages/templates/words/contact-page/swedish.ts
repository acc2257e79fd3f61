import type { ContactWords } from "./words.ts";

export const swedish: ContactWords = {
  writeTo: "Skriv till",
  yourName: "Ditt namn",
  yourEmail: "Din e-postadress",
  yourMessage: "Ditt meddelande",
  leaveEmpty: "Lämna fältet tomt",
  send: "Skicka meddelandet",
  privacyNote: "Dina ord och din adress når bara den som äger webbplatsen, och ingen annan.",
  sent: "Ditt meddelande är på väg",
  sentNote: "Svaret kommer med e-post.",
  back: "Tillbaka till webbplatsen",
  notSent: "Ditt meddelande har inte skickats ännu",
  wrongName: "Skriv ditt namn på en rad.",
  wrongEmail: "Skriv en e-postadress som går att svara på.",
  wrongMessage: "Skriv ett meddelande på högst 5 000 tecken.",
  tooMany: "Det kom för många meddelanden härifrån. Vänta en stund och skicka igen.",
};
