import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'

/** Seconds. */
const LIFETIME = 1_799
const TOKEN_PATH = '/v1/security/oauth2/token'

/**
 * Client credentials by the GDS's documentation: every token request succeeds, and every other route requires a token.
 * Tokens are self-contained, so that none is stored.
 */
export function tokenStandIn(app: FastifyInstance, { key, now }: { readonly key: string; now(): Date }): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  app.post<{ Body: Readonly<Record<string, string>> }>(TOKEN_PATH, ({ body }) => {
    const { grant_type: grant, client_id: client, client_secret: secret } = body ?? {}
    if (grant !== 'client_credentials') throw refuse(400, 'unsupported_grant_type', 38187)
    if (!client || !secret) throw refuse(401, 'invalid_client', 38187)
    const expires = String(Math.floor(now().getTime() / 1_000) + LIFETIME)
    return {
      type: 'OAuth2Token',
      client_id: client,
      token_type: 'Bearer',
      access_token: `${expires}.${sign(key, expires)}`,
      expires_in: LIFETIME,
      state: 'approved',
      scope: '',
    }
  })
  app.addHook('onRequest', async ({ url, headers }) => {
    if (url.split('?', 1)[0] === TOKEN_PATH) return
    const [scheme, token = ''] = (headers.authorization ?? '').split(' ')
    if (scheme !== 'Bearer') throw refusal(38191, 'Missing or invalid format for mandatory Authorization header')
    const [expires = '', signature = ''] = token.split('.')
    if (!isSame(sign(key, expires), signature))
      throw refusal(38190, 'The access token provided in the header is invalid')
    if (Number(expires) * 1_000 < now().getTime()) throw refusal(38192, 'The access token is expired')
  })
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

function refuse(status: number, error: string, code: number): StandInError {
  return new StandInError(status, { error, error_description: 'Client credentials are invalid', code, title: error })
}

function refusal(code: number, detail: string): StandInError {
  return new StandInError(401, { errors: [{ status: 401, code, title: 'Invalid access token', detail }] })
}
