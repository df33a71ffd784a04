import { BadInput } from '../../../schema/errors.ts'
import { FLIGHT_KINDS } from './wireWords.ts'

/** Filter for an airport's flights. */
export interface KindArgs {
  readonly airline?: string
  readonly type?: keyof typeof FLIGHT_KINDS
}

/** The filter in the company's wire format. An airline implies the kind, so both together are rejected. */
export function kindQuery({ airline, type }: KindArgs): { readonly airline?: string; readonly type?: string } {
  if (airline !== undefined && type !== undefined) {
    throw new BadInput([{ path: ['type'], code: 'exclusive', message: 'must be left out where airline is given' }])
  }
  if (airline !== undefined) return { airline: airline.toUpperCase() }
  return type === undefined ? {} : { type: FLIGHT_KINDS[type] }
}
