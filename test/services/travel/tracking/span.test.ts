import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput } from '../../../../schema/errors.ts'
import { contractUrl, cursorOf } from '../../../../subgraphs/travel/tracking/links.ts'
import { neutralIds } from '../../../../subgraphs/travel/tracking/neutralIds.ts'
import { liveSpan, openPastSpan, pastSpan } from '../../../../subgraphs/travel/tracking/span.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const DAY = 86_400_000

/** The member that a refusal names; null where nothing is refused. */
function refused(run: () => unknown): unknown {
  try {
    run()
    return null
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return error.fields.issues?.[0]?.path[0]
  }
}

describe('a span of these days', () => {
  it.each([
    [{}, null],
    [{ start: '2026-11-10T12:00:00Z' }, null],
    [{ start: '2026-11-10T11:59:59Z' }, 'start'],
    [{ end: '2026-11-22T12:00:00Z' }, null],
    [{ end: '2026-11-22T12:00:01Z' }, 'end'],
    [{ start: '2026-11-19', end: '2026-11-20' }, null],
    [{ start: '2026-11-20', end: '2026-11-20' }, 'end'],
    [{ start: '2026-11-20T01:00:00+01:00', end: '2026-11-20' }, 'end'],
    [{ start: '2026-11-31' }, 'start'],
    [{ end: '2026-02-29' }, 'end'],
  ])('%j is refused for %s', (span, member) => {
    expect(refused(() => liveSpan(span, NOW))).toBe(member)
  })

  it('is asked for in UTC, whatever offset it came with', () => {
    expect(liveSpan({ start: '2026-11-19T23:00:00-05:00' }, NOW)).toEqual({ start: '2026-11-20T04:00:00.000Z' })
    expect(liveSpan({ end: '2026-11-20' }, NOW)).toEqual({ end: '2026-11-20T00:00:00.000Z' })
  })

  it('is refused exactly when one of its ends is out of reach or they are out of order', () => {
    const minutes = fc.integer({ min: -12 * 1_440, max: 4 * 1_440 })
    fc.assert(
      fc.property(minutes, minutes, (from, to) => {
        const at = (shift: number) => new Date(NOW.getTime() + shift * 60_000).toISOString()
        const isIn = (shift: number) => shift >= -10 * 1_440 && shift <= 2 * 1_440
        const member = refused(() => liveSpan({ start: at(from), end: at(to) }, NOW))
        expect(member).toBe(!isIn(from) ? 'start' : !isIn(to) || from >= to ? 'end' : null)
      }),
    )
  })
})

describe('a span of the past whose ends may be left out', () => {
  it.each([
    [{}, '2026-11-13T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
    [{ start: '2026-11-18' }, '2026-11-18T00:00:00.000Z', '2026-11-20T12:00:00.000Z'],
    [{ start: '2020-02-27' }, '2020-02-27T00:00:00.000Z', '2020-03-05T00:00:00.000Z'],
    [{ end: '2011-01-03' }, '2011-01-01T00:00:00.000Z', '2011-01-03T00:00:00.000Z'],
    [{ start: '2020-02-27', end: '2020-02-28' }, '2020-02-27T00:00:00.000Z', '2020-02-28T00:00:00.000Z'],
  ])('%j is from %s to %s', (span, start, end) => {
    expect(openPastSpan(span, NOW, 7)).toEqual({ start, end })
  })

  it.each([
    [{ start: '2026-11-21' }, 'end'],
    [{ end: '2026-11-21' }, 'end'],
    [{ start: '2026-11-01', end: '2026-11-20' }, 'end'],
    [{ start: '2026-02-30' }, 'start'],
  ])('%j is refused for its %s', (span, member) => {
    expect(refused(() => openPastSpan(span, NOW, 7))).toBe(member)
  })
})

describe('a span of the past', () => {
  it.each([
    [{}, 7, 'start'],
    [{ start: '2012-01-01' }, 7, 'end'],
    [{ start: '2010-12-31', end: '2011-01-02' }, 7, 'start'],
    [{ start: '2011-01-01', end: '2011-01-08' }, 7, null],
    [{ start: '2011-01-01', end: '2011-01-08T00:00:01Z' }, 7, 'end'],
    [{ start: '2012-01-01', end: '2012-01-02' }, 1, null],
    [{ start: '2012-01-01', end: '2012-01-03' }, 1, 'end'],
    [{ start: '2026-11-20', end: '2026-11-20T12:00:00Z' }, 1, null],
    [{ start: '2026-11-20', end: new Date(NOW.getTime() + 1_000).toISOString() }, 1, 'end'],
    [{ start: new Date(NOW.getTime() - DAY).toISOString(), end: '2026-11-01' }, 7, 'end'],
  ])('%j within %i days is refused for %s', (span, days, member) => {
    expect(refused(() => pastSpan(span, NOW, days))).toBe(member)
  })
})

describe('links', () => {
  const here = { baseUrl: () => 'https://travel.example' }

  it.each([
    ['/airports/KIAH', '/airports/KIAH'],
    ['/airports/KIAH/flights/scheduled_departures?cursor=a', '/airports/KIAH/flights/scheduled-departures?cursor=a'],
    ['/airports/KIAH/flights/scheduled_arrivals', '/airports/KIAH/flights/scheduled-arrivals'],
    ['/disruption_counts/airline?time_period=today&cursor=a', '/disruption-counts/airline?time_period=today&cursor=a'],
    ['/history/flights/UAL4?cursor=a', '/history/flights/UAL4?cursor=a'],
    ['/history/aircraft/N123HQ/last_flight', '/history/aircraft/N123HQ/last-flight'],
    ['/flights/UAL4-1795172400-airline-0001/route', '/flights/UAL4-1795172400-airline-0001/route-info'],
  ])('of the company to %s lead to ours', (theirs, ours) => {
    expect(contractUrl(theirs, here)).toBe(`https://travel.example/api/flighttracking${ours}`)
  })

  it('have a cursor, however it is written', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (cursor) => {
        expect(cursorOf(`/flights/search?query=a&${new URLSearchParams({ cursor })}`)).toBe(
          // What is no pair of surrogates has no place in a URL.
          cursor.toWellFormed(),
        )
      }),
    )
    expect(cursorOf('/flights/search')).toBeNull()
    expect(cursorOf('/flights/search?query=a')).toBeNull()
  })
})

describe('ids', () => {
  it('are renamed at any depth, and nothing else is touched', () => {
    const body = {
      flights: [{ xy_flight_id: '1', inbound_xy_flight_id: null, last: { xy_flight_id: '1', waypoints: [1, 2] } }],
    }
    expect(neutralIds(body)).toEqual({
      flights: [
        {
          tracking_flight_id: '1',
          inbound_tracking_flight_id: null,
          last: { tracking_flight_id: '1', waypoints: [1, 2] },
        },
      ],
    })
    const neutral = neutralIds(body)
    expect(neutralIds(neutral)).toBe(neutral)
  })

  it('leave an answer without such ids as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        fc.pre(!JSON.stringify(body).includes('_flight_id'))
        expect(neutralIds(body)).toBe(body)
      }),
    )
  })
})
