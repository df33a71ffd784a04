import { describe, expect, it } from 'vitest'
import { readPostCriteria } from '../../../../stand-ins/gds/flights/postCriteria.ts'
import { searchOffers } from '../../../../stand-ins/gds/flights/search.ts'
import type { FlightOffer } from '../../../../stand-ins/gds/flights/wire.ts'
import { openTravelWorld } from '../../../../stand-ins/worlds/travel/world.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const world = openTravelWorld({ seed: 'test', now: () => NOW })

const bound = {
  id: '1',
  originLocationCode: 'NYC',
  destinationLocationCode: 'LON',
  departureDateTimeRange: { date: '2026-12-20' },
}
function search(searchCriteria: object, over: object = {}): FlightOffer[] {
  const body = {
    originDestinations: [{ ...bound, ...over }],
    travelers: [{ id: '1', travelerType: 'ADULT' }],
    sources: ['GDS'],
    searchCriteria,
  }
  return searchOffers(world, readPostCriteria(world, body))
}
const segmentsOf = (offers: readonly FlightOffer[]) =>
  offers.flatMap(({ itineraries }) => itineraries.flatMap(({ segments }) => segments))
const filtered = (flightFilters: object) => search({ flightFilters })

describe('a search by criteria', () => {
  it('finds fares with bags, and fares that are given back, dearer than the lightest', () => {
    const found = [{}, { includedCheckedBagsOnly: true }, { refundableFare: true }].map((pricingOptions) =>
      search({ maxFlightOffers: 1, pricingOptions }),
    )
    const brands = found.map(([offer]) => offer?.travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare)
    expect(brands).toEqual(['LIGHT', 'CLASSIC', 'FLEX'])
    const totals = found.map(([offer]) => Number(offer?.price.grandTotal))
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })

  it('keeps to airlines, and leaves airlines out', () => {
    const only = filtered({ carrierRestrictions: { includedCarrierCodes: ['BA'] } })
    expect(new Set(segmentsOf(only).map(({ carrierCode }) => carrierCode))).toEqual(new Set(['BA']))
    const without = filtered({ carrierRestrictions: { excludedCarrierCodes: ['BA'] } })
    expect(without.length).toBeGreaterThan(0)
    expect(segmentsOf(without).map(({ carrierCode }) => carrierCode)).not.toContain('BA')
  })

  it('keeps to how often it may change, and to the cabin', () => {
    const direct = filtered({ connectionRestriction: { maxNumberOfConnections: 0 } })
    expect(direct.every(({ itineraries }) => itineraries[0]?.segments.length === 1)).toBe(true)
    const first = filtered({ cabinRestrictions: [{ cabin: 'BUSINESS', originDestinationIds: ['1'] }] })
    const cabins = first.map(({ travelerPricings }) =>
      travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin),
    )
    expect(cabins.length).toBeGreaterThan(0)
    expect(cabins.every((all) => all?.includes('BUSINESS'))).toBe(true)
  })

  it('takes no longer than so many percent of the fastest way', () => {
    const minutes = ({ itineraries }: FlightOffer) => {
      const [, hours = '0', rest = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(itineraries[0]?.duration ?? '') ?? []
      return Number(hours) * 60 + Number(rest)
    }
    const quick = filtered({ maxFlightTime: 120 }).map(minutes)
    const all = search({}).map(minutes)
    expect(Math.max(...quick)).toBeLessThanOrEqual(Math.min(...all) * 1.2)
    expect(quick.length).toBeLessThan(all.length)
  })

  it('looks at the days around, and at the hours that are wanted', () => {
    const range = { date: '2026-12-20', dateWindow: 'I1D', time: '10:00:00', timeWindow: '3H' }
    const found = search(
      { flightFilters: { connectionRestriction: { maxNumberOfConnections: 0 } } },
      { departureDateTimeRange: range },
    )
    const departures = segmentsOf(found).map(({ departure }) => departure.at)
    expect(new Set(departures.map((at) => at.slice(0, 10)))).toEqual(
      new Set(['2026-12-19', '2026-12-20', '2026-12-21']),
    )
    for (const at of departures) {
      expect(at.slice(11) >= '07:00:00' && at.slice(11) <= '13:00:00').toBe(true)
    }
  })

  it('costs each traveller no more than wanted, and gives no more offers than wanted', () => {
    const [cheapest, next] = search({})
    const limit = Math.ceil(Number(cheapest?.price.grandTotal))
    const found = search({ maxPrice: limit })
    expect(found[0]?.price).toEqual(cheapest?.price)
    expect(found.every(({ price }) => Number(price.grandTotal) <= limit)).toBe(true)
    expect(search({ maxFlightOffers: 2 })).toEqual([cheapest, next])
  })
})
