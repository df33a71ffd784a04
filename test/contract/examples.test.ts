import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { USDC, usdcAbi } from '../../devnet/index.ts'
import { addJob } from '../../prisma/addJob.ts'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { ALICE, handleDevnet } from '../services/data/explorer/support/devnet.ts'
import { startSite, type TestSite } from '../services/enrich/web/site.ts'
import { eventually } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet } from '../support/wallet.ts'
import { ExampleRun, emptyLists } from './exampleRun.ts'
import { exampleSteps } from './exampleSteps.ts'

const DAY_MS = 86_400_000
const ALL_MS = 300_000
/** How long the installation may take to read its own pages on a busy machine, in milliseconds. */
const OWN_PAGES_MS = 60_000

/** What cannot be done before the clock is 61 days ahead. */
const LATER = 'domains TransferDomainOut'

/** Lists that are empty in the answers of a fresh installation, and why no request does better. */
const EMPTY: Readonly<Record<string, readonly string[]>> = {
  // Blocks have had no uncles since proof of stake.
  'data ExplorerBlockReward': ['body.result.uncles'],
  // Left out of the answer by the request.
  'data ReadDerivativesOverview': ['body.totalDataChartBreakdown'],
  'data ReadDexOverview': ['body.totalDataChartBreakdown'],
  'data ReadFeesOverview': ['body.totalDataChartBreakdown'],
  'data ReadOptionsOverview': ['body.totalDataChartBreakdown'],
  // Kinds of links that a coin may lack.
  'data ReadCoin': ['body.links.official_forum_url'],
  'enrich VerifyEmail': ['body.sources'],
  'mail ReadInboxMessage': ['body.message.attachments'],
  'mail ReadSubdomainInboxMessage': ['body.message.attachments'],
  'travel TrackingAirport': ['body.alternatives'],
  // At some hours, nothing delays the airport.
  'travel TrackingAirportDelays': ['body.reasons'],
}

/** How far the installation's clock is ahead of ours, in milliseconds. */
let ahead = 0
let site: TestSite
let tollgraph: TestTollgraph
let run: ExampleRun

const { endpoints } = loadCatalogue()
const keyOf = ({ service, name }: Pick<Endpoint, 'service' | 'name'>) => `${service} ${name}`

beforeAll(async () => {
  site = await startSite()
  const settings = { OUTBOUND_ALLOW: `127.0.0.1:${site.port}` }
  tollgraph = await startTollgraph(settings, { now: () => new Date(Date.now() + ahead) })
  const wallet = await makeWallet(tollgraph, '10000')
  await Promise.all([useToken(tollgraph), readOwnPages(tollgraph)])
  const steps = exampleSteps(tollgraph, wallet)
  // Tests have no internet: a site of this machine plays the one that the examples name.
  const reachable = (request: object) =>
    JSON.parse(JSON.stringify(request).replaceAll('https://example.com/', `${site.url}/`))
  run = new ExampleRun({ tollgraph, wallet, steps, reachable }, endpoints)
})
afterAll(async () => {
  await tollgraph?.stop()
  await site?.stop()
})

/**
 * Makes a transaction of the token's contract, which an example lists: payments that settle XX */
async function useToken({ backend, rpcUrl }: TestTollgraph): Promise<void> {
  const { send } = await handleDevnet(rpcUrl)
  await send({ to: USDC, data: encodeFunctionData({ abi: usdcAbi, functionName: 'transfer', args: [ALICE, 0n] }) })
  await eventually('the token has a transaction', async () => {
    const sql = `SELECT FROM data.transaction WHERE recipient = decode($1, 'hex') LIMIT 1`
    return (await backend.db.pool.query(sql, [USDC.slice(2)])).rowCount
  })
}

/**
 * Has the installation read its own pages, by the job of each night: the first search does it too, but waits for it only as long
 * as it can, and on a busy machine that is too short.
 */
async function readOwnPages({ backend: { db }, url }: TestTollgraph): Promise<void> {
  await addJob(db.pool, 'enrich.tendCorpus')
  const sql = 'SELECT FROM enrich.web_page WHERE url = $1'
  const isStored = async () => (await db.pool.query(sql, [`${url}/llms.txt`])).rowCount
  await eventually('its own page is stored', isStored, OWN_PAGES_MS)
}

/** Why an example does not do what it promises; null if it does. */
async function failureOf(endpoint: Endpoint): Promise<string | null> {
  try {
    const { status, body, isPaid } = await run.answerOf(endpoint.service, endpoint.name)
    const shown = JSON.stringify(body).slice(0, 300)
    if (status < 200 || status > 299) return `${status} ${shown}`
    if (endpoint.access === 'paid' && !isPaid) return `nothing was charged: ${shown}`
    const empty = emptyLists(body).filter((path) => !EMPTY[keyOf(endpoint)]?.includes(path))
    return empty.length > 0 ? `${empty.join(', ')} without items` : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('the example of every documented path', () => {
  it('is answered on a fresh installation, with something in the answer', { timeout: ALL_MS }, async () => {
    const now = endpoints.filter((endpoint) => keyOf(endpoint) !== LATER)
    const failures = await Promise.all(
      now.map(async (endpoint) => [keyOf(endpoint), await failureOf(endpoint)] as const),
    )
    expect(Object.fromEntries(failures.filter(([, failure]) => failure !== null))).toEqual({})
  })

  it('is answered in time also where it has to wait', async () => {
    ahead = 61 * DAY_MS
    const later = endpoints.find((endpoint) => keyOf(endpoint) === LATER)
    expect(later && (await failureOf(later))).toBeNull()
  })

  it('says what happens between paths, and nothing else does', () => {
    const said = endpoints.filter(({ example }) => example?.step).map(keyOf)
    const done = Object.keys(exampleSteps(tollgraph, {} as never))
    expect(said.sort()).toEqual([...done, LATER].sort())
  })
})
