import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { isErrorCode } from '../../schema/errors.ts'

/** The error of a failure whose cause is logged and not shown. */
export function unexpected(requestId: string): GraphQLFormattedError {
  return { message: 'The service failed unexpectedly', extensions: { code: 'INTERNAL', requestId } }
}

/**
 * A result without causes that clients must not see: an error without a code of ours (the gateway's own, for an answer
 * that it cannot put together) is logged, and shown as INTERNAL at the same path.
 */
export function withPublicErrors(
  result: FormattedExecutionResult,
  requestId: string,
  log: Logger,
): FormattedExecutionResult {
  if (!result.errors || result.errors.every(hasOwnCode)) return result
  const errors = result.errors.map((error) => {
    if (hasOwnCode(error)) return error
    log.error({ err: error, requestId }, 'The gateway could not put an answer together')
    return { ...unexpected(requestId), ...(error.path ? { path: error.path } : {}) }
  })
  return { ...result, errors }
}

/** Whether an error has a code of `schema/errors.ts`. */
export function hasOwnCode({ extensions }: GraphQLFormattedError): boolean {
  return isErrorCode(extensions?.code)
}
