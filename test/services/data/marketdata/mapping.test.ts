import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainIn } from '../../../../schema/chains/chainId.ts'
import { amount, change, decimal, toPrecision } from '../../../../stand-ins/marketdata/numbers.ts'
import { namePlaces, renameByEnd } from '../../../../subgraphs/data/marketdata/json.ts'
import { includedIn } from '../../../../subgraphs/data/marketdata/onchain/included.ts'
import { joinParts } from '../../../../subgraphs/data/marketdata/onchain/join.ts'
import { wordOf } from '../../../../subgraphs/data/marketdata/words.ts'

describe('the words of the company', () => {
  it.each([
    ['H24', '24h'],
    ['M5', '5m'],
    ['D200', '200d'],
    ['Y1', '1y'],
    ['DAYS_365', '365'],
    ['TOP_1000', '1000'],
    ['BY_15', '15'],
    ['MAX', 'max'],
    ['ALL', 'all'],
  ])('%s is %s', (value, word) => {
    expect(wordOf(value)).toBe(word)
  })
})

describe('answers that are reshaped', () => {
  it('keep every value of a row under the name of its place', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer(), { minLength: 3, maxLength: 3 })), (rows) => {
        const named = namePlaces(['a', 'b', 'c'])(rows) as Record<string, number>[]
        expect(named.map(({ a, b, c }) => [a, b, c])).toEqual(rows)
      }),
    )
  })

  it('stay as they are where they are not what they should be: the reader tells', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        if (Array.isArray(value)) return
        expect(namePlaces(['a'])(value)).toBe(value)
        if (typeof value !== 'object') expect(renameByEnd(value, { _id: 'id' })).toBe(value)
        expect(() => joinParts(value)).not.toThrow()
      }),
    )
  })

  it('get neutral names by their ends, whatever stands before them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), fc.integer(), (brand, value) => {
        const renamed = renameByEnd({ [`${brand}_coin_id`]: value, other: 1 }, { _coin_id: 'marketdata_coin_id' })
        expect(renamed).toEqual({ marketdata_coin_id: value, other: 1 })
      }),
    )
  })

  it('give each pool the parts that it names, in whatever order they stand', () => {
    const id = fc.stringMatching(/^[a-z0-9]{4,8}$/)
    const pool = fc.record({ base: id, quote: id, dex: id })
    fc.assert(
      fc.property(fc.uniqueArray(pool, { minLength: 1, maxLength: 8 }), fc.boolean(), (pools, backwards) => {
        const item = (type: string, name: string) => ({
          type,
          id: type === 'token' ? `net_${name}` : name,
          attributes: { name },
        })
        const included = pools.flatMap(({ base, quote, dex }) => [
          item('token', base),
          item('dex', dex),
          item('token', quote),
        ])
        const data = pools.map(({ base, quote, dex }, index) => ({
          id: `net_${index}`,
          relationships: {
            base_token: { data: { type: 'token', id: `net_${base}` } },
            quote_token: { data: { type: 'token', id: `net_${quote}` } },
            dex: { data: { type: 'dex', id: dex } },
          },
        }))
        const joined = joinParts({ data, included: backwards ? included.reverse() : included }) as {
          data: Record<'pool' | 'base_token' | 'quote_token' | 'dex' | 'network', Record<string, unknown>>[]
        }
        joined.data.forEach((one, index) => {
          expect(one.base_token).toMatchObject({ name: pools[index]!.base, address: pools[index]!.base })
          expect(one.quote_token.name).toBe(pools[index]!.quote)
          expect(one.dex).toMatchObject({ id: pools[index]!.dex, chain: { chain_id: 'market:net' } })
          expect(one.network.chain).toEqual({ chain_id: 'market:net' })
          expect(one.pool.chain_id).toBe('market:net')
        })
      }),
    )
  })
})

describe('parts beside pools', () => {
  const chain = { chainId: chainIn('market', 'n') }
  const token = (listingId: string) => ({ listingId, address: listingId })
  const pool = { baseToken: token('a'), quoteToken: token('b'), dex: { slug: 'd', chain }, network: { chain } }

  it('are null where none is asked for', () => {
    expect(includedIn([pool], { include: null, first: 4 })).toBeNull()
    expect(includedIn([pool], { include: [], first: 4 })).toBeNull()
  })

  it('stand once, however many pools have them', () => {
    const other = { ...pool, quoteToken: token('a') }
    const parts = includedIn([pool, other], {
      include: ['BASE_TOKEN', 'QUOTE_TOKEN', 'DEX', 'NETWORK'],
      first: 8,
    })
    expect(parts).toEqual([
      { ...pool.baseToken, __typename: 'TokenListing' },
      { ...pool.quoteToken, __typename: 'TokenListing' },
      { ...pool.dex, __typename: 'Dex' },
      { ...pool.network, __typename: 'NetworkListing' },
    ])
  })
})

describe('numbers of the stand-in', () => {
  it('are written in plain digits, and are the same number again', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e18, max: 1e18, noNaN: true }), (value) => {
        if (value !== 0 && Math.abs(value) < 1e-80) return
        const text = decimal(value)
        expect(text).toMatch(/^-?\d+\.\d*$/)
        expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14)
      }),
    )
  })

  it('are rounded as the company rounds them', () => {
    expect([amount(94_123.456), amount(0.000_012_345_678), amount(1)]).toEqual([94_123.46, 0.000_012_345_7, 1])
    expect([toPrecision(1.234_567, '3'), toPrecision(1.234_567, 'full'), toPrecision(1.234_567, null)]).toEqual([
      1.235, 1.234_567, 1.23,
    ])
    expect([change(2, 3), change(0, 3)]).toEqual([50, 0])
  })
})
