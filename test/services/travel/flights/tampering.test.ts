import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkOffer } from '../../../../stand-ins/gds/flights/check.ts'
import { readGetCriteria } from '../../../../stand-ins/gds/flights/getCriteria.ts'
import { searchOffers } from '../../../../stand-ins/gds/flights/search.ts'
import type { FlightOffer } from '../../../../stand-ins/gds/flights/wire.ts'
import { AIRPORTS } from '../../../../stand-ins/worlds/travel/airports.ts'
import { openTravelWorld } from '../../../../stand-ins/worlds/travel/world.ts'
import { StandInError } from '../../../../subgraphs/kit/upstream/standInError.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const DAY = 86_400_000
const world = openTravelWorld({ seed: 'test', now: () => NOW })
const large = AIRPORTS.filter(({ weight }) => weight > 70).map(({ cityCode }) => cityCode)

const search = fc
  .record({
    originLocationCode: fc.constantFrom(...large),
    destinationLocationCode: fc.constantFrom(...large),
    departure: fc.integer({ min: 1, max: 320 }),
    stay: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    adults: fc.integer({ min: 1, max: 4 }).map(String),
    infants: fc.constantFrom('0', '1'),
    travelClass: fc.constantFrom(undefined, 'ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'),
    currencyCode: fc.constantFrom('EUR', 'USD', 'JPY', 'KWD'),
  })
  .filter((one) => one.originLocationCode !== one.destinationLocationCode)
  .map(({ departure, stay, ...query }) => ({
    ...query,
    departureDate: date(departure),
    returnDate: stay === undefined ? undefined : date(departure + stay),
    max: '3',
  }))

function date(days: number): string {
  return new Date(NOW.getTime() + days * DAY).toISOString().slice(0, 10)
}

const offersOf = (query: Record<string, string | undefined>) => searchOffers(world, readGetCriteria(world, query))
const check = (value: unknown) => checkOffer(world, { value, pointer: '' })

/** Paths to all values of an offer that are neither lists nor objects. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
}

/** The offer with one value changed to another of its kind. */
function changeAt(offer: FlightOffer, path: readonly string[], salt: number): unknown {
  const copy = structuredClone(offer) as unknown as Record<string, unknown>
  const holder = path.slice(0, -1).reduce<Record<string, unknown>>((held, name) => held[name] as typeof held, copy)
  const name = path.at(-1) ?? ''
  holder[name] = another(holder[name], salt)
  return copy
}

function another(value: unknown, salt: number): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1 + (salt % 9)
  const text = String(value)
  const place = salt % text.length
  const [letter = ''] = text.slice(place)
  const next = /\d/.test(letter) ? String((Number(letter) + 1 + (salt % 8)) % 10) : letter === 'A' ? 'B' : 'A'
  return text.slice(0, place) + next + text.slice(place + 1)
}

/** Seats and the last day to buy change by themselves; ids only name the offer and its travellers. */
const FREE = new Set(['lastTicketingDate', 'numberOfBookableSeats', 'id'])
const isFree = (path: readonly string[]) =>
  (path.length === 1 && FREE.has(path[0] ?? '')) || path.at(-1) === 'travelerId' || path.at(-1) === 'associatedAdultId'

const isFlightNumber = (path: readonly string[]) => path.at(-1) === 'number' && path.includes('segments')

/** Whether a search finds the very same offer, but for its id and what changes by itself. */
function isOffered(query: Record<string, string | undefined>, changed: FlightOffer): boolean {
  const fixed = (offer: FlightOffer) => JSON.stringify(offer, (name, value) => (FREE.has(name) ? undefined : value))
  return offersOf({ ...query, max: '250' }).some((offer) => fixed(offer) === fixed(changed))
}

const TWINS = {
  originLocationCode: 'LON',
  destinationLocationCode: 'LAX',
  currencyCode: 'EUR' as const,
  departureDate: '2027-05-10',
  returnDate: undefined,
}

describe('an offer of the stand-in', () => {
  it('is known again as it was made', () => {
    fc.assert(
      fc.property(search, (query) => {
        for (const offer of offersOf(query)) {
          const checked = check(JSON.parse(JSON.stringify(offer)))
          expect(checked.offer).toEqual(offer)
          expect(checked.isAvailable).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is refused with any one value changed, and the refusal says where', () => {
    fc.assert(
      fc.property(search, fc.nat(), fc.nat(), (query, which, salt) => {
        const [offer] = offersOf(query)
        if (!offer) return
        const leaves = leavesOf(offer).filter((path) => !isFree(path))
        const path = leaves[which % leaves.length] ?? []
        const changed = changeAt(offer, path, salt)
        // Where the airline has another flight at the same minute, this is another offer of the stand-in, and known as such.
        if (isFlightNumber(path) && isOffered(query, changed as FlightOffer)) {
          expect(check(changed).offer).toEqual(changed)
          return
        }
        expect(() => check(changed)).toThrow(StandInError)
        try {
          check(changed)
        } catch (error) {
          const { status, body } = error as StandInError
          expect(status).toBe(400)
          expect(JSON.stringify(body)).toContain('"pointer":"')
        }
      }),
      {
        numRuns: 300,
        // London to Los Angeles by way of San Francisco, where UA 754 and UA 756 leave at the same minute.
        examples: [[{ ...TWINS, adults: '1', infants: '0', travelClass: undefined, max: '3' }, 30, 251_691_449]],
      },
    )
  })

  it('is refused with a member more or less', () => {
    const [offer] = offersOf({
      originLocationCode: 'NYC',
      destinationLocationCode: 'LON',
      departureDate: date(30),
      adults: '1',
    })
    expect(() => check({ ...offer, discount: '100.00' })).toThrow(StandInError)
    expect(() => check({ ...offer, price: { ...offer?.price, base: undefined } })).toThrow(StandInError)
    expect(() => check({ ...offer, itineraries: [] })).toThrow(StandInError)
    const [traveler] = offer?.travelerPricings ?? []
    expect(() => check({ ...offer, travelerPricings: [traveler, traveler] })).toThrow(StandInError)
  })
})

describe('prices', () => {
  it('add up to the last digit in every currency', () => {
    fc.assert(
      fc.property(search, (query) => {
        for (const { price, travelerPricings } of offersOf(query)) {
          const decimals = { EUR: 2, USD: 2, JPY: 0, KWD: 3 }[query.currencyCode] ?? 2
          const minor = (text: string) => Math.round(Number(text) * 10 ** decimals)
          for (const text of [price.total, price.base, price.grandTotal])
            expect(text).toMatch(decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${decimals}}$`))
          const sum = travelerPricings.reduce((all, { price: one }) => {
            const taxes = one.taxes.reduce((tax, { amount }) => tax + minor(amount), 0)
            expect(minor(one.base) + taxes).toBe(minor(one.total))
            return all + minor(one.total)
          }, 0)
          expect(minor(price.grandTotal)).toBe(sum)
        }
      }),
      { numRuns: 60 },
    )
  })
})
