import type { Pool } from 'pg'

/** A database takes no connection. The message says why and what to do. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
  readonly reason: string
  readonly advice: string

  constructor(reason: string, advice: string, cause: unknown) {
    super(`The database cannot be used (${reason}): ${advice}.`, { cause })
    this.reason = reason
    this.advice = advice
  }
}

const USUAL_ADVICE = 'see whether it runs, and DATABASE_URL'

/** By what the error's code and message, separated by a blank, match. Codes are those of Postgres, OpenSSL and Node. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^28P01 /, 'see the user and the password of DATABASE_URL; special characters of a password are percent-encoded'],
  [/^3D000 /, 'make that database (createdb), or see its name in DATABASE_URL'],
  [/^28000 .*no encryption/, 'it takes only TLS: add sslmode=verify-full to DATABASE_URL'],
  [/^28000 /, 'allow the connection in its pg_hba.conf, or see the user of DATABASE_URL'],
  [/does not support SSL/, 'it does not speak TLS: take sslmode out of DATABASE_URL, or set ssl = on there'],
  [
    /^(UNABLE_TO_|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED)/,
    'its certificate is not of a known authority: add sslmode=verify-full&sslrootcert=/path/to/ca.pem to DATABASE_URL',
  ],
  [/^ERR_TLS_CERT_ALTNAME_INVALID /, 'use a host name in DATABASE_URL that its certificate is for'],
  [/^CERT_HAS_EXPIRED /, 'renew its certificate'],
]

/** Connects once. Throws DatabaseUnreachable. */
export async function requireReachable(pool: Pool): Promise<void> {
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    throw asUnreachable(error)
  }
}

/** An error of a database, with what to do about it. */
export function asUnreachable(error: unknown): DatabaseUnreachable {
  if (error instanceof DatabaseUnreachable) return error
  const { code = '', message }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error))
  const [, advice = USUAL_ADVICE] = ADVICE.find(([pattern]) => pattern.test(`${code} ${message}`)) ?? []
  return new DatabaseUnreachable(message.replace(/\.$/, '') || code, advice, error)
}
