import { expect, it } from 'vitest'
import { atomicUsdc } from '../../../schema/money.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { RunnableTopic } from '../../../subgraphs/kit/service/subgraph.ts'
import { smallRuntime } from './smallRuntime.ts'

const SDL = `
  type Query { buoy(code: String!): Buoy }
  type Buoy @key(fields: "code") { code: String! swell(days: Int! = 1): Float @price(min: "0.01", max: "0.05") }
`

/** Quotes 0.02 for the buoy in canonical form alone. */
const topic: RunnableTopic<unknown> = {
  quotes: {
    'Buoy.swell': (args, _context, entity) => ({
      amount: atomicUsdc(entity.code === 'NW1' && args.days === 3 ? 20_000n : 50_000n),
    }),
  },
  resolvers: {
    Query: { buoy: () => null },
    Buoy: {
      __resolveReference: (reference) => {
        const code = (reference as { code: string }).code.toUpperCase()
        return code === 'GONE' ? null : { code }
      },
      swell: () => 1,
    },
  },
}
const scope = () => requestScope({ requestId: 'r', caller: null, payment: null })

it('quotes a field of an entity by the reference that its service resolves, and the least price where there is none', async () => {
  const runtime = smallRuntime(SDL, topic)
  const quoted = (code: string) =>
    runtime.quote('Buoy.swell', { days: 3 }, scope(), { __typename: 'Buoy', code }).then(({ amount }) => amount)
  expect(await quoted('nw1')).toBe(20_000n)
  expect(await quoted('gone')).toBe(10_000n)
})

it('quotes the same over HTTP, by a hidden field of the entity', async () => {
  const runtime = smallRuntime(SDL, topic, true)
  const query =
    'query($of: [_Any!]!) { _entities(representations: $of) { ... on Buoy { quote: swellQuote(days: 3) { usd } } } }'
  const of = ['nw1', 'gone'].map((code) => ({ __typename: 'Buoy', code }))
  expect(await runtime.execute({ query, variables: { of } }, scope())).toEqual({
    data: { _entities: [{ quote: { usd: '0.02' } }, null] },
  })
  expect(runtime.rules.hidden).toEqual(new Set(['Buoy.swellQuote']))
})
