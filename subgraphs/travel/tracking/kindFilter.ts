import { BadInput } from '../../../schema/errors.ts'
import { FLIGHT_KINDS } from './wireWords.ts'

/** Which flights of an airport are wanted. */
export interface KindArgs {
  readonly airline?: string
  readonly type?: keyof typeof FLIGHT_KINDS
}

/** The filter as the company is asked for it. An airline says what kind its flights are, so it excludes a kind. */
export function kindQuery({ airline, type }: KindArgs): { readonly airline?: string; readonly type?: string } {
  if (airline !== undefined && type !== undefined) {
    throw new BadInput([{ path: ['type'], code: 'exclusive', message: 'must be left out where airline is given' }])
  }
  if (airline !== undefined) return { airline: airline.toUpperCase() }
  return type === undefined ? {} : { type: FLIGHT_KINDS[type] }
}
