import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger, Reserved } from '../../../prisma/ledger/ledger.ts'
import type { Shortfall } from '../../../prisma/ledger/reserve.ts'
import type { NewPayment } from '../../../prisma/ledger/rows.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { type AtomicUsdc, formatUsd } from '../../../schema/money.ts'
import { unreachable } from '../facilitator/reach.ts'
import type { Rail } from '../protocol/rail.ts'

// A wallet's open payments are promises of one balance. A payment is reserved only when the balance covers it together
// with all others that the wallet has open on the same network, at every router; the ledger adds them up in the
// reserving statement.
//
// Order of reads: first a time of the database, then the balance, last the open payments and those settled since that
// time. Where the time is asked for beside the balance, it is set back by as long as its answer took. Money that left the balance after it was read is thereby counted, so no work is given away. Money that left
// before it and is not recorded yet is counted twice, for as long as a receipt takes to be read: the balance is read
// again then, a few times, before a payment is refused.

/**
 * Pauses before the balance is read again, in milliseconds: at once, then while payments of the wallet are being
 * settled. Receipts are polled every quarter of a second.
 */
const PAUSES_MS = [0, 50, 100, 200, 400, 800]

/** A wallet's open payments, and the balance that does not cover another one in addition. */
export interface Shortage extends Shortfall {
  readonly balance: AtomicUsdc
}

type Uncovered = { readonly kind: 'short' } & Shortage

/**
 * Reserves a payment, unless its payer's balance does not cover it; see `Ledger.reserve`. The balance is read again
 * before the refusal. Throws Unavailable when the chain does not return it.
 */
export async function reserveCovered(
  ledger: Ledger,
  rail: Rail,
  payment: NewPayment,
  windowMs: number,
): Promise<Exclude<Reserved, { readonly kind: 'short' }> | Uncovered> {
  let { funds } = payment
  for (let attempt = 0; ; attempt += 1) {
    const reserved = await ledger.reserve({ ...payment, funds }, windowMs)
    if (reserved.kind !== 'short') return reserved
    const pauseMs = PAUSES_MS[attempt]
    const isFinal = pauseMs === undefined || (attempt > 0 && !reserved.isSettling)
    if (isFinal) return { ...reserved, balance: funds.balance }
    if (pauseMs > 0) await pause(pauseMs)
    funds = { balance: await freshBalance(rail, payment.credential.payer), since: reserved.at }
  }
}

/** The message for the payer of a refused payment. */
export function shortageMessage(payer: WalletAddress, { balance, held }: Shortage, price: AtomicUsdc): string {
  const open = `${formatUsd(held)} USD of it is promised to payments that are not settled yet`
  return `The wallet ${payer} holds ${formatUsd(balance)} USDC; ${open}, and this costs ${formatUsd(price)} USD. Nothing was run.`
}

function freshBalance(rail: Rail, payer: WalletAddress): Promise<AtomicUsdc> {
  return rail.balanceOf(payer).catch(() => {
    throw unreachable()
  })
}
