import { TollgraphError } from '../../../schema/errors.ts'
import type { Asker } from './asker.ts'
import type { UpstreamRequest } from './request.ts'
import type { AskedUpstream, Upstream } from './upstream.ts'

/**
 * Several companies with one dialect as one upstream: a read goes to the first, and to the next while one fails or does
 * not answer; each has a circuit breaker of its own, so that a dead one is passed over at once. A change goes to one
 * company only, the first: whether it was made there is not known after a failure.
 */
export function failover(clients: readonly [Upstream, ...Upstream[]]): Upstream {
  const [first] = clients
  if (clients.length === 1) return first
  return {
    name: first.name,
    kind: first.kind,
    naming: first.naming,
    for: (asker) => askInTurn(clients, asker),
    pathBelow: (url) => clients.map((client) => client.pathBelow(url)).find((path) => path !== null) ?? null,
    close: async () => void (await Promise.all(clients.map((client) => client.close()))),
  }
}

function askInTurn(clients: readonly [Upstream, ...Upstream[]], asker: Asker): AskedUpstream {
  const [first, ...others] = clients
  const { name, kind, naming } = first
  async function inTurn<Answer>(
    request: UpstreamRequest,
    ask: (client: AskedUpstream) => Promise<Answer>,
  ): Promise<Answer> {
    let answer = ask(first.for(asker))
    if (!request.isRepeatable) return answer
    for (const next of others) {
      answer = answer.catch((error: unknown) => {
        if (!isFailure(error)) throw error
        return ask(next.for(asker))
      })
    }
    return answer
  }
  return {
    name,
    kind,
    naming,
    request: (request) => inTurn(request, (client) => client.request(request)),
    download: (request, maxBytes) => inTurn(request, (client) => client.download(request, maxBytes)),
  }
}

/** Whether an error is the company's: it failed, or did not answer. */
function isFailure(error: unknown): boolean {
  return error instanceof TollgraphError && error.status >= 500
}
