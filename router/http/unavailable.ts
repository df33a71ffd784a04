import { TollgraphError, Unavailable } from '../../schema/errors.ts'
import { isDatabaseGone } from '../database/isGone.ts'

/** An error as a caller may see it: those of ours as they are, a database that is gone as 503, nothing else. */
export function asPublicError(error: unknown): TollgraphError | null {
  if (error instanceof TollgraphError) return error
  if (!isDatabaseGone(error)) return null
  return new Unavailable('The service cannot reach its database; try again', { retryAfter: 5 })
}
