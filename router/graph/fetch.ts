import type { FormattedExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import { TollgraphError } from '../../schema/errors.ts'
import type { FetchRequest } from '../../subgraphs/kit/service/executor.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import type { RequestScope } from '../../subgraphs/kit/service/scope.ts'
import { unexpected } from './publicErrors.ts'

/** Fetches from a subgraph. Never throws: a fetch that breaks off is a result with one error and no data. */
export async function fetchFrom(
  runtime: SubgraphRuntime,
  request: FetchRequest,
  scope: RequestScope,
  log: Logger,
): Promise<FormattedExecutionResult> {
  try {
    return await runtime.execute(request, scope)
  } catch (error) {
    if (error instanceof TollgraphError)
      return { data: null, errors: [{ message: error.message, extensions: error.extensions }] }
    log.error({ err: error, service: runtime.name, requestId: scope.requestId }, 'A fetch broke off')
    return { data: null, errors: [unexpected(scope.requestId)] }
  }
}
