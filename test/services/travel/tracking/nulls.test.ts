import { describe, expect, it } from 'vitest'
import { identTypeQuery, isFlightId } from '../../../../subgraphs/travel/tracking/identType.ts'
import { givenPlan } from '../../../../subgraphs/travel/tracking/intents/plan.ts'
import { kindQuery } from '../../../../subgraphs/travel/tracking/kindFilter.ts'
import { liveSpan } from '../../../../subgraphs/travel/tracking/span.ts'

const FLIGHT_ID = 'UAL4-1795172400-airline-0001'

describe('an argument that is null means the same as an omitted one', () => {
  it('as the kind of an ident', () => {
    expect(identTypeQuery({ ident: 'UAL4', identType: null })).toEqual({})
    expect(isFlightId({ ident: FLIGHT_ID, identType: null })).toBe(true)
  })

  it('as a filter of flights', () => {
    expect(kindQuery({ airline: null, type: null })).toEqual({})
    expect(kindQuery({ airline: 'ual', type: null })).toEqual({ airline: 'UAL' })
  })

  it('as an end of a time span', () => {
    expect(liveSpan({ start: null, end: null }, new Date(0))).toEqual({})
  })

  it('as a member of a flight plan', () => {
    const announced = { flight: FLIGHT_ID, ident: 'N123HQ', intent: 'test', origin: 'KIAH', aircraftType: null }
    expect(givenPlan(announced)).toEqual({ origin: 'KIAH' })
  })
})
