import { type FoundRefund, findRefunds, type RefundName } from '../../../prisma/ledger/requests.ts'
import type { KitContext } from './context.ts'

/**
 * A refund or payout that a service requested; null until the ledger has opened it. All of a request share one statement.
 */
export function loadRefund({ db, loader }: KitContext, name: RefundName): Promise<FoundRefund | null> {
  return loader('kit.refunds', (names: readonly RefundName[]) => findRefunds(db.pool, names)).load(name)
}
