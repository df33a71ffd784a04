import { randomBytes } from 'node:crypto'
import type { Facilitator } from '../../router/payments/protocol/facilitator.ts'

/**
 * Takes every payment for good and every settlement for done at once: what is left to measure is Tollgraph and its
 * ledger. The checkout has checked the signature itself before it asks, once, as the no-op facilitator of each peer does.
 */
export function noopFacilitator(): Facilitator {
  return {
    name: 'no-op',
    verifiesCheaply: true,
    verify: async () => ({ isValid: true }),
    settle: async () => ({ kind: 'settled', transaction: `0x${randomBytes(32).toString('hex')}` }),
  }
}
