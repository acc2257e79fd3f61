import { ApiError } from "@vitrine/api-client";
import { useMemo, useRef } from "react";
import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { isUnanswered } from "./use-flow-core.ts";

export type ActionKeys = {
  /** The key of one user action: the same content keeps it until the server has answered. */
  keyOf: (content: object | string) => string;
  /** Ends a key after an answer; a lost connection leaves it, so that a retry cannot act twice. */
  settle: (content: object | string, error?: unknown) => void;
};

/** Idempotency keys of user actions (contract.md 1.7); files are told apart by identity. */
export function useActionKeys(): ActionKeys {
  const keys = useRef(new Map<object | string, string>());
  return useMemo(() => {
    const nameOf = (content: object | string) => (content instanceof Blob ? content : JSON.stringify(content));
    return {
      keyOf: (content) => {
        const key = keys.current.get(nameOf(content)) ?? newIdempotencyKey();
        keys.current.set(nameOf(content), key);
        return key;
      },
      settle: (content, error) => {
        if (!isOpen(error)) keys.current.delete(nameOf(content));
      },
    };
  }, []);
}

function isOpen(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.code === "idempotency_in_progress");
}
