import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTrackingFlightId } from '../../../../stand-ins/tracking/flight/flightId.ts'
import { flightsOfIdent } from '../../../../stand-ins/tracking/flight/flightsOfIdent.ts'
import { positionAt, trackUntil } from '../../../../stand-ins/tracking/flight/track.ts'
import { pointOnRoute } from '../../../../stand-ins/tracking/route/filedRoute.ts'
import { openSky } from '../../../../stand-ins/tracking/sky.ts'
import { distanceKm } from '../../../../stand-ins/worlds/travel/geo.ts'
import { openTravelWorld } from '../../../../stand-ins/worlds/travel/world.ts'

const NOW = Date.UTC(2026, 10, 20, 15)
const DAY = 86_400_000
const world = openTravelWorld({ seed: 'sky', now: () => new Date(NOW + 7_000) })
const sky = openSky(world)
const flights = world.schedule.departuresBetween(NOW - DAY, NOW + DAY)
const anyFlight = fc.integer({ min: 0, max: flights.length - 1 }).map((index) => {
  const flight = flights[index] ?? expect.fail('out of range')
  return sky.track(flight)
})

describe('the sky', () => {
  it('stands still between two refreshes', () => {
    expect(sky.now()).toBe(NOW)
  })

  it('holds exactly the flights that have left the ground and not landed', () => {
    const airborne = sky.airborne(NOW).map(({ id }) => id)
    const expected = world.schedule
      .departuresBetween(NOW - 2 * DAY, NOW + DAY)
      .filter((flight) => world.operations.at(flight, NOW).phase === 'AIRBORNE')
      .map((flight) => sky.track(flight).id)
    expect(airborne.length).toBeGreaterThan(500)
    expect(airborne.toSorted()).toEqual(expected.toSorted())
  })

  it('remembers the flights of a day', () => {
    const recent = sky.recent(NOW)
    const ids = new Set(recent.map(({ id }) => id))
    expect(ids.size).toBe(recent.length)
    for (const { course } of recent) {
      expect(course.final.off).toBeLessThanOrEqual(NOW)
      expect(course.final.off).toBeGreaterThan(NOW - DAY)
    }
    for (const { id, course } of sky.airborne(NOW)) expect(ids.has(id)).toBe(course.final.off > NOW - DAY)
  })
})

describe('an id', () => {
  it('leads back to its flight, and no other id does', () => {
    fc.assert(
      fc.property(anyFlight, fc.integer({ min: 1, max: 9_998 }), ({ id, flight }, shift) => {
        expect(isTrackingFlightId(id)).toBe(true)
        expect(sky.flightOfId(id)?.flight.id).toBe(flight.id)
        const check = (Number(id.slice(-4)) + shift) % 10_000
        expect(sky.flightOfId(id.slice(0, -4) + String(check).padStart(4, '0'))).toBeUndefined()
      }),
    )
  })

  it('is unknown when it is nonsense', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(sky.flightOfId(text)).toBeUndefined()
      }),
    )
  })
})

describe('an ident', () => {
  it('finds its flight, with codes of either kind and however the registration is spelt', () => {
    const span = { from: NOW - 2 * DAY, to: NOW + 2 * DAY }
    fc.assert(
      fc.property(anyFlight, ({ flight }) => {
        const idents = [
          `${flight.airline.icao}${flight.number}`,
          `${flight.airline.iata}${flight.number}`,
          `${flight.airline.icao.toLowerCase()}${String(flight.number).padStart(4, '0')}`,
        ]
        for (const ident of idents) {
          expect(flightsOfIdent(sky, ident, 'designator', span).map(({ id }) => id)).toContain(flight.id)
        }
        for (const ident of [flight.registration, flight.registration.replaceAll('-', '')]) {
          expect(flightsOfIdent(sky, ident, null, span).map(({ id }) => id)).toContain(flight.id)
        }
      }),
    )
  })
})

describe('a route', () => {
  it('goes from the origin to the destination without a great detour', () => {
    fc.assert(
      fc.property(anyFlight, ({ flight, route }) => {
        const direct = distanceKm(flight.origin, flight.destination)
        expect(route.fixes[0]?.name).toBe(flight.origin.icao)
        expect(route.fixes.at(-1)?.name).toBe(flight.destination.icao)
        expect(route.lengthKm).toBeGreaterThanOrEqual(direct - 0.001)
        expect(route.lengthKm).toBeLessThan(direct * 1.12 + 60)
        for (const { name } of route.fixes) expect(name).toMatch(/^[A-Z]{4,5}$/)
      }),
    )
  })

  it('has a point for each kilometre, the next one that much farther', () => {
    fc.assert(
      fc.property(anyFlight, fc.double({ min: 0, max: 1, noNaN: true }), ({ route }, share) => {
        const [here, there] = [share * route.lengthKm, share * route.lengthKm + 1]
        const apart = distanceKm(pointOnRoute(route, here), pointOnRoute(route, Math.min(there, route.lengthKm)))
        // Around a fix the way bends.
        expect(apart).toBeLessThanOrEqual(Math.min(1, route.lengthKm - here) + 1e-6)
      }),
    )
  })

  it('is flown at a level of its direction, below the ceiling', () => {
    fc.assert(
      fc.property(anyFlight, ({ cruise, flight }) => {
        expect(cruise % 10).toBe(0)
        expect(cruise * 100).toBeLessThan(flight.aircraft.ceiling)
        expect(cruise).toBeGreaterThanOrEqual(100)
      }),
    )
  })
})

describe('a track', () => {
  it('is in the order of time, never faster than an aircraft, and ends where it is', () => {
    fc.assert(
      fc.property(anyFlight, (tracked) => {
        const track = trackUntil(tracked, NOW, 'with estimated')
        const { off, on } = tracked.course.final
        if (tracked.course.cancelledAt !== null || off >= NOW) {
          expect(track).toEqual([])
          return
        }
        expect(track[0]).toEqual(positionAt(tracked, off))
        if (on <= NOW) expect(track.at(-1)).toEqual(positionAt(tracked, on))
        for (const [index, position] of track.entries()) {
          const before = track[index - 1]
          if (!before) continue
          expect(position.at).toBeGreaterThan(before.at)
          const knots = distanceKm(before, position) / 1.852 / ((position.at - before.at) / 3_600_000)
          expect(knots).toBeLessThan(700)
        }
      }),
    )
  })

  it('is never faster at cruise than a strong tailwind makes an aircraft', () => {
    const knots = flights.map((flight) => (sky.track(flight).profile.speeds.cruise * 3_600_000) / 1.852)
    expect(Math.max(...knots)).toBeLessThan(650)
  })

  it('has reckoned positions only where they are asked for, and only far from land', () => {
    const long = sky.recent(NOW).find(({ route, course }) => route.lengthKm > 9_000 && course.final.on < NOW)
    const tracked = long ?? expect.fail('no long flight has landed')
    const all = trackUntil(tracked, NOW, 'with estimated')
    const reported = trackUntil(tracked, NOW, 'reported')
    const types = new Set(all.map(({ updateType }) => updateType))
    expect([...types].toSorted()).toEqual(['A', 'P', 'S', 'X'])
    expect(reported).toEqual(all.filter(({ updateType }) => updateType !== 'P'))
    expect(reported.length).toBeLessThan(all.length)
    const short = sky.recent(NOW).find(({ route }) => route.lengthKm < 2_000) ?? expect.fail('no short flight')
    expect(trackUntil(short, NOW, 'with estimated').every(({ updateType }) => updateType !== 'P')).toBe(true)
  })
})
