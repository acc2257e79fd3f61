import { STATUS_CODES } from "node:http";
import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";
import { AppError } from "./app-error.ts";
import { errorBody } from "./errors.ts";

/** How long an answer may take to leave before its connection is cut. */
const leavingMs = 500;

/** Ends a connection whose request cannot be waited for any longer, with an error of the usual shape. */
export function endWithAnswer(socket: Duplex, error: AppError): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(error, requestId));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ""}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    `X-Request-Id: ${requestId}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), leavingMs).unref();
}

/** Answers what Node's HTTP server gives up on: headers or a whole request that came too late, and no HTTP at all. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return endWithAnswer(socket, new AppError("request_timeout"));
  endWithAnswer(socket, new AppError("bad_request", { message: "The request could not be read.", cause: error }));
}
