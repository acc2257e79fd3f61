import { quietApi } from "../../lib/api.ts";
import { cvFileProblem } from "../../lib/cv-file/cv-file-rules.ts";
import { failureMessage } from "../../lib/form-errors.ts";

/** What a visitor gives to see their own site: a file, a text, or one of our samples by the name of its file. */
export type GivenCv = { file: File } | { text: string } | { sample: string };

export type OpenedTryout = { token: string } | { problem: string };

const unreachable = "Your CV could not be sent. Please check your connection and try again.";

/** Hands a CV in without an account. @returns the secret of the address at which its site will stand, or what is wrong */
export async function openTryout(given: GivenCv): Promise<OpenedTryout> {
  try {
    const file = "sample" in given ? await sampleFile(given.sample) : "file" in given ? given.file : undefined;
    const problem = file && cvFileProblem(file);
    if (problem) return { problem };
    const body = "text" in given ? { text: given.text } : {};
    const { token } = await quietApi.tryout.openTryout({ body, files: { file } });
    return { token };
  } catch (error) {
    return { problem: failureMessage(error, unreachable) };
  }
}

async function sampleFile(name: string): Promise<File> {
  const answer = await fetch(`/samples/${name}.pdf`);
  if (!answer.ok) throw new Error(`The sample ${name} is missing.`);
  return new File([await answer.blob()], `${name}.pdf`, { type: "application/pdf" });
}
