import { Upstream } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { coinOf } from './coinOf.ts'
import { protocolNumbered } from './protocolNumbers.ts'
import { readFirst, readOf } from './read.ts'

/** Token emissions of protocols. */
export const emissions: Topic<DataGraph> = {
  resolvers: {
    Query: {
      tokenEmissions: readFirst(() => get('/api/emissions')),
    },
    Protocol: {
      emissions: readOf(({ slug }) => get(`/api/emission/${segment(slug)}`), { respell: opened }),
    },
    TokenEmission: { coin: coinOf, protocol: protocolNumbered },
  },
}

/** The company sends the schedule as JSON inside a string. */
function opened(answer: unknown): unknown {
  const { body } = (answer ?? {}) as { readonly body?: unknown }
  if (typeof body !== 'string') return answer
  try {
    return { ...(answer as object), body: JSON.parse(body) as unknown }
  } catch {
    throw new Upstream('The protocolstats provider answered what is not documented: body is no JSON')
  }
}
