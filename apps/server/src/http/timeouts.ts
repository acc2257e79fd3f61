/**
 * How long the other side of a connection may take (docs/guides/operate.md). A person on a bad line
 * gets through; somebody who holds connections open by sending a byte now and then does not.
 */
export const httpTimeouts = {
  /** From the first moment of a connection, or the first byte of a further request, to the last header. */
  headersMs: 10_000,
  /** For the whole of a request, however large its body. */
  requestMs: 300_000,
  /** How long a connection without a request stays; longer than the usual minute of proxies before us. */
  keepAliveMs: 75_000,
  /** A body gets this long before its pace counts ... */
  bodyGraceMs: 10_000,
  /** ... and from then on as many bytes are expected of every second since it began. */
  bodyBytesPerSecond: 2_000,
  /** How often limits of open connections are looked at. */
  checkEveryMs: 1_000,
} as const;
