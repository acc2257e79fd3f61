import { useMemo, useRef } from "react";
import { quietApi } from "../../../lib/api.ts";
import { useActionKeys } from "./use-action-keys.ts";
import { FlowError, type FlowCore } from "./use-flow-core.ts";
import type { Processing } from "./use-processing.ts";

export type CvFileSource = "linkedin" | "json_resume";

type UploadAnswer = Awaited<ReturnType<typeof quietApi.onboarding.uploadCv>>;

/** Handing in the CV, as a file or as text. */
export function useUploadActions(core: FlowCore, processing: Processing) {
  const { dispatch, getState, run, fail } = core;
  const { keyOf, settle } = useActionKeys();
  const sources = useRef(new WeakMap<File, CvFileSource>());
  const uploading = useRef<AbortController | null>(null);

  return useMemo(() => {
    function receive(content: File | string, answer: UploadAnswer): void {
      settle(content);
      if (!answer.session_id) throw new FlowError("No session ID received from backend");
      dispatch({
        type: "cv_received",
        session: answer.session,
        text: answer.text,
        storedPath: answer.stored_path,
        vision: answer.use_vision_parsing,
      });
      // The picture of the first page is for the processing screen; it goes on without one.
      void processing.loadData({ keepsStep: true }).catch(() => undefined);
    }

    function failUpload(content: File | string, error: unknown, stopped: boolean): void {
      dispatch({ type: "upload_ended" });
      settle(content, error);
      if (!stopped) fail(error, "Upload failed");
    }

    function uploadFile(file: File, source?: CvFileSource): void {
      run("upload", async (alive) => {
        if (source) sources.current.set(file, source);
        const cancel = new AbortController();
        uploading.current = cancel;
        dispatch({ type: "upload_started", file });
        const stop = AbortSignal.any([alive, cancel.signal]);
        try {
          const answer = await quietApi.onboarding.uploadCv(
            {
              body: { session_id: getState().session?.session_id, source: sources.current.get(file) },
              files: { cv_file: file },
            },
            {
              signal: stop,
              idempotencyKey: keyOf(file),
              onUploadProgress: (fraction) => dispatch({ type: "upload_progressed", fraction }),
            },
          );
          if (!stop.aborted) receive(file, answer);
        } catch (error) {
          if (!alive.aborted) failUpload(file, error, stop.aborted);
        }
      });
    }

    function pasteText(text: string): void {
      run("upload", async (alive) => {
        dispatch({ type: "upload_started", file: null });
        try {
          const answer = await quietApi.onboarding.pasteText(
            { body: { cv_text: text, session_id: getState().session?.session_id } },
            { signal: alive, idempotencyKey: keyOf(text) },
          );
          if (!alive.aborted) receive(text, answer);
        } catch (error) {
          if (!alive.aborted) failUpload(text, error, false);
        }
      });
    }

    return {
      uploadFile,
      cancelUpload: () => uploading.current?.abort(),
      removeFile: () => dispatch({ type: "file_removed" }),
      pasteText,
    };
  }, [dispatch, getState, run, fail, processing, keyOf, settle]);
}
