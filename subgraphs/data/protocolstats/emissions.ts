import { Upstream } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { ourKey } from './coinKey.ts'
import { coinOf } from './coinOf.ts'
import { protocolNumbered } from './protocolNumbers.ts'
import { readFirst, readOf } from './read.ts'
import { eachOf, isMembers, within } from './spelling.ts'

/** Token emissions of protocols. */
export const emissions: Topic<DataGraph> = {
  resolvers: {
    Query: {
      tokenEmissions: readFirst(() => get('/api/emissions'), {
        respell: (list) => eachOf(list, (one) => ({ ...one, token: ourKey(one.token) })),
      }),
    },
    Protocol: {
      emissions: readOf(({ slug }) => get(`/api/emission/${segment(slug)}`), { respell: opened }),
    },
    TokenEmission: { coin: coinOf, protocol: protocolNumbered },
  },
}

/** The company may send the schedule as JSON inside a string, and its name and categories beside its metadata. */
function opened(answer: unknown): unknown {
  return within(answer, 'body', (body) => {
    const plan = typeof body === 'string' ? parsed(body) : body
    return within(plan, 'metadata', (metadata) => {
      if (!isMembers(plan) || !isMembers(metadata)) return metadata
      return {
        ...metadata,
        token: ourKey(metadata.token),
        name: metadata.name ?? plan.name,
        chain: metadata.chain ?? plan.chainName,
        categories: metadata.categories ?? plan.categories ?? {},
        notes: metadata.notes ?? [],
      }
    })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Upstream('The protocolstats provider answered what is not documented: body is no JSON')
  }
}
