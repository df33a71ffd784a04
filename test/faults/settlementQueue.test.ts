import { x402Client } from '@x402/core/client'
import { UptoEvmScheme } from '@x402/evm/upto/client'
import { wrapFetchWithPayment } from '@x402/fetch'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '../../schema/address.ts'
import { parseUsd } from '../../schema/money.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { eventually, paymentsOf, statesOf } from '../support/ledger.ts'
import { startProcess, type TollgraphProcess } from '../support/process.ts'
import { LineProxy } from '../support/proxy.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

// Routers without keys hand their payments over to processes that have them, by the database.

const SECRET = 'the secret of all processes of this installation'
const PATH = '/domains/api/search'
const BODY = { name: 'queued-for-keys' }
/** Well before the lease of a settlement ends, in milliseconds. A quiet machine needs 12 seconds at most. */
const TAKEN_OVER_MS = 35_000

/** Runs the chain and the database; no payment is sent to it. */
let house: TestTollgraph
let router: TestTollgraph
let shared: Record<string, string>

beforeAll(async () => {
  house = await startTollgraph({ SERVICES: 'domains', RUN_JOBS: 'false', SECRET })
  const { devnet, payee } = house.backend.money
  shared = {
    SERVICES: 'domains',
    SECRET,
    DATABASE_URL: house.backend.db.pool.options.connectionString ?? '',
    NETWORK: 'base-sepolia',
    RPC_URL: house.rpcUrl,
    PAYEE: payee,
    RUN_JOBS: 'false',
    FACILITATOR_TIMEOUT_MS: '30000',
    LOG_LEVEL: 'silent',
  }
  const [settler] = house.backend.money.signers.facilitators
  router = await startTollgraph({
    ...shared,
    SETTLEMENT: 'queue',
    SETTLERS: settler?.address ?? '',
    SETTLEMENT_WAIT_MS: '2000',
    REPLAY_WAIT_MS: '0',
  })
  shared = { ...shared, SETTLEMENT: 'worker', FACILITATOR_KEY: devnet?.facilitatorKey ?? '' }
}, 240_000)
afterAll(async () => {
  await router?.stop()
  await house?.stop()
})

const newWallet = () => makeWallet({ ...house, url: router.url }, '1')

/** A signed payment for a request that can be sent again. */
async function signedRequest(wallet: TestWallet): Promise<() => Promise<Response>> {
  const headers = await wallet.paymentHeaders(await fetch(`${router.url}${PATH}`, json(BODY)))
  return () => fetch(`${router.url}${PATH}`, json(BODY, headers))
}

async function expectPaidOnce(wallet: TestWallet): Promise<void> {
  const [payment, ...others] = await paymentsOf(house, wallet.address)
  expect(others).toEqual([])
  expect(payment?.state).toBe('SETTLED')
  expect((await statesOf(house, payment?.id ?? '')).filter((state) => state === 'SETTLED')).toHaveLength(1)
  expect(await wallet.balance()).toBe(parseUsd('0.99'))
}

async function waiting(): Promise<number> {
  const { rows } = await house.backend.db.pool.query(
    'SELECT count(*)::int AS count FROM ledger.queued_settlement WHERE done_at IS NULL',
  )
  return rows[0].count
}

describe('a router without keys', () => {
  it('answers 202 while no process has them, and the payment waits in the queue; then it is settled once', async () => {
    const wallet = await newWallet()
    const send = await signedRequest(wallet)
    const early = await send()
    expect(early.status).toBe(202)
    expect(await waiting()).toBe(1)
    const worker = await startTollgraph(shared)
    try {
      await eventually('it is settled', async () => (await send()).status === 200)
      await expectPaidOnce(wallet)
      expect(await waiting()).toBe(0)
    } finally {
      await worker.stop()
    }
  })

  it('has its payments settled by a process that has them, many in one transaction', async () => {
    const worker = await startTollgraph(shared)
    try {
      const wallets = await Promise.all(Array.from({ length: 12 }, newWallet))
      const sends = await Promise.all(wallets.map(signedRequest))
      const answers = await Promise.all(sends.map((send) => send()))
      expect(answers.map(({ status }) => status)).toEqual(wallets.map(() => 200))
      for (const wallet of wallets) await expectPaidOnce(wallet)
      const payments = await Promise.all(wallets.map(({ address }) => paymentsOf(house, address)))
      const transactions = new Set(payments.flat().map((payment) => payment.transaction_hash))
      expect(transactions.size).toBeLessThan(wallets.length)
    } finally {
      await worker.stop()
    }
  })
})

describe('a bill with a ceiling', () => {
  it('is settled by a process with the key that its payer signed', async () => {
    const worker = await startTollgraph(shared)
    try {
      const account = privateKeyToAccount(generatePrivateKey())
      await house.fund(account.address, parseUsd('1'))
      const scheme = new UptoEvmScheme(account as never, { rpcUrl: house.rpcUrl })
      const pay = wrapFetchWithPayment(fetch, new x402Client().register('eip155:84532', scheme))
      const query =
        '{ good: domainSearch(name: "queued-ceiling", first: 2) { name } more: domainSearch(name: "queued-more", first: 2) { name } }'
      const answer = await pay(`${router.url}/graphql`, json({ query }))
      expect(answer.status).toBe(200)
      const [payment] = await paymentsOf(house, account.address)
      expect(payment).toMatchObject({ state: 'SETTLED' })
      const { rows } = await house.backend.db.pool.query(
        'SELECT scheme, outcome FROM ledger.queued_settlement ORDER BY id DESC LIMIT 1',
      )
      expect(rows).toEqual([{ scheme: 'upto', outcome: { kind: 'settled', transaction: payment?.transaction_hash } }])
      expect(await house.chain.balanceOf(account.address as Address)).toBe(parseUsd('0.98'))
    } finally {
      await worker.stop()
    }
  })
})

describe('a process with keys that is killed', () => {
  let line: LineProxy
  let killed: TollgraphProcess | undefined

  beforeAll(async () => {
    line = await LineProxy.open({ host: '127.0.0.1', port: Number(new URL(house.rpcUrl).port) })
  })
  afterAll(async () => {
    await killed?.end()
    await line.close()
  })

  it.each(['request', 'answer'] as const)(
    'at the %s of its transaction: another one takes the settlement over, and it moves money once',
    { timeout: 240_000 },
    async (side) => {
      killed = await startProcess({ ...shared, RPC_URL: `http://127.0.0.1:${line.port}` })
      const wallet = await newWallet()
      const hold = line.hold(side, 'eth_sendRawTransaction')
      const send = await signedRequest(wallet)
      const early = send()
      await hold.reached
      await killed.kill()
      hold.release()
      expect((await early).status).toBe(202)
      const other = await startTollgraph(shared)
      try {
        await eventually('it is settled', async () => (await send()).status === 200, TAKEN_OVER_MS)
        await expectPaidOnce(wallet)
      } finally {
        await other.stop()
        await killed.end()
        killed = undefined
      }
    },
  )
})

it('leaves a ledger that the chain confirms', () => expectCleanAudit(house))
