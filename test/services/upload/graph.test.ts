import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { expectCleanAudit } from '../../support/audit.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { ask, costOf, given } from '../asking.ts'
import { becomeRegistrant } from '../registrant.ts'
import { bodyOf, buyUpload } from '../webmaster.ts'

import { askPlainly } from './hostnames/secureRequest.ts'
import { zipOf } from './sites/siteGround.ts'

// Files and sites in the graph: an upload becomes a site, under a host name of its owner's.

const DOMAIN = `tg-${Math.random().toString(36).slice(2, 12)}.com`

let tollgraph: TestTollgraph
let owner: TestWallet
let zip = ''
let text = ''
beforeAll(async () => {
  tollgraph = await startTollgraph()
  owner = await makeWallet(tollgraph)
  await becomeRegistrant(tollgraph, owner)
  await bodyOf(await owner.pay(`${tollgraph.url}/domains/api/register`, json({ domain: DOMAIN })))
  zip = await filled('site.zip', 'application/zip', zipOf({ 'index.html': '<h1>mine</h1>', 'about.html': 'about' }))
  text = await filled('notes.txt', 'text/plain', Buffer.from('no zip'))
})
afterAll(() => tollgraph?.stop())

/** Buys room for a file and fills it; the id of the upload's node. */
async function filled(filename: string, contentType: string, body: Buffer): Promise<string> {
  const room = await buyUpload(tollgraph, owner, filename, contentType)
  const sent = await fetch(room.uploadUrl, { method: 'PUT', body: new Uint8Array(body) })
  expect(sent.status).toBe(201)
  return nodeId('Upload', [room.uploadId])
}

interface Facts {
  readonly site?: { readonly id: string; readonly url: string } | null
  readonly slot?: { readonly uploadUrl: string } | null
  readonly hostname?: object | null
  readonly problem?: object | null
  readonly url?: string | null
  readonly filename?: string
  readonly sites?: readonly object[] | null
  readonly hostnames?: object | null
}

const buy = (query: string) => costOf<Facts>(tollgraph, owner, query)
const readAs = (send: typeof fetch, id: string, selection: string) =>
  ask<Facts>(tollgraph, send, `query ($id: ID!) { node(id: $id) { __typename ${selection} } }`, { id })

const PROBLEM = 'problem { __typename ... on Problem { message path } }'
const site = (source: string) =>
  `buySite(input: { ref: "shop", tier: MB_10, source: { upload: "${source}" } }) {
    site { id url fileCount status source { id filename } hostname { hostname } } slot { uploadUrl } ${PROBLEM} }`
const connect = (named: string, hostname: string) =>
  `connectSiteDomain(input: { site: { ${named} }, hostname: "${hostname}" }) {
    hostname { hostname status certificate { status } dnsRecords { type name value } domain { name } site { id } } site { id } ${PROBLEM} }`

