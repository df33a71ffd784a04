import type { Logger } from 'pino'
import { type Asker, OURSELVES } from '../../../kit/upstream/asker.ts'
import type { QueryMembers, UpstreamRequest } from '../../../kit/upstream/request.ts'
import type { AskedUpstream, Upstream, UpstreamAnswer } from '../../../kit/upstream/upstream.ts'
import type { Duffel } from './company.ts'

/** A request of the port's dialect, as far as the adapter reads it. */
export interface Asked {
  readonly query: QueryMembers
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  /** The part of the path in braces. */
  readonly id: string
}

/** One request of a port that Duffel serves; `Extra` is what its answers need beside the client. */
export type Route<Extra> = readonly [
  method: UpstreamRequest['method'],
  path: string,
  answer: (asked: Asked, duffel: Duffel & Extra) => Promise<object | null>,
]

/** How the adapter works, apart from the company's client. */
export interface DuffelOptions extends Pick<Duffel, 'log' | 'mostPerOrder' | 'lookAfterMs'> {
  readonly log: Logger
  /** The error for a request that Duffel has nothing for. */
  notOffered(): Error
}

/**
 * A port over Duffel: requests in the port's dialect become Duffel's, and its answers the port's. What Duffel does not
 * give is refused without asking it.
 */
export function duffelPort<Extra extends object>(
  company: Upstream,
  routes: readonly Route<Extra>[],
  options: DuffelOptions & Extra,
): Upstream {
  const { name, kind } = company
  const naming = 'CAMEL_CASE'
  const shown = { name, kind, naming } as const
  const routeOf = router(routes)
  const refuse = () => Promise.reject(options.notOffered())
  function askedBy(asker: Asker): AskedUpstream {
    async function request(given: UpstreamRequest): Promise<UpstreamAnswer> {
      const { answer, id } = routeOf(given) ?? { answer: refuse, id: '' }
      const recorded = recorder(company.for(asker))
      const { query = {}, body, headers = {} } = given
      const { client, answeredBy } = recorded
      const duffel = { ...options, client, answeredBy, ourselves: company.for(OURSELVES) }
      const made = await answer({ query, body, headers, id }, duffel)
      return { ...recorded.last(), body: made }
    }
    return { ...shown, request, download: refuse }
  }
  return { ...shown, log: company.log, for: askedBy, pathBelow: () => null, close: () => company.close() }
}

/** A client that remembers its last answer, for the age and the company's name. */
function recorder(client: AskedUpstream) {
  let last: UpstreamAnswer = { body: null, ageSeconds: 0 }
  const recording: AskedUpstream = {
    ...client,
    async request(request) {
      last = await client.request(request)
      return last
    },
  }
  const answeredBy = (answer: UpstreamAnswer) => {
    last = answer
  }
  return { client: recording, answeredBy, last: () => last }
}

function router<Extra>(routes: readonly Route<Extra>[]) {
  const patterns = routes.map(([method, path, answer]) => ({
    method,
    answer,
    pattern: new RegExp(`^${path.replace('{id}', '([^/]+)')}$`),
  }))
  return ({ method, path }: UpstreamRequest) => {
    for (const { method: own, pattern, answer } of patterns) {
      const match = own === method ? pattern.exec(path) : null
      if (match) return { answer, id: decodeURIComponent(match[1] ?? '') }
    }
    return null
  }
}
