import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseUsd } from '../../../../schema/money.ts'
import { auditOf } from '../../../support/audit.ts'
import { eventually } from '../../../support/ledger.ts'
import { type ProcessOnLine, startProcessOnLine } from '../../../support/processOnLine.ts'
import type { Hold } from '../../../support/proxy.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'
import { type CrawledSites, startCrawledSites } from './crawledSites.ts'

// Crawls whose process is killed. Each has a site of its own, named for the moment at which it is then.

/** A process that is started again compiles itself first. */
const WITH_RESTART = 150_000
const PRICE = parseUsd('0.1')
const LAST_PAGE = '/room-3'

/** What comes of a site within two links of its first page, by six pages at most; rooms are two links away. */
const RECORDS: readonly (readonly [path: string, status: string])[] = [
  ['/', 'completed'],
  ['/listed', 'completed'],
  ['/closed', 'disallowed'],
  ['/private/1', 'skipped'],
  ['/private/2', 'skipped'],
  ['/private/3', 'skipped'],
  ['/hall', 'completed'],
  ['/room-1', 'completed'],
  ['/room-2', 'completed'],
  [LAST_PAGE, 'completed'],
]
/** What holds a crawl at a moment, and what is fetched anew because of that. The service works on six jobs at a time. */
const MOMENTS: Readonly<Record<string, { readonly hold: () => Hold; readonly again: readonly string[] }>> = {
  first: { hold: () => sites.hold('first', '/'), again: ['/robots.txt', '/'] },
  middle: { hold: () => sites.hold('middle', '/hall'), again: ['/robots.txt', '/hall'] },
  last: { hold: () => sites.hold('last', LAST_PAGE), again: ['/robots.txt', LAST_PAGE] },
  /** Every page is kept, and nobody knows that these were all. */
  end: { hold: () => tollgraph.hold('request', 'update "kit"."job"', 'COMPLETE'), again: ['/robots.txt'] },
  sitemap: { hold: () => sites.hold('sitemap', '/sitemap.xml'), again: ['/robots.txt', '/sitemap.xml'] },
  robots: { hold: () => sites.hold('robots', '/robots.txt'), again: ['/robots.txt'] },
}
const BEGUN = Object.keys(MOMENTS)
const ALL = [...BEGUN, 'waiting']

let sites: CrawledSites
let tollgraph: ProcessOnLine
beforeAll(async () => {
  sites = await startCrawledSites()
  tollgraph = await startProcessOnLine({ SERVICES: 'enrich', OUTBOUND_ALLOW: sites.place })
})
afterAll(async () => {
  await sites?.stop()
  await tollgraph?.end()
})

/** Pays for a crawl; its ticket. */
async function startCrawl(wallet: TestWallet, url: string, more: object = {}): Promise<string> {
  const options = { excludePatterns: ['**/private/**'] }
  const response = await wallet.pay(
    `${tollgraph.url}/enrich/api/sitecrawl/crawl`,
    json({ url, limit: 6, depth: 2, options, ...more }),
  )
  expect(response.status).toBe(202)
  return ((await response.json()) as { readonly token: string }).token
}

/** A crawl when it has ended. */
async function endOf(wallet: TestWallet, token: string): Promise<object> {
  const response = await wallet.sign(
    `${tollgraph.url}/enrich/api/sitecrawl/jobs?token=${encodeURIComponent(token)}&wait=30`,
  )
  return (await response.json()) as object
}

/** How far the crawls of some sites are. */
async function standing(names: readonly string[]): Promise<{ readonly state: string; readonly progress: number }[]> {
  const { rows } = await tollgraph.pool.query(
    `SELECT job.state, job.progress FROM unnest($1::text[]) WITH ORDINALITY AS asked (url, place)
     JOIN kit.job ON input->>'url' = asked.url ORDER BY asked.place`,
    [names.map((site) => sites.urlOf(site, '/'))],
  )
  return rows
}

/** A crawl that read its site as if nothing had happened, and asked for nothing again but this. */
function expectWhole(site: string, end: object | undefined, again: readonly string[], records = RECORDS): void {
  expect(end, site).toMatchObject({
    status: 'completed',
    total: records.length,
    finished: records.length,
    records: records.map(([path, status]) => ({ url: sites.urlOf(site, path), status })),
  })
  const read = records.filter(([, status]) => status === 'completed').map(([path]) => path)
  expect(sites.asked(site), site).toEqual(['/robots.txt', '/sitemap.xml', ...read, ...again].sort())
}

