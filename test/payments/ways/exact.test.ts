import { x402Client } from '@x402/core/client'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { UptoEvmScheme } from '@x402/evm/upto/client'
import { wrapFetchWithPayment } from '@x402/fetch'
import { parseEventLogs } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usdcAbi } from '../../../devnet/index.ts'
import { Disbursements } from '../../../router/payments/checkout/disbursements.ts'
import { OfferIds } from '../../../router/payments/checkout/offerIds.ts'
import { offersFor } from '../../../router/payments/checkout/offers.ts'
import type { CheckoutParts } from '../../../router/payments/checkout/parts.ts'
import { QuoteSigner } from '../../../router/payments/checkout/quote.ts'
import type { Bill } from '../../../router/payments/protocol/bill.ts'
import type { Call } from '../../../router/payments/protocol/call.ts'
import { parseUsd, ZERO_USDC } from '../../../schema/money.ts'
import { NO_CAPS } from '../../prisma/ledger/noCaps.ts'
import { paymentsOf, statesOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { watchAvailability } from './availability.ts'
import { offersOf, settlementOf, wholeOf } from './wire.ts'
import { startWithoutRefunds } from './withoutRefunds.ts'

const HASH = /^0x[0-9a-f]{64}$/

let tollgraph: TestTollgraph
let bare: TestTollgraph

beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  watchAvailability(tollgraph)
})
afterAll(() => tollgraph?.stop())

const search = (name: string) => `domainSearch(name: "${name}", first: 2) { name }`
const graphqlOf = (place: { readonly url: string }) => `${place.url}/graphql`

/** The transfers of USDC in a transaction, in atomic units. */
async function transfersIn(hash: string): Promise<{ from: string; to: string; value: bigint }[]> {
  const { logs } = await tollgraph.chain.client.getTransactionReceipt({ hash: hash as `0x${string}` })
  return parseEventLogs({ abi: usdcAbi, logs, eventName: 'Transfer' }).map(({ args }) => args as never)
}

describe('a fixed sum over several lines, where refunds are possible', () => {
  it('is settled whole, and what was not earned goes back in one transfer; the receipt names both', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const query = `{ good: ${search('exact-good')} one: ${search('taken-one')} two: ${search('taken-two')} }`
    const answer = await payer.pay(graphqlOf(tollgraph), json({ query }))
    const settlement = settlementOf(answer)
    expect(settlement).toMatchObject({ success: true, amount: '30000', transaction: expect.stringMatching(HASH) })
    const { lines, refunds, paymentId } = settlement.extensions?.receipt ?? {}
    expect(lines).toMatchObject([
      { path: 'good', outcome: 'CHARGED' },
      { path: 'one', outcome: 'REFUNDED' },
      { path: 'two', outcome: 'REFUNDED' },
    ])
    expect(refunds).toEqual([{ usd: '0.02', state: 'REFUNDED', transaction: expect.stringMatching(HASH) }])
    expect(await payer.balance()).toBe(parseUsd('0.99'))

    expect(await transfersIn(settlement.transaction)).toContainEqual(
      expect.objectContaining({ from: payer.address, value: parseUsd('0.03') }),
    )
    const back = refunds?.[0]?.transaction ?? ''
    const toPayer = (await transfersIn(back)).filter(({ to }) => to === payer.address)
    expect(toPayer).toMatchObject([{ value: parseUsd('0.02') }])

    const mine =
      '{ me { payments(first: 5) { edges { node { id: resourceId state settledAmount transactionHash refunds { amount state transactionHash } receipt { settledAmount refundedAmount transactionHash } } } } } }'
    const { data } = (await (await payer.sign(graphqlOf(tollgraph), json({ query: mine }))).json()) as {
      data: { me: { payments: { edges: unknown } } }
    }
    expect(data.me.payments.edges).toEqual([
      {
        node: {
          id: paymentId,
          state: 'REFUNDED',
          settledAmount: '0.03',
          transactionHash: settlement.transaction,
          refunds: [{ amount: '0.02', state: 'REFUNDED', transactionHash: back }],
          receipt: { settledAmount: '0.03', refundedAmount: '0.02', transactionHash: settlement.transaction },
        },
      },
    ])
  })

  it('of very many lines is told in a header that proxies let through, with its refund and what it was for in the body', async () => {
    const payer = await makeWallet(tollgraph, '100')
    const fields = Array.from(
      { length: 50 },
      (_, index) =>
        `aliasOfSomeLength${index}: domainSearch(name: "many-${index}", first: 1) { results { availability { tld } } }`,
    )
    const query = `{ ${fields.join(' ')} domainSearch(name: "taken-many", first: 1) { name } }`
    const answer = await payer.pay(graphqlOf(tollgraph), json({ query }))
    expect(answer.headers.get('payment-response')?.length).toBeLessThanOrEqual(8_000)
    const { amount, extensions } = settlementOf(answer)
    expect(amount).toBe('3010000')
    expect(extensions?.receipt?.refunds).toMatchObject([{ usd: '0.01', state: 'REFUNDED' }])
    const body = (await answer.json()) as { extensions: { payment: { id: string; lines: unknown[] } } }
    expect(body.extensions.payment.lines).toHaveLength(101)
    expect(extensions?.receipt?.paymentId).toBe(body.extensions.payment.id)
    expect(await payer.balance()).toBe(parseUsd('97'))
  })

  it('is not settled at all when no line was earned', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const query = `{ one: ${search('taken-1')} two: ${search('taken-2')} }`
    const answer = await payer.pay(graphqlOf(tollgraph), json({ query }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('payment-response')).toBeNull()
    expect(await payer.balance()).toBe(parseUsd('1'))
    const [payment] = await paymentsOf(tollgraph, payer.address)
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'RELEASED'])
  })

  it('is the same answer to a copy, refund and all, and is refunded once', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const body = { query: `{ good: ${search('exact-copy')} none: ${search('taken-copy')} }` }
    const headers = await payer.paymentHeaders(await fetch(graphqlOf(tollgraph), json(body)))
    const copies = Array.from({ length: 3 }, async () =>
      wholeOf(await fetch(graphqlOf(tollgraph), json(body, headers))),
    )
    const [first, ...others] = await Promise.all(copies)
    expect(first?.status).toBe(200)
    expect(others).toEqual(others.map(() => first))
    expect(await wholeOf(await fetch(graphqlOf(tollgraph), json(body, headers)))).toEqual(first)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })
})

