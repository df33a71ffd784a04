import type { Pool } from '../../../prisma/database.ts'
import { refuse, refuseMethod } from '../../kit/net/http/respond.ts'
import type { Handler } from '../server/handlers.ts'

/** How long a challenge response is kept for the authority. Milliseconds. */
const KEPT_MS = 3600 * 1000

/** The content that an authority expects at `http://<hostname>/.well-known/acme-challenge/<token>`. */
export interface HttpChallenge {
  readonly hostname: string
  readonly token: string
  readonly keyAuthorization: string
}

/** Stores a challenge response in the database, visible to every process. */
export async function putHttpChallenge(pool: Pool, challenge: HttpChallenge, now: Date): Promise<void> {
  const { hostname, token, keyAuthorization } = challenge
  const sql = `INSERT INTO upload.acme_http_challenge (hostname, token, key_authorization, expires_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (hostname, token) DO UPDATE SET key_authorization = $3, expires_at = $4`
  await pool.query(sql, [hostname, token, keyAuthorization, new Date(now.getTime() + KEPT_MS)])
}

/** Removes a challenge response. */
export async function removeHttpChallenge(
  pool: Pool,
  { hostname, token }: Omit<HttpChallenge, 'keyAuthorization'>,
): Promise<void> {
  await pool.query('DELETE FROM upload.acme_http_challenge WHERE hostname = $1 AND token = $2', [hostname, token])
}

/** Removes expired challenge responses that a process left behind. */
export async function forgetHttpChallenges(pool: Pool, now: Date): Promise<void> {
  await pool.query('DELETE FROM upload.acme_http_challenge WHERE expires_at <= $1', [now])
}

/** Serves `/.well-known/acme-challenge/<token>` for host names with an open challenge. */
export function httpChallengeHandler(pool: Pool, now: () => Date): Handler {
  return async (request, response, { hostname, pathname }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response, 'GET, HEAD')
    const token = pathname.slice(pathname.lastIndexOf('/') + 1)
    const sql = `SELECT key_authorization FROM upload.acme_http_challenge
      WHERE hostname = $1 AND token = $2 AND expires_at > $3`
    const { rows } = await pool.query<{ key_authorization: string }>(sql, [hostname, token, now()])
    const answer = rows[0]?.key_authorization
    if (answer === undefined) return refuse(response, { status: 404, error: 'No authority asked for this' })
    const headers = { 'content-type': 'application/octet-stream', 'content-length': Buffer.byteLength(answer) }
    response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(request.method === 'HEAD' ? '' : answer)
  }
}
