import { Unavailable } from '../../../schema/errors.ts'
import { within } from '../../../subgraphs/kit/within.ts'
import type { Settlement } from '../protocol/facilitator.ts'

/** How long the chain may take to show that it is there, in milliseconds. */
export const PROBE_MS = 2_000

/** What can show that it is there: any chain. */
interface Reachable {
  height(): Promise<unknown>
}

/**
 * Whether the chain answers now. The stock schemes take a call that got no answer for a check that failed: an
 * unreachable chain looks like a bad signature. So their refusals count only while the chain can be reached.
 */
export function canReach(chain: Reachable): Promise<boolean> {
  return within(PROBE_MS, chain.height()).then(
    () => true,
    () => false,
  )
}

/** A stock scheme's word on a settlement; its refusal is `unknown` while the chain cannot be reached. */
export async function confirmRefusal(settlement: Settlement, chain: Reachable): Promise<Settlement> {
  const isBelievable = settlement.kind !== 'refused' || (await canReach(chain))
  return isBelievable ? settlement : { kind: 'unknown', reason: 'chain_unreachable', transaction: null }
}

/** What is thrown when payments cannot be checked; `payments` says which. */
export function unreachable(payments = 'Payments'): Unavailable {
  return new Unavailable(`${payments} cannot be checked now: the chain does not answer. Nothing was charged.`, {
    retryAfter: 5,
  })
}
