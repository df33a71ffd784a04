import { type Airline, airlineByIata, airlineByIcao } from '../../worlds/travel/airlines.ts'
import type { Leg } from '../../worlds/travel/schedule/leg.ts'
import type { Schedule } from '../../worlds/travel/schedule.ts'

/** A flight number of an airline. */
export interface Designator {
  readonly airline: Airline
  readonly number: number
}

/** Identifiers of flights and aircraft. */
export interface Idents {
  /** Parses `BAW117` or `BA117`; null when it is not a flight number of a known airline. */
  designator(text: string): Designator | null
  /** The leg of a flight number, codeshares included; undefined for an unknown one. */
  legOf(designator: Designator): Leg | undefined
  /** The registration with its hyphen, from a spelling with or without it; undefined for unknown aircraft. */
  registration(text: string): string | undefined
}

/** The idents of a schedule. */
export function openIdents(schedule: Schedule): Idents {
  const registrations = new Map<string, string>()
  for (const line of schedule.lines) {
    for (const registration of line.registrations) registrations.set(bare(registration), registration)
  }
  const shared = new Map<string, Leg>()
  for (const leg of schedule.legs) {
    for (const { airline, number } of leg.codeshares) shared.set(`${airline.iata}${number}`, leg)
  }
  return {
    designator(text) {
      const [, icao = '', byIcao = ''] = /^([A-Z]{3})0*(\d{1,4})$/i.exec(text) ?? []
      const [, iata = '', byIata = ''] = /^([A-Z0-9]{2})0*(\d{1,4})$/i.exec(text) ?? []
      const ofIcao = airlineByIcao(icao.toUpperCase())
      if (ofIcao) return { airline: ofIcao, number: Number(byIcao) }
      const ofIata = airlineByIata(iata.toUpperCase())
      return ofIata ? { airline: ofIata, number: Number(byIata) } : null
    },
    legOf({ airline, number }) {
      return schedule.legByNumber(airline.iata, number) ?? shared.get(`${airline.iata}${number}`)
    },
    registration: (text) => registrations.get(bare(text)),
  }
}

function bare(registration: string): string {
  return registration.replaceAll('-', '').toUpperCase()
}
