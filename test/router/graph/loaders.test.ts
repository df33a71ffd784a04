import { describe, expect, it } from 'vitest'
import type { KitContext } from '../../../subgraphs/kit/service/context.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { RunnableTopic } from '../../../subgraphs/kit/service/subgraph.ts'
import { smallRuntime } from './smallRuntime.ts'

const SDL = `
  type Query { counter: Counter shelf: [Book!] }
  type Mutation { count: Counter fail: Counter }
  type Counter { value: Int }
  type Book { place: String }
`

/** A service that counts in memory, and reads the count and the places of books by loaders. */
function startedService() {
  let value = 0
  const batches: unknown[][] = []
  const read = (_: unknown, __: unknown, { loader }: KitContext) =>
    loader('counter', async (names: readonly string[]) => names.map(() => value)).load('one')
  const place = (_: unknown, __: unknown, { loader }: KitContext) =>
    loader('places', async (keys: readonly { room: number }[]) => {
      batches.push([...keys])
      return keys.map(({ room }) => `room ${room}`)
    }).load({ room: 7 })
  const topic: RunnableTopic<unknown> = {
    resolvers: {
      Query: { counter: () => ({}), shelf: () => [{}, {}] },
      Mutation: {
        count: async () => {
          value += 1
          return {}
        },
        fail: async () => {
          value += 1
          throw new Error('counted, and failed')
        },
      },
      Counter: { value: read as never },
      Book: { place: place as never },
    },
  }
  const runtime = smallRuntime(SDL, topic)
  return { runtime, batches }
}

const scope = () => requestScope({ requestId: 'request', caller: null, payment: null })

describe('a loader', () => {
  it('reads again after each mutation of an operation', async () => {
    const { runtime } = startedService()
    const query = 'mutation { first: count { value } second: count { value } }'
    expect(await runtime.execute({ query }, scope())).toEqual({ data: { first: { value: 1 }, second: { value: 2 } } })
  })

  it('reads again after a mutation that failed', async () => {
    const { runtime } = startedService()
    const query = 'mutation { first: count { value } fail { value } last: count { value } }'
    const { data } = await runtime.execute({ query }, scope())
    expect(data).toEqual({ first: { value: 1 }, fail: null, last: { value: 3 } })
  })

  it('loads equal objects once', async () => {
    const { runtime, batches } = startedService()
    const { data } = await runtime.execute({ query: '{ shelf { place } }' }, scope())
    expect(data).toEqual({ shelf: [{ place: 'room 7' }, { place: 'room 7' }] })
    expect(batches).toEqual([[{ room: 7 }]])
  })
})
