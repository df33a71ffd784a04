import { maxHeaderSize } from 'node:http'
import { evm, Mppx } from 'mppx/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet } from '../../support/wallet.ts'
import { challengesOf, decoded, requiredOf, settlementOf } from './wire.ts'

// Clients and servers of Node read 16 KB of headers in all, the URL included: what repeats a long URL does not fit.

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
})
afterAll(() => tollgraph?.stop())

/** The URL of a query of `length` characters, most of which are a comment. */
function urlOf(query: string, length: number): string {
  const start = `${tollgraph.url}/graphql?query=${encodeURIComponent(query)}${encodeURIComponent('#')}`
  return start.padEnd(length, 'x')
}

/** Longest URL that can be paid or signed for, without its origin. */
const MOST = maxHeaderSize - 2_400
const longest = () => MOST + tollgraph.url.length

const priced = (length: number) => urlOf(`{ domainSearch(name: "long-url-${length}", first: 1) { name } }`, length)
const own = (length: number) => urlOf('{ me { organizations(first: 1) { nodes { name } } } }', length)

describe('a request with a long URL', () => {
  it.each([1_900, 5_000, 6_000, 9_000, 12_000])('of %i characters is paid by the stock client', async (length) => {
    const payer = await makeWallet(tollgraph, '1')
    const answer = await payer.pay(priced(length))
    expect(answer.status).toBe(200)
    expect(settlementOf(answer)).toMatchObject({ success: true, amount: '10000' })
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it.each([6_000, 9_000, 14_000])('of %i characters is paid by the client of version 1', async (length) => {
    const payer = await makeWallet(tollgraph, '1')
    const answer = await payer.payV1(priced(length))
    expect(answer.status).toBe(200)
    expect(settlementOf(answer)).toMatchObject({ success: true })
    expect(await paymentsOf(tollgraph, payer.address)).toMatchObject([{ state: 'SETTLED' }])
  })

  it.each([5_500, 9_000, 14_000])('of %i characters is signed for', async (length) => {
    const { sign } = await makeWallet(tollgraph, '0')
    const answer = await sign(own(length))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ data: { me: { organizations: { nodes: [] } } } })
  })

  it('is named without its query where the whole would not fit, and else in full', async () => {
    const resourceOf = async (url: string) =>
      (decoded((await fetch(url)).headers.get('payment-required')) as { resource: { url: string } }).resource.url
    for (const query of [priced, own]) {
      expect(await resourceOf(query(1_900))).toBe(query(1_900))
      expect(await resourceOf(query(9_000))).toBe(`${tollgraph.url}/graphql`)
    }
  })

  it('leaves room for the payment that repeats the extensions', async () => {
    const answers = await Promise.all([1_900, 9_000, 13_000].map(async (length) => fetch(priced(length))))
    const keys = answers.map((answer) => Object.keys(requiredOf(answer).extensions))
    expect(keys[0]).toContain('payment-identifier')
    expect(keys[2]).toEqual([])
    for (const answer of answers) expect(challengesOf(answer)).not.toEqual([])
  })

  it('of the bound is paid and signed for by all stock clients, also beside the headers of a browser', async () => {
    // As many bytes as Chromium's, beside those of `fetch`.
    const ofBrowser = {
      'user-agent': 'x'.repeat(150),
      referer: `${tollgraph.url}/${'x'.repeat(150)}`,
      'sec-ch-ua': 'x'.repeat(250),
    }
    const payer = await makeWallet(tollgraph, '1')
    const methods = [evm({ account: payer.account, currencies: [evm.assets.baseSepolia.USDC] })]
    const ways = { v2: payer.pay, v1: payer.payV1, mpp: Mppx.create({ methods, polyfill: false }).fetch }
    for (const [way, pay] of Object.entries(ways))
      expect([way, (await pay(priced(longest()), { headers: ofBrowser })).status]).toEqual([way, 200])
    expect((await payer.sign(own(longest()), { headers: ofBrowser })).status).toBe(200)
  })

  it('that leaves too little for a credential is refused before it is paid, with the bound', async () => {
    for (const query of [priced, own]) {
      expect((await fetch(query(longest()))).status).toBe(402)
      const refused = await fetch(query(longest() + 1))
      expect(refused.status).toBe(414)
      expect(await refused.json()).toEqual({
        errors: [{ message: expect.stringContaining(`more than ${MOST}`), extensions: { code: 'BAD_REQUEST' } }],
      })
    }
    const path = `${tollgraph.url}/domains/api/search?x=`.padEnd(longest() + 1, 'x')
    const refused = await fetch(path, { method: 'POST' })
    expect(refused.status).toBe(414)
    expect(await refused.json()).toEqual({ success: false, error: expect.stringContaining(`more than ${MOST}`) })
  })

  it('that is longer than the server reads gets 431 with the bound, also from pages of other sites', async () => {
    const refused = await fetch(priced(maxHeaderSize))
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([431, '*'])
    expect(await refused.json()).toEqual({
      success: false,
      error: expect.stringContaining(`${maxHeaderSize} bytes or more together`),
    })
  })

  it('is answered where it is free', async () => {
    const answer = await fetch(urlOf('{ __typename }', maxHeaderSize - 300))
    expect([answer.status, await answer.json()]).toEqual([200, { data: { __typename: 'Query' } }])
  })
})