describe('an upload', () => {
  let siteId = ''

  it('becomes a site under a domain of its owner’s in one operation, for the price of the site', async () => {
    const { data, errors, cost } = await buy(`mutation { ${site(zip)} ${connect('ref: "shop"', `www.${DOMAIN}`)} }`)
    expect(errors).toBeUndefined()
    expect(cost).toBe(parseUsd('0.02'))
    const made = given(data?.buySite?.site, 'site')
    siteId = made.id
    expect(data?.buySite).toMatchObject({
      site: { fileCount: 2, status: 'UPLOADED', source: { id: zip, filename: 'site.zip' } },
      slot: null,
      problem: null,
    })
    expect(data?.connectSiteDomain).toMatchObject({
      hostname: {
        hostname: `www.${DOMAIN}`,
        status: 'PENDING',
        certificate: { status: 'PENDING_VALIDATION' },
        domain: { name: DOMAIN },
        site: { id: siteId },
      },
      site: { id: siteId },
      problem: null,
    })
    const { hostname, port } = new URL(made.url)
    expect(await askPlainly(Number(port), hostname)).toMatchObject({ status: 200, body: '<h1>mine</h1>' })
  })

  it('lists the sites that were made of it, and the domain its host names', async () => {
    const { data } = await readAs(
      owner.sign,
      zip,
      '... on Upload { filename url sites(first: 3) { id source { id } } }',
    )
    expect(data?.node).toMatchObject({ filename: 'site.zip', sites: [{ id: siteId, source: { id: zip } }] })
    const query = `{ domain(name: "${DOMAIN}") { hostnames(first: 5) { nodes { hostname certificate { status } site { id hostname { hostname } } } pageInfo { hasNextPage } } } }`
    const { data: domain } = await ask<Facts>(tollgraph, owner.sign, query)
    expect(domain?.domain?.hostnames).toEqual({
      nodes: [
        {
          hostname: `www.${DOMAIN}`,
          certificate: { status: expect.any(String) },
          site: { id: siteId, hostname: { hostname: `www.${DOMAIN}` } },
        },
      ],
      pageInfo: { hasNextPage: false },
    })
  })

  it('and its site are shown to their wallet alone', async () => {
    const stranger = await makeWallet(tollgraph, '0')
    for (const [id, selection] of [
      [zip, '... on Upload { url filename }'],
      [siteId, '... on Site { url filename }'],
    ] as const) {
      const { data } = await readAs(stranger.sign, id, selection)
      expect([data?.node?.url ?? null, data?.node?.filename ?? null]).toEqual([null, null])
    }
  })
})

describe('a problem costs nothing', () => {
  it('of a source that is no zip: its site is not bought, and a host name for it is not connected', async () => {
    const { data, cost } = await buy(`mutation { ${site(text)} ${connect('ref: "shop"', `shop.${DOMAIN}`)} }`)
    expect(data?.buySite).toMatchObject({
      site: null,
      problem: { __typename: 'NotAZipProblem', path: ['input', 'source', 'upload'] },
    })
    expect(data?.connectSiteDomain).toMatchObject({
      hostname: null,
      problem: { __typename: 'SourceFailedProblem', path: ['input', 'site', 'ref'] },
    })
    expect(cost).toBe(0n)
  })

  it('of an upload of another wallet, which looks like one that does not exist', async () => {
    const stranger = await makeWallet(tollgraph)
    const theirs = await costOf<Facts>(tollgraph, stranger, `mutation { ${site(zip)} }`)
    const none = await costOf<Facts>(tollgraph, stranger, `mutation { ${site(nodeId('Upload', ['2222222222']))} }`)
    expect(theirs.data?.buySite?.problem).toMatchObject({ __typename: 'NotFoundProblem' })
    expect([theirs.data, theirs.cost]).toEqual([none.data, 0n])
  })

  it('of a host name that another site has', async () => {
    const { data } = await buy(`mutation { ${site(zip)} ${connect('ref: "shop"', `www.${DOMAIN}`)} }`)
    expect(data?.buySite?.problem).toBeNull()
    expect(data?.connectSiteDomain?.problem).toMatchObject({
      __typename: 'NameTakenProblem',
      path: ['input', 'hostname'],
    })
  })
})

