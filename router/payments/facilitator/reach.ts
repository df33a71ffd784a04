import { Unavailable } from '../../../schema/errors.ts'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import type { Settlement } from '../protocol/facilitator.ts'

/** Timeout of the check that the chain answers, in milliseconds. */
export const PROBE_MS = 2_000

/** Any chain, for a liveness check. */
interface Reachable {
  height(): Promise<unknown>
}

/**
 * Whether the chain answers now. The stock schemes take a call without an answer for a failed check: an unreachable
 * chain looks like a bad signature. So their refusals count only while the chain can be reached.
 */
export function canReach(chain: Reachable): Promise<boolean> {
  return withTimeout(PROBE_MS, chain.height()).then(
    () => true,
    () => false,
  )
}

/** The outcome where the chain did not answer. */
export const CHAIN_SILENT = { kind: 'unknown', reason: 'chain_unreachable', transaction: null } as const

/**
 * A stock scheme's settlement; a refusal becomes `unknown` where the node failed a call of it, or while the chain cannot be
 * reached.
 */
export async function confirmRefusal(
  settlement: Settlement,
  chain: Reachable,
  hasNodeFailed = false,
): Promise<Settlement> {
  if (settlement.kind !== 'refused') return settlement
  return hasNodeFailed || !(await canReach(chain)) ? CHAIN_SILENT : settlement
}

/** The error when payments cannot be checked; `payments` names them in the message. */
export function unreachable(payments = 'Payments'): Unavailable {
  return new Unavailable(`${payments} cannot be checked now: the chain does not answer. Nothing was charged.`, {
    retryAfter: 5,
  })
}
