import type { ContactWords } from "./words.ts";

export const spanish: ContactWords = {
  writeTo: "Escribir a",
  yourName: "Su nombre",
  yourEmail: "Su correo electrónico",
  yourMessage: "Su mensaje",
  leaveEmpty: "Deje este campo vacío",
  send: "Enviar mensaje",
  privacyNote: "Sus palabras y su dirección llegan a la persona de este sitio y a nadie más.",
  sent: "Su mensaje está en camino",
  sentNote: "La respuesta llegará por correo.",
  back: "Volver al sitio",
  notSent: "Su mensaje aún no se ha enviado",
  wrongName: "Indique su nombre en una sola línea.",
  wrongEmail: "Indique un correo al que se pueda responder.",
  wrongMessage: "Escriba un mensaje de 5000 caracteres como máximo.",
  tooMany: "Han llegado demasiados mensajes desde aquí. Espere un momento y envíelo de nuevo.",
};