describe('a site of its owner’s', () => {
  const PAYLOAD = `site { id status expiresAt } ${PROBLEM}`
  const act = (send: typeof fetch, field: string, input: string, selection = PAYLOAD) =>
    ask<Facts>(tollgraph, send, `mutation { ${field}(input: { ${input} }) { ${selection} } }`)

  it('is bought, filled, put live and taken off its host name by acts that return it', async () => {
    const { data, cost } = await buy(`mutation {
      buySite(input: { filename: "own.zip", tier: MB_10 }) { site { id status } slot { uploadUrl } ${PROBLEM} } }`)
    expect(cost).toBe(parseUsd('0.02'))
    const id = given(data?.buySite?.site, 'site').id
    const named = `site: "${id}"`
    const early = await act(owner.sign, 'activateSite', named)
    expect(early.data?.activateSite).toMatchObject({ site: null, problem: { __typename: 'NoNewZipProblem' } })

    const replaced = await act(owner.sign, 'replaceSite', named, `slot { uploadUrl } ${PAYLOAD}`)
    expect(replaced.data?.replaceSite).toMatchObject({ site: { id, status: 'PENDING' }, problem: null })
    const { uploadUrl } = given(replaced.data?.replaceSite?.slot, 'slot')
    const body = new Uint8Array(zipOf({ 'index.html': 'own' }))
    expect((await fetch(uploadUrl, { method: 'PUT', body })).status).toBe(201)
    const live = await act(owner.sign, 'activateSite', named, `activation { fileCount files } ${PAYLOAD}`)
    expect(live.data?.activateSite).toMatchObject({
      site: { id, status: 'UPLOADED' },
      activation: { fileCount: 1, files: ['index.html'] },
      problem: null,
    })

    const none = await act(owner.sign, 'detachSiteDomain', named, `detached { hostname } ${PAYLOAD}`)
    expect(none.data?.detachSiteDomain).toMatchObject({ detached: null, problem: { __typename: 'NotFoundProblem' } })
    await ask(tollgraph, owner.sign, `mutation { ${connect(`id: "${id}"`, `own.${DOMAIN}`)} }`)
    const detached = await act(owner.sign, 'detachSiteDomain', named, `detached { hostname } ${PAYLOAD}`)
    expect(detached.data?.detachSiteDomain).toMatchObject({
      site: { id },
      detached: { hostname: `own.${DOMAIN}` },
      problem: null,
    })
  })

  it('is renewed for its price; a wrong tier, too long a term and another wallet are problems and cost nothing', async () => {
    const { data } = await buy(`mutation { ${site(zip)} }`)
    const { id } = given(data?.buySite?.site, 'site')
    const renewal = (input: string) => `mutation { renewSite(input: { site: "${id}", ${input} }) {
      site { id expiresAt } renewal { count } problem { __typename ... on Problem { message path }
        ... on WrongTierProblem { tier } ... on TermTooLongProblem { expiresAt } } } }`
    const renewed = await buy(renewal('tier: MB_10, count: 2'))
    expect(renewed.errors).toBeUndefined()
    expect([renewed.data?.renewSite, renewed.cost]).toMatchObject([
      { site: { id }, renewal: { count: 2 }, problem: null },
      parseUsd('0.04'),
    ])

    const wrong = await buy(renewal('tier: GB_1'))
    expect([wrong.data?.renewSite, wrong.cost]).toMatchObject([
      { site: null, problem: { __typename: 'WrongTierProblem', path: ['input', 'tier'], tier: 'MB_10' } },
      0n,
    ])
    await buy(renewal('tier: MB_10, count: 10'))
    const long = await buy(renewal('tier: MB_10, count: 10'))
    expect([long.data?.renewSite, long.cost]).toMatchObject([
      { problem: { __typename: 'TermTooLongProblem', path: ['input', 'count'], expiresAt: expect.any(String) } },
      0n,
    ])
    const stranger = await makeWallet(tollgraph)
    const theirs = await costOf<Facts>(tollgraph, stranger, renewal('tier: MB_10'))
    expect([theirs.data?.renewSite?.problem, theirs.cost]).toMatchObject([{ __typename: 'NotFoundProblem' }, 0n])
  })
})

it('a file’s room is bought with its node', async () => {
  const input = '{ filename: "a.txt", contentType: "text/plain", tier: MB_10 }'
  const { data, cost } = await buy(`mutation { buyUpload(input: ${input}) {
    upload { id filename status } slot { uploadUrl publicUrl } } }`)
  expect(cost).toBe(parseUsd('0.02'))
  expect(data?.buyUpload).toMatchObject({ upload: { filename: 'a.txt', status: 'PENDING' } })
})

it('the ledger adds up', () => expectCleanAudit(tollgraph))
