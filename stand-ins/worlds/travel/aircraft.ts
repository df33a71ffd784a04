/** A type of aircraft. */
export interface AircraftType {
  /** ICAO designator, such as `B738`. */
  readonly icao: string
  /** IATA equipment code, such as `738`. */
  readonly iata: string
  /** Maker and model. */
  readonly name: string
  readonly seats: {
    readonly first: number
    readonly business: number
    readonly premium: number
    readonly economy: number
  }
  /** Cruise speed in knots, in still air. */
  readonly speed: number
  /** Maximum cruise altitude in feet. */
  readonly ceiling: number
  /** Range in kilometres with all seats taken. */
  readonly range: number
  readonly body: 'regional' | 'narrow' | 'wide'
  /** Kilograms of CO2 per seat and kilometre. */
  readonly emission: number
}

/** ICAO IATA | name | seats F J W Y | speed, ceiling, range | body | emission. */
const TABLE = `
AT76 AT7|ATR 72-600|0 0 0 70|275 25000 1500|regional|0.070
DH8D DH4|De Havilland Canada Dash 8-400|0 0 0 76|340 27000 2000|regional|0.078
E75L E7W|Embraer 175|0 12 0 64|447 41000 3700|regional|0.098
E190 E90|Embraer 190|0 10 0 88|450 41000 4200|regional|0.094
E295 295|Embraer 195-E2|0 8 0 124|455 41000 4800|regional|0.072
CRJ9 CR9|Bombardier CRJ-900|0 12 0 64|450 41000 2800|regional|0.096
BCS3 223|Airbus A220-300|0 12 0 128|450 41000 6200|narrow|0.066
A319 319|Airbus A319|0 12 0 126|450 39000 6000|narrow|0.086
A320 320|Airbus A320|0 12 0 150|450 39000 5700|narrow|0.080
A20N 32N|Airbus A320neo|0 12 0 162|452 39000 6300|narrow|0.066
A321 321|Airbus A321|0 20 0 170|452 39000 5900|narrow|0.078
A21N 32Q|Airbus A321neo|0 20 0 180|454 39000 7000|narrow|0.063
B737 73G|Boeing 737-700|0 12 0 126|450 41000 5900|narrow|0.088
B738 738|Boeing 737-800|0 16 0 150|452 41000 5600|narrow|0.080
B739 739|Boeing 737-900|0 20 0 159|452 41000 5400|narrow|0.078
B38M 7M8|Boeing 737 MAX 8|0 16 0 156|453 41000 6300|narrow|0.067
B39M 7M9|Boeing 737 MAX 9|0 20 0 159|453 41000 6200|narrow|0.066
B752 752|Boeing 757-200|0 20 0 156|461 42000 7200|narrow|0.092
B763 763|Boeing 767-300|0 30 0 190|470 43000 10500|wide|0.095
A332 332|Airbus A330-200|0 28 21 200|475 41000 13000|wide|0.090
A333 333|Airbus A330-300|0 36 21 230|475 41000 11300|wide|0.084
A339 339|Airbus A330-900neo|0 32 28 220|478 41000 13000|wide|0.074
A359 359|Airbus A350-900|0 40 24 236|488 43000 15000|wide|0.073
A35K 351|Airbus A350-1000|0 44 56 230|488 43000 15600|wide|0.074
A388 388|Airbus A380-800|14 76 44 355|490 43000 14800|wide|0.098
B772 772|Boeing 777-200ER|0 48 24 204|490 43000 13000|wide|0.099
B77W 77W|Boeing 777-300ER|8 49 40 207|490 43000 13600|wide|0.095
B788 788|Boeing 787-8|0 30 21 185|487 43000 13500|wide|0.076
B789 789|Boeing 787-9|0 42 28 211|488 43000 14100|wide|0.072
B78X 781|Boeing 787-10|0 44 21 253|488 41000 11900|wide|0.069
B744 744|Boeing 747-400|14 52 36 235|492 45000 13400|wide|0.112
`

/** All types, smallest first. */
const AIRCRAFT_TYPES: readonly AircraftType[] = TABLE.trim().split('\n').map(parseType)

const BY_ICAO = new Map(AIRCRAFT_TYPES.map((type) => [type.icao, type]))
const BY_IATA = new Map(AIRCRAFT_TYPES.map((type) => [type.iata, type]))

/** Finds a type by ICAO designator or IATA equipment code. */
export function aircraftType(code: string): AircraftType | undefined {
  return BY_ICAO.get(code) ?? BY_IATA.get(code)
}

/** Total number of seats. */
export function seatCount({ seats }: AircraftType): number {
  return seats.first + seats.business + seats.premium + seats.economy
}

function parseType(line: string): AircraftType {
  const [codes = '', name = '', seats = '', flight = '', body = '', emission = ''] = line.split('|')
  const [icao = '', iata = ''] = codes.split(' ')
  const [first = 0, business = 0, premium = 0, economy = 0] = seats.split(' ').map(Number)
  const [speed = 0, ceiling = 0, range = 0] = flight.split(' ').map(Number)
  if (body !== 'regional' && body !== 'narrow' && body !== 'wide') throw new Error(`Not the line of a type: ${line}`)
  return {
    icao,
    iata,
    name,
    seats: { first, business, premium, economy },
    speed,
    ceiling,
    range,
    body,
    emission: Number(emission),
  }
}
