import type { HttpRequest } from '../load/request.ts'
import { mppPayer } from './mpp.ts'
import type { Payer } from './payer.ts'
import type { Wallet } from './wallet.ts'
import { x402Payer } from './x402.ts'

/** The protocols that payments are made in. */
export type Protocol = 'x402' | 'mpp'

/** The header, in lower case, that says that a payment was taken. */
export const RECEIPTS: Readonly<Record<Protocol, string>> = { x402: 'payment-response', mpp: 'payment-receipt' }

/** How often the making of payments pauses for signals and timers, in payments. */
const BREATH = 200

export interface Order {
  readonly url: string
  readonly request: HttpRequest
  readonly protocol: Protocol
  readonly wallets: readonly Wallet[]
  /** Requests in flight at once. */
  readonly connections: number
  readonly signal: AbortSignal
}

/**
 * Asks for the price, and makes so many paid requests of one, in the order in which connections take them in turn: a
 * wallet stays with its connection, so that it never has two payments in flight.
 */
export async function payMany(order: Order, count: number): Promise<HttpRequest[]> {
  const { url, request, protocol, connections, signal } = order
  const wallets = order.wallets.slice(0, order.wallets.length - (order.wallets.length % connections))
  const pay: Payer = await (protocol === 'x402' ? x402Payer : mppPayer)(url, request)
  const paid: HttpRequest[] = []
  for (let index = 0; index < count; index += 1) {
    if (index % BREATH === 0) {
      await new Promise((resolve) => setImmediate(resolve))
      signal.throwIfAborted()
    }
    const wallet = wallets[index % wallets.length] as Wallet
    const header = await pay(wallet, Math.floor(index / wallets.length))
    paid.push({ ...request, headers: { ...request.headers, ...header } })
  }
  return paid
}
