import { offUpstream } from './offUpstream.ts'
import type { UpstreamRequest } from './request.ts'
import type { AskedUpstream, Upstream } from './upstream.ts'

/** Servers of one company, each for the paths that it has; a path of none is off. */
export type Servers = readonly Server[]

export interface Server {
  /** Base URL. */
  readonly url: string
  /** The paths of the port's dialect that it serves. */
  readonly serves: RegExp
  /** What of such a path the server does not have: `/coins`. */
  readonly without: string
}

/** The server of a request, and the request as it is sent there; null where none serves its path. */
export function serverOf<Request extends Pick<UpstreamRequest, 'path'>>(
  servers: Servers,
  request: Request,
): { readonly url: string; readonly request: Request } | null {
  const server = servers.find(({ serves }) => serves.test(request.path))
  return server ? { url: server.url, request: { ...request, path: request.path.slice(server.without.length) } } : null
}

/** Sends each request to the server that serves its path. `at` makes the client of a base URL. */
export function byServer(
  { name, naming }: Pick<Upstream, 'name' | 'naming'>,
  servers: Servers,
  at: (url: string) => Upstream,
): Upstream {
  const clients = new Map([...new Set(servers.map(({ url }) => url))].map((url) => [url, at(url)]))
  const [first] = clients.values()
  const off = offUpstream(name, naming)
  const find = (asked: UpstreamRequest) => {
    const found = serverOf(servers, asked)
    const client = found && clients.get(found.url)
    return client ? { client, request: found.request } : { client: off, request: asked }
  }
  const { kind, log } = first ?? off
  return {
    name,
    kind,
    naming,
    log,
    for: (asker): AskedUpstream => ({
      name,
      kind,
      naming,
      request: (asked) => {
        const { client, request } = find(asked)
        return client.for(asker).request(request)
      },
      download: (asked, maxBytes) => {
        const { client, request } = find(asked)
        return client.for(asker).download(request, maxBytes)
      },
    }),
    pathBelow: () => null,
    close: async () => void (await Promise.all([...clients.values()].map((client) => client.close()))),
  }
}
