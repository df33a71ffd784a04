import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../prisma/database.ts'
import { walletsOf } from '../../../router/boot/wallets.ts'
import { registered } from '../../../router/metrics/meters.ts'
import { openMetrics } from '../../../router/metrics/metrics.ts'
import { serveMetrics } from '../../../router/metrics/server.ts'
import { RefundKeys } from '../../../router/payments/checkout/refundKeys.ts'
import { ZERO_USDC } from '../../../schema/money.ts'
import { watchAvailability } from '../../payments/ways/availability.ts'
import { openDatabaseLine } from '../../support/databaseLine.ts'
import { eventually } from '../../support/ledger.ts'
import { freePorts } from '../../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { type ScrapedPage, scrape } from './page.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let page: string

beforeAll(async () => {
  const [port] = await freePorts(1)
  tollgraph = await startTollgraph({ METRICS_PORT: String(port) })
  watchAvailability(tollgraph)
  wallet = await makeWallet(tollgraph)
  page = `http://127.0.0.1:${port}/metrics`
})
afterAll(() => tollgraph?.stop())

/** A request is counted when its connection has taken the answer, which its client may read before. */
function counted(series: string, value: number): Promise<ScrapedPage> {
  return eventually(`${series} is ${value}`, async () => {
    const scraped = await scrape(page)
    return scraped.value(series) === value && scraped
  })
}

const requests = (labels: string) => `tollgraph_requests_total{${labels}}`

describe('requests are counted', () => {
  it('by documented operation, with 402 as a class of its own, and with their latency', async () => {
    const url = `${tollgraph.url}/domains/api/search`
    expect((await fetch(url, json({ name: 'unpaid-name' }))).status).toBe(402)
    expect((await wallet.pay(url, json({ name: 'counted-name' }))).status).toBe(200)
    const labels = 'door="rest",service="domains",operation="SearchDomains"'
    await counted(requests(`${labels},status="402"`), 2)
    const scraped = await counted(requests(`${labels},status="2xx"`), 1)
    expect(scraped.value(`tollgraph_request_seconds_count{${labels}}`)).toBe(3)
    expect(scraped.value(`tollgraph_request_seconds_bucket{le="60",${labels}}`)).toBe(3)
  })

  it('of the GraphQL door by kind, never by names that clients make', async () => {
    const query = `query NamedByAClient { first: __typename }`
    expect((await fetch(`${tollgraph.url}/graphql`, json({ query }))).status).toBe(200)
    await counted(requests('door="graphql",service="graphql",operation="query",status="2xx"'), 1)
    expect(await (await fetch(page)).text()).not.toContain('NamedByAClient')
  })

  it('also where no route took them', async () => {
    const before = await scrape(page)
    const series = requests('door="other",service="none",operation="none",status="4xx"')
    expect((await fetch(`${tollgraph.url}/`, { method: 'PROPFIND' })).status).toBe(405)
    await counted(series, (before.value(series) || 0) + 1)
    expect((await fetch(`${tollgraph.url}/%`)).status).toBe(400)
    expect((await fetch(`${tollgraph.url}/health`)).status).toBe(200)
  })

  it('of unknown paths under one name', async () => {
    for (const path of ['/never-heard-of', '/domains/nor-of-this']) await fetch(tollgraph.url + path)
    await counted(requests('door="other",service="gateway",operation="unknown",status="4xx"'), 1)
    await counted(requests('door="other",service="domains",operation="unknown",status="4xx"'), 1)
  })
})

