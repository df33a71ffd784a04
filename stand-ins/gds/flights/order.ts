import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import type { StandInOrder, StandInOrders } from '../orders.ts'
import { readDay } from '../shared/calendar.ts'
import { GdsProblem, notFound, wrongAt } from '../shared/problem.ts'
import { readAs } from '../shared/read.ts'
import { checkOffer, refuseUnavailable } from './check.ts'
import { dictionariesOf, segmentsOf } from './dictionaries.ts'
import type { FlightOffer, TravelerType } from './wire.ts'

const OFFICE = 'NCE4D31SB'
/** Characters of record locators, without easily confused ones. */
const LOCATOR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Minimum and maximum age in years of each traveller type. */
const AGES: Readonly<Record<TravelerType, readonly [number, number]>> = {
  ADULT: [12, 120],
  SENIOR: [60, 120],
  YOUNG: [12, 25],
  STUDENT: [12, 35],
  CHILD: [2, 11],
  SEATED_INFANT: [0, 1],
  HELD_INFANT: [0, 1],
}

const day = z.string().refine((text) => readDay(text) !== null, 'must be a day that exists, as YYYY-MM-DD')
const Name = z.looseObject({ firstName: z.string().min(1), lastName: z.string().min(1) })
const Phone = z.looseObject({ number: z.string().regex(/^\d{4,15}$/, 'must be digits') })
const Contact = z.looseObject({ emailAddress: z.string().nullish(), phones: z.array(Phone).nullish() })
const Traveler = z.looseObject({
  id: z.string().min(1),
  dateOfBirth: day,
  name: Name,
  contact: Contact.nullish(),
  documents: z.array(z.looseObject({ number: z.string().nullish(), expiryDate: day.nullish() })).nullish(),
})
const Body = z.object({
  data: z.looseObject({
    type: z.literal('flight-order'),
    flightOffers: z.array(z.unknown()).min(1).max(6),
    travelers: z.array(Traveler).min(1).max(18),
    remarks: z.unknown().optional(),
    ticketingAgreement: z.looseObject({ option: z.enum(['CONFIRM', 'DELAY_TO_CANCEL', 'DELAY_TO_QUEUE']) }).nullish(),
    contacts: z.array(Contact).nullish(),
  }),
})

type Order = z.output<typeof Body>['data']

/** Books an order. Idempotent by client reference. */
export async function createOrder(
  world: TravelWorld,
  orders: StandInOrders,
  body: unknown,
  clientRef: string | null,
): Promise<unknown> {
  const { data } = readAs(Body, body)
  const offers = data.flightOffers.map((value, index) => {
    const pointer = `/data/flightOffers/${index}`
    const checked = checkOffer(world, { value, pointer })
    return checked.isAvailable ? checked.offer : refuseUnavailable(checked, pointer)
  })
  checkTravelers(offers, data)
  const digest = createHash('sha256')
    .update(`${world.seed} ${clientRef ?? randomUUID()}`)
    .digest()
  // Sixteen bytes in base64 end in `==`, and may contain `+` and `/`: a client must encode them in URLs.
  const id = digest.subarray(0, 16).toString('base64')
  const payload = writeOrder(world, id, locatorOf(digest), offers, data)
  const taken = await orders.add({ id, kind: 'FLIGHT', payload, clientRef, now: world.now() })
  return answer(taken)
}

/** Finds an order by id; a cancelled one no longer exists. */
export async function findOrder(orders: StandInOrders, id: string): Promise<StandInOrder> {
  const order = await orders.find('FLIGHT', id)
  if (!order || order.cancelledAt) throw notFound('No order has this id')
  return order
}

/** The response of an order. */
export function answer({ payload }: StandInOrder) {
  const offers = offersOf(payload)
  const currencies = offers.map(({ price }) => price.currency)
  return { data: payload, dictionaries: dictionariesOf(segmentsOf(offers), currencies) }
}

/** The offers of an order, as originally written. */
export function offersOf(payload: StandInOrder['payload']): readonly FlightOffer[] {
  return payload.flightOffers as readonly FlightOffer[]
}

function writeOrder(
  world: TravelWorld,
  id: string,
  reference: string,
  offers: readonly FlightOffer[],
  { travelers, remarks, ticketingAgreement, contacts }: Order,
) {
  return {
    type: 'flight-order',
    id,
    queuingOfficeId: OFFICE,
    associatedRecords: offers.map((offer) => ({
      reference,
      creationDate: world.now().toISOString(),
      originSystemCode: 'GDS',
      flightOfferId: offer.id,
    })),
    flightOffers: offers,
    travelers,
    ...(remarks ? { remarks } : {}),
    ticketingAgreement: ticketingAgreement ?? { option: 'CONFIRM' },
    ...(contacts ? { contacts } : {}),
  }
}

function locatorOf(digest: Buffer): string {
  return [...digest.subarray(16, 22)].map((byte) => LOCATOR[byte % LOCATOR.length]).join('')
}

/** Checks that travellers match the offers and their age limits, and that one has contact details. */
function checkTravelers(offers: readonly FlightOffer[], { travelers, contacts }: Order): void {
  for (const { travelerPricings, itineraries } of offers) {
    const begin = itineraries[0]?.segments[0]?.departure.at.slice(0, 10) ?? ''
    if (travelerPricings.length !== travelers.length)
      throw wrongAt(
        '/data/travelers',
        4926,
        'INVALID DATA RECEIVED',
        `The offer is for ${travelerPricings.length} travellers`,
      )
    for (const [index, { id, dateOfBirth, documents }] of travelers.entries()) {
      const pointer = `/data/travelers/${index}`
      const type = travelerPricings.find(({ travelerId }) => travelerId === id)?.travelerType
      if (!type) throw wrongAt(`${pointer}/id`, 4926, 'INVALID DATA RECEIVED', `The offer has no traveller ${id}`)
      checkAge(type, yearsBetween(dateOfBirth, begin), `${pointer}/dateOfBirth`)
      const old = documents?.findIndex(({ expiryDate }) => expiryDate && expiryDate < begin) ?? -1
      if (old >= 0)
        throw wrongAt(`${pointer}/documents/${old}/expiryDate`, 425, 'INVALID DATE', 'It ends before the journey')
    }
  }
  const reachable = [...travelers.map(({ contact }) => contact), ...(contacts ?? [])]
  if (!reachable.some((contact) => contact?.emailAddress || contact?.phones?.length))
    throw new GdsProblem(400, {
      code: 32171,
      title: 'MANDATORY DATA MISSING',
      detail: 'At least one traveler needs an e-mail address or a phone number',
      source: { pointer: '/data/travelers/0/contact' },
    })
}

function checkAge(type: TravelerType, age: number, pointer: string): void {
  const [from, to] = AGES[type]
  if (age < from || age > to) {
    const detail = `A traveller of type ${type} is ${from} to ${to} years old when the journey begins, not ${age}`
    throw wrongAt(pointer, 4926, 'INVALID DATA RECEIVED', detail)
  }
}

/** Whole years between two dates. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
