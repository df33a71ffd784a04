import { ApolloClient, CombinedGraphQLErrors, gql, InMemoryCache } from '@apollo/client'
import { Client, cacheExchange, fetchExchange } from '@urql/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payingLink } from '../../packages/client/src/apollo.ts'
import { failuresOf, OverBudgetError } from '../../packages/client/src/index.ts'
import { payingExchange } from '../../packages/client/src/urql.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makePayer, type TestPayer } from './payer.ts'

/** No server listens there: news fail. */
const NOBODY = 'http://127.0.0.1:1'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ SERPER_URL: NOBODY, SERPER_KEY: 'a key' })
})
afterAll(() => tollgraph?.stop())

const CHECK = gql`query Check($domain: String!) { domainAvailability(domain: $domain) { available domain { name } } }`
/** The second field fails alone. */
const HALF = gql`
  query Half {
    domainAvailability(domain: "toll.com") { available }
    newsSearch(query: "lighthouses") { nodes { title } }
  }
`

/** A client of GraphQL that pays. */
interface PayingClient {
  /** Gives `data` and `error` as the client does. */
  query(
    document: typeof CHECK,
    variables: Record<string, unknown>,
    agreed?: string,
  ): Promise<{ data?: unknown; error?: unknown; extensions?: unknown }>
}

function apollo({ pay }: TestPayer): PayingClient {
  const link = payingLink({ uri: `${tollgraph.url}/graphql`, pay })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  return {
    query: (query, variables, agreed) =>
      client.query({ query, variables, errorPolicy: 'all', ...(agreed ? { context: { payment: { agreed } } } : {}) }),
  }
}

function urql({ pay }: TestPayer): PayingClient {
  const client = new Client({
    url: `${tollgraph.url}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange, payingExchange(pay), fetchExchange],
  })
  return {
    query: (query, variables, agreed) =>
      client.query(query, variables, agreed ? { payment: { agreed } } : {}).toPromise(),
  }
}

describe.each([
  ['Apollo Client', apollo],
  ['urql', urql],
] as const)('%s', (_name, open) => {
  it('pays a query once, and has it in its cache', async () => {
    const payer = await makePayer(tollgraph)
    const client = open(payer)
    for (const _time of ['first', 'second']) {
      const { data, error } = await client.query(CHECK, { domain: 'my-first-toll.com' }, '0.01')
      expect(error).toBeUndefined()
      expect(data).toMatchObject({ domainAvailability: { available: true } })
    }
    expect(await payer.held()).toBe(990_000n)
  })

  it('gives the price as a typed error when it is above the agreed one', async () => {
    const payer = await makePayer(tollgraph)
    const { error } = await open(payer).query(CHECK, { domain: 'my-first-toll.com' }, '0.005')
    const [failure] = failuresOf(error)
    expect(failure).toBeInstanceOf(OverBudgetError)
    expect(failure).toMatchObject({ usd: '0.01', limit: 'agreed', allowedUsd: '0.005' })
    expect(await payer.held()).toBe(1_000_000n)
  })

  it('gives the field and the rule of wrong input as a typed error', async () => {
    const { error } = await open(await makePayer(tollgraph)).query(CHECK, { domain: 'no' })
    expect(failuresOf(error)).toMatchObject([
      { code: 'BAD_REQUEST', issues: [{ path: ['domain'], message: expect.any(String), code: expect.any(String) }] },
    ])
  })

  it('gives what was delivered beside a typed error of what failed, and was not charged', async () => {
    const payer = await makePayer(tollgraph)
    const { data, error, extensions } = await open(payer).query(HALF, {})
    expect(data).toMatchObject({ domainAvailability: { available: false }, newsSearch: null })
    expect(failuresOf(error, extensions)).toMatchObject([{ path: ['newsSearch'], code: 'UPSTREAM', outcome: 'FAILED' }])
    await expect.poll(() => payer.receipts).toMatchObject([{ refunds: [{ state: 'REFUNDED' }], problems: [] }])
    expect(error instanceof CombinedGraphQLErrors || 'graphQLErrors' in (error as object)).toBe(true)
  })
})
