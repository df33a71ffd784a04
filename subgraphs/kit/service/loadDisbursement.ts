import { type DisbursementName, type FoundDisbursement, findDisbursements } from '../../../prisma/ledger/requests.ts'
import type { KitContext } from './context.ts'

/**
 * A refund or payout that a service requested; null until the ledger has opened it. All of a request share one statement.
 */
export function loadDisbursement(
  { db, loader }: KitContext,
  name: DisbursementName,
): Promise<FoundDisbursement | null> {
  return loader('kit.disbursements', (names: readonly DisbursementName[]) => findDisbursements(db.pool, names)).load(
    name,
  )
}
