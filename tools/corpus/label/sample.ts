const people =
  /\b(?:john (?:doe|smith|appleseed)|jane (?:doe|smith)|max mustermann|erika mustermann|jake ryan|joe bloggs|first ?name|last ?name|your name|full ?name|john q|jan kowalski|juan p[eé]rez|marissa mayer|byungjin|claud d|debarghya das|adrien friggeri|gayle|trey hunner|ivan ivanov|иван иванов|张三|李四|某某|mario rossi|jean dupont|richard hendricks|thomas (?:edison|davis)|name surname|alan turing|donald e|homer|albert einstein|carmine|rick sanchez|harry potter|sherlock|tony stark|jack sparrow|sourabh|vel mira)\b/i;

/** True when a CV is a template's sample instead of a person's. */
export function isSamplePerson(name: string, text: string): boolean {
  return (
    people.test(name) ||
    /lorem ipsum|dolor sit amet|company name|job title|university name|your (?:phone|email|address)/i.test(text)
  );
}
