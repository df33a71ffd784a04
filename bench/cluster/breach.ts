import type { Answer } from './calls.ts'

/** What a call gets whose router died, or lost the database or the service, after its work, which was settled before. */
const DONE = [
  'The work was done and paid, but its answer was lost when the server stopped. Look at the result where the service lists it.',
  'The work was done and paid, but its answer was lost. Look at the result where the service lists it.',
]
/** What it gets if that was before the work. */
const LOST = 'The server stopped before the work was done; the payment is being refunded.'
/** After them, the same request is due again. */
const LATER = [202, 503]

/**
 * Which rule of docs/payments.md an answer breaks; null if none. Refusals say why, as JSON; those that will pass have
 * `Retry-After`; a 500 is for work that was settled before and then interrupted.
 */
export function breachOf({ status, text, retryAfter }: Answer): string | null {
  if (status === null || status === 200) return null
  const error = errorOf(text)
  if (error === null) return `${status} without an error of ours: ${text.slice(0, 200)}`
  if (LATER.includes(status) && retryAfter === null) return `${status} without Retry-After: ${error}`
  if (status === 500 && error !== LOST && !DONE.includes(error)) return `500: ${error}`
  return null
}

/** Whether an answer ends a call: it is what was paid for, or says that this was done. */
export function isFinal({ status, text }: Answer): boolean {
  return status === 200 || (status === 500 && DONE.includes(errorOf(text) ?? ''))
}

/** `error` of an answer; null when there is none. */
function errorOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    const error = body instanceof Object && 'error' in body ? body.error : null
    return typeof error === 'string' ? error : null
  } catch {
    return null
  }
}
