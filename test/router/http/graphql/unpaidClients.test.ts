import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { Client, fetchExchange } from '@urql/core'
import * as three from 'apollo-client-3/core/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'

const QUERY = '{ domainSearch(name: "unpaid-by-clients") { name } }'

/** Price and way to pay. */
const EXPECTED = /costs 0\.01 USD.*(x402|MPP)/i

let tollgraph: TestTollgraph
let uri: string
beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  uri = `${tollgraph.url}/graphql`
})
afterAll(() => tollgraph?.stop())

/** The message of the error that a client gives its program. */
async function messageOf(asking: Promise<unknown>): Promise<string> {
  const answer = await asking.catch((error: unknown) => ({ error }))
  const { error } = answer as { error?: Error }
  return error?.message ?? 'no error'
}

describe('an unpaid query reports its price and how to pay in the error message of', () => {
  it('Apollo Client 4', async () => {
    const client = new ApolloClient({ link: new HttpLink({ uri }), cache: new InMemoryCache() })
    expect(await messageOf(client.query({ query: gql(QUERY) }))).toMatch(EXPECTED)
  })

  it('urql', async () => {
    const client = new Client({ url: uri, exchanges: [fetchExchange], preferGetMethod: false })
    expect(await messageOf(client.query(QUERY, {}).toPromise())).toMatch(EXPECTED)
  })
})

// Its own message is always "Response not successful: Received status code 402".
it('an unpaid query reports them in the result of the network error of Apollo Client 3', async () => {
  const client = new three.ApolloClient({ link: new three.HttpLink({ uri }), cache: new three.InMemoryCache() })
  const answer: unknown = await client.query({ query: three.gql(QUERY) }).catch((error: unknown) => error)
  expect(answer).toMatchObject({
    networkError: { statusCode: 402, result: { errors: [{ message: expect.stringMatching(EXPECTED) }] } },
  })
})
