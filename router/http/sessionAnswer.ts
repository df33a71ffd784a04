import type { Answer } from '../../prisma/ledger/stored.ts'
import { errorAnswer, jsonAnswer } from '../../rest-compat/answer.ts'
import { TollgraphError } from '../../schema/errors.ts'
import { openedByPath } from '../identity/opened.ts'
import type { SessionDesk } from '../identity/sessionDesk.ts'
import { isSessionToken, type Session } from '../identity/sessions.ts'
import { PaymentRequired } from '../payments/protocol/paymentRequired.ts'
import { challengeAnswer } from './challengeAnswer.ts'
import { credentialsOf } from './credentials.ts'
import { notAllowed } from './notAllowed.ts'

/** A request to `/session`. */
export interface SessionRequest {
  readonly method: string
  /** As the caller sent it; the signature covers it. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

const STATEMENT =
  'Begin a session of 15 minutes that may read everything of your wallet here. It changes nothing and moves no money.'

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * `/session`: POST with SIWX begins a session, GET with its token shows it, DELETE with its token ends it. Any frontend
 * then reads with `Authorization: Bearer`.
 */
export async function sessionAnswer(
  request: SessionRequest,
  { identity, sessions, restrictions, now }: SessionDesk,
): Promise<Answer> {
  const { siwx, bearer } = credentialsOf(request.headers)
  switch (request.method) {
    case 'POST': {
      try {
        const credentials = { siwx, bearer: null }
        const opened = () => openedByPath('POST', STATEMENT)
        const wallet = await identity.requireSignature({ credentials, resource: resourceOf(request), opened }, now())
        await restrictions.requireAllowed(wallet)
        return jsonAnswer(201, shown(await sessions.begin(wallet, now())), PRIVATE)
      } catch (error) {
        if (error instanceof PaymentRequired) return challengeAnswer(error, null)
        if (error instanceof TollgraphError) return errorAnswer(error)
        throw error
      }
    }
    case 'GET': {
      const session = isSessionToken(bearer) ? await sessions.find(bearer, now()) : null
      return session ? jsonAnswer(200, shown(session), PRIVATE) : unknown()
    }
    case 'DELETE':
      return isSessionToken(bearer) && (await sessions.end(bearer))
        ? jsonAnswer(200, { success: true }, PRIVATE)
        : unknown()
    default:
      return notAllowed(request.method, ['POST', 'GET', 'DELETE'])
  }
}

function shown({ expiresAt, ...session }: Session): object {
  return { success: true, ...session, expiresAt: expiresAt.toISOString() }
}

function unknown(): Answer {
  return errorAnswer(new TollgraphError('UNAUTHENTICATED', 'This is not the token of a session that lasts'))
}

function resourceOf({ url }: SessionRequest) {
  return {
    url,
    method: 'POST',
    description: 'Begins a session of 15 minutes for the wallet that signs',
    mimeType: 'application/json',
    serviceName: 'Tollgraph',
  }
}
