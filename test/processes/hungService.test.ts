import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { bootSubgraph, type SubgraphProcess } from '../../router/boot/bootSubgraph.ts'
import { readConfig } from '../../router/config/config.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { parseUsd } from '../../schema/money.ts'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { freePortSettings, freePorts } from '../support/ports.ts'
import { LineProxy } from '../support/proxy.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

// A service in another process whose host takes every request and answers none.

const CALLS = 64
/** A busy machine takes long for so many payments. */
const WITH_PAYMENTS = { timeout: 180_000 }
const SECRET = 'the secret that router and service share'
const travel = SUBGRAPHS.find((service) => service.name === 'travel') ?? expect.fail('no travel service')
const row = rowOf('SearchActivities')

let dataDir: string
let store: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let process: SubgraphProcess
let line: LineProxy
let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  dataDir = await makeDataFolder('tollgraph-hung-')
  store = await startEmbeddedPostgres({ dataDir })
  const [port = 0] = await freePorts(1)
  const shared = { DATABASE_URL: store.url, SECRET, FILES_DIR: join(dataDir, 'files') }
  const environment = {
    ...shared,
    ...(await freePortSettings()),
    NETWORK: 'devnet',
    DATA_DIR: join(dataDir, 'travel-process'),
    RUN_JOBS: 'false',
    SUBGRAPH_PORT: String(port),
  }
  const log = pino({ level: 'silent' })
  process = await bootSubgraph(travel, readConfig(environment, SUBGRAPHS, 'subgraph'), log, () => {})
  line = await LineProxy.open({ host: '127.0.0.1', port })
  tollgraph = await startTollgraph({
    ...shared,
    TRAVEL_SUBGRAPH_URL: `http://127.0.0.1:${line.port}`,
    EXECUTION_TIMEOUT_MS: '120000',
    DUPLICATE_WINDOW_SECONDS: '0',
    SETTLEMENT_WAIT_MS: '60000',
    LOG_LEVEL: 'silent',
  })
  wallet = await makeWallet(tollgraph, '100')
})
afterAll(async () => {
  await tollgraph?.stop()
  await line?.close()
  await process?.stop()
  await store?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const search = () => requestOf(tollgraph, row, row.sample)

describe('a service that hangs', () => {
  it('keeps no call of another service waiting; its calls fail with 503 and cost nothing', WITH_PAYMENTS, async () => {
    const { url, init } = search()
    const paid = await wallet.pay(url, init)
    expect(paid.status).toBe(200)
    const unpaid = await fetch(url, init)
    const headers = await Promise.all(Array.from({ length: CALLS }, () => wallet.paymentHeaders(unpaid.clone())))
    const payer = await makeWallet(tollgraph, '1')
    const before = await wallet.balance()

    line.silence()
    let answered = 0
    const calls = headers.map(async (payment) => {
      const answer = await fetch(url, { ...init, headers: { ...init.headers, ...payment } })
      answered += 1
      return answer.status
    })
    await eventually('the calls hang', async () => line.losses >= 8, 60_000)
    const check = json({ domain: 'beside-a-hung-service.com' })
    expect((await payer.pay(`${tollgraph.url}/domains/api/check`, check)).status).toBe(200)
    expect((await fetch(`${tollgraph.url}/health`)).status).toBe(200)
    expect((await fetch(`${tollgraph.url}/ready`)).status).toBe(200)
    // On a busy machine a handshake may have found out meanwhile: calls that come later are refused at once.
    expect(answered).toBeLessThan(CALLS)

    // Its host is gone for good: the calls need not wait for their time limit.
    line.cut()
    expect(new Set(await Promise.all(calls))).toEqual(new Set([503]))
    expect(await wallet.balance()).toBe(before)
    const states = (await paymentsOf(tollgraph, wallet.address)).map(({ state }) => state)
    expect(states.filter((state) => state === 'RELEASED')).toHaveLength(CALLS)
  })

  it('is asked no more while it hangs, and is asked again when it answers', WITH_PAYMENTS, async () => {
    const { url, init } = search()
    const ready = async () => (await (await fetch(`${tollgraph.url}/ready`)).json()) as object
    // Again every request is taken, and none is answered.
    line.restore()
    line.silence()
    tollgraph.backend.remotes.get('travel')?.lost()
    await expect
      .poll(ready, { timeout: 60_000 })
      .toMatchObject({ status: 'ready', services: { travel: { state: 'away' } } })
    const refused = await fetch(url, init)
    expect([refused.status, refused.headers.has('payment-required')]).toEqual([503, false])

    line.restore()
    await expect.poll(ready, { timeout: 60_000 }).toMatchObject({ services: { travel: { state: 'verified' } } })
    const payer = await makeWallet(tollgraph, '1')
    const before = await payer.balance()
    await expect.poll(async () => (await payer.pay(url, init)).status, { timeout: 60_000 }).toBe(200)
    expect(before - (await payer.balance())).toBeLessThanOrEqual(parseUsd('0.1'))
  })
})
