import { BadInput } from '../../../schema/errors.ts'

/** What a flight is looked for by. */
export interface IdentArgs {
  readonly ident: string
  readonly identType?: 'DESIGNATOR' | 'REGISTRATION' | 'TRACKING_FLIGHT_ID'
}

/** Ident, seconds since 1970, where it is from, and a number: no flight number and no registration looks like that. */
const FLIGHT_ID = /^[A-Za-z0-9]+-\d{9,10}-[A-Za-z]+-[A-Za-z0-9]+$/

/** Whether the id of one flight on one day is meant. */
export function isFlightId({ ident, identType }: IdentArgs): boolean {
  return identType === 'TRACKING_FLIGHT_ID' || (identType === undefined && FLIGHT_ID.test(ident))
}

/** The kind of ident as the company is asked for it. Ids speak for themselves, so that its own word for them is not needed. */
export function identTypeQuery({ ident, identType }: IdentArgs): { readonly ident_type?: string } {
  if (identType === undefined) return {}
  if (identType !== 'TRACKING_FLIGHT_ID') return { ident_type: identType.toLowerCase() }
  if (FLIGHT_ID.test(ident)) return {}
  throw new BadInput([{ path: ['ident'], code: 'invalid_id', message: 'is not the id of a tracked flight' }])
}
