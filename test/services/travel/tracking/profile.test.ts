import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { motionAt, profileOf } from '../../../../stand-ins/tracking/flight/profile.ts'

const MINUTE = 60_000

const facts = fc
  .record({
    minutes: fc.integer({ min: 20, max: 1_100 }),
    knots: fc.integer({ min: 120, max: 560 }),
    originElevation: fc.integer({ min: -10, max: 9_000 }),
    destinationElevation: fc.integer({ min: -10, max: 9_000 }),
    cruiseAltitude: fc.integer({ min: 140, max: 430 }),
  })
  .map(({ minutes, knots, cruiseAltitude, ...rest }) => ({
    ...rest,
    off: 1_000_000,
    on: 1_000_000 + minutes * MINUTE,
    lengthKm: (knots * 1.852 * minutes) / 60,
    cruiseAltitude: cruiseAltitude * 100,
  }))

describe('the profile of a flight', () => {
  it('starts at the origin, ends at the destination, and never goes back', () => {
    fc.assert(
      fc.property(facts, (flight) => {
        const profile = profileOf(flight)
        expect(motionAt(profile, flight.off).traveled).toBeCloseTo(0, 6)
        expect(motionAt(profile, flight.on).traveled).toBeCloseTo(flight.lengthKm, 6)
        let before = -1e-9
        for (let share = 0; share <= 1; share += 0.01) {
          const { traveled, speed } = motionAt(profile, flight.off + share * (flight.on - flight.off))
          expect(traveled).toBeGreaterThanOrEqual(before - 1e-6)
          expect(speed).toBeGreaterThan(0)
          before = traveled
        }
      }),
    )
  })

  it('has a speed that is how fast the way grows', () => {
    fc.assert(
      fc.property(facts, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (flight, share) => {
        const profile = profileOf(flight)
        const at = flight.off + share * (flight.on - flight.off)
        const step = 100
        const grown = motionAt(profile, at + step).traveled - motionAt(profile, at - step).traveled
        const knots = (grown / (2 * step)) * (3_600_000 / 1.852)
        expect(knots).toBeCloseTo(motionAt(profile, at).speed, 0)
      }),
    )
  })

  it('climbs from the one airport, cruises at its level and descends to the other', () => {
    fc.assert(
      fc.property(facts, (flight) => {
        const profile = profileOf(flight)
        expect(motionAt(profile, flight.off).altitude).toBeCloseTo(flight.originElevation, 6)
        expect(motionAt(profile, flight.on).altitude).toBeCloseTo(flight.destinationElevation, 6)
        const middle = motionAt(profile, (profile.off + profile.climb + (profile.on - profile.descent)) / 2)
        expect(middle).toMatchObject({ altitude: flight.cruiseAltitude, change: '-' })
        const lowest = Math.min(flight.originElevation, flight.destinationElevation)
        for (let share = 0; share <= 1; share += 0.05) {
          const { altitude } = motionAt(profile, flight.off + share * (flight.on - flight.off))
          expect(altitude).toBeGreaterThanOrEqual(lowest - 1e-6)
          expect(altitude).toBeLessThanOrEqual(flight.cruiseAltitude + 1e-6)
        }
      }),
    )
  })
})
