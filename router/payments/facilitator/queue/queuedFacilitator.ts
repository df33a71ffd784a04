import type { QueuedScheme } from '../../../../prisma/ledger/settlementQueue.ts'
import type { Facilitator } from '../../protocol/facilitator.ts'
import type { SettlementQueue } from './settlementQueue.ts'

/** Verifies here, as `own` does, and has payments settled by the processes that have keys. */
export function queuedFacilitator(own: Facilitator, scheme: QueuedScheme, queue: SettlementQueue): Facilitator {
  return {
    name: `queue to ${own.name}`,
    verifiesCheaply: own.verifiesCheaply,
    verify: (presented, signature) => own.verify(presented, signature),
    settle: (presented) => queue.settle(scheme, presented),
  }
}
