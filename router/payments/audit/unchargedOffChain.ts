import { paymentsWithIds, type UnchargedPayment, unchargedPayments } from '../../../prisma/ledger/audited.ts'
import type { Breach } from '../../../prisma/ledger/invariants/invariant.ts'
import { amountToTake } from '../../../prisma/ledger/ledger.ts'
import type { Payment } from '../../../prisma/ledger/rows.ts'
import { mapLimit } from '../../../subgraphs/kit/async/mapLimit.ts'
import { takenBy } from '../protocol/fate.ts'
import type { AuditGround, AuditInvariant } from './invariant.ts'

/** Payments looked up concurrently. */
const AT_ONCE = 8

/**
 * No money moved by the credential of a released or failed payment, then or later. Payments whose transfers are within
 * reach are checked by them (see chainPayments.ts); the chain is asked about each of the others.
 */
export const unchargedOffChain: AuditInvariant = {
  name: 'uncharged_off_chain',
  rule: 'A payment that was released or failed has no transfer on chain, once it is not watched any more',
  async *breaches(ground) {
    for await (const portion of unchargedPayments(ground.client, ground.scope)) {
      const ids = portion.filter((payment) => !isWithinReach(payment, ground)).map(({ id }) => id)
      const payments = ids.length === 0 ? [] : await paymentsWithIds(ground.client, ids)
      const messages = await mapLimit(payments, AT_ONCE, (payment) => faultIn(payment, ground))
      for (const [index, message] of messages.entries()) {
        if (message) yield { payment: payments[index]?.id ?? '', message } satisfies Breach
      }
    }
  },
}

function isWithinReach(payment: UnchargedPayment, { network, reach }: AuditGround): boolean {
  return (
    payment.network === network.id &&
    (reach.payees as readonly string[]).includes(payment.payTo) &&
    payment.createdAt >= reach.since
  )
}

async function faultIn(payment: Payment, ground: AuditGround): Promise<string | null> {
  const rail = ground.rails.find(payment.scheme, payment.network)
  if (!rail) return `No rail for ${payment.scheme} on ${payment.network} is configured, so it could not be looked up`
  const { payer, payTo, nonce, credential, createdAt } = payment
  const signed = { payer, payTo, nonce, amount: amountToTake(payment), payload: credential?.presented.payload }
  const taken = takenBy(await rail.fateOf(signed, createdAt), signed.amount)
  return (
    taken && `It is ${payment.state}, and ${taken.transaction} took ${taken.amount} by its credential: give that back`
  )
}
