import type { Pool } from '../../../prisma/database.ts'
import { affected, firstRow, tables } from '../../../prisma/sql.ts'
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
  const kept = { keyAuthorization, expiresAt: new Date(now.getTime() + KEPT_MS) }
  const put = tables.insertInto('upload.acmeHttpChallenge').values({ hostname, token, ...kept })
  await affected(
    pool,
    put.onConflict((conflict) => conflict.columns(['hostname', 'token']).doUpdateSet(kept)),
  )
}

/** Removes a challenge response. */
export async function removeHttpChallenge(
  pool: Pool,
  { hostname, token }: Omit<HttpChallenge, 'keyAuthorization'>,
): Promise<void> {
  const removed = tables.deleteFrom('upload.acmeHttpChallenge').where('hostname', '=', hostname)
  await affected(pool, removed.where('token', '=', token))
}

/** Removes expired challenge responses that a process left behind. */
export async function forgetHttpChallenges(pool: Pool, now: Date): Promise<void> {
  await affected(pool, tables.deleteFrom('upload.acmeHttpChallenge').where('expiresAt', '<=', now))
}

/** Serves `/.well-known/acme-challenge/<token>` for host names with an open challenge. */
export function httpChallengeHandler(pool: Pool, now: () => Date): Handler {
  return async (request, response, { hostname, pathname }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response, 'GET, HEAD')
    const token = pathname.slice(pathname.lastIndexOf('/') + 1)
    const open = tables.selectFrom('upload.acmeHttpChallenge').select('keyAuthorization').where('expiresAt', '>', now())
    const challenge = await firstRow(pool, open.where('hostname', '=', hostname).where('token', '=', token))
    const answer = challenge?.keyAuthorization
    if (answer === undefined) return refuse(response, { status: 404, error: 'No authority asked for this' })
    const headers = { 'content-type': 'application/octet-stream', 'content-length': Buffer.byteLength(answer) }
    response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(request.method === 'HEAD' ? '' : answer)
  }
}
