import { parse } from 'graphql'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { gatewayFor } from '../../../router/graph/gateway.ts'
import { loadGraph } from '../../../router/graph/graph.ts'
import { normalise } from '../../../router/graph/operation.ts'
import { buildCatalogue } from '../../../schema/catalogue.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { composedOf } from './composedOf.ts'

const SDL = `
  type Query { name: String }
`
const log = pino({ level: 'silent' })

it('graphs of one supergraph share the gateway, and each asks its own services', async () => {
  const catalogue = buildCatalogue(composedOf(SDL), [])
  expect(gatewayFor(catalogue, log)).toBe(gatewayFor(buildCatalogue(composedOf(SDL), []), log))
  const operation = normalise(parse('{ name }'), null)
  const scope = () => requestScope({ requestId: 'request', caller: null, payment: null })
  const graphs = await Promise.all(
    ['first', 'second'].map((name) => {
      const answering = { isForeign: true, execute: async () => ({ data: { name } }) }
      return loadGraph(catalogue, new Map([['data', answering]]), log)
    }),
  )
  const [first, second] = graphs
  for (const _ of ['once', 'again']) {
    expect(await first?.execute(operation, {}, scope())).toMatchObject({ data: { name: 'first' } })
    expect(await second?.execute(operation, {}, scope())).toMatchObject({ data: { name: 'second' } })
  }
  await first?.stop()
  expect(await second?.execute(operation, {}, scope())).toMatchObject({ data: { name: 'second' } })
})

it('a graph whose supergraph has a service that does not run here executes nothing', async () => {
  const graph = await loadGraph(buildCatalogue(composedOf(SDL), []), new Map(), log)
  const operation = normalise(parse('{ name }'), null)
  const scope = requestScope({ requestId: 'request', caller: null, payment: null })
  await expect(graph.execute(operation, {}, scope)).rejects.toThrow('a subgraph data that does not run here')
})

it('a graph loads its gateway ahead of the operations', async () => {
  const catalogue = buildCatalogue(composedOf('type Query { nameAhead: String }'), [])
  const answering = { isForeign: true, execute: async () => ({ data: { nameAhead: 'name' } }) }
  const graph = await loadGraph(catalogue, new Map([['data', answering]]), log)
  await graph.loadGateway()
  const loaded = await gatewayFor(catalogue, log)
  const scope = requestScope({ requestId: 'request', caller: null, payment: null })
  const executed = vi.spyOn(loaded, 'executor')
  await graph.execute(normalise(parse('{ nameAhead }'), null), {}, scope)
  expect(executed).toHaveBeenCalled()
  await expect((await loadGraph(catalogue, new Map(), log)).loadGateway()).rejects.toThrow('does not run here')
})
