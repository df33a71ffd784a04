import { BadInput } from '../../../schema/errors.ts'
import type { Args } from '../types.gen.ts'
import { FLIGHT_KINDS } from './wireWords.ts'

/** Filter for an airport's flights. */
type KindFilter = Pick<Args<'Airport.flights'>, 'airline' | 'type'>

/** The filter in the company's wire format. An airline implies the kind, so both together are rejected. */
export function kindQuery({ airline, type }: KindFilter): { readonly airline?: string; readonly type?: string } {
  if (airline && type) {
    throw new BadInput([{ path: ['type'], code: 'exclusive', message: 'must be left out where airline is given' }])
  }
  if (airline) return { airline: airline.toUpperCase() }
  return type ? { type: FLIGHT_KINDS[type] } : {}
}
