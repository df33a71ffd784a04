import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseUsd } from '../../../../schema/money.ts'
import { nodeId } from '../../../../schema/nodeId.ts'
import { findPage } from '../../../../subgraphs/enrich/web/corpus/store.ts'
import { eventually } from '../../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../../support/wallet.ts'
import { ask, costOf, given } from '../../asking.ts'
import { type CrawledSites, LONG_PATH, startCrawledSites } from './crawledSites.ts'

// Crawls in the graph: a thing from their payment on, for the wallet that paid.

let sites: CrawledSites
let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  sites = await startCrawledSites()
  tollgraph = await startTollgraph({ OUTBOUND_ALLOW: sites.place })
  wallet = await makeWallet(tollgraph, '1')
})
afterAll(async () => {
  await tollgraph?.stop()
  await sites?.stop()
})

interface Records {
  readonly nodes: readonly { readonly url: string }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
}

interface Facts {
  readonly crawl?: { readonly id: string; readonly resourceId: string } | null
  readonly status?: string
  readonly total?: number
  readonly records?: Records
}

const READ = 'query ($id: ID!) { node(id: $id) { ... on SiteCrawl {'
const read = async (id: string, selection: string) =>
  given((await ask<Facts>(tollgraph, wallet.sign, `${READ} ${selection} } } }`, { id })).data?.node, 'crawl')

it('a crawl is a node from its payment on, read page by page, and its wallet’s alone', async () => {
  const url = sites.urlOf('graph', '/')
  const { data, errors, cost } = await costOf<Facts>(
    tollgraph,
    wallet,
    `mutation { startSiteCrawl(input: { url: "${url}", limit: 6, depth: 2 }) {
      crawl { id resourceId status error job { id } } job { id kind } ticket { token } } }`,
  )
  expect(errors).toBeUndefined()
  expect(cost).toBe(parseUsd('0.10'))
  const { id, resourceId } = given(data?.startSiteCrawl?.crawl, 'crawl')
  const job = { id: nodeId('Job', [resourceId]) }
  expect(data?.startSiteCrawl).toMatchObject({ crawl: { status: 'running', error: null, job }, job })

  await eventually('the crawl has ended', async () => (await read(id, 'status')).status === 'completed')
  const { total = 0 } = await read(id, 'total')
  const page = (args: string) => `records(${args}) { nodes { url status } pageInfo { hasNextPage endCursor } }`
  const first = given((await read(id, page('first: 4'))).records, 'records')
  const rest = given((await read(id, page(`after: "${first.pageInfo.endCursor}"`))).records, 'records')
  const urls = [...first.nodes, ...rest.nodes].map((record) => record.url)
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false])
  expect([urls[0], new Set(urls).size]).toEqual([url, total])

  const query = 'query ($id: ID!) { job(id: $id) { crawl { id } } }'
  const ofJob = await ask<Facts>(tollgraph, wallet.sign, query, { id: resourceId })
  expect(ofJob.data?.job).toEqual({ crawl: { id } })

  const stranger = await makeWallet(tollgraph, '0')
  const theirs = await ask<Facts>(tollgraph, stranger.sign, `${READ} status total } } }`, { id })
  expect(theirs.data?.node ?? null).toBeNull()

  const jobs = `${tollgraph.url}/enrich/api/sitecrawl/jobs?token=${resourceId}`
  const refused = await wallet.sign(`${jobs}&cursor=of-another-list`)
  expect([refused.status, await refused.json()]).toMatchObject([400, { issues: [{ path: ['cursor'] }] }])
})

it('a page about escapes of JSON is read as it is', async () => {
  const { data } = await costOf<Facts>(
    tollgraph,
    wallet,
    `mutation { startSiteCrawl(input: { url: "${sites.urlOf('escapes', '/escapes')}", limit: 1, formats: [JSON] }) { crawl { id } } }`,
  )
  const { id } = given(data?.startSiteCrawl?.crawl, 'crawl')
  await eventually('the crawl has ended', async () => (await read(id, 'status')).status !== 'running')
  const title = String.raw`What "\u0000" is in JSON`
  expect(await read(id, 'status records(first: 1) { nodes { status json } }')).toMatchObject({
    status: 'completed',
    records: { nodes: [{ json: { title } }] },
  })
})

it('a link that is too long for a crawl is left out, and nothing else is', async () => {
  const { data } = await costOf<Facts>(
    tollgraph,
    wallet,
    `mutation { startSiteCrawl(input: { url: "${sites.urlOf('far', '/far')}", limit: 3, source: LINKS }) { crawl { id } } }`,
  )
  const { id } = given(data?.startSiteCrawl?.crawl, 'crawl')
  await eventually('the crawl has ended', async () => (await read(id, 'status')).status !== 'running')
  expect(await read(id, 'status error records(first: 5) { nodes { url status } }')).toEqual({
    status: 'completed',
    error: null,
    records: {
      nodes: ['/far', '/room-2'].map((path) => ({ url: sites.urlOf('far', path), status: 'COMPLETED' })),
    },
  })
})

it('a page that a redirect leads to is not found by others where robots.txt forbids it', async () => {
  const { data } = await costOf<Facts>(
    tollgraph,
    wallet,
    `mutation { startSiteCrawl(input: { url: "${sites.urlOf('moved', '/door')}", limit: 1, depth: 1, source: LINKS }) { crawl { id } } }`,
  )
  const { id } = given(data?.startSiteCrawl?.crawl, 'crawl')
  await eventually('the crawl has ended', async () => (await read(id, 'status')).status === 'completed')
  expect(await findPage(tollgraph.backend.db.pool, sites.urlOf('moved', '/closed/attic'))).toBeNull()
})

it('a crawl from a URL that is too long is refused, and costs nothing', async () => {
  const query = `mutation { startSiteCrawl(input: { url: "${sites.urlOf('far', LONG_PATH)}" }) { crawl { id } } }`
  const { errors, cost } = await costOf<Facts>(tollgraph, wallet, query)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['input', 'url'] }] })
  expect(cost).toBe(0n)
})

it('a crawl of a private address is refused, and costs nothing', async () => {
  const query = 'mutation { startSiteCrawl(input: { url: "http://192.168.0.1/" }) { crawl { id } } }'
  const { errors, cost } = await costOf<Facts>(tollgraph, wallet, query)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['input', 'url'] }] })
  expect(cost).toBe(0n)
})
