import { type ExecutionResult, type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { TollgraphError } from '../../../schema/errors.ts'
import { databaseAway } from './databaseAway.ts'

/**
 * Errors as they leave a subgraph: our own with their code and fields, those of a database that cannot serve as
 * UNAVAILABLE, all others as INTERNAL without their text, which is logged under the request's id.
 */
export function maskErrors(result: ExecutionResult, requestId: string, log: Logger): FormattedExecutionResult {
  if (!result.errors) return result as FormattedExecutionResult
  return {
    ...result,
    errors: result.errors.map((error) => maskError(error, requestId, log)),
  } as FormattedExecutionResult
}

function maskError(error: GraphQLError, requestId: string, log: Logger): GraphQLFormattedError {
  const root = rootCause(error)
  const cause = databaseAway(root) ?? root
  const path = error.path ? { path: error.path } : {}
  if (cause instanceof TollgraphError) {
    if (cause.status >= 500) log.warn({ requestId, err: root }, cause.message)
    return { message: cause.message, ...path, extensions: cause.extensions }
  }
  if (cause instanceof GraphQLError && !error.originalError && !error.path) {
    return { message: error.message, extensions: { code: 'BAD_REQUEST' } }
  }
  log.error({ requestId, err: cause, path: error.path }, 'A resolver failed')
  return { message: 'The service failed unexpectedly', ...path, extensions: { code: 'INTERNAL', requestId } }
}

function rootCause(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}
