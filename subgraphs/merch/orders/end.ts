import { requestRefund } from '../../../prisma/ledger/requests.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { Work } from '../work.ts'
import { addNotice } from './notice.ts'
import type { MerchOrder } from './order.ts'
import { markFailed } from './store.ts'

/**
 * Fails a paid order, unless another process has moved it on from the given state: the company may print it by then. Its
 * state, the full refund and the notice are written in one transaction.
 */
export async function failOrder(
  { id, actId, state }: Pick<MerchOrder, 'id' | 'actId' | 'state'>,
  reason: string,
  work: Work,
): Promise<void> {
  await inTransaction(work.db.pool, async (client) => {
    if (!(await markFailed(client, { id, state }, reason, work.now()))) return
    await addNotice(client, id, 'FAILED', work.now())
    await requestRefund(client, { actId, reason: `Order ${id}: ${reason}` })
  })
}
