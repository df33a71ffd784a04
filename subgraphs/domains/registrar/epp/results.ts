import { Conflict, NotFound, type TollgraphError, Unavailable, Upstream } from '../../../../schema/errors.ts'
import type { XmlElement } from './xml.ts'

/** Result codes of RFC 5730, 3, that this project sends or handles. */
export const RESULT = {
  done: 1000,
  pending: 1001,
  noMessages: 1300,
  ending: 1500,
  unknownCommand: 2000,
  syntax: 2001,
  useError: 2002,
  missingParameter: 2003,
  range: 2004,
  valueSyntax: 2005,
  unimplemented: 2101,
  unimplementedObject: 2103,
  billing: 2104,
  notRenewable: 2105,
  notTransferable: 2106,
  authentication: 2200,
  authorization: 2201,
  authInfo: 2202,
  transferPending: 2300,
  exists: 2302,
  missing: 2303,
  statusProhibits: 2304,
  associationProhibits: 2305,
  policy: 2306,
  dataPolicy: 2308,
  failed: 2400,
  failedClosing: 2500,
  authenticationClosing: 2501,
  sessionLimit: 2502,
} as const

/** Retry delay if the registry is down, slow or failing. Seconds. */
export const RETRY_AFTER_FAILURE = 30
/** Retry delay if the registry limits our commands. Seconds. */
const RETRY_AFTER_QUOTA = 10

/** Codes that only the operator can mend: an empty account at the registrar, or a login that it refuses. */
export const OPERATOR_CODES: ReadonlySet<number> = new Set([
  RESULT.billing,
  RESULT.authentication,
  RESULT.authenticationClosing,
])

/** The server's queue of messages for us (RFC 5730, 2.6): its length, and the first message after a poll. */
export interface MessageQueue {
  readonly count: number
  readonly id: string
  readonly date: string | undefined
  readonly text: string | undefined
}

/** A registry's response to one command. */
export interface EppResponse {
  readonly code: number
  /** The registry's message, for our log only. */
  readonly message: string
  /** `resData`: the data of the command's object. */
  readonly data: XmlElement | undefined
  readonly extension: XmlElement | undefined
  /** Undefined while no message waits. */
  readonly queue: MessageQueue | undefined
  /** Our id of the command, as returned. */
  readonly clTRID: string | undefined
}

/** The registry's response cannot be parsed as a response to the command. */
export class UnreadableAnswer extends Upstream {
  constructor(cause: unknown) {
    super('The registrar answered something that cannot be read', {}, { cause })
  }
}

/** The registry returned an error result code; callers may inspect it. */
export class Refused extends Error {
  readonly response: EppResponse

  constructor(response: EppResponse) {
    super(`${response.code} ${response.message}`)
    this.response = response
  }
}

/** Parses `<epp><response>`. Throws UnreadableAnswer for anything else. */
export function responseOf(root: XmlElement): EppResponse {
  const response = root.name === 'epp' ? root.at('response') : undefined
  const result = response?.at('result')
  const code = Number(result?.attributes.get('code'))
  if (!response || !Number.isInteger(code) || code < 1000 || code > 2999) throw new UnreadableAnswer(root.name)
  return {
    code,
    message: [result?.at('msg')?.text, result?.at('extValue', 'reason')?.text].filter(Boolean).join(': '),
    data: response.at('resData'),
    extension: response.at('extension'),
    queue: queueOf(response.at('msgQ')),
    clTRID: response.at('trID', 'clTRID')?.text,
  }
}

function queueOf(element: XmlElement | undefined): MessageQueue | undefined {
  const count = Number(element?.attributes.get('count'))
  const id = element?.attributes.get('id')
  if (!id || !Number.isInteger(count) || count < 1) return undefined
  return { count, id, date: element?.at('qDate')?.text, text: element?.at('msg')?.text }
}

/** Maps a refusal to the service's error. */
export function errorOf(refused: Refused, subject: string): TollgraphError {
  switch (refused.response.code) {
    case RESULT.exists:
      return new Conflict(`${subject} is taken`, { reason: 'taken' })
    case RESULT.missing:
    case RESULT.authorization:
      return new NotFound(`${subject} is not registered here`)
    case RESULT.transferPending:
    case RESULT.statusProhibits:
    case RESULT.associationProhibits:
      return new Conflict(`The registry does not allow this for ${subject} in its present state`)
    case RESULT.notRenewable:
      return new Conflict(`${subject} cannot be renewed by that from its present expiry date`)
    case RESULT.notTransferable:
      return new Conflict(`${subject} cannot be transferred in its present state`)
    // Our commands are complete and well formed, so these codes refuse their content, permanently.
    case RESULT.missingParameter:
    case RESULT.range:
    case RESULT.valueSyntax:
    case RESULT.policy:
    case RESULT.dataPolicy:
      return new Conflict(`The registry's rules do not allow this for ${subject}`)
    case RESULT.sessionLimit:
      return new Unavailable('The registrar takes no more commands now', { retryAfter: RETRY_AFTER_QUOTA })
    case RESULT.billing:
    case RESULT.authentication:
    case RESULT.failed:
    case RESULT.failedClosing:
    case RESULT.authenticationClosing:
      return new Unavailable('The registrar cannot do this now', { retryAfter: RETRY_AFTER_FAILURE })
    default:
      return new Upstream(`The registrar refused the command as wrong (${refused.response.code})`)
  }
}
