import { spawn } from "node:child_process";
import { constants } from "node:os";

const forwardedSignals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} output is stdout and stderr in the order they came
 */
export function runCaptured(command, args, options = {}) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/**
 * Runs a program in the foreground: it prints where we print, and gets the signals we get.
 * A signal typed at the terminal reaches the whole process group by itself, so it is not sent a second time.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} the exit code, 128 + n after signal n
 */
export function runInForeground(command, args, options = {}) {
  const child = spawn(command, args, { stdio: "inherit", ...options });
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of forwardedSignals) process.on(signal, forward);
  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code) => {
      for (const signal of forwardedSignals) process.off(signal, forward);
      resolve(code);
    };
    child.on("error", (error) => {
      console.error(error.message);
      finish(127);
    });
    child.on("exit", (code, signal) => finish(exitCode(code, signal)));
  });
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
