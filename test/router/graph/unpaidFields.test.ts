import { beforeEach, expect, it } from 'vitest'
import { ZERO_USDC } from '../../../schema/money.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { RunnableTopic } from '../../../subgraphs/kit/service/subgraph.ts'
import { smallRuntime } from './smallRuntime.ts'

const SDL = `
  type Query {
    open: Int
    sold: Int @price(usd: "0.01")
  }
`
let sold = 0
const topic: RunnableTopic<unknown> = {
  resolvers: {
    Query: {
      open: () => 1,
      sold: () => {
        sold += 1
        return 2
      },
    },
  },
}
beforeEach(() => {
  sold = 0
})

/** Asks a service of its own, with a line for each key. */
function ask(query: string, paidKeys: readonly string[] = [], variables: Readonly<Record<string, unknown>> = {}) {
  const runtime = smallRuntime(SDL, topic)
  const lines = paidKeys.map((key, position) => {
    const actId = `payment:${position}`
    return { service: 'data', field: 'Query.sold', path: [key], units: 1, amount: ZERO_USDC, actId }
  })
  const payment = { id: 'payment', payer: null, transaction: null, lines }
  return runtime.execute({ query, variables }, requestScope({ requestId: 'request', caller: null, payment }))
}

it('a priced field that is fetched without a line is not resolved, nor what is beside it', async () => {
  const refused = { data: null, errors: [{ extensions: { code: 'INTERNAL' } }] }
  expect(await ask('{ open sold }')).toMatchObject(refused)
  expect(await ask('{ sold again: sold }', ['sold'])).toMatchObject(refused)
  expect(sold).toBe(0)
})

it('one that is paid, or left out, is no hindrance', async () => {
  expect(await ask('{ sold again: sold }', ['sold', 'again'])).toEqual({ data: { sold: 2, again: 2 } })
  const query = 'query ($on: Boolean!) { open sold @include(if: $on) }'
  expect(await ask(query, [], { on: false })).toEqual({ data: { open: 1 } })
  expect(await ask(query, ['sold'], { on: true })).toEqual({ data: { open: 1, sold: 2 } })
})
