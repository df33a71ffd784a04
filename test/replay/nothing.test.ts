import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mapLimit } from '../../subgraphs/kit/async/mapLimit.ts'
import { DATA_ROWS } from '../contract/facts/data.ts'
import { ENRICH_ROWS } from '../contract/facts/enrich.ts'
import type { ContractRow } from '../contract/facts/row.ts'
import { TRAVEL_ROWS } from '../contract/facts/travel.ts'
import { requestOf } from '../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet } from '../support/wallet.ts'
import { type OwnServer, startServer } from './oneAnswer.ts'

// What companies answer where they have nothing to say: with status 200, and without what they document.

const COMPANIES = [
  'ALCHEMY',
  'AMADEUS',
  'APOLLO_IO',
  'CLADO',
  'COINGECKO',
  'DEFILLAMA',
  'ETHERSCAN',
  'EXA',
  'FIRECRAWL',
  'FLIGHTAWARE',
  'GOOGLE_PLACES',
  'INFLUENCERS_CLUB',
  'MINERVA',
  'SCRAPECREATORS',
  'SERPAPI',
  'SERPER',
  'WHITEPAGES',
]
/** Orders have tests of their own; jobs are refunded, and mail servers are no company. */
const ELSEWHERE = /\/(book|orders|cancel|jobs|sitecrawl|mailcheck|validate-emails)\b/
const ROWS: readonly ContractRow[] = [...DATA_ROWS, ...TRAVEL_ROWS, ...ENRICH_ROWS].filter(
  ({ path }) => !ELSEWHERE.test(path),
)
const AT_ONCE = 6

let company: OwnServer
let tollgraph: TestTollgraph
beforeAll(async () => {
  company = await startServer()
  const settings = COMPANIES.map((name) => ({ [`${name}_URL`]: company.url, [`${name}_KEY`]: 'the:key' }))
  tollgraph = await startTollgraph(Object.assign({ ALCHEMY_RPC_URL: company.url }, ...settings))
})
afterAll(async () => {
  await tollgraph?.stop()
  await company?.stop()
})

describe.each([
  ['an empty body', ''],
  ['an object without members', '{}'],
  ['an error in an answer of status 200', '{"error":"We could not do it","message":"We could not do it"}'],
])('%s', (_, body) => {
  it('is never charged, and never a failure of ours', { timeout: 240_000 }, async () => {
    company.body = body
    const outcomes = await mapLimit(ROWS, AT_ONCE, async (row) => {
      const wallet = await makeWallet(tollgraph, '2')
      const before = await wallet.balance()
      const { url, init } = requestOf(tollgraph, row, row.sample)
      const { status } = await wallet.pay(url, init)
      return { operation: row.operation, status, cost: before - (await wallet.balance()) }
    })
    expect(outcomes.filter(({ status, cost }) => status === 500 || cost > 0n)).toEqual([])
    expect(outcomes.length).toBeGreaterThan(150)
  })
})
