/**
 * Limits on parsing a mail, so that no mail can block the service. Real mail stays far below; of a larger one, the
 * content within the limits is shown.
 */
export const MIME_LIMITS = {
  /** Nesting of parts. */
  depth: 20,
  /** Parts in total, multiparts included. */
  parts: 500,
  /** Bytes of all headers together. */
  headerBytes: 1_048_576,
  /** Lines that start with two dashes. */
  dashedLines: 100_000,
  /** Encoded bytes of one text. */
  textBytes: 2 * 1_048_576,
  /** Encoded bytes of all texts together. */
  allTextBytes: 4 * 1_048_576,
} as const
