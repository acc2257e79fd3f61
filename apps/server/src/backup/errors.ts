/** A backup cannot be made, read or restored; the message is a sentence for whoever asked for it. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
