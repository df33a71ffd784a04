/**
 * What is read of a mail, so that none of them can hold up the service. Real mail stays far below; of one that does not,
 * what lies within the limits is shown.
 */
export const MIME_LIMITS = {
  /** Parts within parts. */
  depth: 20,
  /** Parts altogether, those that only hold others included. */
  parts: 500,
  /** All headers together. Bytes. */
  headerBytes: 1_048_576,
  /** Lines that begin like boundaries. */
  dashedLines: 100_000,
  /** One text, as it is encoded. Bytes. */
  textBytes: 2 * 1_048_576,
  /** All texts together. Bytes. */
  allTextBytes: 4 * 1_048_576,
} as const
