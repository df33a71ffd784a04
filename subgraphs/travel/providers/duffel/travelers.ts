import { BadInput } from '../../../../schema/errors.ts'
import type { Passenger } from './wire.ts'

/** A traveller of the port's dialect. */
export interface Traveler {
  readonly id: string
  readonly type: string
  /** Of an infant on a lap. */
  readonly associatedAdultId?: string | null | undefined
}

/** Ages that a search says for travellers below 18 years, of whom our contract knows the type only. */
const AGES = { CHILD: 10, HELD_INFANT: 1 } as const

const KINDS = { adult: 'ADULT', child: 'CHILD', infant_without_seat: 'HELD_INFANT' } as const

/** The types that are sold as adults: Duffel has no fares for them that a search by type could ask for. */
const ADULTS = new Set(['ADULT', 'SENIOR', 'YOUNG', 'STUDENT'])

/** A traveller as Duffel's search takes one. Throws BadInput for an infant with a seat, which it does not sell. */
export function wantedPassenger({ type }: Traveler, path: readonly (string | number)[]): object {
  if (ADULTS.has(type)) return { type: 'adult' }
  if (type === 'CHILD' || type === 'HELD_INFANT') return { age: AGES[type] }
  throw new BadInput(`must not be ${type}: the company does not sell it`, [...path, 'travelerType'])
}

/** What a passenger is, in the port's words. */
export function kindOf({ type, age }: Passenger): 'ADULT' | 'CHILD' | 'HELD_INFANT' {
  if (type) return KINDS[type]
  if (age === null || age === undefined || age >= 12) return 'ADULT'
  return age < 2 ? 'HELD_INFANT' : 'CHILD'
}

/**
 * The passengers of an offer with the travellers who asked for it. Duffel names passengers itself; those of one type
 * have one price, so the first adult is the first traveller who is one. Null if they do not fit.
 */
export function paired(
  passengers: readonly Passenger[],
  travelers: readonly Traveler[],
): readonly { readonly passenger: Passenger; readonly traveler: Traveler }[] | null {
  const left = [...travelers]
  const pairs = passengers.flatMap((passenger) => {
    const kind = kindOf(passenger)
    const at = left.findIndex(({ type }) => (ADULTS.has(type) ? 'ADULT' : type) === kind)
    const [traveler] = at < 0 ? [] : left.splice(at, 1)
    return traveler ? [{ passenger, traveler }] : []
  })
  return pairs.length === passengers.length && left.length === 0 ? pairs : null
}

/** The travellers of passengers, numbered from 1. Infants sit on laps of adults in turn. */
export function numbered(passengers: readonly Passenger[]): readonly Traveler[] {
  const kinds = passengers.map((passenger, index) => ({ id: String(index + 1), type: kindOf(passenger) }))
  const adults = kinds.filter(({ type }) => type === 'ADULT')
  let infants = 0
  return kinds.map((one) => {
    if (one.type !== 'HELD_INFANT') return one
    const adult = adults[infants]
    infants += 1
    return { ...one, associatedAdultId: adult?.id ?? null }
  })
}
