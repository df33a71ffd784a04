/** ST standard, BU business, FC first class. */
export type VehicleCategory = 'ST' | 'BU' | 'FC'

/** A kind of vehicle. */
export interface Vehicle {
  /** `CAR`, `SED`, `WGN`, `ELC`, `VAN`, `SUV`, `LMS`, `MBR` (motorbike), `TRN`, `BUS`. */
  readonly code: string
  readonly category: VehicleCategory
  readonly description: string
  readonly seats: number
  /** Suitcases of medium size. */
  readonly bags: number
  /** Base price in euros. */
  readonly base: number
  /** Euros. */
  readonly perKm: number
}

const TABLE = `
CAR|ST|Compact car with driver|3|2|14|1.25
WGN|ST|Estate car with driver|4|4|17|1.35
ELC|ST|Electric saloon with driver|3|2|16|1.3
VAN|ST|Minivan for up to seven|7|7|24|1.7
MBR|ST|Motorbike with driver and helmet|1|1|12|0.95
SED|BU|Business saloon with driver|3|3|28|2.1
SUV|BU|Large off-road car with driver|5|5|34|2.4
VAN|BU|Business van with facing seats|7|8|42|2.8
BUS|BU|Coach for groups|16|20|110|3.9
SED|FC|First class saloon with driver|3|3|55|3.6
LMS|FC|Stretched limousine|6|4|95|5.2
`

export const VEHICLES: readonly Vehicle[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', category, description = '', seats, bags, base, perKm] = line.split('|')
    return {
      code,
      category: category as VehicleCategory,
      description,
      seats: Number(seats),
      bags: Number(bags),
      base: Number(base),
      perKm: Number(perKm),
    }
  })

/** Scheduled transport between an airport and its city, shared by many passengers. */
export const EXPRESS_TRAIN = ofMany('TRN', 'Airport express train', 6, 0.32)
export const AIRPORT_BUS = ofMany('BUS', 'Airport bus', 3, 0.16)
export const SHUTTLE = ofMany('VAN', 'Shared shuttle van', 7, 0.42)

function ofMany(code: string, description: string, base: number, perKm: number): Vehicle {
  return { code, category: 'ST', description, seats: 8, bags: 8, base, perKm }
}
