import type { Hex } from 'viem'
import { paymentsWithIds, type SettledPayment } from '../../../prisma/ledger/audited.ts'
import type { Payment } from '../../../prisma/ledger/rows.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import { mapLimit } from '../../../subgraphs/kit/async/mapLimit.ts'
import type { Chain } from '../evm/chain.ts'
import { uptoCallOf } from '../facilitator/uptoCall.ts'
import type { AuditGround } from './invariant.ts'
import { type TokenTransfer, tokenTransfers } from './tokenTransfers.ts'

/** Payments looked up concurrently on other chains. */
const AT_ONCE = 8

/** A settled payment that the chain contradicts. */
export interface SettledFault {
  readonly id: string
  readonly message: string
}

/** The transfers that payments have claimed. */
export class Claims {
  readonly #taken = new Set<string>()

  /** False when the transfer was claimed before. */
  claim(hash: string, logIndex: number): boolean {
    const place = `${hash}:${logIndex}`
    if (this.#taken.has(place)) return false
    this.#taken.add(place)
    return true
  }
}

/** Looks settled payments up, each by its own transaction. Throws when database or chain cannot be read. */
export async function faultsOf(
  ground: AuditGround,
  settled: readonly SettledPayment[],
  claims: Claims,
): Promise<SettledFault[]> {
  const { chain, network, client } = ground
  const here = settled.filter((payment) => payment.network === network.id)
  const transfers = await tokenTransfers(
    chain,
    network,
    here.map(({ transaction }) => transaction),
  )
  const faults: SettledFault[] = []
  for (const payment of here) {
    const message = await faultIn(chain, payment, transfers.get(payment.transaction) ?? null, claims)
    if (message) faults.push({ id: payment.id, message })
  }
  const elsewhere = settled.filter((payment) => payment.network !== network.id)
  if (elsewhere.length === 0) return faults
  const ids = elsewhere.map(({ id }) => id)
  const payments = new Map((await paymentsWithIds(client, ids)).map((payment) => [payment.id, payment]))
  const messages = await mapLimit(elsewhere, AT_ONCE, (one) => faultElsewhere(one, payments.get(one.id), ground))
  for (const [index, message] of messages.entries()) {
    const payment = elsewhere[index]
    if (payment && message) faults.push({ id: payment.id, message })
  }
  return faults
}

/** Whether a transfer on the EVM chain can be the one of a settled payment: of its parties, amount, log and credential. */
export function isOwnTransfer({ from, to, value, logIndex, nonce }: TokenTransfer, payment: SettledPayment): boolean {
  return (
    from === payment.payer &&
    to === payment.payTo &&
    value === payment.amount &&
    (payment.logIndex === null || logIndex === payment.logIndex) &&
    nonce === (payment.scheme === 'upto' ? null : payment.nonce.toLowerCase())
  )
}

/** The violation of a payment on the EVM chain; null for none. */
async function faultIn(
  chain: Chain,
  payment: SettledPayment,
  transfers: readonly TokenTransfer[] | null,
  claims: Claims,
): Promise<string | null> {
  const { transaction: hash, logIndex, amount } = payment
  if (!transfers) return `It names the transaction ${hash}, which is not on chain`
  const fits = transfers.filter((transfer) => isOwnTransfer(transfer, payment))
  const what = `of ${amount} from ${payment.payer} to ${payment.payTo}${logIndex === null ? '' : ` at log ${logIndex}`}`
  if (fits.length === 0) return `${hash} holds no transfer ${what} by its credential`
  const isOthers = payment.scheme === 'upto' && (await isByOtherPermit(chain, payment))
  if (!isOthers && fits.some((transfer) => claims.claim(hash, transfer.logIndex))) return null
  return `The transfer ${what} in ${hash} is another payment's already`
}

/** Whether a transaction settles another payment with a ceiling, by its input; a call through a contract shows none. */
async function isByOtherPermit({ client }: Chain, { transaction, payer, nonce }: SettledPayment): Promise<boolean> {
  const call = uptoCallOf(await client.getTransaction({ hash: transaction as Hex }))
  return call !== null && (call.owner !== payer || call.nonce.toString() !== nonce)
}

/** The same check on another chain, through its rail. */
async function faultElsewhere(
  { scheme, network, amount, transaction: hash }: SettledPayment,
  payment: Payment | undefined,
  { rails }: AuditGround,
): Promise<string | null> {
  const rail = rails.find(scheme, network)
  if (!rail || !payment) return `No rail for ${scheme} on ${network} is configured, so it could not be looked up`
  const fate = await rail.fateOf(signedAs(payment, amount), payment.createdAt)
  if (fate.kind !== 'done') return `The chain has no transfer by its credential: it is ${fate.kind}`
  return fate.transaction === hash ? null : `Its transfer is in ${fate.transaction}, not in ${hash}`
}

function signedAs({ payer, payTo, nonce, credential }: Payment, amount: AtomicUsdc) {
  return { payer, payTo, nonce, amount, payload: credential?.presented.payload }
}
