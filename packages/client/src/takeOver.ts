import { KeptPaymentError } from './errors.ts'
import type { KeptPayment } from './payments.ts'
import { formatUsd } from './usd.ts'

/** What a call may pay, and with which wallet. */
export interface Bounds {
  /** The most that it may pay, in atomic units of USDC. */
  readonly most: bigint
  readonly address: string
}

/**
 * Throws a KeptPaymentError unless the call could have made the kept payment itself: pages that share a store may have
 * other wallets, budgets and agreed prices.
 */
export function checkTakeOver({ units, payer }: KeptPayment, { most, address }: Bounds): void {
  const price = BigInt(units)
  if (payer.toLowerCase() !== address.toLowerCase())
    throw new KeptPaymentError(price, payer, `the wallet of this call is ${address}`)
  if (price > most) throw new KeptPaymentError(price, payer, `this call may pay ${formatUsd(most)} USD`)
}
