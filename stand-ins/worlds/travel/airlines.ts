import { type AircraftType, aircraftType } from './aircraft.ts'
import { AIRLINE_TABLE } from './airlines/table.ts'
import { type Airport, knownAirport } from './airports.ts'

export type Alliance = 'oneworld' | 'skyteam' | 'star'

/** A hub of an airline, and its number of destinations. */
export interface Hub {
  readonly airport: Airport
  readonly routes: number
}

/** An airline. */
export interface Airline {
  /** Two letters or digits. */
  readonly iata: string
  /** Three letters. */
  readonly icao: string
  /** Its radio callsign. */
  readonly callsign: string
  /** The registered name. */
  readonly name: string
  readonly commonName: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** `low`: one cabin; bags and seats cost extra. */
  readonly kind: 'full' | 'low'
  readonly alliance: Alliance | null
  readonly hubs: readonly Hub[]
  /** Aircraft types of its fleet, smallest first. */
  readonly fleet: readonly AircraftType[]
  /** Check-in page. */
  readonly checkInUrl: string
  readonly website: string
}

/** All airlines, by IATA code. */
export const AIRLINES: readonly Airline[] = AIRLINE_TABLE.trim()
  .split('\n')
  .map(parseAirline)
  .sort((a, b) => (a.iata < b.iata ? -1 : 1))

const BY_IATA = new Map(AIRLINES.map((airline) => [airline.iata, airline]))
const BY_ICAO = new Map(AIRLINES.map((airline) => [airline.icao, airline]))

/** The airline of an IATA code, upper case. */
export function airlineByIata(code: string): Airline | undefined {
  return BY_IATA.get(code)
}

/** The airline of an ICAO code, upper case. */
export function airlineByIcao(code: string): Airline | undefined {
  return BY_ICAO.get(code)
}

/** The airline of an IATA or ICAO code. */
export function airlineByAnyCode(code: string): Airline | undefined {
  return BY_IATA.get(code) ?? BY_ICAO.get(code)
}

function parseAirline(line: string): Airline {
  const [codes = '', name = '', commonName = '', facts = '', hubs = '', fleet = ''] = line.split('|')
  const [iata = '', icao = '', ...callsign] = codes.split(' ')
  const [country = '', kind = '', alliance = ''] = facts.split(' ')
  const website = `https://www.${commonName.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`
  return {
    iata,
    icao,
    callsign: callsign.join(' '),
    name,
    commonName,
    country,
    kind: kind === 'low' ? 'low' : 'full',
    alliance: isAlliance(alliance) ? alliance : null,
    hubs: hubs.split(' ').map(parseHub),
    fleet: fleet.split(' ').map(knownType),
    website,
    checkInUrl: `${website}/check-in`,
  }
}

function isAlliance(word: string): word is Alliance {
  return word === 'oneworld' || word === 'skyteam' || word === 'star'
}

function parseHub(text: string): Hub {
  const [code = '', routes = ''] = text.split(':')
  return { airport: knownAirport(code), routes: Number(routes) }
}

function knownType(code: string): AircraftType {
  const type = aircraftType(code)
  if (!type) throw new Error(`No aircraft type ${code} in this world`)
  return type
}
