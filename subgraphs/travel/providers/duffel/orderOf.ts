import { shortId } from './ids.ts'
import { dictionariesOf, fareDetails, itinerariesOf, priceOf } from './offer.ts'
import { numbered, type Traveler } from './travelers.ts'
import type { Order } from './wire.ts'

/** Names of the order's metadata, in which we find our own orders and their travellers again. */
export const ACT = 'act'
const TRAVELERS = 'travelers'
/** The members of travellers: this one, and `travelers_2` and so on where one does not hold them all. */
const OF_TRAVELERS = /^travelers(_\d+)?$/
/** Most characters of a member of the metadata. */
const MEMBER_LENGTH = 500

/** What an order remembers of its travellers: Duffel has ids of its own for them. */
export function metadataOf(
  act: string,
  pairs: readonly { readonly passenger: { readonly id: string }; readonly traveler: Traveler }[],
): Record<string, string> {
  const members: string[] = []
  for (const { passenger, traveler } of pairs) {
    const pair = `${passenger.id}=${escaped(traveler.id)}`
    const last = members.at(-1)
    if (last !== undefined && last.length + 1 + pair.length <= MEMBER_LENGTH) members.splice(-1, 1, `${last},${pair}`)
    else members.push(pair)
  }
  const named = members.map((member, index) => [index === 0 ? TRAVELERS : `${TRAVELERS}_${index + 1}`, member])
  return { [ACT]: act, ...Object.fromEntries(named) }
}

/** A caller's id without the comma that separates pairs: it may have any characters. */
function escaped(id: string): string {
  return id.replaceAll('%', '%25').replaceAll(',', '%2C')
}

function unescaped(text: string): string {
  return text.replaceAll('%2C', ',').replaceAll('%25', '%')
}

/** An order in the port's dialect. */
export function orderOf(order: Order) {
  const travelers = travelersOf(order)
  const offerId = (order.offer_id && shortId(order.offer_id)) || shortId(order.id) || order.id
  return {
    data: {
      type: 'flight-order',
      id: order.id,
      associatedRecords: [
        {
          reference: order.booking_reference,
          creationDate: order.created_at,
          ...(order.owner.iata_code ? { originSystemCode: order.owner.iata_code } : {}),
          flightOfferId: offerId,
        },
      ],
      flightOffers: [offerIn(order, offerId, travelers)],
      travelers: order.passengers.map((passenger, index) => travelerOf(passenger, travelers[index]?.id ?? '')),
      ticketingAgreement: { option: 'CONFIRM' },
    },
    dictionaries: dictionariesOf(order.slices),
  }
}

/** The travellers of an order, with the ids that their caller gave them; numbered where the order does not say. */
function travelersOf({ passengers, metadata }: Order): readonly Traveler[] {
  const pairs = Object.entries(metadata ?? {}).flatMap(([name, value]) =>
    OF_TRAVELERS.test(name) ? value.split(',') : [],
  )
  const known = new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), unescaped(pair.slice(at + 1))] as const
    }),
  )
  const idAt = (index: number) => known.get(passengers[index]?.id ?? '')
  return numbered(passengers).map(({ id, type, associatedAdultId }, index) => {
    const adult = associatedAdultId ? idAt(Number(associatedAdultId) - 1) : undefined
    return { id: idAt(index) ?? id, type, associatedAdultId: adult ?? associatedAdultId }
  })
}

function offerIn(order: Order, id: string, travelers: readonly Traveler[]) {
  const airline = order.owner.iata_code
  return {
    type: 'flight-offer',
    id,
    source: 'GDS',
    itineraries: itinerariesOf(order.slices),
    price: priceOf(order),
    ...(airline ? { validatingAirlineCodes: [airline] } : {}),
    travelerPricings: order.passengers.map((passenger, index) => {
      const { id: travelerId = '', type = 'ADULT', associatedAdultId } = travelers[index] ?? {}
      return {
        travelerId,
        travelerType: type,
        ...(associatedAdultId ? { associatedAdultId } : {}),
        fareDetailsBySegment: fareDetails(order.slices, passenger.id),
      }
    }),
  }
}

function travelerOf(passenger: Order['passengers'][number], id: string) {
  const {
    given_name: firstName,
    family_name: lastName,
    born_on: dateOfBirth,
    gender,
    email,
    phone_number: phone,
  } = passenger
  return {
    id,
    dateOfBirth,
    ...(gender ? { gender: gender === 'm' ? 'MALE' : 'FEMALE' } : {}),
    name: { firstName, lastName },
    contact: {
      ...(email ? { emailAddress: email } : {}),
      ...(phone ? { phones: [{ number: phone.replace(/\D/g, '') }] } : {}),
    },
  }
}
