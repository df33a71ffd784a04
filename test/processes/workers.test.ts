import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAnvilRunning, readRecord } from '../../devnet/record.ts'
import { parseUsd } from '../../schema/money.ts'
import { scrape } from '../router/metrics/page.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { eventually } from '../support/ledger.ts'
import { ended, expectPaidOnce, payersOf, payUnderKill, statesOf } from '../support/payUnderKill.ts'
import { freePorts } from '../support/ports.ts'
import { startProcess, type TollgraphProcess } from '../support/process.ts'
import { json, makeWallet } from '../support/wallet.ts'
import { lives, openEmbeddedPool, pidsOf, sendAlone, workerLines } from '../support/workers.ts'

const OPERATOR_SECRET = 'a secret of the operator, long enough'
const CLIENTS = 8

let tollgraph: TollgraphProcess
let pool: pg.Pool
let metrics: string

/** Waits for all workers: the first one serves while the others start. */
const summaryOf = (start: number) => eventually('all workers listen', async () => summaries() === start, 120_000)
const summaries = () => tollgraph.output().split('Tollgraph listens on').length - 1
const search = () => `${tollgraph.url}/domains/api/search`

beforeAll(async () => {
  const [port] = await freePorts(1)
  metrics = `http://127.0.0.1:${port}/metrics`
  tollgraph = await startProcess({
    SERVICES: 'domains,upload',
    WORKERS: '2',
    ACCESS_LOG: 'true',
    METRICS_PORT: String(port),
    OPERATOR_SECRET,
  })
  pool = await openEmbeddedPool(tollgraph)
  await summaryOf(1)
}, 300_000)
afterAll(async () => {
  if (pool && !pool.ended) await pool.end()
  await tollgraph?.end()
}, 300_000)

/** Names by which each process locks jobs; of those that live. */
async function lockers(): Promise<string[][]> {
  const { rows } = await pool.query<{ workers: string[] }>(
    `SELECT workers FROM kit.process WHERE seen_at > now() - interval '8 seconds'`,
  )
  return rows.map(({ workers }) => workers)
}

/** Searches names that no worker has in its memory, at both workers. */
async function searchAtBoth(prefix: string): Promise<void> {
  const from = tollgraph.output().length
  const wallets = await Promise.all(Array.from({ length: CLIENTS }, () => makeWallet(tollgraph, '1')))
  const found = await Promise.all(
    wallets.map(async (wallet, index) => {
      const body = { name: `${prefix}-${index}` }
      const headers = await wallet.paymentHeaders(await fetch(search(), json(body)))
      return sendAlone(search(), json(body, headers))
    }),
  )
  expect(found.map(({ status }) => status)).toEqual(wallets.map(() => 200))
  const paid = workerLines(tollgraph.output().slice(from)).filter(({ payment }) => payment)
  expect(new Set(paid.map(({ worker }) => worker))).toEqual(new Set([1, 2]))
}

