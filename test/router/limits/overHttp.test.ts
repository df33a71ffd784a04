import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { UnchargedLimit } from '../../../router/limits/uncharged.ts'
import { parseUsd } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { SAMPLE_PARCEL_ADDRESS } from '../../contract/facts/merch.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

const UNCHARGED = 6
const REQUESTS = 40
const FREE_WEIGHT = 60

let tollgraph: TestTollgraph
/** A server that a caller names; it has no pictures. */
let stranger: { readonly url: string; readonly place: string; asked: number; stop(): void }

beforeAll(async () => {
  stranger = await startStranger()
  tollgraph = await startTollgraph({
    TRUST_PROXY: 'true',
    OUTBOUND_ALLOW: stranger.place,
    REQUESTS_BY_ADDRESS_PER_MINUTE: String(REQUESTS),
    FREE_WEIGHT_PER_MINUTE: String(FREE_WEIGHT),
    UNCHARGED_LINES: String(UNCHARGED),
    MERCH_UNUSABLE_PICTURES_PER_HOUR: '3',
  })
})
afterAll(async () => {
  await tollgraph.stop()
  stranger.stop()
})

async function startStranger() {
  const server = createServer((_request, response) => {
    found.asked += 1
    response.end('no picture')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const found = { url: `http://${place}/picture.png`, place, asked: 0, stop: () => void server.close() }
  return found
}

/** An answer that refuses for a while: its text. Expects all that a client needs to come again. */
async function refusal(answer: Response): Promise<string> {
  expect(answer.status).toBe(429)
  const body = (await answer.json()) as Record<string, unknown> & { errors?: { message: string; extensions: object }[] }
  const [error] = body.errors ?? []
  const told = (error?.extensions ?? body) as { retryAfter?: number; code?: string }
  expect(told.retryAfter).toBeGreaterThan(0)
  expect(answer.headers.get('retry-after')).toBe(String(told.retryAfter))
  if (error) expect(told.code).toBe('RATE_LIMITED')
  return String(error?.message ?? body.error)
}

/**
 * Asks until it is refused for its rate, of which a slow machine gets a part back meanwhile: the text of the refusal. Expects
 * the whole share before, and no more than that and what came back.
 */
async function refusalOfRate(ask: () => Promise<Response>, status: number, share = REQUESTS): Promise<string> {
  const began = performance.now()
  for (let served = 0; ; served += 1) {
    const answer = await ask()
    if (answer.status === 429) {
      expect(served).toBeGreaterThanOrEqual(share)
      return refusal(answer)
    }
    expect(answer.status).toBe(status)
    const back = ((performance.now() - began) / 60_000) * REQUESTS
    expect(served).toBeLessThanOrEqual(share + back)
  }
}

const companyOf = (wallet: TestWallet, domain: string) =>
  wallet.pay(`${tollgraph.url}/enrich/api/prospects/org-enrich`, json({ domain }))

const graphql = (query: string, address?: string, headers: Record<string, string> = {}) =>
  fetch(`${tollgraph.url}/graphql`, json({ query }, { ...headers, ...(address ? { 'x-forwarded-for': address } : {}) }))

describe('a wallet whose calls come to nothing', () => {
  it('gets 429 once it had its share of questions without a match for nothing', async () => {
    const wallet = await makeWallet(tollgraph, '10')
    for (let round = 0; round < UNCHARGED; round += 1) {
      const answer = await companyOf(wallet, `nobody-has-${round}.example`)
      expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'no_match' }])
    }
    expect(await refusal(await companyOf(wallet, 'nobody-has-more.example'))).toMatch(/not charged/)
    expect(await wallet.balance()).toBe(parseUsd('10'))

    // Another router, or this one after a restart, knows only the ledger.
    const rule = { most: UNCHARGED, percent: 80, windowMs: 600_000 }
    const elsewhere = new UnchargedLimit(tollgraph.backend.db.pool, rule)
    await expect(elsewhere.check(wallet.address)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    // And once the window is over, nothing counts any more.
    await new UnchargedLimit(tollgraph.backend.db.pool, { ...rule, windowMs: 1 }).check(wallet.address)

    const other = await makeWallet(tollgraph, '10')
    expect((await companyOf(other, 'nobody-has-0.example')).status).toBe(200)
  })

  it('is served on where it pays for enough of what it asks', async () => {
    const wallet = await makeWallet(tollgraph, '10')
    const check = () => wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'tollgraph.com' }))
    for (let round = 0; round < UNCHARGED; round += 1) {
      const [paid, free] = [await check(), await companyOf(wallet, `nobody-knows-${round}.example`)]
      expect([paid.status, free.status]).toEqual([200, 200])
    }
    expect((await companyOf(wallet, 'nobody-knows-more.example')).status).toBe(200)
  })
})