/** Starts the process again when what it was at has had its time, and is looked for. */
async function startAgain(): Promise<void> {
  const { pool } = tollgraph
  await pool.query(`UPDATE kit.job SET lease_until = now(), due_at = due_at - interval '1 minute'`)
  await pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '3 minutes'`)
  await tollgraph.start()
  await pool.query(
    `SELECT graphile_worker.add_job(name) FROM unnest('{enrich.resumeJobs,ledger.watch}'::text[]) AS name`,
  )
}

it('crawls go on from any step, read no page again that is kept, and are paid once', {
  timeout: WITH_RESTART,
}, async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const tickets: string[] = []
  for (const [site, { hold }] of Object.entries(MOMENTS)) {
    const { reached } = hold()
    tickets.push(await startCrawl(wallet, sites.urlOf(site, '/')))
    await reached
  }
  tickets.push(await startCrawl(wallet, sites.urlOf('waiting', '/')))
  const before = await standing(ALL)
  expect(before.map(({ state }) => state)).toEqual([...BEGUN.map(() => 'LOADING'), 'PENDING'])
  await tollgraph.kill()

  const unread = ALL.filter((site) => site !== 'end')
  const lastPages = unread.map((site) => sites.hold(site, LAST_PAGE))
  await startAgain()
  await Promise.all(lastPages.map(({ reached }) => reached))
  const after = await standing(ALL)
  for (const [index, { progress }] of after.entries())
    expect(progress, ALL[index]).toBeGreaterThanOrEqual(before[index]?.progress ?? 100)
  for (const { release } of lastPages) release()

  const ends = await Promise.all(tickets.map((ticket) => endOf(wallet, ticket)))
  for (const [index, site] of ALL.entries()) expectWhole(site, ends[index], MOMENTS[site]?.again ?? [])
  expect(await wallet.balance()).toBe(parseUsd('1') - BigInt(ALL.length) * PRICE)
})

it('no link of a page is lost, and crawls that come to nothing are refunded once', {
  timeout: WITH_RESTART,
}, async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const { pool } = tollgraph
  // Its refund was asked for, and is about to be opened.
  const opening = tollgraph.hold('request', 'INSERT INTO ledger.disbursement')
  const startForbidden = () => startCrawl(wallet, sites.urlOf('forbidden', '/closed'), { source: 'links' })
  const owed = await startForbidden()
  await opening.reached
  const moments = [
    // The links of a page are kept, and it is not.
    tollgraph.hold('request', 'update "enrich"."crawl_page"', sites.urlOf('linked', LAST_PAGE)),
    // A page is kept, and nobody has heard of it.
    tollgraph.hold('answer', 'update "enrich"."crawl_page"', sites.urlOf('kept', '/hall')),
    sites.hold('gone', '/'),
    // Its refund is being asked for.
    tollgraph.hold('request', `add_job('ledger.refund'`),
  ]
  const linked = await startCrawl(wallet, sites.urlOf('linked', '/'))
  const kept = await startCrawl(wallet, sites.urlOf('kept', '/'), { depth: 1 })
  const gone = await startCrawl(wallet, sites.urlOf('gone', '/'))
  const forbidden = await startForbidden()
  await Promise.all(moments.map(({ reached }) => reached))
  const isKept = `SELECT FROM enrich.crawl_page WHERE url = $1 AND status = 'COMPLETED'`
  await eventually('the page is kept', async () => (await pool.query(isKept, [sites.urlOf('kept', '/')])).rowCount)
  await tollgraph.kill()
  expect(await wallet.balance()).toBe(parseUsd('1') - 5n * PRICE)
  sites.close('gone')
  await startAgain()

  expectWhole('linked', await endOf(wallet, linked), ['/robots.txt', '/hall'])
  const withoutRooms = RECORDS.filter(([path]) => !path.startsWith('/room'))
  expectWhole('kept', await endOf(wallet, kept), ['/robots.txt'], withoutRooms)
  const ends = await Promise.all([owed, gone, forbidden].map((ticket) => endOf(wallet, ticket)))
  expect(ends).toMatchObject(ends.map(() => ({ status: 'errored', error: 'None of the pages could be read' })))
  const refunds = await eventually('all three are refunded', async () => {
    const { rows } = await pool.query(
      `SELECT disbursement.amount, disbursement.state FROM ledger.disbursement JOIN ledger.payment ON payment.id = payment_id WHERE payer = $1`,
      [wallet.address],
    )
    return rows.length >= 3 && rows.every(({ state }) => state === 'SENT') && rows
  })
  expect(refunds.map(({ amount }) => BigInt(amount))).toEqual([PRICE, PRICE, PRICE])
  expect(await wallet.balance()).toBe(parseUsd('1') - 2n * PRICE)
})

it('leaves a ledger that the chain confirms, with nothing under way', async () => {
  expect((await auditOf(tollgraph, { grace: 0 })).findings).toEqual([])
})
