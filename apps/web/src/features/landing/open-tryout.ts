import { quietApi } from "../../lib/api.ts";
import { cvFileProblem } from "../../lib/cv-file/cv-file-rules.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { readHere } from "../../lib/tryout-here/read-here.ts";
import { hereToken, holdTryout } from "../../lib/tryout-here/tryout-here.ts";

/** What a visitor gives to see their own site: a file, a text, or one of our samples by the name of its file. */
export type GivenCv = { file: File } | { text: string } | { sample: string };

type Reading = {
  signal: AbortSignal;
  onLoaded: () => void;
  /** The share that has left: a large file takes minutes over a slow line. */
  onSending: (share: number) => void;
};

export type OpenedTryout = { token: string } | { problem: string };

const unreachable = "Your CV could not be sent. Please check your connection and try again.";

/**
 * Opens a tryout: of a PDF with text in this browser, of everything else on the server.
 * @param reading.signal ends the reading in this browser, so that the server does it
 * @param reading.onLoaded told when the reader has come, and this browser reads
 * @param reading.onSending told before anything is sent, and while it is
 * @returns what its address ends in, or what is wrong
 */
export async function openTryout(given: GivenCv, reading: Reading): Promise<OpenedTryout> {
  try {
    if ("file" in given) {
      const problem = cvFileProblem(given.file);
      if (problem) return { problem };
      const tryout = await readHere(given.file, reading);
      if (tryout) {
        holdTryout(given.file, tryout);
        return { token: hereToken };
      }
    }
    reading.onSending(0);
    const file = "sample" in given ? await sampleFile(given.sample) : "file" in given ? given.file : undefined;
    const body = "text" in given ? { text: given.text } : {};
    const { token } = await quietApi.tryout.openTryout(
      { body, files: { file } },
      { onUploadProgress: reading.onSending },
    );
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