describe('what operations do is counted', () => {
  it('fetches by service', async () => {
    const before = (await scrape(page)).value('tollgraph_fetches_total{service="domains",outcome="answered"}')
    await wallet.pay(`${tollgraph.url}/domains/api/search`, json({ name: 'fetched-name' }))
    const after = await scrape(page)
    expect(after.value('tollgraph_fetches_total{service="domains",outcome="answered"}')).toBe(before + 1)
    expect(after.value('tollgraph_fetch_seconds_count{service="domains"}')).toBeGreaterThan(0)
  })

  it('money by service: billed, paid, refunded; settlements with their lag', async () => {
    const query = `{ good: domainSearch(name: "money-counted", first: 2) { name } none: domainSearch(name: "taken-money", first: 2) { name } }`
    const before = await scrape(page)
    expect((await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))).status).toBe(200)
    const after = await scrape(page)
    const grown = (name: string) => {
      const series = `tollgraph_${name}_usd_total{service="domains"}`
      return (after.value(series) || 0) - (before.value(series) || 0)
    }
    expect(grown('billed')).toBeCloseTo(0.02, 6)
    expect(grown('paid')).toBeCloseTo(0.01, 6)
    expect(grown('waived') + grown('refunded')).toBeCloseTo(0.01, 6)
    const { id } = tollgraph.backend.money.network
    const settled = `tollgraph_settlements_total{network="${id}",outcome="settled"}`
    expect(after.value(settled)).toBe(before.value(settled) + 1)
    expect(after.value(`tollgraph_settle_lag_seconds_count{network="${id}"}`)).toBe(after.value(settled))
  })

  it('runs of jobs, and jobs that fail or are late', async () => {
    await eventually(
      'a job has run',
      async () =>
        ((await scrape(page)).value('tollgraph_job_runs_total{job="ledger.recover",outcome="done"}') || 0) > 0,
    )
    await tollgraph.backend.db.pool.query(
      `SELECT graphile_worker.add_job('late.job', run_at => now() - interval '1 hour', max_attempts => 3)`,
    )
    const scraped = await scrape(page)
    expect(scraped.value('tollgraph_job_lag_seconds{job="late.job"}')).toBeGreaterThanOrEqual(3_600)
    expect(scraped.value('tollgraph_jobs_waiting{job="late.job"}')).toBe(1)
    expect(scraped.value('tollgraph_jobs_failing{job="late.job",state="given_up"}')).toBe(0)
  })
})

describe('a scrape reads', () => {
  it('balances of payee and gas, and the database pools', async () => {
    const { money } = tollgraph.backend
    const scraped = await scrape(page)
    const at = (address: string | undefined) => `{network="${money.network.id}",address="${address}"}`
    expect(scraped.value(`tollgraph_payee_usd${at(money.payee)}`)).toBeGreaterThan(0)
    expect(scraped.value(`tollgraph_gas_ether${at(money.signers.facilitators[0]?.address)}`)).toBeGreaterThan(0)
    expect(scraped.value('tollgraph_database_connections{pool="main",state="idle"}')).toBeGreaterThan(0)
    expect(scraped.value('tollgraph_database_waiting{pool="main"}')).toBe(0)
    expect(scraped.value('tollgraph_ledger_up')).toBe(1)
  })

  it('the series of the process also while the database is away', async () => {
    const { backend } = tollgraph
    const { line, url } = await openDatabaseLine(backend.db.pool.options.connectionString ?? '')
    const db = openDatabase(url)
    const log = pino({ level: 'silent' })
    const { meters, money, rails } = backend
    if (!meters) throw new Error('METRICS_PORT is set, so there are meters')
    const [port = 0] = await freePorts(1)
    const caps = { hour: ZERO_USDC, day: ZERO_USDC }
    const wallets = walletsOf(money, rails, new RefundKeys(rails, ZERO_USDC, log))
    const pools = { main: db.pool }
    const stop = await serveMetrics(
      openMetrics({ meters: registered(meters), pools, installation: { pool: db.pool, caps, wallets }, log }),
      { host: '127.0.0.1', port },
      log,
    )
    try {
      const url = `http://127.0.0.1:${port}/metrics`
      expect((await scrape(url)).value('tollgraph_refunds_owed{state="STUCK"}')).toBe(0)
      line.cut()
      const scraped = await scrape(url)
      expect(scraped.value('tollgraph_ledger_up')).toBe(0)
      expect(scraped.has('tollgraph_refunds_owed')).toBe(false)
      expect(scraped.has('tollgraph_requests_total')).toBe(true)
      line.restore()
      expect((await scrape(url)).value('tollgraph_ledger_up')).toBe(1)
    } finally {
      await stop()
      await db.close()
      await line.close()
    }
  })
})

describe('every series exists', () => {
  it.each(['prometheus/rules.yml', 'prometheus/rules.test.yml', 'grafana/tollgraph.json'])(
    'that deploy/%s names',
    async (file) => {
      const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')
      const named = new Set([...text.matchAll(/\btollgraph_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')))
      const declared = new Set(
        [...(await (await fetch(page)).text()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name),
      )
      expect(named.size).toBeGreaterThan(5)
      expect([...named].filter((name) => !declared.has(name))).toEqual([])
    },
  )
})
