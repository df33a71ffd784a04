import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseUsd } from '../../../../schema/money.ts'
import { nodeId, readNodeId } from '../../../../schema/nodeId.ts'
import { tidyPages } from '../../../../subgraphs/enrich/web/pages/tidy.ts'
import type { EnrichEngines } from '../../../../subgraphs/enrich/work.ts'
import { documentOf } from '../../../../subgraphs/kit/storage/keptDocuments.ts'
import { addDays } from '../../../../subgraphs/kit/time.ts'
import { paymentsOf } from '../../../support/ledger.ts'
import { sendAway } from '../../../support/sendAway.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'
import { ask, costOf, given } from '../../asking.ts'
import { startSite, type TestSite } from './site.ts'

// Pages that a wallet had read, and that are kept for it.

interface Page {
  readonly id: string
  readonly resourceId: string
  readonly title: string | null
  readonly markdown: string | null
}
interface Facts {
  readonly page?: Page | null
  readonly problem?: Readonly<Record<string, unknown>> | null
  readonly pages?: { readonly nodes: readonly Page[] }
  readonly payments?: { readonly nodes: readonly { readonly items: { readonly nodes: readonly { id: string }[] } }[] }
}

let site: TestSite
let tollgraph: TestTollgraph
let wallet: TestWallet
let stranger: TestWallet
let page: Page

const PRICE = parseUsd('0.0126')
const PAGE = 'page { id resourceId url title markdown }'
const PROBLEM = 'problem { __typename ... on PageUnreachableProblem { message path httpStatus } }'
const reading = (path: string) => `mutation { readPage(input: { url: "${site.url}${path}" }) { ${PAGE} ${PROBLEM} } }`
const nodeAs = (send: typeof fetch, id: string) =>
  ask<Facts & Page>(tollgraph, send, 'query ($id: ID!) { node(id: $id) { ... on Page { title markdown } } }', { id })

beforeAll(async () => {
  site = await startSite()
  tollgraph = await startTollgraph({
    OUTBOUND_ALLOW: `127.0.0.1:${site.port}`,
    CHROMIUM_PATH: 'none',
    RUN_JOBS: 'false',
  })
  wallet = await makeWallet(tollgraph)
  stranger = await makeWallet(tollgraph, '0')
  const { data, errors, cost } = await costOf<Facts>(tollgraph, wallet, reading('/lighthouses'))
  expect(errors).toBeUndefined()
  expect(cost).toBe(PRICE)
  page = given(data?.readPage?.page, 'page')
})
afterAll(async () => {
  await tollgraph?.stop()
  await site?.stop()
})

it('a page that is read is kept as Markdown, for the price of the same by path', () => {
  expect(page).toMatchObject({
    id: nodeId('Page', [page.resourceId]),
    url: `${site.url}/lighthouses`,
    title: 'Lighthouses',
    markdown: expect.stringContaining('guide ships past rocks'),
  })
})

it('its wallet finds it by its id, in its list and at its payment', async () => {
  expect((await nodeAs(wallet.sign, page.id)).data?.node).toMatchObject({
    title: 'Lighthouses',
    markdown: page.markdown,
  })
  const { data } = await ask<Facts>(
    tollgraph,
    wallet.sign,
    '{ me { pages(first: 5) { nodes { id } } payments(first: 1) { nodes { items { nodes { id } } } } } }',
  )
  expect(data?.me).toEqual({
    pages: { nodes: [{ id: page.id }] },
    payments: { nodes: [{ items: { nodes: [{ id: page.id }] } }] },
  })
})

it('another wallet does not find it', async () => {
  const { data, errors = [] } = await nodeAs(stranger.sign, page.id)
  expect(errors.map(({ extensions }) => extensions.code)).toContain('NOT_FOUND')
  expect(JSON.stringify(data)).not.toContain('ighthouse')
  expect(
    (await ask<Facts>(tollgraph, stranger.sign, '{ me { pages { nodes { id } } } }')).data?.me?.pages?.nodes,
  ).toEqual([])
})

describe('a page that cannot be read', () => {
  it('is a problem with its server’s status, and is not charged', async () => {
    const { data, cost } = await costOf<Facts>(tollgraph, wallet, reading('/nowhere'))
    expect(data?.readPage).toEqual({
      page: null,
      problem: {
        __typename: 'PageUnreachableProblem',
        message: expect.stringContaining('The page could not be had'),
        path: ['input', 'url'],
        httpStatus: 404,
      },
    })
    expect(cost).toBe(0n)
  })

  it('is an error where the operation does not ask for problems', async () => {
    const { errors, cost } = await costOf<Facts>(
      tollgraph,
      wallet,
      `mutation { readPage(input: { url: "${site.url}/nowhere" }) { page { id } } }`,
    )
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM' } }])
    expect(cost).toBe(0n)
  })
})

describe('a page whose payer moved the money away while it was read', () => {
  it('is not shown: neither in the list, nor by its id, nor in a mail', async () => {
    const [thief, other] = [await makeWallet(tollgraph, '1'), await makeWallet(tollgraph, '0')]
    const { blobs } = (given(tollgraph.backend.started.get('enrich'), 'enrich').engines as EnrichEngines).web
    const put = vi.spyOn(blobs, 'put').mockImplementationOnce(async (...blob) => {
      put.mockRestore()
      await sendAway(tollgraph, thief, other.address)
      return blobs.put(...blob)
    })
    const answer = await thief.pay(`${tollgraph.url}/graphql`, json({ query: reading('/lighthouses') }))
    expect(answer.status).toBe(402)
    expect(await paymentsOf(tollgraph, thief.address)).toMatchObject([{ state: 'FAILED' }])

    // Its payment names it.
    const { data } = await ask<Facts>(
      tollgraph,
      thief.sign,
      '{ me { pages { nodes { id markdown } } payments(first: 1) { nodes { items { nodes { id } } } } } }',
    )
    const id = data?.me?.payments?.nodes[0]?.items.nodes[0]?.id ?? expect.fail('the payment names nothing')
    expect(data?.me?.pages?.nodes).toEqual([])
    const found = await nodeAs(thief.sign, id)
    expect(found.errors?.map(({ extensions }) => extensions.code)).toContain('NOT_FOUND')
    const document = { type: 'Page', key: readNodeId(id)?.key[0] ?? '' }
    expect(await documentOf(tollgraph.backend.db.pool, thief.address, document, new Date())).toBeNull()
  })
})

it('a page and its text are deleted once it has expired', async () => {
  const { db, started } = tollgraph.backend
  const engines = given(started.get('enrich'), 'enrich').engines as EnrichEngines
  const { data } = await costOf<Facts>(tollgraph, wallet, reading('/bread'))
  const { id, resourceId } = given(data?.readPage?.page, 'page')
  const texts = async () => {
    const keys: string[] = []
    for await (const { key } of engines.web.blobs.list('pages')) keys.push(key)
    return keys
  }
  const work = (days: number) => ({
    engines,
    db,
    log: tollgraph.backend.log,
    now: () => addDays(new Date(), days),
  })
  await tidyPages(work(0.5))
  expect(await texts()).toContain(`pages/${resourceId}`)
  await tidyPages(work(1.1))
  expect(await texts()).toEqual([])
  expect((await db.pool.query('SELECT FROM kit.document')).rowCount).toBe(0)
  expect((await nodeAs(wallet.sign, id)).errors?.map(({ extensions }) => extensions.code)).toContain('NOT_FOUND')
})
