import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AIRPORTS } from '../../../../stand-ins/worlds/travel/airports.ts'
import { DAY, dateOf, dayOf, localDate, momentOf, offsetAt } from '../../../../stand-ins/worlds/travel/localTime.ts'
import { arrivalText, departureText } from '../../../../stand-ins/worlds/travel/schedule.ts'
import { openTravelWorld } from '../../../../stand-ins/worlds/travel/world.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const world = openTravelWorld({ seed: 'test', now: () => NOW })
const { schedule, operations } = world
const MINUTE = 60_000

const someLeg = fc.integer({ min: 0, max: schedule.legs.length - 1 }).map((index) => schedule.legs[index]!)
const someDay = fc.integer({ min: dayOf('2011-01-01'), max: dayOf('2028-12-31') })

describe('the schedule', () => {
  it('serves airports all over the world, each where its country is', () => {
    expect(new Set(AIRPORTS.map(({ iata }) => iata)).size).toBe(AIRPORTS.length)
    expect(new Set(AIRPORTS.map(({ icao }) => icao)).size).toBe(AIRPORTS.length)
    const served = new Set(schedule.legs.map(({ origin }) => origin.iata))
    expect(served.size).toBeGreaterThan(180)
  })

  it('gives each flight a number of its own, and each aircraft a registration', () => {
    const numbers = schedule.legs.map(({ airline, number }) => `${airline.iata}${number}`)
    expect(new Set(numbers).size).toBe(numbers.length)
    const registrations = schedule.lines.flatMap((line) => line.registrations)
    expect(new Set(registrations).size).toBe(registrations.length)
  })

  it('finds each flight by its number and local date, all years round', () => {
    fc.assert(
      fc.property(someLeg, someDay, (leg, day) => {
        const flight = schedule.flightOf(leg, day)
        if (!flight) return
        expect(schedule.flightByNumber(leg.airline.iata, leg.number, flight.date)).toEqual(flight)
        expect(localDate(leg.origin.timezone, flight.departure)).toBe(flight.date)
        expect(schedule.flightsBetween(leg.origin.iata, leg.destination.iata, flight.date)).toContainEqual(flight)
      }),
    )
  })

  it('lists each flight where it leaves and where it arrives, and only once', () => {
    fc.assert(
      fc.property(someLeg, someDay, (leg, day) => {
        const flight = schedule.flightOf(leg, day)
        if (!flight) return
        const { departure, arrival, origin, destination, registration } = flight
        const out = schedule.departuresOf(origin.iata, departure, departure + 1)
        expect(out.filter(({ id }) => id === flight.id)).toEqual([flight])
        const into = schedule.arrivalsOf(destination.iata, arrival, arrival + 1)
        expect(into.filter(({ id }) => id === flight.id)).toEqual([flight])
        expect(schedule.flightsOfAircraft(registration, departure, departure + 1)).toEqual([flight])
        expect(schedule.departuresOf(origin.iata, departure + 1, departure + 2)).not.toContainEqual(flight)
      }),
      { numRuns: 60 },
    )
  })

  it('has no aircraft in two places: it leaves from where it arrived, after it arrived', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: schedule.lines.length - 1 }), someDay, (index, day) => {
        const [registration = ''] = schedule.lines[index]?.registrations ?? []
        const flights = schedule.flightsOfAircraft(registration, day * DAY, (day + 5) * DAY)
        for (const [place, flight] of flights.entries()) {
          const before = flights[place - 1]
          if (!before) continue
          expect(flight.origin).toBe(before.destination)
          expect(flight.departure).toBeGreaterThan(before.arrival)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is the same for the same seed, and another for another', () => {
    const again = openTravelWorld({ seed: 'test', now: () => NOW }).schedule
    const other = openTravelWorld({ seed: 'other', now: () => NOW }).schedule
    const day = (one: typeof schedule) =>
      one
        .flightsBetween('JFK', 'LHR', '2026-12-01')
        .map(({ id, departure, registration }) => [id, departure, registration])
    expect(day(again)).toEqual(day(schedule))
    expect(day(other)).not.toEqual(day(schedule))
  })

  it('writes local times of both ends', () => {
    const [flight] = schedule.flightsBetween('JFK', 'LHR', '2026-12-01')
    const departure = Date.parse(`${departureText(flight!)}-05:00`)
    const arrival = Date.parse(`${arrivalText(flight!)}Z`)
    expect(arrival - departure).toBe(flight!.duration * MINUTE)
  })
})

