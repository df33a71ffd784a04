/** Error codes of a lost or missing database connection, by Node and Postgres (class 08, and three of 57P). */
const CONNECTION_CODES = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|08\w{3})$/
const CONNECTION_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|Can't reach database server/

/** Whether an error means that the database is down or the connection to it was lost. */
export function isDatabaseGone(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return CONNECTION_CODES.test(String(code ?? '')) || CONNECTION_MESSAGES.test(String(message ?? ''))
}
