import { randomUUID } from 'node:crypto'
import { Agent, request } from 'undici'
import type { Keys } from '../../../keys/keys.ts'
import { gather } from '../../../net/gather.ts'
import type { AnswerCheck } from '../answerKeys.ts'
import { ANSWER_HEADER } from '../claims.ts'
import { HANDSHAKE_HEADER, handshakeToken } from './handshakeToken.ts'
import { HANDSHAKE_PATH } from './serviceFacts.ts'

/** Largest answer, in bytes. */
const MAX_BYTES = 100_000

/** The answer to a handshake. */
export type HandshakeAnswer =
  /** No answer in time. */
  | { readonly kind: 'silent'; readonly error: unknown }
  /** An answer that does not come from a service of this installation; `problem` says why and what to do. */
  | { readonly kind: 'stranger'; readonly problem: string }
  /** The signed facts, unread; `jti` is the id of the token that the service has claimed in its database. */
  | { readonly kind: 'facts'; readonly facts: unknown; readonly jti: string }

/** How a service is asked for its facts. */
export interface HandshakeOptions {
  /** Of its graph. */
  readonly url: string
  /** Sign the handshake. */
  readonly keys: Keys
  readonly answerCheck: AnswerCheck
  /** From the start to the last byte of the answer. */
  readonly timeoutMs: number
}

/** Asks a service for its facts, on a connection of its own: one that hangs must not answer for another. */
export async function askFacts({ url, keys, answerCheck, timeoutMs }: HandshakeOptions): Promise<HandshakeAnswer> {
  const jti = randomUUID()
  const dispatcher = new Agent({ connect: { timeout: timeoutMs } })
  try {
    const { statusCode, headers, body } = await request(handshakeUrl(url), {
      dispatcher,
      method: 'POST',
      headers: { [HANDSHAKE_HEADER]: await handshakeToken(keys, jti) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const bytes = await gather(body, MAX_BYTES, () => new RangeError(`The answer is larger than ${MAX_BYTES} bytes`))
    if (statusCode !== 200) return stranger(statusCode)
    if (!(await answerCheck(String(headers[ANSWER_HEADER] ?? ''), jti, bytes)))
      return {
        kind: 'stranger',
        problem: 'Its answer is not signed by SECRET: correct the URL, or set the same SECRET.',
      }
    return { kind: 'facts', facts: JSON.parse(bytes.toString('utf8')) as unknown, jti }
  } catch (error) {
    return { kind: 'silent', error }
  } finally {
    await dispatcher.destroy()
  }
}

/** The handshake is the neighbour of the graph: a proxy may have both below a path. */
function handshakeUrl(url: string): string {
  return new URL(`.${HANDSHAKE_PATH}`, url).href
}

function stranger(status: number): HandshakeAnswer {
  if (status >= 500) return { kind: 'silent', error: new Error(`The handshake was answered with status ${status}`) }
  if (status === 401)
    return { kind: 'stranger', problem: 'It has another SECRET: set the same SECRET in both processes.' }
  const problem = `It does not know the handshake (status ${status}): correct the URL, or run the same release in both.`
  return { kind: 'stranger', problem }
}
