/** The embedded Postgres cannot run here; the message says why and what to do about it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

/** Ends every message whose trouble is with the embedded server itself. */
export const WAY_OUT = 'or set DATABASE_URL to a Postgres that runs elsewhere'
