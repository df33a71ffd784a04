import { BadInput } from '../../../schema/errors.ts'

/** Search key of a flight. */
export interface IdentArgs {
  readonly ident: string
  readonly identType?: 'DESIGNATOR' | 'REGISTRATION' | 'TRACKING_FLIGHT_ID'
}

/** Ident, seconds since 1970, source, and a number: no flight number or registration has this form. */
const FLIGHT_ID = /^[A-Za-z0-9]+-\d{9,10}-[A-Za-z]+-[A-Za-z0-9]+$/

/** Whether the ident is the id of one flight on one day. */
export function isFlightId({ ident, identType }: IdentArgs): boolean {
  return identType === 'TRACKING_FLIGHT_ID' || (identType === undefined && FLIGHT_ID.test(ident))
}

/** The kind of ident in the company's wire format. Flight ids need none: their form identifies them. */
export function identTypeQuery({ ident, identType }: IdentArgs): { readonly ident_type?: string } {
  if (identType === undefined) return {}
  if (identType !== 'TRACKING_FLIGHT_ID') return { ident_type: identType.toLowerCase() }
  if (FLIGHT_ID.test(ident)) return {}
  throw new BadInput([{ path: ['ident'], code: 'invalid_id', message: 'is not the id of a tracked flight' }])
}
