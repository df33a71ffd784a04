import type { Problem } from '../protocol/problem.ts'

/** Problems of a payment, by the names of the MPP specification, with their HTTP status. */
export const PROBLEMS = {
  'payment-required': { status: 402, title: 'Payment Required' },
  'payment-insufficient': { status: 402, title: 'Payment Insufficient' },
  'payment-expired': { status: 402, title: 'Payment Expired' },
  'verification-failed': { status: 402, title: 'Verification Failed' },
  'malformed-credential': { status: 402, title: 'Malformed Credential' },
  'invalid-challenge': { status: 402, title: 'Invalid Challenge' },
  'method-unsupported': { status: 400, title: 'Method Unsupported' },
} as const

export type ProblemSlug = keyof typeof PROBLEMS

/** The media type of problems (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json'

/** Why a credential is refused; `reason` is stable, for programs. */
export interface MppRefusal {
  readonly reason: ProblemSlug
  readonly message: string
  /** The challenge that the credential answers, if it could be read. */
  readonly challengeId?: string
}

/** The problem of a refusal. */
export function mppProblem({ reason, message, challengeId }: MppRefusal): Problem {
  const { status, title } = PROBLEMS[reason]
  return {
    type: `https://paymentauth.org/problems/${reason}`,
    title,
    status,
    detail: message,
    ...(challengeId ? { challengeId } : {}),
  }
}

/** The problem of a credential that paid for another request. The specification defines none. */
export function conflictProblem(challengeId?: string): Problem {
  return {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'This credential belongs to another request. Repeat that one, or answer a new challenge for this one.',
    ...(challengeId ? { challengeId } : {}),
  }
}

/**
 * Maps facilitators' reasons to problems. Their own messages may quote the chain's, so none of them is shown: a reason
 * outside this table gets a generic message.
 */
const BY_REASON: readonly (readonly [RegExp, ProblemSlug, string])[] = [
  [/^quote_/, 'payment-required', 'The price is another one by now. Answer a new challenge.'],
  [/^payment_released$/, 'verification-failed', 'Nothing was charged, for lack of an answer. Answer a new challenge.'],
  [/^payment_refunded$/, 'verification-failed', 'The work failed, and the payment goes back. Answer a new challenge.'],
  [
    /^payment_failed$/,
    'verification-failed',
    'The payment did not settle; nothing was charged. Answer a new challenge.',
  ],
  [/^several_payments$/, 'malformed-credential', 'The request carries an x402 and an MPP payment; send one of them.'],
  [/^unsupported_scheme$/, 'invalid-challenge', 'This is not paid that way. Answer one of the new challenges.'],
  [/insufficient/, 'payment-insufficient', 'The payer holds less than the price.'],
  [/valid_before|expired/, 'payment-expired', 'The payment is no longer valid, or not for long enough to settle it.'],
  [/valid_after/, 'verification-failed', 'The payment is not valid yet.'],
  [/signature/, 'verification-failed', 'The signature does not fit the payment.'],
  [/already_used/, 'verification-failed', 'The payment has been made before.'],
  [/amount|value/, 'verification-failed', 'The amount is not the one that was asked for.'],
  [/recipient/, 'verification-failed', 'The payment does not go to the requested recipient.'],
  [
    /sponsor_policy/,
    'verification-failed',
    'The server does not pay the fee of this transaction: it must have an expiring nonce, no access list, and ordinary limits of gas and fee.',
  ],
  [/not_bound/, 'verification-failed', 'The payment is not bound to its challenge.'],
]

/** The refusal of a payment that a facilitator found invalid, by the facilitator's reason. */
export function refusalOf(reason: string, challengeId?: string): MppRefusal {
  const found = BY_REASON.find(([pattern]) => pattern.test(reason))
  const id = challengeId ? { challengeId } : {}
  if (!found) return { reason: 'verification-failed', message: 'The payment could not be verified.', ...id }
  return { reason: found[1], message: found[2], ...id }
}

/**
 * The refusal of a payment for any reason. For MPP's own names the message is ours and is returned; for others it may
 * quote a facilitator, so the table's message is returned.
 */
export function refusalFor(refusal: {
  readonly reason: string
  readonly message: string
  readonly challengeId?: string | null
}): MppRefusal {
  const { reason, message, challengeId } = refusal
  if (!isSlug(reason)) return refusalOf(reason, challengeId ?? undefined)
  return { reason, message, ...(challengeId ? { challengeId } : {}) }
}

function isSlug(reason: string): reason is ProblemSlug {
  return Object.hasOwn(PROBLEMS, reason)
}