describe('a fixed sum over several lines, where nothing can be refunded', () => {
  beforeAll(async () => {
    bare = await startWithoutRefunds(tollgraph, { LOG_LEVEL: 'silent' })
    watchAvailability(bare)
  })
  afterAll(() => bare?.stop())

  it('comes after the ceiling among the offers', async () => {
    const answer = await fetch(graphqlOf(bare), json({ query: `{ a: ${search('a')} b: ${search('b')} }` }))
    expect(offersOf(answer)).toEqual(['upto eip155:84532', 'exact eip155:84532'])
  })

  it('gives way to the ceiling in a client that knows both, which is charged for what was earned', async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    await bare.fund(account.address, parseUsd('1'))
    const client = new x402Client()
      .register('eip155:84532', new ExactEvmScheme(account))
      .register('eip155:84532', new UptoEvmScheme(account as never, { rpcUrl: bare.rpcUrl }))
    const query = `{ good: ${search('bare-both')} none: ${search('taken-both')} }`
    const answer = await wrapFetchWithPayment(fetch, client)(graphqlOf(bare), json({ query }))
    expect(settlementOf(answer)).toMatchObject({ success: true, amount: '10000' })
    expect(await bare.chain.balanceOf(account.address as never)).toBe(parseUsd('0.99'))
  })

  it('is charged when everything was earned', async () => {
    const payer = await makeWallet(bare, '1')
    const query = `{ a: ${search('bare-a')} b: ${search('bare-b')} }`
    const answer = await payer.pay(graphqlOf(bare), json({ query }))
    expect(settlementOf(answer)).toMatchObject({ success: true, amount: '20000' })
    expect(await payer.balance()).toBe(parseUsd('0.98'))
  })

  it.each(['taken', 'spoilt'])('is not charged when one line was %s, and what was earned is withheld', async (what) => {
    const payer = await makeWallet(bare, '1')
    const query = `{ good: ${search('bare-good')} bad: ${what === 'taken' ? search('taken-bare') : 'domainAvailability(domain: "spoilt-bare.com") { premium }'} }`
    const answer = await payer.pay(graphqlOf(bare), json({ query }))
    const body = (await answer.json()) as { data: unknown; errors: { path: unknown; message: string }[] }
    expect(answer.headers.get('payment-response')).toBeNull()
    expect(body.data).toMatchObject({ good: null })
    expect(body.errors).toContainEqual(
      expect.objectContaining({ path: ['good'], message: expect.stringContaining('nothing was charged') }),
    )
    expect(await payer.balance()).toBe(parseUsd('1'))
    const [payment] = await paymentsOf(bare, payer.address)
    expect(await statesOf(bare, payment?.id ?? '')).toEqual(['RESERVED', 'RELEASED'])
  })
})

describe('a bill of several changes that are settled after they were made', () => {
  const LINE = {
    service: 'domains',
    args: {},
    amount: parseUsd('0.01'),
    units: 1,
    ceiling: null,
    takesProblem: false,
    settle: 'ON_SUCCESS',
  } as const
  const BILL: Bill = {
    lines: [
      { ...LINE, position: 0, path: ['a'], field: 'Mutation.one' },
      { ...LINE, position: 1, path: ['b'], field: 'Mutation.other' },
    ],
    total: parseUsd('0.02'),
    settle: 'ON_SUCCESS',
    isDynamic: false,
    payTo: null,
    network: null,
  }

  function offered({ backend }: TestTollgraph): string[] {
    const { db, ledger, log, rails } = backend
    const disbursements = new Disbursements({ pool: db.pool, ledger, rails, minimum: ZERO_USDC, caps: NO_CAPS, log })
    const limits = { paymentTimeoutSeconds: 60, quoteTtlSeconds: 60 } as CheckoutParts['limits']
    const signers = { offerIds: new OfferIds('a secret'), quotes: new QuoteSigner('a secret') }
    const parts = { rails, disbursements, limits, ...signers, now: () => new Date() }
    return offersFor(parts, { variables: {}, requestHash: Buffer.alloc(32) } as Call, BILL).map(
      ({ rail }) => rail.scheme,
    )
  }

  it('is offered both ways where a part can be sent back, and under a ceiling alone where it cannot', async () => {
    expect(offered(tollgraph)).toEqual(['exact', 'upto'])
    const without = await startWithoutRefunds(tollgraph, { LOG_LEVEL: 'silent' })
    try {
      expect(offered(without)).toEqual(['upto'])
    } finally {
      await without.stop()
    }
  })
})
