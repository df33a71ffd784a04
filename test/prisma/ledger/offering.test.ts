import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Scheme } from '../../../prisma/ledger/stored.ts'
import { OfferIds } from '../../../router/payments/checkout/offerIds.ts'
import { isOffered, offersFor } from '../../../router/payments/checkout/offers.ts'
import { QuoteSigner } from '../../../router/payments/checkout/quote.ts'
import type { Bill, BillLine } from '../../../router/payments/protocol/bill.ts'
import type { Call } from '../../../router/payments/protocol/call.ts'
import { type Rail, Rails } from '../../../router/payments/protocol/rail.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { atomicUsdc, sumUsdc } from '../../../schema/money.ts'

const NETWORKS = ['base', 'solana'] as const

/** What an offer goes by in a rail. */
interface RailFacts {
  readonly scheme: Scheme
  readonly family: (typeof NETWORKS)[number]
  readonly hasRefunds: boolean
  readonly isOpen: boolean
}

const railFacts: fc.Arbitrary<RailFacts> = fc.record({
  scheme: fc.constantFrom('exact', 'upto'),
  family: fc.constantFrom(...NETWORKS),
  hasRefunds: fc.boolean(),
  isOpen: fc.boolean(),
})
const rails = fc
  .uniqueArray(railFacts, { maxLength: 4, selector: ({ scheme, family }) => `${scheme} ${family}` })
  .map((all) => new Rails(all.map(railOf)))

function railOf({ scheme, family, hasRefunds, isOpen }: RailFacts): Rail {
  const facts = { scheme, family, network: family, payee: 'the operator', refunder: hasRefunds ? {} : null }
  return { ...facts, extra: () => (isOpen ? {} : null) } as unknown as Rail
}

const line = fc.record({
  field: fc.constantFrom('Query.thing', 'Mutation.deed'),
  units: fc.constantFrom(1, 1, 3),
  settle: fc.constantFrom('ON_SUCCESS' as const, 'ON_SUCCESS' as const, 'UPFRONT' as const),
  amount: fc.bigInt({ min: 1n, max: 10n ** 9n }).map(atomicUsdc),
})
const bill: fc.Arbitrary<Bill> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    network: fc.constantFrom(null, null, ...NETWORKS),
    payTo: fc.constantFrom(null, null, 'somebody else' as WalletAddress),
    isDynamic: fc.boolean(),
  })
  .map(({ lines, network, payTo, isDynamic }) => ({
    lines: lines.map((one, position) => ({ ...one, position }) as unknown as BillLine),
    total: sumUsdc(lines.map(({ amount }) => amount)),
    network,
    payTo,
    isDynamic,
    settle: lines.some(({ settle }) => settle === 'UPFRONT') ? 'UPFRONT' : 'ON_SUCCESS',
  }))

const call = { variables: {}, requestHash: createHash('sha256').update('request').digest() } as unknown as Call

function partsWith(all: Rails) {
  return {
    rails: all,
    offerIds: new OfferIds('secret'),
    quotes: new QuoteSigner('secret'),
    disbursements: { canRefund: (rail: Rail) => rail.refunder !== null } as never,
    limits: { quoteTtlSeconds: 300, paymentTimeoutSeconds: 120 } as never,
    now: () => new Date(),
  }
}

const mutations = (of: Bill) => of.lines.filter(({ field }) => field.startsWith('Mutation.')).length

describe('the offers of a bill', () => {
  it('are each of the whole sum, to whom the bill says, on its network, and under a name of their own', () => {
    fc.assert(
      fc.property(rails, bill, (all, of) => {
        const offers = offersFor(partsWith(all), call, of)
        for (const { amount, payTo, rail, quote, maxTimeoutSeconds } of offers) {
          expect(amount).toBe(of.total)
          expect(payTo).toBe(of.payTo ?? 'the operator')
          expect(of.network === null || rail.family === of.network).toBe(true)
          expect(quote !== null).toBe(of.isDynamic)
          expect(maxTimeoutSeconds).toBe(120)
          expect(rail.extra('')).not.toBeNull()
        }
        expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
        expect(new Set(offers.map(({ rail }) => rail)).size).toBe(offers.length)
      }),
    )
  })

  it('name a ceiling just where less than all may be earned, and never where settling comes first', () => {
    fc.assert(
      fc.property(rails, bill, (all, of) => {
        const offered = offersFor(partsWith(all), call, of).map(({ rail }) => rail)
        const mayEarnLess =
          of.settle === 'ON_SUCCESS' && of.payTo === null && (of.lines.length > 1 || (of.lines[0]?.units ?? 1) > 1)
        for (const rail of all.all.filter(({ scheme }) => scheme === 'upto')) {
          const isOpen = rail.extra('') !== null && (of.network === null || rail.family === of.network)
          expect(offered.includes(rail)).toBe(mayEarnLess && isOpen)
        }
      }),
    )
  })

  it('name no fixed sum for two changes that could not be taken back, where a ceiling can be paid', () => {
    fc.assert(
      fc.property(rails, bill, (all, of) => {
        const offered = offersFor(partsWith(all), call, of).map(({ rail }) => rail)
        const hasCeiling = offered.some(({ scheme }) => scheme === 'upto')
        for (const rail of offered.filter(({ scheme, refunder }) => scheme === 'exact' && refunder === null))
          expect(hasCeiling && mutations(of) > 1, `${rail.family} binds`).toBe(false)
      }),
    )
  })

  it('are all that is taken: what is not offered pays nothing', () => {
    fc.assert(
      fc.property(rails, bill, (all, of) => {
        const parts = partsWith(all)
        const offered = offersFor(parts, call, of).map(({ rail }) => rail)
        for (const rail of all.all.filter((one) => one.extra('') !== null))
          expect(isOffered(parts, rail, of)).toBe(offered.includes(rail))
      }),
    )
  })
})
