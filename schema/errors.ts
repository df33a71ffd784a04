/**
 * Every error code of the project and its HTTP status at both doors. Subgraphs throw these; the router passes these
 * codes through and masks every other error as INTERNAL.
 */
export const STATUS_OF_CODE = {
  SETTLEMENT_PENDING: 202,
  BAD_REQUEST: 400,
  OPERATION_TOO_LARGE: 400,
  ANSWER_TOO_LARGE: 400,
  UNAUTHENTICATED: 401,
  PAYMENT_REQUIRED: 402,
  AUTHENTICATION_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  IN_PROGRESS: 409,
  GONE: 410,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UPSTREAM: 502,
  WITHHELD: 502,
  UNAVAILABLE: 503,
  PROVIDER_NOT_CONFIGURED: 503,
  TIMEOUT: 504,
} as const

export type ErrorCode = keyof typeof STATUS_OF_CODE

/** Whether a value is one of the project's error codes. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(STATUS_OF_CODE, code)
}

/** One problem of the input: its path (member names and list indices), its message, and a stable code for programs. */
export interface Issue {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly code: string
}

/** Members an error shows to the caller beside its message, for programs; `retryAfter` is in seconds. */
export interface ErrorFields {
  readonly issues?: readonly Issue[]
  readonly retryAfter?: number
  readonly [member: string]: unknown
}

/** The header that says when a refused request may come again, in whole seconds (RFC 9110, 10.2.3); none if its error does not say. */
export function retryAfterHeader({ retryAfter }: ErrorFields): Readonly<Record<string, string>> {
  return retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) }
}

/**
 * A problem of a mutation's payload (`interface Problem`): its type, the path of the input that it is about, and the
 * values of the type's other fields, as JSON. The facts are shown in the payload only, never in an error.
 */
export interface StatedProblem {
  readonly type: string
  readonly path: readonly (string | number)[]
  readonly facts?: Readonly<Record<string, unknown>>
}

/**
 * The base of every error that a caller may see. The message states the remedy and never contains secrets. A refusal (a
 * status below 500) has no stack trace, because capturing one would cost more than the rest of the error.
 */
export class TollgraphError extends Error {
  readonly code: ErrorCode
  readonly fields: ErrorFields
  /** The problem of a mutation's payload that states this error; null: none, unless its code says which. */
  problem: StatedProblem | null = null

  constructor(code: ErrorCode, message: string, fields: ErrorFields = {}, options?: ErrorOptions) {
    const depth = Error.stackTraceLimit
    if (STATUS_OF_CODE[code] < 500) Error.stackTraceLimit = 0
    super(message, options)
    Error.stackTraceLimit = depth
    this.name = new.target.name
    this.code = code
    this.fields = fields
  }

  /** The HTTP status of this error at both doors. */
  get status(): number {
    return STATUS_OF_CODE[this.code]
  }

  /** The GraphQL `extensions` of this error. */
  get extensions(): Record<string, unknown> {
    return { ...this.fields, code: this.code }
  }
}

/**
 * The input breaks a rule; `issues` names each member and its rule. Nothing was charged.
 *
 * @example
 * throw new BadInput('must not be in the past', ['date'])
 */
export class BadInput extends TollgraphError {
  constructor(issues: readonly Issue[] | string, path: readonly (string | number)[] = []) {
    const list = typeof issues === 'string' ? [{ path, message: issues, code: 'invalid' }] : issues
    super('BAD_REQUEST', 'Validation failed', { issues: list })
    const first = list[0]
    if (first) this.message = `Validation failed: ${[...first.path, ''].join(': ')}${first.message}`
  }
}

/** The operator has configured no provider for what the field needs. Nothing was charged; no price is asked. */
export class ProviderNotConfigured extends TollgraphError {
  /** `port`: as in `@provider`, or the network that USDC is to be sent on. */
  constructor(port: string, message = `Not offered here: no provider of ${port} is configured`) {
    super('PROVIDER_NOT_CONFIGURED', message, {
      reason: 'provider_not_configured',
      provider: port,
    })
  }
}

/** The operator does not offer the service of this field here. Nothing was charged; no price is asked. */
export class ServiceNotOffered extends TollgraphError {
  constructor(service: string) {
    super('PROVIDER_NOT_CONFIGURED', `Not offered here: the ${service} service`, {
      reason: 'service_not_offered',
      service,
    })
  }
}

/** The requested object does not exist. */
export class NotFound extends TollgraphError {
  constructor(message: string, fields?: ErrorFields) {
    super('NOT_FOUND', message, fields)
  }
}

/** The object's state does not allow this (taken, locked, sold out). */
export class Conflict extends TollgraphError {
  constructor(message: string, fields?: ErrorFields) {
    super('CONFLICT', message, fields)
  }
}

/**
 * The `reason` of a Conflict when a hold fails because the price has changed: the caller gets the new price instead of
 * an error.
 */
export const PRICE_CHANGED = 'price_changed'

/** The object existed and is no longer available. */
export class Gone extends TollgraphError {
  constructor(message: string, fields?: ErrorFields) {
    super('GONE', message, fields)
  }
}

/** The caller is known but not allowed to do this; the message names the missing step. */
export class Forbidden extends TollgraphError {
  constructor(message: string, fields?: ErrorFields) {
    super('FORBIDDEN', message, fields)
  }
}

/** The caller exceeded a limit; retry after `retryAfterSeconds`. */
export class LimitReached extends TollgraphError {
  constructor(message: string, retryAfterSeconds: number, fields?: ErrorFields) {
    super('RATE_LIMITED', message, { ...fields, retryAfter: retryAfterSeconds })
  }
}

/** An external provider failed or returned an invalid response; nothing was charged. */
export class Upstream extends TollgraphError {
  constructor(message: string, fields?: ErrorFields, options?: ErrorOptions) {
    super('UPSTREAM', message, fields, options)
  }
}

/** The service, or a dependency, is temporarily unavailable; `retryAfter` (seconds) may say for how long. */
export class Unavailable extends TollgraphError {
  constructor(message: string, fields?: ErrorFields, options?: ErrorOptions) {
    super('UNAVAILABLE', message, fields, options)
  }
}
