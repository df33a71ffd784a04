import { TollgraphError } from '../../schema/errors.ts'
import { databaseAway } from '../../subgraphs/kit/service/databaseAway.ts'

/** The error that a caller may see: a TollgraphError as it is, a database that cannot serve as 503, null for all others. */
export function asPublicError(error: unknown): TollgraphError | null {
  return error instanceof TollgraphError ? error : databaseAway(error)
}
