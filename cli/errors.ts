/** Something is wrong that the person at the command line can mend; the message is one sentence that says how. Exit code 1. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
}

/** The command was given what it does not take. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Whoever read the output has gone, as `head` does when it has seen enough: nothing is wrong, and there is nobody to tell. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone'
}

/** What an error of any kind says, without its stack; what `fetch` wraps is what happened. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (error.message === 'fetch failed' && cause instanceof Error) return cause.message || String(cause)
  // viem's messages go on for lines about the request; the first one says what is wrong.
  return (error.message.split('\n')[0] ?? '').replace(/\.$/, '')
}
