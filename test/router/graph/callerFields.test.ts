import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { SUBGRAPHS } from '../../../router/services.ts'
import { type Address, parseWalletAddress } from '../../../schema/address.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'
import { ZERO_USDC } from '../../../schema/money.ts'
import { readSdl, subgraphTypeDefs } from '../../../schema/subgraph.ts'
import { callerFields } from '../../../subgraphs/kit/service/callerFields.ts'
import type { KitContext } from '../../../subgraphs/kit/service/context.ts'
import { type RequestScope, requestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { RunnableTopic } from '../../../subgraphs/kit/service/subgraph.ts'
import { entriesOf } from './callerReads.ts'
import { smallRuntime } from './smallRuntime.ts'

const CALLER = parseWalletAddress('0x7a2df4b1ffe13e70d8ea223a0aec1347d3514600') as Address

const SDL = `
  type Query {
    open: Facts
    mine: Secrets @wallet
    priced: Facts @price(min: "0", max: "1")
    own: Facts @price(min: "0", max: "1") @wallet
    thing: Thing
  }
  type Mutation { buy: Receipt @price(usd: "1", settle: UPFRONT) change: Facts }
  type Facts { caller: String both: Both loaded: String }
  type Secrets { caller: String both: Both below: Below loaded: String }
  type Below { caller: String }
  type Receipt { caller: String }
  type Both { caller: String marked: String @wallet }
  type Thing @key(fields: "id") { id: ID! caller: String @wallet }
`

/** The caller that a field's resolver, quote or act sees, in its value or in `seen`. */
function startedService() {
  const seen: Record<string, string | null> = {}
  const tell = (_: unknown, __: unknown, { caller }: KitContext) => caller
  const asked = (name: string) => (_: unknown, context: KitContext) => {
    seen[name] = context.caller
    return { amount: ZERO_USDC }
  }
  const load = (_: unknown, __: unknown, { caller, loader }: KitContext) =>
    loader('caller', async (keys: readonly string[]) => keys.map(() => caller)).load('one')
  const empty = () => ({})
  const topic: RunnableTopic<unknown> = {
    quotes: { 'Query.priced': asked('priced'), 'Query.own': asked('own') },
    acts: {
      'Mutation.buy': {
        hold: async (_, __, context) => {
          seen.buy = context.caller
        },
        release: async () => {},
        outcome: async () => 'DONE',
      },
    },
    resolvers: {
      Query: { open: empty, mine: empty, priced: empty, own: empty, thing: empty },
      Mutation: { buy: empty, change: empty },
      Facts: { caller: tell, both: empty, loaded: load },
      Secrets: { caller: tell, both: empty, below: empty, loaded: load },
      Below: { caller: tell },
      Receipt: { caller: tell },
      Both: { caller: tell, marked: tell },
      Thing: {
        __resolveReference: ({ id }: { id: string }, context: KitContext) => ({ id: `${id} ${context.caller}` }),
        caller: tell,
      } as never,
    },
  }
  const runtime = smallRuntime(SDL, topic)
  return { runtime, seen }
}

const scope = () => requestScope({ requestId: 'request', caller: CALLER, payment: null })

function paymentOf(field: string): RequestScope['payment'] {
  const line = { service: 'data', field, path: [field.split('.')[1] ?? ''], units: 1, amount: ZERO_USDC, actId: 'a:0' }
  return { id: 'a', payer: CALLER, transaction: null, lines: [line] }
}

describe('a resolver', () => {
  it('knows the caller only where its field needs one, whatever is selected beside it', async () => {
    const { runtime } = startedService()
    const query = '{ open { caller both { caller marked } } mine { caller both { caller } below { caller } } }'
    expect(await runtime.execute({ query }, scope())).toEqual({
      data: {
        open: { caller: null, both: { caller: null, marked: CALLER } },
        mine: { caller: CALLER, both: { caller: null }, below: { caller: CALLER } },
      },
    })
  })

  it('knows the caller below a priced mutation, and not below a free one that is not marked', async () => {
    const { runtime } = startedService()
    const query = 'mutation { buy { caller } change { caller } }'
    expect(await runtime.execute({ query }, { ...scope(), payment: paymentOf('Mutation.buy') })).toEqual({
      data: { buy: { caller: CALLER }, change: { caller: null } },
    })
  })

  it('of a reference knows the caller when every field of the entity needs one', async () => {
    const { runtime } = startedService()
    const query = '{ _entities(representations: [{ __typename: "Thing", id: "1" }]) { ... on Thing { id caller } } }'
    expect(await runtime.execute({ query }, scope())).toEqual({
      data: { _entities: [{ id: `1 ${CALLER}`, caller: CALLER }] },
    })
    const open = parse('type Thing @key(fields: "id") { id: ID! caller: String }')
    expect(callerFields(open, () => false).has('Thing.__resolveReference')).toBe(false)
  })

  it('loads nothing for fields without a caller by what others load for it', async () => {
    const { runtime } = startedService()
    expect(await runtime.execute({ query: '{ mine { loaded } open { loaded } }' }, scope())).toEqual({
      data: { mine: { loaded: CALLER }, open: { loaded: null } },
    })
  })
})

it('quotes and acts know the caller only where their field needs one', async () => {
  const { runtime, seen } = startedService()
  await runtime.quote('Query.priced', {}, scope())
  await runtime.quote('Query.own', {}, scope())
  await runtime.hold(
    'Mutation.buy',
    {},
    { field: 'Mutation.buy', path: ['buy'], amount: ZERO_USDC, actId: 'a:0' },
    scope(),
  )
  expect(seen).toEqual({ priced: null, own: CALLER, buy: CALLER })
})

const services = await Promise.all(
  SUBGRAPHS.map(async ({ name, schema, load }) => ({ name, schema, topics: (await load()).topics })),
)

describe.each(services)('$name', (service) => {
  const { fields } = loadCatalogue()
  const needsCaller = (field: string) => fields.get(field)?.needsCaller === true
  const entries = entriesOf(service.name)

  const allowed = callerFields(subgraphTypeDefs(readSdl(service.schema)), needsCaller)

  it('has no resolver, quote or act that reads the caller without saying so in the schema', () => {
    const silent = entries.filter(
      ({ coordinate, kind, readsCaller }) =>
        readsCaller && !(kind === 'resolvers' ? allowed.has(coordinate) : needsCaller(coordinate)),
    )
    expect(silent).toEqual([])
  })

  it('has no unmarked resolver that was not looked at', () => {
    const tables = service.topics.map(({ resolvers }) => resolvers ?? {})
    const all = tables.flatMap((table) =>
      Object.entries(table).flatMap(([type, own]) => Object.keys(own).map((field) => `${type}.${field}`)),
    )
    const known = new Set([...entries.map(({ coordinate }) => coordinate), ...allowed])
    expect(all.filter((coordinate) => !known.has(coordinate))).toEqual([])
  })
})
