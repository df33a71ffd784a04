// A paid subgraph on Apollo Server: one field with a fixed price. It needs @apollo/server, @apollo/subgraph, graphql and
// jose, and nothing of Tollgraph. ROUTER is the base URL of the router that charges for it.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { ApolloServer, HeaderMap } from '@apollo/server'
import { buildSubgraphSchema } from '@apollo/subgraph'
import { GraphQLError, parse } from 'graphql'
import { createRemoteJWKSet, jwtVerify } from 'jose'

const { ROUTER = 'http://127.0.0.1:4000', NAME = 'tides', PORT = '4201' } = process.env
const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', ROUTER))

const typeDefs = parse(`
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
    @link(url: "https://specs.tollgraph.example/toll/v1.0", import: ["@price"])
  directive @price(usd: String) on FIELD_DEFINITION
  type Query {
    "Harbours that have tide tables."
    harbours: [String!]
    "The next high water at a harbour. Null, and not charged, where there is no such harbour."
    tide(harbour: String!): Tide @price(usd: "0.002")
  }
  type Tide { harbour: String! highWater: String! metres: Float! }`)

const METRES = { Hamburg: 3.7, Emden: 3.2, Brest: 6.1 }
const resolvers = {
  Query: {
    harbours: () => Object.keys(METRES),
    tide(_, { harbour }, { lines }, info) {
      if (!lines.some((line) => line.field === 'Query.tide' && line.key === info.path.key))
        throw new GraphQLError('Ask a router, and pay there', { extensions: { code: 'PAYMENT_REQUIRED' } })
      const metres = METRES[harbour]
      return metres
        ? { harbour, metres, highWater: new Date(Math.ceil(Date.now() / 44.7e6) * 44.7e6).toISOString() }
        : null
    },
  },
}

/** The lines that are paid for in this request: none without the router's token for exactly this body. */
async function paidLines(token, body) {
  const hash = createHash('sha256').update(body).digest('base64url')
  const { payload } = await jwtVerify(token ?? '', keys, { audience: NAME, issuer: ROUTER, typ: 'toll-context+jwt' })
  return payload.body === hash ? (payload.lines ?? []) : []
}

const apollo = new ApolloServer({ schema: buildSubgraphSchema({ typeDefs, resolvers }) })
await apollo.start()
createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  const lines = await paidLines(request.headers['toll-context'], body).catch(() => [])
  const headers = new HeaderMap(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers,
      search: '',
      body: body.length > 0 ? JSON.parse(body) : null,
    },
    context: async () => ({ lines }),
  })
  response.writeHead(answer.status ?? 200, Object.fromEntries(answer.headers)).end(answer.body.string)
}).listen(Number(PORT), '127.0.0.1', () => console.log(`${NAME} at http://127.0.0.1:${PORT}/graphql`))
