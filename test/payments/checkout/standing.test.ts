import { describe, expect, it } from 'vitest'
import { challengeHeaders, challengeV1, challengeV2 } from '../../../router/payments/checkout/challenge.ts'
import { OfferIds } from '../../../router/payments/checkout/offerIds.ts'
import { StandingChallenges, writerOf } from '../../../router/payments/checkout/standing.ts'
import { constant } from '../../../router/payments/headers/constantJson.ts'
import { mppChallenges } from '../../../router/payments/mpp/challenges.ts'
import type { Offer } from '../../../router/payments/protocol/offer.ts'
import type { Challenge } from '../../../router/payments/protocol/paymentRequired.ts'
import type { Rail } from '../../../router/payments/protocol/rail.ts'
import { atomicUsdc } from '../../../schema/money.ts'

const URL_ASKED = 'http://a.example/x'

const evm = {
  scheme: 'exact',
  network: 'eip155:8453',
  v1Network: 'base',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  wires: ['x402', 'mpp'],
  extra: () => ({ name: 'USDC', version: '2' }),
} as unknown as Rail

/** A rail whose offers say more that goes by their ids, as those of Solana do, in letters beyond ASCII. */
const other = {
  scheme: 'exact',
  network: 'solana:x',
  v1Network: null,
  asset: 'mint',
  wires: ['x402'],
  extra: (id: string) => ({ memo: `é${id.slice(0, 5)}` }),
} as unknown as Rail

const offerIds = new OfferIds('a secret of this test')

function offer(rail: Rail, quote: string | null = null): Offer {
  const payTo = `0x7703408${'2'.repeat(33)}`
  return { rail, amount: atomicUsdc(10_000n), payTo, maxTimeoutSeconds: 300, quote, id: offerIds.issue(1)[0] ?? '' }
}

function challengeWith(offers: readonly Offer[], description = 'Search'): Challenge {
  const from = { realm: 'a.example', secret: 's', description, expires: new Date(1_800_000_000_000), accept: undefined }
  return {
    kind: 'payment',
    reason: 'payment_required',
    message: 'This costs 0.01 USD.',
    resource: { url: URL_ASKED, method: 'POST', description, mimeType: 'application/json', serviceName: 'T' },
    offers,
    authenticate: mppChallenges(offers, from),
    problem: null,
    bill: null,
    extensions: { fixed: constant({ 'a member': 'naïve' }), fresh: [1, 2] },
  }
}

/** The challenge in a header, with the ids of its offers. */
function read(headers: Readonly<Record<string, string>>) {
  const text = Buffer.from(headers['payment-required'] ?? '', 'base64').toString('utf8')
  const challenge = JSON.parse(text) as { accepts: { extra: { offer: string } }[] }
  return { challenge, ids: challenge.accepts.map(({ extra }) => extra.offer) }
}

const opaqueOf = (headers: Readonly<Record<string, string>>) =>
  [...(headers['www-authenticate'] ?? '').matchAll(/opaque="([^"]+)"/g)].map(
    ([, text = '']) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as { o: string; n: string },
  )

describe('a challenge that is written again', () => {
  it.each([
    ['one offer', [offer(evm)]],
    ['a quoted offer', [offer(evm, 'a.b.c')]],
    ['several offers', [offer(other), offer(evm), offer(other)]],
    ['no offer', []],
  ])('says what a new one with %s would say', (_, offers) => {
    for (const description of ['Search', 'Sëarch', 'of any ending, 日本']) {
      const challenge = challengeWith(offers, description)
      const write = writerOf(challenge, offerIds)
      for (const { headers, body } of [write(), write()]) {
        if (offers.length === 0) {
          expect(headers).toEqual(challengeHeaders(challenge))
          continue
        }
        const { challenge: written, ids } = read(headers)
        const same = offers.map((one, index) => ({ ...one, id: ids[index] as string }))
        expect(written).toEqual(JSON.parse(JSON.stringify(challengeV2({ ...challenge, offers: same }))))
        expect(JSON.parse(body.toString('utf8'))).toEqual(JSON.parse(JSON.stringify(challengeV1(challenge))))
      }
    }
  })

  it('has ids that no other one has, and MPP has the same as x402', () => {
    const challenge = challengeWith([offer(other), offer(evm)])
    const write = writerOf(challenge, offerIds)
    const written = [challengeHeaders(challenge), ...Array.from({ length: 500 }, () => write().headers)]
    const ids = written.flatMap((headers) => read(headers).ids)
    expect(new Set(ids).size).toBe(2 * written.length)
    expect(written.map((headers) => opaqueOf(headers)[0]?.o)).toEqual(written.map((headers) => read(headers).ids[1]))
    expect(new Set(written.map((headers) => opaqueOf(headers)[0]?.n)).size).toBe(written.length)
  })
})

describe('standing challenges', () => {
  it('are repeated for their URL and their second alone', () => {
    let now = 1_800_000_000_999
    const standing = new StandingChallenges(offerIds, () => new Date(now))
    expect(standing.repeat(URL_ASKED)).toBeNull()
    standing.keep(URL_ASKED, challengeWith([offer(evm)]))
    expect(standing.repeat(URL_ASKED)?.headers['payment-required']).toEqual(expect.any(String))
    expect(standing.repeat(`${URL_ASKED}?y`)).toBeNull()
    now += 1
    expect(standing.repeat(URL_ASKED)).toBeNull()
  })

  it('are few, whatever is asked for', () => {
    const standing = new StandingChallenges(offerIds, () => new Date(1_800_000_000_000))
    const urls = Array.from({ length: 100 }, (_, index) => `${URL_ASKED}?${index}`)
    for (const url of urls) standing.keep(url, challengeWith([offer(evm)]))
    expect(urls.filter((url) => standing.repeat(url) !== null).length).toBeLessThan(20)
  })
})
