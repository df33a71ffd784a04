import { describe, expect, it } from 'vitest'
import type { Challenge, Offer } from '../../../sandbox/pay/challenge.ts'
import type { PayingNetwork } from '../../../sandbox/pay/network.ts'
import { checkBalance, checkConsent, chooseOffer, microUsd } from '../../../sandbox/pay/offers.ts'
import { troubleFrom } from './troubles.ts'

const ASSET = '0x036CbD53842c5426634e7929541eC2318f3dCF7e'
const network: PayingNetwork = { name: 'devnet', id: 'eip155:84532', chainId: 84532, asset: ASSET }

function offer(change: Partial<Offer>): Offer {
  const fixed = { scheme: 'exact', network: network.id, asset: ASSET, amount: '160000', payTo: '0x1' }
  return { ...fixed, maxTimeoutSeconds: 300, extra: {}, ...change }
}

function challenge(...accepts: Offer[]): Challenge {
  return { x402Version: 2, error: 'Payment required', resource: {}, accepts, extensions: {} }
}

describe('choosing an offer', () => {
  it('takes the fixed sum of our own token, whatever the case of its address', () => {
    const ours = offer({ asset: ASSET.toLowerCase() })
    expect(chooseOffer(challenge(offer({ scheme: 'upto' }), offer({ network: 'eip155:1' }), ours), network)).toBe(ours)
  })

  it('never takes another token, or another chain', async () => {
    for (const strange of [offer({ asset: '0xdead' }), offer({ network: 'eip155:8453' })]) {
      const trouble = await troubleFrom(() => chooseOffer(challenge(strange), network))
      expect(trouble).toMatchObject({ kind: 'refused', money: 'Nothing was paid.' })
    }
  })

  it('takes a ceiling where no fixed sum is offered', () => {
    const ceiling = offer({ scheme: 'upto' })
    expect(chooseOffer(challenge(offer({ network: 'eip155:1' }), ceiling), network)).toBe(ceiling)
  })

  it('takes no scheme that it does not know', async () => {
    const trouble = await troubleFrom(() => chooseOffer(challenge(offer({ scheme: 'batch' })), network))
    expect(trouble).toMatchObject({ kind: 'refused', money: 'Nothing was paid.' })
  })
})

describe('what stands between an offer and its payment', () => {
  const enough = { agreed: 160_000n, budget: null, balance: null }

  function check(
    amount: bigint,
    { balance, ...consent }: { agreed: bigint; budget: bigint | null; balance: bigint | null },
  ) {
    checkConsent(amount, consent)
    checkBalance(amount, balance)
  }

  it('is nothing when it was agreed to', () => {
    expect(() => check(160_000n, enough)).not.toThrow()
    expect(() => check(150_000n, { agreed: 160_000n, budget: 150_000n, balance: 150_000n })).not.toThrow()
  })

  it.each([
    ['a price that moved', { ...enough, agreed: 159_999n }, 'price'],
    ['a price that nobody has seen', { ...enough, agreed: 0n }, 'price'],
    ['the budget', { ...enough, budget: 159_999n }, 'budget'],
    ['an empty wallet', { ...enough, balance: 159_999n }, 'empty'],
  ])('is %s', async (_what, means, kind) => {
    const trouble = await troubleFrom(() => check(160_000n, means))
    expect(trouble).toMatchObject({ kind, total: '0.16', money: 'Nothing was paid.' })
  })
})

describe('a sum that may be missing', () => {
  it.each([
    ['0.01', 10_000n],
    ['25', 25_000_000n],
    [null, null],
    ['', null],
  ])('%j is %s', (text, micro) => expect(microUsd(text)).toBe(micro))
})