describe('a URL that a caller names', () => {
  const order = () => json({ imageUrl: stranger.url, address_to: SAMPLE_PARCEL_ADDRESS })
  const mug = () => `${tollgraph.url}/merch/api/mug`

  it('is not fetched before the payment is verified', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const unpaid = await fetch(mug(), order())
    expect(unpaid.status).toBe(402)
    const preview = { ...order(), headers: { 'content-type': 'application/json', prefer: 'bill' } }
    expect((await fetch(mug(), preview)).status).toBe(200)
    const credential = await wallet.paymentHeaders(await fetch(mug(), order()))
    const withIt = { ...order(), headers: { 'content-type': 'application/json', ...credential } }
    // It holds nothing.
    expect((await fetch(mug(), withIt)).status).toBe(402)
    expect(stranger.asked).toBe(0)
  })

  it('is fetched a few times in an hour when there is no picture, and nothing is charged', async () => {
    const wallet = await makeWallet(tollgraph, '100')
    for (let round = 1; round <= 3; round += 1) {
      expect((await wallet.pay(mug(), order())).status).toBe(400)
      expect(stranger.asked).toBe(round)
    }
    expect(await refusal(await wallet.pay(mug(), order()))).toMatch(/At most 3 pictures .* for one wallet/)
    expect(stranger.asked).toBe(3)
    expect(await wallet.balance()).toBe(parseUsd('100'))
  })
})

