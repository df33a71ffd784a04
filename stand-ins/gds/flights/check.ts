import { z } from 'zod'
import { brandByCode } from '../../worlds/travel/fares/brands.ts'
import { bookingClass } from '../../worlds/travel/fares/cabins.ts'
import { seatsForSale } from '../../worlds/travel/fares/seats.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { isKnownCurrency } from '../shared/currencies.ts'
import { GdsProblem, wrongAt } from '../shared/problem.ts'
import { differences } from './differences.ts'
import { writeOffer } from './offer.ts'
import { type BoundPlan, type OfferPlan, seatsNeeded } from './plan.ts'
import { type FlightOffer, TRAVELER_TYPES } from './wire.ts'

/** The members of a returned offer from which it is recomputed; the rest is compared. */
const Offer = z.looseObject({
  type: z.literal('flight-offer'),
  id: z.string().min(1),
  itineraries: z
    .array(
      z.looseObject({
        segments: z
          .array(
            z.looseObject({
              carrierCode: z.string(),
              number: z.string().regex(/^\d{1,4}$/),
              departure: z.looseObject({ at: z.string().min(10) }),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  price: z.looseObject({ currency: z.string() }),
  travelerPricings: z
    .array(
      z.looseObject({
        travelerId: z.string(),
        travelerType: z.enum(TRAVELER_TYPES),
        associatedAdultId: z.string().nullish(),
        fareDetailsBySegment: z.array(z.looseObject({ class: z.string(), brandedFare: z.string() })).min(1),
      }),
    )
    .min(1),
})

/** An offer in a request body, at a JSON pointer. */
export interface GivenOffer {
  readonly pointer: string
  readonly value: unknown
}

/** An offer recognised as ours, unchanged. */
export interface CheckedOffer {
  readonly offer: FlightOffer
  readonly plan: OfferPlan
  /** Whether its booking classes still have seats. */
  readonly isAvailable: boolean
}

const INVALID_DATA = { code: 4926, title: 'INVALID DATA RECEIVED' } as const

/**
 * Recomputes an offer from its flights, classes and travellers and compares it with the given one; only seats left and
 * ticketing date may differ. Throws a GdsProblem that names the differences.
 */
export function checkOffer(world: TravelWorld, given: GivenOffer): CheckedOffer {
  const plan = planOf(world, given)
  const offer = writeOffer(world, plan, idOf(given))
  const [difference] = differences(given.value, offer)
  if (difference) {
    const { pointer, given: was, expected } = difference
    const detail = `This offer was changed: ${show(was)} was sent where ${show(expected)} was offered`
    throw wrongAt(given.pointer + pointer, INVALID_DATA.code, INVALID_DATA.title, detail)
  }
  return { offer, plan, isAvailable: isAvailable(world, plan) }
}

/** Whether all its seats are still available. */
function isAvailable(world: TravelWorld, { bounds, travelers }: OfferPlan): boolean {
  const at = world.now().getTime()
  const seats = seatsNeeded(travelers)
  return bounds.every(({ bound, classes }) =>
    bound.every((flight, index) => {
      const one = classes[index]
      return one !== undefined && seatsForSale(world.chance, flight, one, at) >= seats
    }),
  )
}

/** Rejects offers with a departed, cancelled or sold-out flight. */
export function refuseUnavailable({ offer }: CheckedOffer, pointer: string): never {
  throw new GdsProblem(400, {
    code: 34651,
    title: 'SEGMENT SELL FAILURE',
    detail: `Could not sell offer ${offer.id}: its seats are gone. Search again`,
    source: { pointer },
  })
}

function idOf({ value }: GivenOffer): string {
  return (value as { readonly id: string }).id
}

function planOf(world: TravelWorld, { value, pointer }: GivenOffer): OfferPlan {
  const read = Offer.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    const at = (issue?.path ?? []).map((part) => `/${String(part)}`).join('')
    throw wrongAt(pointer + at, 477, 'INVALID FORMAT', issue?.message)
  }
  const { itineraries, travelerPricings, price } = read.data
  if (!isKnownCurrency(price.currency))
    throw wrongAt(`${pointer}/price/currency`, INVALID_DATA.code, INVALID_DATA.title, 'No offer is in this currency')
  const details = travelerPricings[0]?.fareDetailsBySegment ?? []
  let segment = 0
  const bounds = itineraries.map(({ segments }, index): BoundPlan => {
    const first = segment
    const bound = segments.map((given, place) =>
      flightOf(world, given, `${pointer}/itineraries/${index}/segments/${place}`),
    )
    segment += segments.length
    return { bound, ...soldAs(details.slice(first, segment), bound.length, pointer) }
  })
  const travelers = travelerPricings.map(({ travelerId: id, travelerType: type, associatedAdultId }) => ({
    id,
    type,
    ...(associatedAdultId ? { associatedAdultId } : {}),
  }))
  if (new Set(travelers.map(({ id }) => id)).size < travelers.length)
    throw wrongAt(
      `${pointer}/travelerPricings`,
      INVALID_DATA.code,
      INVALID_DATA.title,
      'Travelers must have different ids',
    )
  return { bounds, travelers, currency: price.currency }
}

function flightOf(
  world: TravelWorld,
  { carrierCode, number, departure }: { carrierCode: string; number: string; departure: { at: string } },
  pointer: string,
): ScheduledFlight {
  const date = departure.at.slice(0, 10)
  const flight = world.schedule.flightByNumber(carrierCode, Number(number), date)
  if (!flight) {
    const detail = `${carrierCode} ${number} does not leave on ${date}`
    throw wrongAt(pointer, INVALID_DATA.code, INVALID_DATA.title, detail)
  }
  return flight
}

function soldAs(
  details: readonly { readonly class: string; readonly brandedFare: string }[],
  segments: number,
  pointer: string,
): Pick<BoundPlan, 'classes' | 'brand'> {
  const place = `${pointer}/travelerPricings/0/fareDetailsBySegment`
  const classes = details.flatMap((detail) => bookingClass(detail.class) ?? [])
  const brand = brandByCode(details[0]?.brandedFare ?? '')
  if (classes.length < segments || !brand)
    throw wrongAt(place, INVALID_DATA.code, INVALID_DATA.title, 'Each segment needs a class and a brand that are sold')
  return { classes, brand }
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? 'nothing')
}
