import type { ApiPerson } from "@vitrine/e2e/api-person";

/**
 * Puts a CV through the product: upload, reading, creation of a website.
 * @returns the number of the website
 * @throws {Error} with what was answered, when one of the calls is refused
 */
export async function siteOfCv(person: ApiPerson, name: string, cv: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  form.set("cv_file", new Blob([cv]), name);
  const uploaded = await expectOk(person.call("POST", "/onboarding/upload-cv", form));
  const session = { session_id: String(uploaded["session_id"]) };
  await expectOk(person.call("POST", "/onboarding/skip-picture", session));
  await expectOk(person.call("POST", "/onboarding/parse-cv", session));
  const created = await expectOk(person.call("POST", "/onboarding/create-website", session));
  return (created["website"] as { id: number }).id;
}

/** What a call answers; an error with the answer for one that is refused. */
export async function expectOk(call: ReturnType<ApiPerson["call"]>): Promise<Record<string, unknown>> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`The call answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
