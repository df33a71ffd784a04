import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { getOperationAST, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter, variablesText } from '../../../sandbox/explore/examples/example.ts'
import { EXAMPLES } from '../../../sandbox/explore/examples/examples.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../support/wallet.ts'

// A cache keeps an object by its type and id, so objects that differ must not share an id: it would show one's price for another's.

let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  wallet = await makeWallet(tollgraph, '100')
})
afterAll(() => tollgraph?.stop())

interface Asked {
  readonly query: string
  readonly variables: Record<string, unknown>
}

/** A client with a cache; its queries give what the cache holds. */
interface CachingClient {
  /** Asks the server. */
  ask(asked: Asked): Promise<unknown>
  /** Reads the cache alone. */
  read(asked: Asked): Promise<unknown>
}

/** Opens a client, and lists what the server answered it. */
type Open = (onWire: (data: unknown) => void) => CachingClient

/** Pays, or signs in where nothing is to be paid. */
function payingFetch(onWire: (data: unknown) => void): typeof fetch {
  return async (input, init) => {
    const unpaid = await fetch(input, init)
    const header = unpaid.headers.get('payment-required')
    const challenge = header ? (JSON.parse(atob(header)) as { accepts: unknown[] }) : null
    const answer = await (challenge?.accepts.length ? wallet.pay : wallet.sign)(input, init)
    const body = (await answer.clone().json()) as { data?: unknown }
    onWire(body.data)
    return answer
  }
}

const apollo: Open = (onWire) => {
  const link = new HttpLink({ uri: `${tollgraph.url}/graphql`, fetch: payingFetch(onWire) })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  return {
    ask: async ({ query, variables }) =>
      (await client.query({ query: gql(query), variables, fetchPolicy: 'network-only' })).data,
    read: async ({ query, variables }) => client.readQuery({ query: gql(query), variables }),
  }
}

const urql: Open = (onWire) => {
  const client = new Client({
    url: `${tollgraph.url}/graphql`,
    preferGetMethod: false,
    fetch: payingFetch(onWire),
    exchanges: [cacheExchange({ logger: () => {} }), fetchExchange],
  })
  const run = async ({ query, variables }: Asked, requestPolicy: 'network-only' | 'cache-only') =>
    (await client.query(query, variables, { requestPolicy }).toPromise()).data as unknown
  return { ask: (asked) => run(asked, 'network-only'), read: (asked) => run(asked, 'cache-only') }
}

/** Data without `__typename`, which clients add. */
function plain(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === '__typename' ? undefined : value)))
}

/** A cache has no root for a mutation's answer. */
const examples = EXAMPLES.flatMap((group) => group.examples).filter(
  ({ first, query }) => first === undefined && getOperationAST(parse(query))?.operation === 'query',
)

describe.each([
  ['Apollo Client', apollo],
  ['urql', urql],
] as const)('the cache of %s', (_name, open) => {
  it.each(examples)('shows what was answered: “$title”', async (example) => {
    let wire: unknown
    const client = open((data) => {
      wire = data
    })
    const text = variablesText(example, new Date())
    const asked = { query: example.query, variables: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
    await client.ask(asked)
    expect(wire).toBeTruthy()
    expect(plain(await client.read(asked))).toEqual(plain(wire))
  })

  it.each([
    [
      'flights to two cities',
      ['PAR', 'ROM'].map((to) => ({
        query: `query ($to: String!, $day: Date!) {
          flightOffers(search: { originLocationCode: "BER", destinationLocationCode: $to, departureDate: $day, adults: 1, max: 3 }) {
            offers { nodes { position price { grandTotal } itineraries { segments { position number } } } }
          }
        }`,
        variables: { to, day: dayAfter(new Date(), 30) },
      })),
    ],
    [
      'coins in two currencies',
      ['usd', 'eur'].map((currency) => ({
        query:
          'query ($currency: String!) { coins(currency: $currency, slugs: ["bitcoin"]) { edges { market { currentPrice } node { id slug } } } }',
        variables: { currency },
      })),
    ],
  ])('keeps %s apart', async (_case, all) => {
    const answers: unknown[] = []
    const client = open((data) => answers.push(data))
    for (const asked of all) await client.ask(asked)
    expect(answers[0]).not.toEqual(answers[1])
    for (const [index, asked] of all.entries()) expect(plain(await client.read(asked))).toEqual(plain(answers[index]))
  })
})
