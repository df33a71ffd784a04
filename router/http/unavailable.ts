import { isDatabaseGone } from '../../prisma/isGone.ts'
import { TollgraphError, Unavailable } from '../../schema/errors.ts'

/** The error that a caller may see: a TollgraphError as it is, a lost database as 503, null for all others. */
export function asPublicError(error: unknown): TollgraphError | null {
  if (error instanceof TollgraphError) return error
  if (!isDatabaseGone(error)) return null
  return new Unavailable('The service cannot reach its database; try again', { retryAfter: 5 })
}
