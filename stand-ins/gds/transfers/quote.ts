import type { Chance } from '../../kit/chance.ts'
import { offsetAt } from '../../worlds/travel/localTime.ts'
import { numbersByCode } from '../shared/byCode.ts'
import { COMPANIES, type Company } from './companies.ts'
import type { Trip } from './trip.ts'
import { AIRPORT_BUS, EXPRESS_TRAIN, SHUTTLE, VEHICLES, type Vehicle } from './vehicles.ts'

export const TRANSFER_TYPES = ['PRIVATE', 'SHARED', 'TAXI', 'HOURLY', 'AIRPORT_EXPRESS', 'AIRPORT_BUS'] as const
export type TransferType = (typeof TRANSFER_TYPES)[number]

/** An option for a trip: company, vehicle and terms. */
export interface Option {
  readonly type: TransferType
  readonly company: Company
  readonly vehicle: Vehicle
}

/** A fare in euros, before conversion. */
export interface Fare {
  readonly base: number
  /** Fee of the airport for pickups. */
  readonly airportFee: number
  /** Value added tax in percent. */
  readonly taxRate: number
}

/** Euros. */
const AIRPORT_FEE = 4.5
const TAX = numbersByCode('FR 10, DE 7, ES 10, IT 10, GB 20, NL 9, CH 8.1, AT 10, BE 6, PT 6, US 0, AE 5, JP 10, IN 5')
const COST_OF_LIVING = numbersByCode(
  'CH 1.6, NO 1.5, US 1.3, GB 1.25, JP 1.3, DK 1.35, IN 0.4, TH 0.45, VN 0.4, EG 0.4, TR 0.5, MX 0.55, MA 0.5, ID 0.4, ' +
    'PL 0.65, HU 0.65, PT 0.8, ZA 0.6, BR 0.55, CN 0.55, CO 0.5, PE 0.5, KE 0.55',
)

/** All options for a trip, before filtering. */
export function optionsFor(trip: Trip, chance: Chance): Option[] {
  const where = trip.start.shown.locationCode ?? `${trip.start.countryCode} ${trip.start.timezone}`
  const companies = COMPANIES.filter(({ code }) => chance.unit(`${code} drives at ${where}`) < 0.75)
  const seated = VEHICLES.filter((vehicle) => vehicle.seats >= trip.passengers && vehicle.bags >= trip.bags)
  const own = companies.flatMap((company) =>
    seated
      .filter((vehicle) => chance.unit(`${company.code} has ${vehicle.code}${vehicle.category}`) < 0.5)
      .map((vehicle) => ({ company, vehicle })),
  )
  if (trip.isHourly || !trip.end) return own.map((one) => ({ type: 'HOURLY', ...one }))
  const [first] = companies
  const isAtAirport = trip.start.isAirport || trip.end.isAirport
  const among = (vehicle: Vehicle, type: TransferType): Option[] =>
    first && isAtAirport && trip.stops.length === 0 && vehicle.seats >= trip.passengers && trip.km < 120
      ? [{ type, company: first, vehicle }]
      : []
  const taxis = own.filter(({ vehicle }) => vehicle.category === 'ST' && vehicle.code !== 'MBR' && trip.km < 80)
  return [
    ...own.map((one) => ({ type: 'PRIVATE' as const, ...one })),
    ...taxis.slice(0, 2).map((one) => ({ type: 'TAXI' as const, ...one })),
    ...among(SHUTTLE, 'SHARED'),
    ...(trip.km > 8 ? among(EXPRESS_TRAIN, 'AIRPORT_EXPRESS') : []),
    ...among(AIRPORT_BUS, 'AIRPORT_BUS'),
  ]
}

/** The one-way price of a trip; deterministic. */
export function fareOf({ type, company, vehicle }: Option, trip: Trip, chance: Chance): Fare {
  const country = trip.start.countryCode
  const living = COST_OF_LIVING.get(country) ?? 1
  const mood = 0.94 + 0.12 * chance.unit(`${company.code} ${vehicle.code} ${country} ${trip.startsAt.slice(0, 10)}`)
  const ride =
    type === 'HOURLY'
      ? Math.max(2, trip.minutes / 60) * (vehicle.base + vehicle.perKm * 14)
      : vehicle.base + vehicle.perKm * trip.km + Math.max(0, trip.stops.length) * 5
  const isByTheSeat = type === 'SHARED' || type === 'AIRPORT_EXPRESS' || type === 'AIRPORT_BUS'
  const factor = isByTheSeat ? trip.passengers : company.factor * (isAtNight(trip) ? 1.2 : 1)
  return {
    base: ride * living * mood * factor,
    airportFee: trip.start.isAirport && !isByTheSeat ? AIRPORT_FEE * living : 0,
    taxRate: TAX.get(country) ?? 0,
  }
}

/** From 22:00 to 6:00, local time of the start. */
function isAtNight({ start, startsAtMs }: Trip): boolean {
  const hour = new Date(startsAtMs + offsetAt(start.timezone, startsAtMs) * 60_000).getUTCHours()
  return hour >= 22 || hour < 6
}
