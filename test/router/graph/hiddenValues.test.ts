import { parse } from 'graphql'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../../prisma/database.ts'
import { loadGraph } from '../../../router/graph/graph.ts'
import { normalise } from '../../../router/graph/operation.ts'
import { buildCatalogue } from '../../../schema/catalogue.ts'
import { createRuntime } from '../../../subgraphs/kit/service/runtime.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { composedOf } from './composedOf.ts'
import { temporaryFile } from './temporaryFile.ts'

const SDL = `
  enum Kind { OPEN SECRET @inaccessible }
  enum Size { SMALL LARGE }
  type Thing { kind: Kind size: Size }
  type Query { thing: Thing things: [Kind] }
`

const log = pino({ level: 'silent' })

/** The graph of the one service, and the number of documents that it was asked. */
async function openGraph() {
  const catalogue = buildCatalogue(composedOf(SDL), [])
  const resolvers = {
    Query: { thing: () => ({ kind: 'SECRET', size: 'SMALL' }), things: () => ['OPEN', 'SECRET'] },
  }
  const runtime = createRuntime(
    { name: 'data', schema: temporaryFile(SDL), topics: [{ resolvers }] },
    { engines: {}, stop: async () => {}, providers: [] },
    catalogue,
    {
      db: {} as Database,
      log,
      now: () => new Date(0),
      baseUrl: (service) => service,
      cursorKeys: Buffer.alloc(32),
    },
  )
  const graph = await loadGraph(catalogue, new Map([['data', runtime]]), log)
  onTestFinished(() => graph.stop())
  return graph
}

it('an enum value that clients must not see is null, however often an operation runs', async () => {
  const graph = await openGraph()
  const operation = normalise(parse('{ thing { kind size } things }'), null)
  for (const _ of ['first', 'second', 'third']) {
    const scope = requestScope({ requestId: 'request', caller: null, payment: null })
    const { data } = await graph.execute(operation, {}, scope)
    expect(data).toEqual({ thing: { kind: null, size: 'SMALL' }, things: ['OPEN', null] })
  }
})
