// A paid subgraph on GraphQL Yoga: a price that depends on the arguments, a price for each item of a list, a field of
// another service's entity, and a purchase that is paid before it is made. schema.graphql states the prices, toll.mjs
// checks what is paid. It needs graphql-yoga, @apollo/subgraph, graphql and jose, and nothing of Tollgraph. ROUTER is the
// base URL of the router that charges for it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buildSubgraphSchema } from '@apollo/subgraph'
import { parse } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { byRouter, paid, refuse, tolls, waived } from './toll.mjs'

const { ROUTER = 'http://127.0.0.1:4000', NAME = 'weather', PORT = '4200' } = process.env
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
    reading: paid(({ name }, _, context, info) =>
      name === 'Station 1' ? waived(0, 'Out of order', context, info) : 21.5,
    ),
  },
  Domain: { __resolveReference: (domain) => domain, weather: paid(({ name }) => at(name)) },
  Mutation: {
    holdBalloon: byRouter(({ act, day }) => {
      const others = [...balloons].filter(([id, { state }]) => id !== act && state !== 'RELEASED')
      if (others.some(([, balloon]) => balloon.day === day)) refuse('CONFLICT', `The balloon of ${day} is taken`)
      if (!balloons.has(act)) balloons.set(act, { day, state: 'HELD' })
      return balloons.get(act).state
    }),
    bookBalloon: paid((_, { day }, _context, _info, { act }) => {
      if (balloons.get(act)?.state === 'RELEASED') refuse('CONFLICT', 'This was given up')
      balloons.set(act, { day, state: 'DONE' })
      return { day, act }
    }),
    releaseBalloon: byRouter(({ act }) => {
      if (balloons.get(act)?.state !== 'DONE') balloons.set(act, { ...balloons.get(act), state: 'RELEASED' })
      return balloons.get(act).state
    }),
  },
}

const typeDefs = parse(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'))
const schema = buildSubgraphSchema({ typeDefs, resolvers })
const yoga = createYoga({ schema, plugins: [tolls({ router: ROUTER, name: NAME })] })
createServer(yoga).listen(Number(PORT), '127.0.0.1', () => console.log(`${NAME} at http://127.0.0.1:${PORT}/graphql`))
