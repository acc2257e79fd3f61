import type { InjectOptions } from "fastify";
import type { HttpMethod } from "@vitrine/contract";
import type { TestApp } from "./create-test-app.ts";
import { answerOf, testPassword, type Person, type TestAnswer } from "./people.ts";

type Sent = { body?: unknown; headers?: Record<string, string>; raw?: { type?: string; text: string } };

/** A browser with a jar of cookies: what a page asks carries them, whoever made the page. */
export type TestBrowser = {
  /** Cookies of sessions by name, as the server set them; the browser keeps others as well. */
  jar: Map<string, string>;
  /** `Set-Cookie` headers of sessions so far, oldest first. */
  set: string[];
  /** What a page of the application sends, in the session of this number when it is given. */
  ask(method: HttpMethod, path: string, sent?: Sent & { session?: number }): Promise<TestAnswer>;
  /** What any other page makes this browser send: only the cookies come along by themselves. */
  attack(method: HttpMethod, path: string, sent?: Sent): Promise<TestAnswer>;
  /** Signs somebody in through the form. @returns the session's number */
  signIn(person: Pick<Person, "email">): Promise<number>;
};

export function aBrowser(app: TestApp): TestBrowser {
  const jar = new Map<string, string>();
  const others = new Map<string, string>();
  const set: string[] = [];
  const send = async (method: HttpMethod, path: string, { body, headers = {}, raw }: Sent): Promise<TestAnswer> => {
    const cookie = [...jar, ...others].map(([name, value]) => `${name}=${value}`).join("; ");
    const options: InjectOptions = {
      method,
      url: path.startsWith("/p/") ? path : `/api${path}`,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    };
    if (body !== undefined) options.payload = JSON.stringify(body);
    if (body !== undefined) options.headers = { "content-type": "application/json", ...options.headers };
    if (raw) options.payload = raw.text;
    if (raw?.type) options.headers = { ...options.headers, "content-type": raw.type };
    const response = await app.http.inject(options);
    for (const line of [response.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const isOfSession = name.includes("vitrine_session_");
      if (isOfSession) set.push(line);
      const place = isOfSession ? jar : others;
      if (/Max-Age=0(?:;|$)/.test(line)) place.delete(name);
      else place.set(name, value);
    }
    return answerOf(response);
  };
  const ask: TestBrowser["ask"] = (method, path, { session, headers, ...sent } = {}) =>
    send(method, path, {
      ...sent,
      headers: {
        "x-requested-with": "XMLHttpRequest",
        "sec-fetch-site": "same-origin",
        ...(method === "GET" ? {} : { origin: "http://localhost:3000" }),
        ...(session === undefined ? {} : { "x-session": String(session) }),
        ...headers,
      },
    });
  return {
    jar,
    set,
    ask,
    attack: (method, path, sent = {}) => send(method, path, sent),
    async signIn({ email }) {
      const answer = await ask("POST", "/login", { body: { email, password: testPassword } });
      return Number(answer.body["session_id"]);
    },
  };
}
