// A paid subgraph on GraphQL Yoga: a price that depends on the arguments, a price for each item of a list, a field of
// another service's entity, and a purchase that is paid before it is made. It needs graphql-yoga, @apollo/subgraph, graphql
// and jose, and nothing of Tollgraph. ROUTER is the base URL of the router that charges for it.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { buildSubgraphSchema } from '@apollo/subgraph'
import { GraphQLError, parse } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { createRemoteJWKSet, jwtVerify } from 'jose'

const { ROUTER = 'http://127.0.0.1:4000', NAME = 'weather', PORT = '4200' } = process.env
const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', ROUTER))

const typeDefs = parse(`
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@inaccessible", "@shareable", "@listSize"])
    @link(url: "https://specs.tollgraph.example/toll/v1.0", import: ["@price"])
  enum toll__Settle { ON_SUCCESS UPFRONT }
  enum toll__ActState { HELD DONE RELEASED }
  type toll__Quote @shareable { usd: String! }
  directive @price(usd: String, min: String, max: String, settle: toll__Settle, quote: String, hold: String, release: String) on FIELD_DEFINITION
  type Query {
    "The next days in a city; each has its price."
    forecast(city: String!, days: Int! = 3): [Weather!] @price(min: "0.001", max: "0.014", quote: "forecastQuote")
    forecastQuote(city: String!, days: Int! = 3): toll__Quote @inaccessible
    "Stations near a city. The list is free, a reading is not."
    stations(city: String!, first: Int! = 5): [Station!] @listSize(slicingArguments: ["first"])
  }
  type Mutation {
    "Books a balloon that measures on a day. A day has one balloon."
    bookBalloon(day: String!): Balloon @price(usd: "0.01", settle: UPFRONT, hold: "holdBalloon", release: "releaseBalloon")
    holdBalloon(act: ID!, day: String!): toll__ActState @inaccessible
    releaseBalloon(act: ID!): toll__ActState @inaccessible
  }
  type Weather { city: String! celsius: Float! }
  type Station { name: String! reading: Float @price(usd: "0.0005") }
  type Balloon { day: String! act: ID! }
  type Domain @key(fields: "name") { name: String! "The weather where it is hosted." weather: Weather @price(usd: "0.003") }`)

const at = (city) => ({ city, celsius: (city.length * 7) % 30 })
/** Balloons by act. A real service keeps them in its database. */
const balloons = new Map()
const resolvers = {
  Query: {
    forecast: paid((_, { city, days }) => Array.from({ length: days }, () => at(city))),
    forecastQuote: (_, { days }) => ({ usd: (Math.min(Math.max(days, 1), 14) / 1000).toFixed(3) }),
    stations: (_, { first }) => Array.from({ length: Math.min(first, 20) }, (_item, n) => ({ name: `Station ${n}` })),
  },
  Station: {
    reading: paid(({ name }, _, { waive }, info) => (name === 'Station 1' ? waive(info, 'Out of order') : 21.5)),
  },
  Domain: { __resolveReference: (domain) => domain, weather: paid(({ name }) => at(name)) },
  Mutation: {
    holdBalloon(_, { act, day }, { isRouter }) {
      if (!isRouter) throw refusal('FORBIDDEN', 'Only a router holds')
      const taken = [...balloons].some(
        ([id, { day: other, state }]) => id !== act && other === day && state !== 'RELEASED',
      )
      if (taken) throw refusal('CONFLICT', `The balloon of ${day} is taken`)
      if (!balloons.has(act)) balloons.set(act, { day, state: 'HELD' })
      return balloons.get(act).state
    },
    bookBalloon: paid((_, { day }, _context, _info, { act }) => {
      const balloon = balloons.get(act)
      if (balloon?.state === 'RELEASED') throw refusal('CONFLICT', 'This was given up')
      balloons.set(act, { day, state: 'DONE' })
      return { day, act }
    }),
    releaseBalloon(_, { act }, { isRouter }) {
      if (!isRouter) throw refusal('FORBIDDEN', 'Only a router releases')
      const balloon = balloons.get(act)
      if (balloon?.state !== 'DONE') balloons.set(act, { day: balloon?.day, state: 'RELEASED' })
      return balloons.get(act).state
    },
  },
}

/** Resolves a priced field only with its line: the router's word that this field of this request is paid for. */
function paid(resolve) {
  return (root, args, context, info) => {
    const field = `${info.parentType.name}.${info.fieldName}`
    const line = context.lines.find((one) => one.field === field && one.key === info.path.key)
    if (!line) throw refusal('PAYMENT_REQUIRED', 'Ask a router, and pay there')
    return resolve(root, args, context, info, line)
  }
}

function refusal(code, message) {
  return new GraphQLError(message, { extensions: { code } })
}

const pathOf = (path) => (path ? [...pathOf(path.prev), path.key] : [])
const tolls = {
  async onRequest({ request, serverContext }) {
    const body = Buffer.from(await request.clone().arrayBuffer())
    const token = request.headers.get('toll-context') ?? ''
    const options = { audience: NAME, issuer: ROUTER, typ: 'toll-context+jwt' }
    const signed = await jwtVerify(token, keys, options).catch(() => null)
    const isRouter = signed?.payload.body === createHash('sha256').update(body).digest('base64url')
    const waivers = []
    const waive = (info, reason) => {
      waivers.push({ path: pathOf(info.path), reason })
      return 0
    }
    Object.assign(serverContext, { isRouter, lines: isRouter ? (signed.payload.lines ?? []) : [], waivers, waive })
  },
  onExecute: () => ({
    onExecuteDone({ args, result, setResult }) {
      setResult({ ...result, extensions: { toll: { waivers: args.contextValue.waivers, sources: ['live'] } } })
    },
  }),
}
createServer(createYoga({ schema: buildSubgraphSchema({ typeDefs, resolvers }), plugins: [tolls] })).listen(
  Number(PORT),
  '127.0.0.1',
  () => console.log(`${NAME} at http://127.0.0.1:${PORT}/graphql`),
)
