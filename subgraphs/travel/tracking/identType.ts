import { BadInput } from '../../../schema/errors.ts'
import type { Args } from '../types.gen.ts'

/** Search key of a flight. */
type Ident = Pick<Args<'Query.trackedFlights'>, 'ident' | 'identType'>

/** Ident, seconds since 1970, source, and a number: no flight number or registration has this form. */
const FLIGHT_ID = /^[A-Za-z0-9]+-\d{9,10}-[A-Za-z]+-[A-Za-z0-9]+$/

/** Whether the ident is the id of one flight on one day. */
export function isFlightId({ ident, identType }: Ident): boolean {
  return identType === 'TRACKING_FLIGHT_ID' || (!identType && FLIGHT_ID.test(ident))
}

/** The kind of ident in the company's wire format. Flight ids need none: their form identifies them. */
export function identTypeQuery({ ident, identType }: Ident): { readonly ident_type?: string } {
  if (!identType) return {}
  if (identType !== 'TRACKING_FLIGHT_ID') return { ident_type: identType.toLowerCase() }
  if (FLIGHT_ID.test(ident)) return {}
  throw new BadInput([{ path: ['ident'], code: 'invalid_id', message: 'is not the id of a tracked flight' }])
}
