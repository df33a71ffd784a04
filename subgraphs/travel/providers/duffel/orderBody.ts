import { z } from 'zod'
import { BadInput, type Issue, Unavailable } from '../../../../schema/errors.ts'
import type { Duffel } from './company.ts'
import type { Known } from './given.ts'
import { paired, type Traveler } from './travelers.ts'
import type { Offer } from './wire.ts'

const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish()

export const GivenContact = z.object({
  emailAddress: maybe(z.string()),
  phones: maybe(z.array(z.object({ countryCallingCode: maybe(z.string()), number: z.string() }))),
})
export type GivenContact = z.output<typeof GivenContact>

/** A traveller as a caller names one for an order. */
export const GivenTraveler = z.object({
  id: z.string(),
  dateOfBirth: z.string(),
  gender: maybe(z.string()),
  name: z.object({ firstName: z.string(), lastName: z.string(), middleName: maybe(z.string()) }),
  contact: maybe(GivenContact),
  documents: maybe(
    z.array(
      z.object({
        documentType: z.string(),
        number: z.string(),
        expiryDate: maybe(z.string()),
        issuanceCountry: maybe(z.string()),
      }),
    ),
  ),
})
export type GivenTraveler = z.output<typeof GivenTraveler>

/** What an order is made of, beside its offer. */
export interface Ordered {
  readonly travelers: readonly GivenTraveler[]
  readonly contacts: readonly GivenContact[]
  readonly metadata: Readonly<Record<string, string>>
}

const TRAVELERS = ['data', 'travelers'] as const

/**
 * The body of an order that the balance pays, at the offer's present price. Throws BadInput with each member of a
 * traveller that Duffel needs and does not have, and Unavailable for a sum above the operator's limit.
 */
export function orderBody({ offer, travelers }: Known, ordered: Ordered, { mostPerOrder }: Duffel): object {
  const { total_amount: amount, total_currency: currency } = offer
  if (offer.live_mode && Number(amount) > mostPerOrder)
    throw new Unavailable(`Orders above ${mostPerOrder} ${currency} are not booked here`)
  return {
    data: {
      type: 'instant',
      selected_offers: [offer.id],
      payments: [{ type: 'balance', amount, currency }],
      passengers: passengersOf(offer, travelers, ordered),
      metadata: ordered.metadata,
    },
  }
}

function passengersOf(offer: Offer, travelers: readonly Traveler[], { travelers: given, contacts }: Ordered) {
  const pairs = paired(offer.passengers, travelers) ?? []
  const passengerOf = new Map(pairs.map(({ passenger, traveler }) => [traveler.id, passenger.id]))
  const shared = [...contacts, ...given.flatMap(({ contact }) => contact ?? [])]
  const issues: Issue[] = []
  const passengers = pairs.map(({ passenger, traveler }) => {
    const index = given.findIndex(({ id }) => id === traveler.id)
    const person = given[index]
    if (!person) {
      issues.push({
        path: [...TRAVELERS],
        message: `must have the traveller ${traveler.id} of the offer`,
        code: 'invalid',
      })
      return {}
    }
    const infant = travelers.find(({ associatedAdultId }) => associatedAdultId === traveler.id)
    const infantId = infant && passengerOf.get(infant.id)
    const documents = documentsOf(person, offer)
    const { data, missing } = personOf(person, shared)
    issues.push(...missing.map(([member, message]) => issueAt(index, member, message)))
    if (offer.passenger_identity_documents_required && documents.length === 0)
      issues.push(issueAt(index, ['documents'], 'must have a document: the airline requires one'))
    return {
      id: passenger.id,
      ...data,
      ...(infantId ? { infant_passenger_id: infantId } : {}),
      ...(documents.length > 0 ? { identity_documents: documents } : {}),
    }
  })
  if (issues.length > 0) throw new BadInput(issues)
  return passengers
}

type Missing = readonly [member: readonly string[], message: string]

function personOf({ name, dateOfBirth, gender, contact }: GivenTraveler, shared: readonly GivenContact[]) {
  const email = [contact, ...shared].flatMap((one) => one?.emailAddress ?? [])[0]
  const phone = [contact, ...shared].flatMap((one) => one?.phones ?? [])[0]
  const sex = SEXES.get(gender ?? '')
  const missing: Missing[] = [
    ...(sex ? [] : [[['gender'], 'must be MALE or FEMALE: the airline requires it'] as const]),
    ...(email ? [] : [[['contact', 'emailAddress'], 'is needed by the airline'] as const]),
    ...(phone?.countryCallingCode
      ? []
      : [[['contact', 'phones'], 'must have a number with its countryCallingCode'] as const]),
  ]
  return {
    missing,
    data: {
      given_name: [name.firstName, name.middleName].filter(Boolean).join(' '),
      family_name: name.lastName,
      born_on: dateOfBirth,
      gender: sex?.gender,
      title: sex?.title,
      email,
      phone_number: `+${phone?.countryCallingCode ?? ''}${phone?.number ?? ''}`,
    },
  }
}

/** Duffel's words, which airlines require. */
const SEXES: ReadonlyMap<string, { readonly gender: string; readonly title: string }> = new Map([
  ['MALE', { gender: 'm', title: 'mr' }],
  ['FEMALE', { gender: 'f', title: 'ms' }],
])

const DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['PASSPORT', 'passport'],
  ['KNOWN_TRAVELER', 'known_traveler_number'],
  ['REDRESS', 'passenger_redress_number'],
])

/** The documents that the airline takes. */
function documentsOf({ documents }: GivenTraveler, { supported_passenger_identity_document_types: taken }: Offer) {
  return (documents ?? []).flatMap(({ documentType, number, expiryDate, issuanceCountry }) => {
    const type = DOCUMENTS.get(documentType)
    if (!type || !taken?.includes(type)) return []
    return [
      {
        type,
        unique_identifier: number,
        ...(expiryDate ? { expires_on: expiryDate } : {}),
        ...(issuanceCountry ? { issuing_country_code: issuanceCountry } : {}),
      },
    ]
  })
}

function issueAt(index: number, member: readonly string[], message: string): Issue {
  return { path: [...TRAVELERS, index, ...member], message, code: 'invalid' }
}

/** The caller's member of a member of the order: `data.passengers[0].phone_number`. */
export function placeOfPassenger([, list, index, member]: readonly (string | number)[]) {
  if (list !== 'passengers' || typeof index !== 'number') return null
  return [...TRAVELERS, index, ...(MEMBERS.get(String(member)) ?? [])]
}

const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['given_name', ['name', 'firstName']],
  ['family_name', ['name', 'lastName']],
  ['born_on', ['dateOfBirth']],
  ['gender', ['gender']],
  ['title', ['gender']],
  ['email', ['contact', 'emailAddress']],
  ['phone_number', ['contact', 'phones']],
  ['identity_documents', ['documents']],
])
