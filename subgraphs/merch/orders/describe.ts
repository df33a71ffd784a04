import type { FoundDisbursement } from '../../../prisma/ledger/requests.ts'
import { formatUsd } from '../../../schema/money.ts'
import { loadDisbursement } from '../../kit/service/loadDisbursement.ts'
import { progressOf } from '../printing/progress.ts'
import type { MerchOrderStatus, Resolvers, Value } from '../types.gen.ts'
import type { MerchContext } from '../work.ts'
import { filesOf, type MerchOrder } from './order.ts'
import { commissionKey, OLD_COMMISSION_KEY } from './takeIn.ts'

/** Lifetime of a link to an order's picture. Milliseconds. */
const LINK_MS = 20 * 60_000

/** Resolvers of `MerchOrder`. */
export const orderFields: Resolvers['MerchOrder'] = {
  resourceId: ({ id }) => id,
  picture: ({ pictureId }) => (pictureId === null ? null : { resourceId: pictureId }),
  status,
  mockUpUrl: (order, _, context) => linkTo(order, 'mockUp', context),
  printFileUrl: (order, _, context) => linkTo(order, 'print', context),
  printOrderId: ({ providerOrderId }) => providerOrderId,
  price: ({ price }) => formatUsd(price),
  commission: (order) => order.commission && { ...order.commission, actId: order.actId },
  refund: async ({ actId, state }, _, context) =>
    state === 'FAILED' ? transferOf(await loadDisbursement(context, { actId })) : null,
}

/** Resolvers of `MerchCommission`. */
export const commissionFields: Resolvers['MerchCommission'] = {
  recipient: ({ to }) => ({ address: to }),
  amount: ({ amount }) => formatUsd(amount),
  async payout({ actId }, _, context) {
    const keys = [commissionKey({ actId }), OLD_COMMISSION_KEY]
    const [found, old] = await Promise.all(keys.map((key) => loadDisbursement(context, { actId, key })))
    return transferOf(found ?? old ?? null)
  },
}

/** The status of an order; the contract has one word for WAITING and QUEUED. */
export function status({
  state,
  providerStatus,
  imageType,
}: Pick<MerchOrder, 'state' | 'providerStatus' | 'imageType'>): MerchOrderStatus {
  if (state === 'PAID' && imageType === null) return 'WAITING'
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

function transferOf(found: FoundDisbursement | null): Value<'MerchTransfer'> | null {
  if (!found) return null
  const state = found.state === 'SENT' ? 'DONE' : found.state
  return { state, amount: formatUsd(found.amount), network: found.network, transaction: found.transaction }
}
