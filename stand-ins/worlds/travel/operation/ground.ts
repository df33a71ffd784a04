import type { Chance } from '../../../kit/chance.ts'
import type { Airline } from '../airlines.ts'
import type { Airport } from '../airports.ts'
import type { ScheduledFlight } from '../schedule.ts'

/** Terminals, gates and belts at airports. */
export interface GroundPlan {
  /** The terminal of an airline; null at airports with only one. */
  terminalOf(airport: Airport, airline: Airline): string | null
  /** The gate of a flight at its origin or its destination. */
  gateOf(flight: ScheduledFlight, airport: Airport): string
  /** The baggage belt of a flight. */
  beltOf(flight: ScheduledFlight): string
}

const SMALLEST_WITH_TERMINALS = 40
const WEIGHT_PER_TERMINAL = 20
const PIERS = ['A', 'B', 'C', 'D', 'E'] as const

/** The terminals and gates of a world. */
export function openGroundPlan(chance: Chance): GroundPlan {
  /** Bounded by the number of pairs of airport and airline or alliance; alliance members share a terminal. */
  const terminals = new Map<Airport, Map<string, string>>()
  const terminalOf = (airport: Airport, airline: Airline): string | null => {
    if (airport.weight < SMALLEST_WITH_TERMINALS) return null
    const here = terminals.get(airport) ?? new Map<string, string>()
    terminals.set(airport, here)
    const name = airline.alliance ?? airline.iata
    const count = Math.ceil(airport.weight / WEIGHT_PER_TERMINAL)
    const terminal = here.get(name) ?? String(chance.integer(`terminal ${airport.iata} ${name}`, 1, count))
    here.set(name, terminal)
    return terminal
  }
  return {
    terminalOf,
    gateOf(flight, airport) {
      const terminal = terminalOf(airport, flight.airline)
      const pier = PIERS[(Number(terminal ?? 1) - 1) % PIERS.length] ?? 'A'
      return `${pier}${chance.integer(`gate ${flight.id} ${airport.iata}`, 1, 8 + Math.round(airport.weight / 2))}`
    },
    beltOf(flight) {
      return String(chance.integer(`belt ${flight.id}`, 1, 3 + Math.round(flight.destination.weight / 8)))
    },
  }
}
