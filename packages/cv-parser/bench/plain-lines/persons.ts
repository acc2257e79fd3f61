import { keyOf, readText, type Asked } from "./ask.ts";

/** Somebody of a country: address and number, what a form calls them, and facts that are no values. */
export type PersonWords = {
  land: string;
  name: string;
  post: string;
  street: string;
  town: string;
  country: string;
  phone: string;
  labels: {
    address: string;
    phone: string;
    mail: string;
    birth: string;
    nation: string;
    drive: string;
    born: string;
    state: string;
  };
};
type Form = (person: PersonWords, address: string) => string[];

const mail = "post@example.org";
const profile =
  "I have worked for more than ten years in small firms and like clear plans, short ways and people who keep their word.";
const below = ["EXPERIENCE", "Accountant, Brightwell Ltd", "Feb 2016 – Dec 2018"];

const forms: Readonly<Record<string, Form>> = {
  rows: ({ name, post, phone }, address) => [name, post, address, phone, mail],
  bars: ({ name, phone }, address) => [name, `${address} | ${phone} | ${mail}`],
  dots: ({ name, post, phone }, address) => [name, post, `${mail} • ${phone} • ${address}`],
  tabs: ({ name, phone }, address) => [name, `${address}\t${phone}`, `www.example.org\t${mail}`],
  labels: ({ name, post, phone, labels }, address) => [
    name,
    post,
    `${labels.address}: ${address}`,
    `${labels.phone}: ${phone}`,
    `${labels.mail}: ${mail}`,
  ],
  facts: ({ name, phone, labels }, address) => [
    name,
    labels.birth,
    labels.born,
    labels.nation,
    `${labels.address}: ${address}`,
    `${labels.phone}: ${phone}`,
    `${labels.mail}: ${mail}`,
    labels.state,
    labels.drive,
  ],
  address: ({ name, street, town, country, phone }) => [name, street, town, country, phone, mail],
  links: ({ name, post, phone }, address) => [
    name,
    post,
    `${phone} | ${mail}`,
    "linkedin.com/in/example | github.com/example",
    address,
  ],
};

/** The heading of each person in each form, above a paragraph without a title: name, address, number, mail and that paragraph. */
export async function askPersons(persons: readonly PersonWords[]): Promise<Asked> {
  const wrong: string[] = [];
  for (const person of persons) {
    const address = `${person.street}, ${person.town}, ${person.country}`;
    for (const [form, write] of Object.entries(forms)) {
      const rows = write(person, address);
      const { personal_info: read } = await readText([...rows, "", profile, "", ...below].join("\n"));
      const found = [read.name, read.phone, read.email, read.summary, read.location];
      const wanted = [person.name, person.phone, mail, profile, address];
      const isRight = wanted.every(
        (value, at) => keyOf(found[at]) === keyOf(value) || (at === wanted.length - 1 && holdsTown(found[at], person)),
      );
      if (!isRight) wrong.push(`${person.land}, ${form}: ${JSON.stringify(rows.join("\n"))} is ${found.join(" | ")}`);
    }
  }
  return { asked: persons.length * Object.keys(forms).length, wrong };
}

/** A part of an address with its town is enough, as nobody asks for more. */
const holdsTown = (location: string | undefined, { town, street, country }: PersonWords): boolean =>
  keyOf(location).includes(keyOf(town)) && keyOf(`${street}${town}${country}`).includes(keyOf(location));
