import type { GraphqlAnswer, Receipt } from '../../api/types.ts'
import type { Outcome } from '../../state/run.ts'
import type { Kept } from '../kept.ts'
import { withoutSecrets } from '../secrets.ts'

/** An answer that the user kept, with its request and receipt. */
export interface KeptAnswer extends Kept {
  readonly body: string
  readonly contentType: string
  readonly receipt: Receipt | null
  /** How long it took, in milliseconds. */
  readonly ms: number
}

/** Maximum number of kept answers, and of characters of one. */
export const MAX_ANSWERS = 50
const MAX_LENGTH = 5_000_000

/** Whether an answer is too long to keep. */
export function isTooLong({ sent }: Outcome): boolean {
  return sent.body.length > MAX_LENGTH
}

/** An answer to keep; secrets in its variables are removed. */
export function keptOf({ written, sent, at }: Outcome, id: string): KeptAnswer {
  const { body, contentType, receipt, ms } = sent
  const variables = withoutSecrets(written.variables).variables
  return { id, at: at.toISOString(), query: written.query, variables, body, contentType, receipt, ms }
}

/** A kept answer as the page shows answers. Throws a SyntaxError where its text is no JSON. */
export function outcomeOf({ query, variables, at, body, contentType, receipt, ms }: KeptAnswer): Outcome {
  return {
    written: { query, variables },
    answer: JSON.parse(body) as GraphqlAnswer,
    sent: { status: 200, headers: new Headers(), contentType, body, receipt, ms },
    at: new Date(at),
    isKept: true,
  }
}
