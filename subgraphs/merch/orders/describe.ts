import { type FoundRefund, findRefund } from '../../../prisma/ledger/requests.ts'
import { formatUsd } from '../../../schema/money.ts'
import { progressOf } from '../printing/progress.ts'
import type { MerchContext } from '../work.ts'
import { filesOf, type MerchOrder } from './order.ts'
import { COMMISSION_KEY } from './takeIn.ts'

/** Lifetime of a link to an order's picture. Milliseconds. */
const LINK_MS = 20 * 60_000

/** Resolvers of `MerchOrder`. */
export const orderFields = {
  status,
  mockUpUrl: (order: MerchOrder, _: unknown, context: MerchContext) => linkTo(order, 'mockUp', context),
  printFileUrl: (order: MerchOrder, _: unknown, context: MerchContext) => linkTo(order, 'print', context),
  printOrderId: ({ providerOrderId }: MerchOrder) => providerOrderId,
  price: ({ price }: MerchOrder) => formatUsd(price),
  commission: (order: MerchOrder) => order.commission && { ...order.commission, actId: order.actId },
  refund: async ({ actId, state }: MerchOrder, _: unknown, { db }: MerchContext) =>
    state === 'FAILED' ? transferOf(await findRefund(db.pool, { actId })) : null,
}

/** A commission and the line that pays it. */
type Commission = NonNullable<MerchOrder['commission']> & Pick<MerchOrder, 'actId'>

/** Resolvers of `MerchCommission`. */
export const commissionFields = {
  recipient: ({ to }: Commission) => to,
  amount: ({ amount }: Commission) => formatUsd(amount),
  payout: async ({ actId }: Commission, _: unknown, { db }: MerchContext) =>
    transferOf(await findRefund(db.pool, { actId, key: COMMISSION_KEY })),
}

/** The status of an order, in the contract's four values. */
export function status({ state, providerStatus }: Pick<MerchOrder, 'state' | 'providerStatus'>): string {
  if (state === 'SHIPPED') return 'COMPLETED'
  if (state === 'FAILED') return 'FAILED'
  return state === 'PLACED' && progressOf(providerStatus ?? '') === 'PROCESSING' ? 'PROCESSING' : 'QUEUED'
}

/** The files exist from when the company is asked until they are deleted together with the address. */
function linkTo(order: MerchOrder, file: 'mockUp' | 'print', { engines, now }: MerchContext): string | null {
  if (order.askedAt === null || order.address === null) return null
  return engines.media.urlOf({
    key: filesOf(order)[file],
    contentType: file === 'mockUp' ? 'image/jpeg' : 'image/png',
    expiresAt: new Date(now().getTime() + LINK_MS),
  })
}

/** A `MerchTransfer`. */
function transferOf(found: FoundRefund | null) {
  if (!found) return null
  const state = found.state === 'REFUNDED' ? 'DONE' : found.state
  return { state, amount: formatUsd(found.amount), network: found.network, transaction: found.transaction }
}
