/** The embedded PostgreSQL cannot be used; the message is one sentence for the person who starts Vitrine. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** Another living process works on this data directory. */
export class DirectoryInUseError extends EmbeddedPostgresError {
  override name = "DirectoryInUseError";
}
