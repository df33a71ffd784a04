import type { TollgraphError } from '../../schema/errors.ts'
import { conflictProblem } from '../payments/mpp/problem.ts'
import type { Credentials } from '../payments/protocol/call.ts'
import { PaymentRequired } from '../payments/protocol/paymentRequired.ts'
import type { Problem } from '../payments/protocol/problem.ts'

const REUSED: readonly unknown[] = ['credential_reused', 'idempotency_key_reused']

/** The MPP problem document of a refusal; null where MPP defines none. */
export function problemOf(error: TollgraphError, credentials: Credentials): Problem | null {
  if (error instanceof PaymentRequired) return error.challenge.problem
  if (credentials.mpp === null || !REUSED.includes(error.fields.reason)) return null
  return { ...conflictProblem(), detail: error.message }
}
