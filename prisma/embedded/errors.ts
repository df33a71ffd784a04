/** The embedded Postgres cannot run here; the message gives the reason and the remedy. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

/** Suffix of every message about the embedded server. */
export const WAY_OUT = 'or set DATABASE_URL to a Postgres that runs elsewhere'
