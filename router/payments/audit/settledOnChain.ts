import { type SettledPayment, settledPayments } from '../../../prisma/ledger/audited.ts'
import type { Breach } from '../../../prisma/ledger/invariants/invariant.ts'
import type { Payment } from '../../../prisma/ledger/rows.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Rail } from '../protocol/rail.ts'
import type { AuditGround, AuditInvariant } from './invariant.ts'
import { type TokenTransfer, tokenTransfers } from './tokenTransfers.ts'

/**
 * A settled payment is on chain: its amount, from its payer to its payee, and each transfer belongs to one payment
 * only.
 */
export const settledOnChain: AuditInvariant = {
  name: 'settled_on_chain',
  rule: 'Every settled payment has a transfer on chain of what it took, from its payer to whom it paid, and shares it with none',
  async *breaches(ground) {
    const claims = new Claims()
    for await (const taken of settledPayments(ground.client)) {
      const here = taken.filter(({ payment }) => payment.network === ground.network.id)
      const hashes = here.flatMap(({ payment }) => payment.transaction ?? [])
      const transfers = await tokenTransfers(ground.chain, ground.network, hashes)
      for (const one of taken) {
        const hash = one.payment.transaction ?? ''
        const isHere = one.payment.network === ground.network.id
        const message = isHere
          ? faultIn(one, hash, transfers.get(hash) ?? null, claims)
          : await faultElsewhere(one, hash, ground)
        if (message) yield { payment: one.payment.id, message } satisfies Breach
      }
    }
  },
}

/** The transfers of a transaction that payments have claimed; transactions come one after the other. */
class Claims {
  #hash = ''
  #taken = new Set<number>()

  /** False when the transfer was claimed before. */
  claim(hash: string, logIndex: number): boolean {
    if (hash !== this.#hash) {
      this.#hash = hash
      this.#taken = new Set()
    }
    if (this.#taken.has(logIndex)) return false
    this.#taken.add(logIndex)
    return true
  }
}

/** The violation of a payment on the EVM chain; null for none. */
function faultIn(
  { payment, amount, logIndex }: SettledPayment,
  hash: string,
  transfers: readonly TokenTransfer[] | null,
  claims: Claims,
): string | null {
  if (!transfers) return `It names the transaction ${hash}, which is not on chain`
  const fits = transfers.filter(
    (transfer) =>
      transfer.from === payment.payer &&
      transfer.to === payment.payTo &&
      transfer.value === amount &&
      (logIndex === null || transfer.logIndex === logIndex) &&
      (payment.scheme === 'upto' || transfer.nonce === payment.nonce.toLowerCase()),
  )
  const what = `of ${amount} from ${payment.payer} to ${payment.payTo}${logIndex === null ? '' : ` at log ${logIndex}`}`
  if (fits.length === 0) return `${hash} holds no transfer ${what} by its credential`
  if (fits.some((transfer) => claims.claim(hash, transfer.logIndex))) return null
  return `The transfer ${what} in ${hash} is another payment's already`
}

/** The same check on another chain, through its rail. */
async function faultElsewhere(
  { payment, amount }: SettledPayment,
  hash: string,
  { rails }: AuditGround,
): Promise<string | null> {
  const rail = rails.find(payment.scheme, payment.network)
  if (!rail) return `No rail for ${payment.scheme} on ${payment.network} is configured, so it could not be looked up`
  const fate = await fateOf(rail, payment, amount)
  if (fate.kind !== 'done') return `The chain has no transfer by its credential: it is ${fate.kind}`
  return fate.transaction === hash ? null : `Its transfer is in ${fate.transaction}, not in ${hash}`
}

function fateOf(rail: Rail, payment: Payment, amount: AtomicUsdc) {
  const { payer, payTo, nonce, credential, createdAt } = payment
  return rail.fateOf({ payer, payTo, nonce, amount, payload: credential?.presented.payload }, createdAt)
}
