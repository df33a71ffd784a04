import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small HTTP server that a test drives: `answer` may be replaced while it runs. */
export interface RegistryServer {
  readonly url: string
  /** Requests so far, as path and query. */
  readonly requests: string[]
  answer: (request: IncomingMessage, response: ServerResponse) => unknown
  close(): Promise<void>
}

export async function registryServer(answer: RegistryServer['answer']): Promise<RegistryServer> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    void registry.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const registry: RegistryServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return registry
}

export function json(body: unknown, status = 200) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

/** How a facilitator departs from what it is asked for. */
interface BazaarHabits {
  /** Most items of a page. */
  readonly page?: number
  /** Whether answers say how many items there are. */
  readonly hasTotal?: boolean
}

/** A facilitator's listing of these items. */
export function bazaar(items: readonly unknown[], { page = 100, hasTotal = true }: BazaarHabits = {}) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const query = new URL(request.url ?? '', 'http://registry.example').searchParams
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
    json({
      x402Version: 2,
      items: items.slice(offset, offset + Math.min(limit, page)),
      ...(hasTotal ? { pagination: { offset, limit, total: items.length } } : {}),
    })(request, response)
  }
}

/** An item of a listing, as facilitators write them. */
export function bazaarItem(resource: string, description: string, of: Record<string, unknown> = {}) {
  return {
    resource,
    type: 'http',
    x402Version: 2,
    accepts: [
      {
        scheme: 'exact',
        network: 'eip155:8453',
        amount: '12000',
        asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        payTo: '0x1',
        maxTimeoutSeconds: 60,
        extra: {},
      },
    ],
    lastUpdated: '2026-05-01T00:00:00Z',
    description,
    extensions: { bazaar: { info: { input: { type: 'http', method: 'POST' } } } },
    ...of,
  }
}
