import { isDatabaseBusy, isDatabaseGone } from '../../../prisma/isGone.ts'
import { Unavailable } from '../../../schema/errors.ts'

/** The 503 of an error that means that the database cannot serve now; null for every other error. */
export function databaseAway(error: unknown): Unavailable | null {
  if (isDatabaseGone(error))
    return new Unavailable('The service cannot reach its database; try again', { retryAfter: 5 })
  if (isDatabaseBusy(error)) return new Unavailable('Other requests hold the same data; try again', { retryAfter: 1 })
  return null
}