describe('an address', () => {
  it('may make so many requests a minute; others go on', async () => {
    const ask = (address: string) => graphql('{ __typename }', address)
    expect(await refusalOfRate(() => ask('203.0.113.1'), 200)).toMatch(/requests a minute/)
    expect((await ask('203.0.113.2')).status).toBe(200)
    const paid = () =>
      fetch(
        `${tollgraph.url}/domains/api/check`,
        json({ domain: 'tollgraph.com' }, { 'x-forwarded-for': '203.0.113.1' }),
      )
    expect(await refusalOfRate(paid, 402, 0)).toMatch(/requests a minute/)
  })

  it('may send so many documents a minute that do not parse, or ask for what there is not', async () => {
    for (const document of ['{ nothing }', '{ me '])
      expect(JSON.stringify(await (await graphql(document, '203.0.113.4')).json())).toMatch(/_FAILED/)
    for (const [document, share] of [
      ['{ nothing }', REQUESTS - 2],
      ['{ me ', 0],
      ['{ __typename }', 0],
    ] as const)
      expect(await refusalOfRate(() => graphql(document, '203.0.113.4'), 200, share)).toMatch(/requests a minute/)
  })

  it.each([
    ['documents of a service', '203.0.113.10', 'GET', '/domains/openapi.json?path=/api/check', 200],
    ['documents of the graph', '203.0.113.11', 'GET', '/schema.graphql', 200],
    ['keys', '203.0.113.12', 'GET', '/.well-known/jwks.json', 200],
    ['receipts', '203.0.113.13', 'GET', `/receipts/${randomUUID()}`, 404],
    ['sessions', '203.0.113.14', 'POST', '/session', 402],
    ['the holder of a session', '203.0.113.15', 'GET', '/session', 401],
    // Without pages here: what is counted is the request.
    ['searches of the documented paths', '203.0.113.17', 'GET', '/docs?q=mail', 404],
    ['searches of the guides', '203.0.113.18', 'GET', '/guides?q=mail', 404],
    ['balances on the devnet', '203.0.113.19', 'GET', `/devnet/wallets/0x${'1'.repeat(40)}`, 200],
  ])('may ask for %s so many times a minute', async (_, address, method, path, status) => {
    const ask = (from: string) => fetch(`${tollgraph.url}${path}`, { method, headers: { 'x-forwarded-for': from } })
    expect(await refusalOfRate(() => ask(address), status)).toMatch(/requests a minute/)
    expect(await refusalOfRate(() => graphql('{ __typename }', address), 200, 0)).toMatch(/requests a minute/)
    expect((await ask('203.0.113.16')).status).toBe(status)
  })

  it('may send so many requests a minute to documented paths whose input is not valid', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.8', 'payment-signature': 'none' }
    const invalid = () => fetch(`${tollgraph.url}/domains/api/check`, json({ nothing: 1 }, headers))
    expect(await refusalOfRate(invalid, 400)).toMatch(/requests a minute/)
  })

  it('may send so many subscriptions a minute whose documents are not valid', async () => {
    const accept = 'text/event-stream'
    for (const [document, share] of [
      ['{ nothing }', REQUESTS],
      ['{ me ', 0],
    ] as const)
      expect(await refusalOfRate(() => graphql(document, '203.0.113.5', { accept }), 400, share)).toMatch(
        /requests a minute/,
      )
  })

  it('may send so many of them over WebSocket', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.6' }
    const socket = new WebSocket(`${tollgraph.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
    await once(socket, 'open')
    const acknowledged = once(socket, 'message')
    socket.send(JSON.stringify({ type: 'connection_init' }))
    await acknowledged
    const answers: string[] = []
    socket.on('message', (data) => answers.push(String(data)))
    const sent = REQUESTS + 10
    for (let id = 0; id < sent; id += 1)
      socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: '{ nothing }' } }))
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(sent)
    socket.terminate()
    expect(answers.filter((answer) => answer.includes('RATE_LIMITED')).length).toBeGreaterThan(0)
  })

  it('is counted once for a request that may be a stream and is none', async () => {
    const headers = { accept: 'application/json, text/event-stream' }
    for (let round = 0; round < REQUESTS; round += 1)
      expect((await graphql('{ __typename }', '203.0.113.7', headers)).status).toBe(200)
  })

  it('pays with weight for free operations: a field each, leaves aside', async () => {
    const wide = `{ ${Array.from({ length: 40 }, (_, number) => `a${number}: __typename`)} }`
    expect((await graphql(wide, '203.0.113.3')).status).toBe(200)
    expect(await refusal(await graphql(wide, '203.0.113.3'))).toMatch(/this one weighs 40/)
    expect((await graphql('{ __typename }', '203.0.113.3')).status).toBe(200)
  })
})

describe('a wallet that signed in', () => {
  it('pays with weight for free operations, from whichever address', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const wide = `{ ${Array.from({ length: 10 }, (_, number) => `a${number}: me { payments(first: 1) { edges { cursor } } }`)} }`
    const statuses: number[] = []
    for (let round = 0; round < 3; round += 1)
      statuses.push((await wallet.sign(`${tollgraph.url}/graphql`, json({ query: wide }))).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('a free field that asks outside', () => {
  const attestations = (count: number) =>
    `{ ${Array.from({ length: count }, (_, number) => `a${number}: domain(name: "d${number}.example") { attestation { verified } }`)} }`

  it('may be selected five times in one operation', async () => {
    expect((await graphql(attestations(5))).status).toBe(200)
    const answer = await graphql(attestations(50))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          message:
            'The operation has 50 free fields that ask DNS or another company; at most 5 are served in one operation.',
          extensions: { code: 'OPERATION_TOO_LARGE' },
        },
      ],
    })
  })

  it('counts for each item of a list', async () => {
    const ids = Array.from({ length: 6 }, (_, number) => nodeId('Domain', [`n${number}.example`]))
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Domain { attestation { verified } } } }'
    const ask = (some: readonly string[]) =>
      fetch(`${tollgraph.url}/graphql`, json({ query, variables: { ids: some } }))
    expect((await ask(ids.slice(1))).status).toBe(200)
    const answer = await ask(ids)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_TOO_LARGE' } }] })
  })

  it('counts once in a list of what the caller has', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const query = '{ me { domains(first: 100) { nodes { attestation { verified } } } } }'
    expect((await wallet.sign(`${tollgraph.url}/graphql`, json({ query }))).status).toBe(200)
  })

  it('counts in fragments, as often as they are spread', async () => {
    const spread = `{ ${Array.from({ length: 6 }, (_, number) => `... on Query { b${number}: __typename ...One }`)} } fragment One on Query { x: domain(name: "x.example") { attestation { verified } } }`
    expect((await graphql(spread)).status).toBe(400)
  })
})
