import { composeServices } from '@apollo/composition'
import { type FormattedExecutionResult, getVariableValues, parse } from 'graphql'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LoadedGraph, loadGraph } from '../../router/graph/graph.ts'
import { InvalidOperation } from '../../router/graph/invalidOperation.ts'
import { OperationStore } from '../../router/graph/operation.ts'
import { apiSchemaOf } from '../../schema/apiSchema.ts'
import { readFetchKeys } from '../../schema/catalogue/fetchKeys.ts'
import { readEnumsWithHiddenValues } from '../../schema/catalogue/hiddenValues.ts'
import { withResolvableKeysFirst } from '../../schema/resolvableKeys.ts'
import { requestScope } from '../../subgraphs/kit/service/scope.ts'
import { readSuites, type Suite } from './suite.ts'
import { openWorld, type World } from './world.ts'

// Small supergraphs that use one feature of Federation each, through our engine. Every operation runs twice: an engine that
// knows an operation may fetch its answer without the gateway.

const LIMITS = { maxTokens: 10_000, maxDepth: 30, maxFields: 10_000, maxAliases: 1_000 }
const log = pino({ level: 'silent' })

/** Cases that the planner answers wrongly: each names its reason as `limit`. */
const MOST_LIMITS = 1

const suites = readSuites()

it('210 operations over 48 supergraphs run, and one of them meets a limit of the planner', () => {
  const cases = suites.flatMap((suite) => suite.cases)
  expect([suites.length, cases.length]).toEqual([48, 210])
  expect(cases.filter(({ limit }) => limit !== undefined).length).toBeLessThanOrEqual(MOST_LIMITS)
})

describe.each(suites)('$name', (suite) => {
  let open: OpenSuite
  beforeAll(async () => {
    open = await openSuite(suite)
  })
  afterAll(() => open?.graph.stop())

  it.each(suite.cases)('$name', async (one) => {
    for (const _ of ['first', 'second']) {
      const { data, errors } = await answerTo(open, one.query)
      const told = { data: JSON.parse(JSON.stringify(data ?? null)), errors: errors !== undefined }
      const answer = one.data === undefined ? { errors: told.errors } : told
      const expected = { ...(one.data === undefined ? {} : { data: one.data }), errors: one.errors ?? false }
      if (one.limit === undefined) expect(answer, JSON.stringify(errors)).toEqual(expected)
      else expect(answer).not.toEqual(expected)
    }
  })
})

interface OpenSuite {
  readonly graph: LoadedGraph
  readonly operations: OperationStore
  readonly world: World
}

async function openSuite({ name, services }: Suite): Promise<OpenSuite> {
  const composed = composeServices(
    services.map((service) => ({ name: service.name, url: service.name, typeDefs: parse(service.sdl) })),
  )
  if (composed.errors) throw composed.errors[0]
  const supergraphSdl = withResolvableKeysFirst(composed.supergraphSdl)
  const schema = apiSchemaOf(supergraphSdl)
  const world = openWorld(services)
  const facts = {
    supergraphSdl,
    version: `federation ${name}`,
    schema,
    publicSchema: schema,
    fields: new Map(),
    enumsWithHiddenValues: readEnumsWithHiddenValues(parse(supergraphSdl)),
    fetchKeys: readFetchKeys(parse(supergraphSdl)),
  }
  const graph = await loadGraph(facts, world.targets, log)
  return { graph, operations: new OperationStore(schema, LIMITS), world }
}

async function answerTo({ graph, operations, world }: OpenSuite, query: string): Promise<FormattedExecutionResult> {
  world.start()
  try {
    const scope = requestScope({ requestId: 'request', caller: null, payment: null })
    const operation = operations.prepare(query, null)
    // As both doors do.
    const variables = getVariableValues(graph.schema, operation.definition.variableDefinitions ?? [], {})
    return await graph.execute(operation, variables.coerced ?? {}, scope)
  } catch (error) {
    if (error instanceof InvalidOperation) return { data: null, errors: [...error.errors] }
    // An operation without a plan; the checkout answers it with an error, too.
    return { data: null, errors: [{ message: String(error) }] }
  }
}
