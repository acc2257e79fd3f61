import { ApiError, endpointUrl, requestHeaders } from "@vitrine/api-client";
import type { EndpointDefinition } from "@vitrine/contract";
import { reportFailedCall } from "../api-error-listener.ts";
import { getSession } from "../session/session-store.ts";

type Input = Parameters<typeof endpointUrl>[2];

/**
 * Saves what a call answers as a file.
 * @throws ApiError as every call of the API
 */
export async function downloadFile(definition: EndpointDefinition, input: Input, name: string): Promise<void> {
  saveFile(await loadFile(definition, input), name);
}

/**
 * Loads what a call answers as a file. The call names its session, so that a plain link would not do.
 * @throws ApiError as every call of the API
 */
export async function loadFile(definition: EndpointDefinition, input: Input): Promise<Blob> {
  const { sessionId } = getSession();
  try {
    const response = await fetch(endpointUrl("/api", definition, input), { headers: requestHeaders(sessionId) });
    if (!response.ok) throw await refusalOf(response);
    return await response.blob();
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : new ApiError({ status: 0, message: "" }, { cause: thrown });
    reportFailedCall({ error, definition, sessionId, quiet: true });
    throw error;
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError({ ...(typeof body === "object" ? body : {}), status: response.status });
}

/** Hands a file to the browser, as if a link to it had been chosen. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Revoked later: some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