describe('two workers', () => {
  it('print one summary, which names them', () => {
    expect(summaries()).toBe(1)
    expect(tollgraph.output()).toContain('  workers    2, jobs in the first')
  })

  it('both serve paid calls, and know the payments of each other', { timeout: 120_000 }, async () => {
    const wallets = await Promise.all(Array.from({ length: CLIENTS }, () => makeWallet(tollgraph, '1')))
    const answers = await Promise.all(
      wallets.map(async (wallet) => {
        const headers = await wallet.paymentHeaders(await fetch(search(), json({ name: 'both-workers' })))
        const send = async () => {
          const answer = await fetch(search(), json({ name: 'both-workers' }, headers))
          return { status: answer.status, body: await answer.json() }
        }
        return [await send(), await send(), await send()] as const
      }),
    )
    for (const [first, ...again] of answers) {
      expect(first.status).toBe(200)
      expect(again).toEqual([first, first])
    }
    const paid = workerLines(tollgraph.output()).filter(({ payment, status }) => payment && status === 200)
    expect(new Set(paid.map(({ worker }) => worker))).toEqual(new Set([1, 2]))
    expect(
      await statesOf(
        pool,
        wallets.map(({ address }) => address),
      ),
    ).toEqual(wallets.map(() => 'SETTLED'))
    for (const wallet of wallets) expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('run jobs in one of them, and are ready by it', async () => {
    const all = await lockers()
    expect(all).toHaveLength(2)
    expect(all.filter((names) => names.length > 0)).toHaveLength(1)
    const ready = await Promise.all(Array.from({ length: 4 }, () => sendAlone(`${tollgraph.url}/ready`)))
    for (const { text } of ready)
      expect(JSON.parse(text)).toEqual({ status: 'ready', database: true, chain: true, jobs: true })
  })

  it('show the operator the same', async () => {
    const headers = { authorization: `Bearer ${OPERATOR_SECRET}` }
    const pages = await Promise.all([1, 2].map(() => sendAlone(`${tollgraph.url}/operator.json`, { headers })))
    for (const { text } of pages) expect(JSON.parse(text)).toMatchObject({ jobs: { areWell: true } })
  })

  it('count rates together', async () => {
    const headers = { authorization: 'Bearer of a wrong secret' }
    let admitted = 0
    // Each worker alone would admit 30, and two were right.
    while ((await sendAlone(`${tollgraph.url}/operator.json`, { headers })).status === 401) admitted += 1
    expect(admitted).toBeGreaterThanOrEqual(28)
    expect(admitted).toBeLessThan(55)
  })

  it('show the sum of their metrics, with the ledger once', async () => {
    const series = 'tollgraph_requests_total{door="other",service="gateway",operation="/health",status="2xx"}'
    const before = (await scrape(metrics)).value(series) || 0
    await Promise.all(Array.from({ length: 10 }, () => sendAlone(`${tollgraph.url}/health`)))
    await eventually('all are counted', async () => (await scrape(metrics)).value(series) === before + 10)
    expect((await scrape(metrics)).value('tollgraph_ledger_up')).toBe(1)
  })

  it('use one registry', { timeout: 120_000 }, () => searchAtBoth('one-registry'))
})

describe('a worker that is killed', () => {
  it('is replaced, and no payment is lost', { timeout: 300_000 }, async () => {
    const pids = await pidsOf(tollgraph, 2)
    const first = pids.get(1) ?? 0
    const wallets = await Promise.all(Array.from({ length: CLIENTS }, () => makeWallet(tollgraph, '1')))
    const counted = 'tollgraph_requests_total{door="other",service="gateway",operation="/operator.json",status="4xx"}'
    const before = (await scrape(metrics)).value(counted)
    expect(before).toBeGreaterThan(20)
    await payUnderKill(pool, wallets, search(), () => process.kill(first, 'SIGKILL'))
    await eventually('it is replaced', async () => tollgraph.output().includes('A worker has been replaced'), 120_000)
    expect(lives(first)).toBe(false)
    await expectPaidOnce(wallets, await ended(pool, payersOf(wallets), 60_000))
    await expectCleanAudit({ pool, chain: tollgraph.chain })
    const now = await pidsOf(tollgraph, 2)
    expect(now.get(2)).toBe(pids.get(2))
    expect(now.get(1)).not.toBe(first)
    await eventually('jobs run in one', async () => {
      const all = await lockers()
      return all.length === 2 && all.filter((names) => names.length > 0).length === 1
    })
    // Counts of the one that was killed stay in the sum.
    expect((await scrape(metrics)).value(counted)).toBe(before)
    await searchAtBoth('registry-came-back')
  })
})

describe('the supervisor', () => {
  it('stops all by SIGTERM, after requests in work', { timeout: 120_000 }, async () => {
    const pids = [...(await pidsOf(tollgraph, 2)).values()]
    const wallets = await Promise.all(Array.from({ length: CLIENTS }, () => makeWallet(tollgraph, '1')))
    const body = { name: 'before-the-stop' }
    const headers = await Promise.all(
      wallets.map(async (wallet) => wallet.paymentHeaders(await fetch(search(), json(body)))),
    )
    const answers = Promise.all(headers.map((paid) => sendAlone(search(), json(body, paid))))
    await eventually('all are in work', async () => {
      const states = await statesOf(
        pool,
        wallets.map(({ address }) => address),
      )
      return states.length === CLIENTS
    })
    await pool.end()
    expect(await tollgraph.stop()).toBe(0)
    expect((await answers).map(({ status }) => status)).toEqual(wallets.map(() => 200))
    expect(pids.filter(lives)).toEqual([])
    expectNothingLeft()
  })

  it('ends with the message of a worker that cannot start', { timeout: 120_000 }, async () => {
    const release = await take(0)
    try {
      await expect(tollgraph.start({ HOSTING_PORT: String(release.port) })).rejects.toThrow('The process ended')
    } finally {
      await release.close()
    }
    expect(tollgraph.output()).toContain(`Port ${release.port} of 127.0.0.1 cannot be used`)
    expect(tollgraph.output()).toContain('Worker 1 ended before it listened (code 1)')
    expectNothingLeft()
  })

  it('leaves nothing behind when it is killed, and the next start finishes its payments', {
    timeout: 300_000,
  }, async () => {
    await tollgraph.start()
    await summaryOf(2)
    pool = await openEmbeddedPool(tollgraph)
    const pids = [...(await pidsOf(tollgraph, 2)).values()]
    const wallets = await Promise.all(Array.from({ length: CLIENTS }, () => makeWallet(tollgraph, '1')))
    await payUnderKill(pool, wallets, search(), () => tollgraph.kill())
    await eventually('the workers have ended', async () => !pids.some(lives))
    await tollgraph.start()
    await summaryOf(3)
    await expectPaidOnce(wallets, await ended(pool, payersOf(wallets), 60_000))
    await expectCleanAudit({ pool, chain: tollgraph.chain })
  })

  it('gives up when no worker runs and none can start', { timeout: 120_000 }, async () => {
    const pids = await pidsOf(tollgraph, 2)
    await pool.end()
    for (const pid of pids.values()) process.kill(pid, 'SIGKILL')
    const port = Number(new URL(tollgraph.url).port)
    const taken = await eventually('the port is free', () => take(port).catch(() => null))
    try {
      expect(await tollgraph.exit()).toBe(1)
    } finally {
      await taken.close()
    }
    expect(tollgraph.output()).toContain(`Port ${port} is in use: give PORT another value`)
    expectNothingLeft()
  })
})

/** Listens on a port; 0: any. */
async function take(port: number): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Neither the lock of the data folder, nor Postgres, nor the chain. */
function expectNothingLeft(): void {
  expect(existsSync(join(tollgraph.dataDir, 'tollgraph.pid'))).toBe(false)
  expect(existsSync(join(tollgraph.dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  const record = readRecord(join(tollgraph.dataDir, 'devnet'))
  expect(record !== null && isAnvilRunning(record)).toBe(false)
}
