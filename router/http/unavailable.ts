import { TollgraphError, Unavailable } from '../../schema/errors.ts'

/** What a lost or missing database connection is called, by Node and by Postgres (class 08, and the three of 57P). */
const CONNECTION_CODES = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|08\w{3})$/
const CONNECTION_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|Can't reach database server/

/** An error as a caller may see it: those of ours as they are, a database that is gone as 503, nothing else. */
export function asPublicError(error: unknown): TollgraphError | null {
  if (error instanceof TollgraphError) return error
  const { code, message } = error as { code?: unknown; message?: unknown }
  const isGone = CONNECTION_CODES.test(String(code ?? '')) || CONNECTION_MESSAGES.test(String(message ?? ''))
  return isGone ? new Unavailable('The service cannot reach its database; try again', { retryAfter: 5 }) : null
}
