import { generateKeyPairSync } from 'node:crypto'
import { decodeSignedOffers, type JWSSignedOffer } from '@x402/extensions/offer-receipt'
import { describe, expect, it } from 'vitest'
import { challengeHeaders } from '../../../router/payments/checkout/challenge.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import type { Facilitator } from '../../../router/payments/protocol/facilitator.ts'
import type { Offer } from '../../../router/payments/protocol/offer.ts'
import type { Challenge } from '../../../router/payments/protocol/paymentRequired.ts'
import { exactRail } from '../../../router/payments/rails/evm/exact.ts'
import { uptoRail } from '../../../router/payments/rails/evm/upto.ts'
import { paymentExtensions } from '../../../router/payments/x402/extensions.ts'
import { SignedOffers } from '../../../router/receipts/signedOffers.ts'
import { Signer } from '../../../router/receipts/signer.ts'
import { type Address, parseAddress } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'

const URL = 'https://api.tollgraph.test/domains/api/check'
const PAYEE = parseAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8') as Address
const QUOTE_SECONDS = 60
const TIMEOUT_SECONDS = 300

/** Nothing here asks a chain or a facilitator. */
const chain = openChain(NETWORKS.devnet, 'http://127.0.0.1:1', 100)
const facilitator: Facilitator = {
  name: 'nobody',
  verifiesCheaply: false,
  verify: () => Promise.reject(new Error('not asked')),
  settle: () => Promise.reject(new Error('not asked')),
}
const exact = exactRail(NETWORKS.devnet, chain, PAYEE, facilitator, null)
const upto = uptoRail(NETWORKS.devnet, chain, PAYEE, facilitator, null, () => PAYEE)

const { privateKey } = generateKeyPairSync('ed25519')
const open = () => new SignedOffers(new Signer(privateKey, (host) => host === 'api.tollgraph.test'), QUOTE_SECONDS)

function offer(changes: Partial<Offer> = {}): Offer {
  const amount = atomicUsdc(10_000n)
  const fixed = { rail: exact, amount, payTo: PAYEE, maxTimeoutSeconds: TIMEOUT_SECONDS, quote: null, id: 'an-id' }
  return { ...fixed, ...changes }
}

const START = 1_800_000_000
const at = (second: number) => new Date(second * 1_000)

/** The signed offers of a challenge, with what they say. */
function signed(offers: SignedOffers, given: readonly Offer[], second = START, url = URL) {
  const extension = offers.extension(url, given, at(second))['offer-receipt'] as
    | { info: { offers: JWSSignedOffer[] } }
    | undefined
  return extension ? decodeSignedOffers(extension.info.offers) : []
}

describe('the signed offers of a challenge', () => {
  it('state the terms of each entry, in the order of accepts', () => {
    const given = [offer(), offer({ rail: upto, amount: atomicUsdc(50_000n) })]
    expect(signed(open(), given)).toMatchObject([
      { version: 1, acceptIndex: 0, scheme: 'exact', amount: '10000', payTo: PAYEE, resourceUrl: URL },
      { version: 1, acceptIndex: 1, scheme: 'upto', amount: '50000', network: 'eip155:84532', asset: exact.asset },
    ])
  })

  it('share a signature for half a minute, and always hold for as long as a payment may take', () => {
    const offers = open()
    const signatures = new Set<unknown>()
    for (let second = START; second < START + 120; second += 1) {
      const [one] = signed(offers, [offer({ id: String(second) })], second)
      expect(one?.validUntil).toBeGreaterThanOrEqual(second + TIMEOUT_SECONDS)
      expect(one?.validUntil).toBeLessThanOrEqual(second + TIMEOUT_SECONDS + 30)
      signatures.add(one?.signedOffer.signature)
    }
    expect(signatures.size).toBe(4)
  })

  it('share none when a term differs', () => {
    const offers = open()
    const one = offer()
    const differing = [
      one,
      offer({ amount: atomicUsdc(10_001n) }),
      offer({ payTo: exact.asset }),
      offer({ rail: upto }),
    ]
    expect(new Set(signed(offers, differing).map(({ signedOffer }) => signedOffer.signature)).size).toBe(4)
    expect(signed(offers, [one], START, `${URL}?a=1`)[0]?.resourceUrl).toBe(`${URL}?a=1`)
  })

  it('hold a dynamic price no longer than its quote does', () => {
    const offers = open()
    for (const second of [START, START + 1, START + 45]) {
      expect(signed(offers, [offer({ quote: 'a.quote.token' })], second)[0]?.validUntil).toBe(second + QUOTE_SECONDS)
    }
  })

  it('are never older than the clock, should it be put back', () => {
    const offers = open()
    signed(offers, [offer()], START)
    expect(signed(offers, [offer()], START - 3_600)[0]?.validUntil).toBeLessThan(START)
  })

  it('say nothing about hosts of others, or URLs that no header could hold', () => {
    expect(signed(open(), [offer()], START, 'https://elsewhere.test/domains/api/check')).toEqual([])
    expect(signed(open(), [offer()], START, `${URL}?${'x'.repeat(1_000)}`)).toEqual([])
  })
})

describe('a challenge of many offers', () => {
  const bazaar = { bazaar: { info: {}, schema: { description: 'x'.repeat(2_500) } } }

  /** The header of a challenge with so many offers and every extension there is. */
  function header(count: number) {
    const given = Array.from({ length: count }, (_, index) => offer({ rail: index % 2 ? upto : exact }))
    const url = `${URL}?${'q'.repeat(200)}`
    const challenge: Challenge = {
      kind: 'payment',
      reason: 'payment_required',
      message: 'Pay',
      resource: { url, method: 'GET', description: 'A check', mimeType: 'application/json', serviceName: 'Tollgraph' },
      offers: given,
      authenticate: [],
      problem: null,
      bill: null,
      extensions: { ...paymentExtensions(given), ...open().extension(url, given, at(START)), ...bazaar },
    }
    const text = challengeHeaders(challenge)['payment-required'] ?? ''
    return { bytes: text.length, ...JSON.parse(Buffer.from(text, 'base64').toString()) }
  }

  it('keeps every offer in its header, and lets extensions go from the last one', () => {
    const shown = [1, 2, 3, 6].map((count) => {
      const { bytes, accepts, extensions } = header(count)
      expect(bytes).toBeLessThanOrEqual(8_000)
      expect(accepts).toHaveLength(count)
      return Object.keys(extensions)
    })
    const gas = 'eip2612GasSponsoring'
    expect(shown).toEqual([
      ['payment-identifier', 'offer-receipt', 'bazaar'],
      [gas, 'payment-identifier', 'offer-receipt'],
      [gas, 'payment-identifier', 'offer-receipt'],
      [gas, 'payment-identifier'],
    ])
  })
})
