import type { GraphQLResolveInfo } from 'graphql'
import { archivedMonthOf } from '../../../prisma/ledger/archive/archivedMonth.ts'
import { PaymentArchived } from '../../../prisma/ledger/archive/paymentArchived.ts'
import {
  disbursementsOf,
  linesOf,
  type Payment,
  type PaymentDisbursement,
  type PaymentLine,
  paymentsById,
  paymentsOf,
} from '../../../prisma/ledger/history.ts'
import { payoutState, refundState } from '../../../prisma/ledger/shownState.ts'
import { parseWalletAddress, type WalletAddress } from '../../../schema/address.ts'
import { Forbidden, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import { purchasesOf } from '../../kit/service/purchases.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { connectionOf, connectionOfAll } from '../connections/connection.ts'
import type { GatewayEngines } from '../engines.ts'
import { nodeReference } from '../nodes.ts'
import { loadOrganization } from '../organizations/loadOrganization.ts'
import type { Args, GatewayGraph } from '../types.gen.ts'
import { ownWallet } from '../wallet.ts'
import { receiptOf } from './receipt.ts'

// A wallet's payments from the ledger, each with its lines, its refunds and, once settled, a receipt.

export const payments: Topic<GatewayGraph> = {
  resolvers: {
    Query: { payment: ownPayment },
    Wallet: {
      payments: (wallet, args, context) => {
        const payer = ownWallet(wallet, context)
        return connectionOf(context, ['payments', payer], args, (after, limit) =>
          paymentsOf(context.db.pool, payer, after, limit),
        )
      },
    },
    Payment: {
      __resolveReference: ({ resourceId }, context) => paymentIfOwn(resourceId, context),
      resourceId: ({ id }) => id,
      payer: ({ payer }) => ({ address: payer }),
      organization: async ({ organizationId }, _args, context) => {
        const organization = organizationId === null ? null : await loadOrganization(organizationId, context)
        return organization?.role ? organization : null
      },
      chain: ({ network }) => ({ chainId: network }),
      transaction: ({ network, transactionHash }) =>
        transactionHash === null ? null : { chainId: network, hash: transactionHash },
      lines: loadLines,
      items: itemsOf,
      refunds: async (payment, _args, context) => ofPurpose('REFUND', await loadDisbursements(payment, context)),
      payouts: async (payment, { first }, context) =>
        ofPurpose('PAYOUT', await loadDisbursements(payment, context)).slice(0, first),
      receipt: async (payment, _args, context) => {
        const [lines, disbursements] = await Promise.all([
          loadLines(payment, _args, context),
          loadDisbursements(payment, context),
        ])
        return receiptOf(payment, lines, ofPurpose('REFUND', disbursements))
      },
    },
    PaymentRefund: { state: ({ state }) => refundState(state) },
    PaymentPayout: { recipient: recipientOf, state: ({ state }) => payoutState(state) },
  },
}

/** Throws NotFound, PaymentArchived and, for another wallet's payment, Forbidden. */
async function ownPayment(
  _parent: unknown,
  { id }: Args<'Query.payment'>,
  context: KitContext<GatewayEngines>,
): Promise<Payment> {
  const key = keyOfNode('Payment', id)
  const payment = await loadPayment(key, context)
  if (!payment) throw await notThere(key, context)
  callerOf(context)
  if (!(await maySee(payment, context))) throw new Forbidden('Only the wallet that paid may see its payment')
  return payment
}

/** An archived payment is known by its month alone, which its id says. */
async function notThere(id: string, { db }: KitContext<GatewayEngines>): Promise<TollgraphError> {
  const month = await archivedMonthOf(db.pool, id)
  return month ? new PaymentArchived(month) : new NotFound('There is no such payment')
}

/** A payment for references that any caller may pass: null unless the caller may see it. */
export async function paymentIfOwn(id: string, context: KitContext<GatewayEngines>): Promise<Payment | null> {
  const payment = context.caller && (await loadPayment(id, context))
  return payment && (await maySee(payment, context)) ? payment : null
}

/** Its payer may, and the owners and admins of the organization in whose name it was made. */
async function maySee({ payer, organizationId }: Payment, context: KitContext<GatewayEngines>) {
  if (payer === context.caller) return true
  const organization = organizationId === null ? null : await loadOrganization(organizationId, context)
  return organization?.role === 'owner' || organization?.role === 'admin'
}

function loadPayment(id: string, { db, loader }: KitContext<GatewayEngines>) {
  return loader('gateway.payments', (ids: readonly string[]) => paymentsById(db.pool, ids)).load(id)
}

/** Things of services that the graph does not have any more are left out. */
async function itemsOf(
  payment: Payment,
  args: Args<'Payment.items'>,
  context: KitContext<GatewayEngines>,
  { schema }: GraphQLResolveInfo,
) {
  const { nodes, pageInfo } = await connectionOfAll(context, ['items', payment.id], args, () =>
    context.loader('gateway.items', (ids: readonly string[]) => purchasesOf(context.db.pool, ids)).load(payment.id),
  )
  return { nodes: nodes.flatMap(({ id }) => nodeReference(id, schema) ?? []), pageInfo }
}

function recipientOf({ recipient }: PaymentDisbursement): { readonly address: WalletAddress } {
  const address = parseWalletAddress(recipient ?? '')
  if (!address) throw new Error(`A payout goes to ${recipient}, which is no wallet`)
  return { address }
}

function ofPurpose(
  purpose: PaymentDisbursement['purpose'],
  all: readonly PaymentDisbursement[],
): PaymentDisbursement[] {
  return all.filter((one) => one.purpose === purpose)
}

// Batched: one statement loads the lines, and one the refunds and payouts, of all payments of a page.

function loadLines(payment: Payment, _args: unknown, context: KitContext<GatewayEngines>): Promise<PaymentLine[]> {
  return context
    .loader<string, PaymentLine[]>('gateway.paymentLines', (ids) => linesOf(context.db, ids))
    .load(payment.id)
}

function loadDisbursements(payment: Payment, context: KitContext<GatewayEngines>): Promise<PaymentDisbursement[]> {
  return context
    .loader<string, PaymentDisbursement[]>('gateway.paymentDisbursements', (ids) => disbursementsOf(context.db, ids))
    .load(payment.id)
}