describe('clocks', () => {
  it('change when daylight saving does', () => {
    expect(offsetAt('Europe/London', Date.UTC(2026, 2, 29, 0, 59))).toBe(0)
    expect(offsetAt('Europe/London', Date.UTC(2026, 2, 29, 1, 0))).toBe(60)
    expect(offsetAt('America/New_York', Date.UTC(2026, 10, 1, 5, 59))).toBe(-240)
    expect(offsetAt('America/New_York', Date.UTC(2026, 10, 1, 6, 0))).toBe(-300)
    expect(offsetAt('Asia/Kolkata', Date.UTC(2026, 5, 1))).toBe(330)
    expect(() => offsetAt('Asia/Kolkata', Number.NaN)).toThrow(RangeError)
  })

  it('show the local time that a moment was made of', () => {
    const zones = [...new Set(AIRPORTS.map(({ timezone }) => timezone))]
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        someDay,
        fc.integer({ min: 5 * 60, max: 23 * 60 }),
        (zone, day, minute) => {
          const at = momentOf(zone, day, minute)
          expect(at + offsetAt(zone, at) * MINUTE).toBe(day * DAY + minute * MINUTE)
          expect(localDate(zone, at)).toBe(dateOf(day))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('operations', () => {
  it('pass through their moments in order, and tell no more than is known', () => {
    fc.assert(
      fc.property(someLeg, someDay, fc.integer({ min: -2_000, max: 2_000 }), (leg, day, minutes) => {
        const flight = schedule.flightOf(leg, day)
        if (!flight) return
        const moment = flight.departure + minutes * MINUTE
        const { actual, scheduled, cancelled, phase } = operations.at(flight, moment)
        const { final } = operations.courseOf(flight)
        expect(final.out).toBeLessThan(final.off)
        expect(final.off).toBeLessThan(final.on)
        expect(final.on).toBeLessThan(final.in)
        for (const at of Object.values(actual)) expect(at === null || at <= moment).toBe(true)
        expect(scheduled.out).toBe(flight.departure)
        expect(scheduled.in).toBe(flight.arrival)
        if (cancelled) expect(actual).toEqual({ out: null, off: null, on: null, in: null })
        expect(cancelled).toBe(phase === 'CANCELLED')
      }),
    )
  })

  it('carry delays from one flight of an aircraft to its next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: schedule.lines.length - 1 }), someDay, (index, day) => {
        const [registration = ''] = schedule.lines[index]?.registrations ?? []
        const flown = schedule
          .flightsOfAircraft(registration, day * DAY, (day + 6) * DAY)
          .map((flight) => operations.courseOf(flight))
          .filter(({ cancelledAt }) => cancelledAt === null)
        for (const [place, course] of flown.entries()) {
          const before = flown[place - 1]
          if (before) expect(course.final.out).toBeGreaterThan(before.final.in)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('call flights off there and back, so that the aircraft stays at home', () => {
    const day = dayOf('2026-11-19')
    for (const line of schedule.lines) {
      for (const leg of line.legs) {
        const flight = schedule.flightOf(leg, day)
        const partner = line.legs[leg.position % 2 === 0 ? leg.position + 1 : leg.position - 1]
        const other = partner && schedule.flightOf(partner, day)
        expect(Boolean(other)).toBe(Boolean(flight))
        if (flight && other)
          expect(operations.courseOf(flight).cancelledAt).toBe(operations.courseOf(other).cancelledAt)
      }
    }
  })

  it('are mostly on time, sometimes late, and seldom called off', () => {
    const flights = schedule.departuresBetween(NOW.getTime() - 2 * DAY, NOW.getTime() - DAY)
    const known = flights.map((flight) => operations.at(flight, NOW.getTime()))
    const flown = known.filter(({ cancelled }) => !cancelled)
    const late = flown.filter(({ departureDelay }) => departureDelay > 15)
    expect(flown.length / known.length).toBeGreaterThan(0.96)
    expect(late.length / flown.length).toBeGreaterThan(0.1)
    expect(late.length / flown.length).toBeLessThan(0.45)
  })
})
