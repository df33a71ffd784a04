/** A problem that the user can fix; the message is one sentence that says how. Exit code 1. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
}

/** Invalid arguments. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Standard output was closed by its reader (EPIPE), as `head` does: exit quietly, this is not a failure. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone'
}

/** The message of any error, without its stack; for a `fetch` failure the message of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (error.message === 'fetch failed' && cause instanceof Error) return cause.message || String(cause)
  // viem's messages continue with lines about the request; the first line states the error.
  return (error.message.split('\n')[0] ?? '').replace(/\.$/, '')
}
