const mail = /[^\s@<>,;:]{1,64}@[^\s@<>,;:]{1,128}\.\p{L}{2,12}/gu;

/** The mail addresses of lines in small letters, in their order, each as often as it stands there. */
export const mailsIn = (lines: readonly { text: string }[]): string[] =>
  lines.flatMap(({ text }) => text.match(mail) ?? []).map((address) => address.toLowerCase());
