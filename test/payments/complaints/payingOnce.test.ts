import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { registrarOf } from './registrar.ts'
import { secondRouter } from './secondRouter.ts'

const SECRET = 'the secret that both routers share, 32 letters at least'

let first: TestTollgraph
let second: TestTollgraph

beforeAll(async () => {
  first = await startTollgraph({ SECRET })
  second = await secondRouter(first, { SECRET })
})
afterAll(async () => {
  await second?.stop()
  await first?.stop()
})

const searchAt = (router: TestTollgraph) => `${router.url}/domains/api/search`

/** Counts how often the registrars of both routers are asked about a name. */
async function countChecks(name: string, work: () => Promise<void>): Promise<number> {
  let count = 0
  const restore = [first, second].map((router) => {
    const registrar = registrarOf(router)
    const working = registrar.check
    registrar.check = (names) => {
      if (names.some((asked) => asked.startsWith(`${name}.`))) count += 1
      return working.call(registrar, names)
    }
    return () => {
      registrar.check = working
    }
  })
  await work().finally(() => {
    for (const undo of restore) undo()
  })
  return count
}

async function newPayment(wallet: TestWallet, body: unknown): Promise<Record<string, string>> {
  return wallet.paymentHeaders(await fetch(searchAt(first), json(body)))
}

/** The stock client's payment, with an identifier put into its envelope. */
async function identified(wallet: TestWallet, body: unknown, id: string): Promise<Record<string, string>> {
  const [[name, value]] = Object.entries(await newPayment(wallet, body)) as [[string, string]]
  const payload = JSON.parse(Buffer.from(value, 'base64').toString())
  payload.extensions = { ...payload.extensions, 'payment-identifier': { info: { id } } }
  return { [name]: Buffer.from(JSON.stringify(payload)).toString('base64') }
}

describe('“My client signs a new payment on every retry, and each one was charged”', () => {
  it('does not happen under an Idempotency-Key: the first answer and receipt come again, and nothing is taken', async () => {
    const wallet = await makeWallet(first, '1')
    const body = { name: 'retried-by-key' }
    const key = { 'idempotency-key': 'order-1' }
    const answers: Response[] = []
    const checks = await countChecks(body.name, async () => {
      for (const router of [first, second, first])
        answers.push(await fetch(searchAt(router), json(body, { ...(await newPayment(wallet, body)), ...key })))
    })
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.get('payment-response'))).size).toBe(1)
    expect(checks).toBe(1)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('does not happen under a payment identifier either', async () => {
    const wallet = await makeWallet(first, '1')
    const body = { name: 'retried-by-identifier' }
    const pay = async () => fetch(searchAt(first), json(body, await identified(wallet, body, 'purchase-number-0001')))
    const answers = [await pay(), await pay()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[1]?.text()).toBe(await answers[0]?.text())
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('does not happen when ten new payments of one name come at the same time, at two routers', async () => {
    const wallet = await makeWallet(first, '1')
    const body = { name: 'ten-new-payments' }
    const payments = await Promise.all(Array.from({ length: 10 }, () => newPayment(wallet, body)))
    const answers = await Promise.all(
      payments.map((headers, index) =>
        fetch(searchAt(index % 2 ? first : second), json(body, { ...headers, 'idempotency-key': 'order-2' })),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(payments.map(() => 200))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await paymentsOf(first, wallet.address)).toHaveLength(1)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('is refused when the name comes with another request', async () => {
    const wallet = await makeWallet(first, '1')
    const key = { 'idempotency-key': 'order-3' }
    const [one, other] = [{ name: 'named-once' }, { name: 'named-again' }]
    await fetch(searchAt(first), json(one, { ...(await newPayment(wallet, one)), ...key }))
    const refused = await fetch(searchAt(first), json(other, { ...(await newPayment(wallet, other)), ...key }))
    expect(refused.status).toBe(409)
    expect((await refused.json()) as object).toMatchObject({ reason: 'idempotency_key_reused' })
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })
})

describe('“One payment, sent twenty times at once, ran the work twenty times”', () => {
  it('does not happen, be it at two routers: it runs once, settles once, and all hear the same', async () => {
    const wallet = await makeWallet(first, '1')
    const body = { name: 'twenty-at-once' }
    const headers = await newPayment(wallet, body)
    let answers: Response[] = []
    const checks = await countChecks(body.name, async () => {
      answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => fetch(searchAt(index % 2 ? first : second), json(body, headers))),
      )
    })
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(checks).toBe(1)
    expect(await paymentsOf(first, wallet.address)).toHaveLength(1)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })
})

describe('“Settlements at the same time collide: replacement transaction underpriced”', () => {
  it('does not happen to 40 payments at once over two routers with one settling account', async () => {
    const wallets = await Promise.all(Array.from({ length: 40 }, () => makeWallet(first, '1')))
    const answers = await Promise.all(
      wallets.map((wallet, index) => {
        const router = index % 2 ? first : second
        return wallet.pay(searchAt(router), json({ name: `crowd-${index}` }))
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(wallets.map(() => 200))
    const balances = await Promise.all(wallets.map((wallet) => wallet.balance()))
    expect(balances).toEqual(wallets.map(() => parseUsd('0.99')))
    const { rows } = await first.backend.db.pool.query(
      'SELECT DISTINCT state FROM ledger.payment WHERE payer = ANY ($1)',
      [wallets.map(({ address }) => address)],
    )
    expect(rows).toEqual([{ state: 'SETTLED' }])
  })
})
