import type { Chance } from '../../../kit/chance.ts'
import { AIRLINES, type Airline } from '../airlines.ts'
import type { Airport } from '../airports.ts'
import type { Codeshare, Leg, Line } from './leg.ts'
import { type PlannedLine, planLines } from './lines.ts'
import { openRegistrar, type Registrar } from './registrations.ts'
import { type RoundTrip, roundTripsOf } from './roundTrips.ts'

/** First flight number of codeshares. */
const FIRST_CODESHARE = 5_000
const LAST_NUMBER = 9_999
/** Share of flights that a partner sells under a number of its own. */
const CODESHARE_SHARE = 0.35
const MAX_CODESHARES = 3

/** Builds the whole schedule: each airline's daily lines, with their aircraft. */
export function buildLines(chance: Chance): Line[] {
  const registrar = openRegistrar()
  const partners = openPartners(chance)
  const lines: Line[] = []
  let legs = 0
  for (const airline of AIRLINES) {
    const numbers = numberTrips(airline, chance)
    for (const plan of plansOf([...numbers.keys()], airline, chance)) {
      const line = makeLine(plan, { airline, index: lines.length, firstLeg: legs, numbers, registrar, partners })
      lines.push(line)
      legs += line.legs.length
    }
  }
  return lines
}

/** The longest flights get the lowest numbers; outbound is odd, return is the next one. */
function numberTrips(airline: Airline, chance: Chance): Map<RoundTrip, number> {
  const trips = roundTripsOf(airline, chance).sort((a, b) => b.distanceKm - a.distanceKm)
  const first = 2 * chance.integer(`numbers ${airline.iata}`, 0, airline.kind === 'low' ? 500 : 10) + 1
  return new Map(trips.map((trip, index) => [trip, first + 2 * index]))
}

function plansOf(trips: readonly RoundTrip[], airline: Airline, chance: Chance): PlannedLine[] {
  const groups = new Map<string, RoundTrip[]>()
  for (const trip of trips) {
    const key = `${trip.hub.iata} ${trip.aircraft.icao}`
    groups.set(key, [...(groups.get(key) ?? []), trip])
  }
  return [...groups].flatMap(([key, group]) => planLines(chance.shuffle(`lines ${airline.iata} ${key}`, group), chance))
}

interface Making {
  readonly airline: Airline
  readonly index: number
  readonly firstLeg: number
  readonly numbers: ReadonlyMap<RoundTrip, number>
  readonly registrar: Registrar
  readonly partners: Partners
}

function makeLine(plan: PlannedLine, making: Making): Line {
  const { airline, numbers } = making
  const start = plan.legs[0]?.departure ?? 0
  const legs: Leg[] = []
  const line: Line = {
    index: making.index,
    airline,
    hub: plan.hub,
    aircraft: plan.aircraft,
    start,
    registrations: Array.from({ length: plan.days }, () => making.registrar.register(airline)),
    legs,
  }
  for (const [position, { trip, origin, destination, departure, duration, dayOffset }] of plan.legs.entries()) {
    const isBack = position % 2 === 1
    legs.push({
      index: making.firstLeg + position,
      airline,
      number: (numbers.get(trip) ?? 0) + (isBack ? 1 : 0),
      origin,
      destination,
      aircraft: plan.aircraft,
      distanceKm: trip.distanceKm,
      duration,
      line,
      position,
      offset: departure - start,
      dayOffset,
      roundTrip: Math.floor(position / 2),
      weekdays: trip.weekdays,
      codeshares: making.partners.codesharesOf(airline, origin, destination),
    })
  }
  return line
}

interface Partners {
  codesharesOf(airline: Airline, origin: Airport, destination: Airport): Codeshare[]
}

/** Airlines of an alliance sell each other's flights at their hubs. */
function openPartners(chance: Chance): Partners {
  const next = new Map<string, number>()
  return {
    codesharesOf(airline, origin, destination) {
      if (airline.alliance === null) return []
      const friends = AIRLINES.filter(
        (other) =>
          other.alliance === airline.alliance &&
          other !== airline &&
          (other.country === origin.country || other.country === destination.country) &&
          chance.unit(`share ${airline.iata}${other.iata}${origin.iata}${destination.iata}`) < CODESHARE_SHARE,
      )
      return friends.slice(0, MAX_CODESHARES).flatMap((friend) => {
        const number = next.get(friend.iata) ?? FIRST_CODESHARE
        next.set(friend.iata, number + 1)
        return number <= LAST_NUMBER ? [{ airline: friend, number }] : []
      })
    },
  }
}
