import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { type PayingFetch, type PayingOptions, payingFetch, type Receipt } from '../../packages/client/src/index.ts'
import type { TestTollgraph } from '../support/tollgraph.ts'

/** How requests are sent, before anything goes wrong. */
export type Send = typeof fetch

/** A paying fetch with a wallet of its own that holds 1 USD. */
export interface TestPayer {
  readonly pay: PayingFetch
  readonly account: PrivateKeyAccount
  readonly receipts: Receipt[]
  /** The payments of all requests that were sent, in order; null for a request without one. */
  readonly sent: (string | null)[]
  /** Replaces how the next requests are sent. */
  through(send: (send: Send) => Send): void
  /** What the wallet holds, in atomic units. */
  held(): Promise<bigint>
}

/** Makes one; `options` replace its budget of 0.50 USD and its other options. */
export async function makePayer(tollgraph: TestTollgraph, options: Partial<PayingOptions> = {}): Promise<TestPayer> {
  const account = privateKeyToAccount(generatePrivateKey())
  await tollgraph.fund(account.address, 1_000_000n)
  const receipts: Receipt[] = []
  const sent: (string | null)[] = []
  const plain: Send = (input, init) => {
    if (!String(input).endsWith('/jwks.json')) sent.push(new Headers(init?.headers).get('payment-signature'))
    return fetch(input, init)
  }
  let send = plain
  const pay = payingFetch({
    wallet: account,
    budget: { perCall: '0.50', total: '0.50' },
    retry: { pauseMs: 50 },
    onReceipt: (receipt) => void receipts.push(receipt),
    fetch: (input, init) => send(input, init),
    ...options,
  })
  return {
    pay,
    account,
    receipts,
    sent,
    through: (change) => {
      send = change(plain)
    },
    held: () => tollgraph.chain.balanceOf(account.address as never),
  }
}

/** A `fetch` whose answer to the first paid request is lost, after the router has given it. */
export function losingOnePaidAnswer(send: Send): Send {
  let isLost = false
  return async (input, init) => {
    const answer = await send(input, init)
    if (isLost || !new Headers(init?.headers).has('payment-signature')) return answer
    isLost = true
    await answer.arrayBuffer()
    throw new TypeError('fetch failed')
  }
}

/** A `fetch` that loses every answer to a paid request. */
export function losingPaidAnswers(send: Send): Send {
  return async (input, init) => {
    const answer = await send(input, init)
    if (!new Headers(init?.headers).has('payment-signature')) return answer
    await answer.arrayBuffer()
    throw new TypeError('fetch failed')
  }
}
