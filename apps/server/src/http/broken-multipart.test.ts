import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, eventually, type Person, type TestApp } from "../testing/index.ts";
import { slowRequest } from "../testing/slow-request.ts";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
  person = await aPerson(app);
});
afterAll(() => app.end());

const head =
  '--edge\r\nContent-Disposition: form-data; name="cv_file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
const headers = () => ({
  authorization: `Bearer ${person.token}`,
  "content-type": "multipart/form-data; boundary=edge",
});

test.each([
  ["within a file", `${head}%PDF-1.7 and then no`],
  ["within the head of a part", "--edge\r\nContent-Disposition: form-da"],
  ["after a part", `${head}%PDF-1.7\r\n--edge`],
  ["with a part that has no head", "--edge\r\n\r\nx"],
])("a multipart body that breaks off %s is the caller's fault, not ours", async (_where, payload) => {
  const answer = await app.http.inject({
    method: "POST",
    url: "/api/onboarding/upload-cv",
    headers: headers(),
    payload,
  });
  expect(answer.json()).toMatchObject({
    status: 400,
    code: "bad_request",
    message: expect.stringMatching(/broke off/),
  });
});

test("a connection that breaks off within an upload leaves no request behind", async () => {
  const address = await app.http.listen({ port: 0, host: "127.0.0.1" });
  const upload = slowRequest(`${address}/api/onboarding/upload-cv`, {
    method: "POST",
    headers: { ...headers(), "Content-Length": "100000" },
  });
  upload.send(`${head}%PDF-1.7`);
  await eventually(() => app.http.traffic.size > 0 || undefined);
  upload.cut();
  await eventually(() => app.http.traffic.size === 0 || undefined);
  await expect(upload.answer).rejects.toThrow();
});
