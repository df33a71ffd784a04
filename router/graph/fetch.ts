import type { FormattedExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import { TollgraphError } from '../../schema/errors.ts'
import type { FetchRequest } from '../../subgraphs/kit/service/executor.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import type { RequestScope } from '../../subgraphs/kit/service/scope.ts'
import { traced } from '../../subgraphs/kit/tracing/tracing.ts'
import { unexpected } from './publicErrors.ts'

/** What the graph needs of a subgraph: it answers fetches. */
export type FetchTarget = Pick<SubgraphRuntime, 'execute' | 'isForeign'>

/** By name of the supergraph. */
export type FetchTargets = ReadonlyMap<string, FetchTarget>

/** How a fetch ended: with data, with data and errors, without data. */
export type FetchOutcome = 'answered' | 'partial' | 'failed'

/** Counts fetches; `ms`: until the answer. */
export interface FetchMeter {
  fetched(service: string, outcome: FetchOutcome, ms: number): void
}

/** What fetches need beside the subgraphs. */
export interface FetchGround {
  readonly log: Logger
  /** Counts fetches; null where no metrics are served. */
  readonly meter: FetchMeter | null
}

/** Fetches from a subgraph. Never throws: a fetch that breaks off is a result with one error and no data. */
export async function fetchFrom(
  service: string,
  targets: FetchTargets,
  request: FetchRequest,
  scope: RequestScope,
  { log, meter }: FetchGround,
): Promise<FormattedExecutionResult> {
  const begunAt = performance.now()
  const result = await traced('fetch', { 'tollgraph.service': service }, () =>
    answerOf(service, targets, request, scope, log),
  )
  meter?.fetched(service, outcomeOf(result), performance.now() - begunAt)
  return result
}

async function answerOf(
  service: string,
  targets: FetchTargets,
  request: FetchRequest,
  scope: RequestScope,
  log: Logger,
): Promise<FormattedExecutionResult> {
  try {
    return await targetOf(targets, service).execute(request, scope)
  } catch (error) {
    if (error instanceof TollgraphError)
      return { data: null, errors: [{ message: error.message, extensions: error.extensions }] }
    log.error({ err: error, service, requestId: scope.requestId }, 'A fetch broke off')
    return { data: null, errors: [unexpected(scope.requestId)] }
  }
}

function outcomeOf({ data, errors }: FormattedExecutionResult): FetchOutcome {
  if (!data) return 'failed'
  return errors ? 'partial' : 'answered'
}

/** The subgraph of a name. Throws where none runs here. */
export function targetOf(targets: FetchTargets, name: string): FetchTarget {
  const target = targets.get(name)
  if (!target) throw new Error(`The supergraph has a subgraph ${name} that does not run here`)
  return target
}
