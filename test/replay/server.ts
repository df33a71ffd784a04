import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { NO_REPLY, type ReplayDefinition, type ReplayRequest, type ReplayRoute, Reply } from './definition.ts'
import { faultsOf } from './faults.ts'

/**
 * How the company behaves: as documented; with nothing found; with one odd row in lists; with no path known, as behind a
 * wrong base URL; with too many requests; with the key refused.
 */
export type ReplayMode = 'normal' | 'empty' | 'odd' | 'lost' | 'busy' | 'denied'

/** A request that the server got. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: ReplayRequest['headers']
  readonly body: unknown
  readonly status: number
  /** What in it was not as documented; empty if nothing. */
  readonly faults: readonly string[]
}

/** A running replay server. */
export interface ReplayServer {
  readonly definition: ReplayDefinition
  readonly url: string
  mode: ReplayMode
  /** All requests, in order. */
  readonly asked: Asked[]
  /** Ends all connections, also those of requests that get no answer. */
  cut(): void
  close(): Promise<void>
}

/** Starts a company's replay server on a free loopback port. */
export async function startReplay(definition: ReplayDefinition): Promise<ReplayServer> {
  const routes = definition.routes.map((route) => ({ route, pattern: patternOf(route.path) }))
  const asked: Asked[] = []
  const server = createServer((incoming, response) => {
    void answer(incoming).then((reply) => {
      if (reply === NO_REPLY) return
      const { status, body, headers } = reply
      const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)
      response.writeHead(status, { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers })
      response.end(isJson ? JSON.stringify(body) : body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const running: ReplayServer = {
    definition,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'normal',
    asked,
    cut: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return running

  async function answer(incoming: IncomingMessage): Promise<Reply> {
    const url = new URL(incoming.url ?? '/', 'http://replay')
    const bytes = await buffer(incoming)
    const request: ReplayRequest = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: parse(bytes, incoming.headers['content-type'] ?? ''),
      bytes,
      params: {},
      key: definition.key,
      url: running.url,
    }
    const { reply, faults } = decide(request)
    const { method, path, headers, body } = request
    asked.push({ method, path, query: url.search, headers, body, status: reply.status, faults })
    return reply
  }

  function decide(request: ReplayRequest): { reply: Reply; faults: readonly string[] } {
    if (running.mode === 'lost') return { reply: definition.unknown, faults: [] }
    const found = find(request)
    if (!found) return { reply: definition.unknown, faults: [`there is no ${request.method} ${request.path}`] }
    const at = { ...request, params: found.params }
    if (!definition.isAuthorized(at)) {
      return { reply: definition.denied, faults: ['the documented authentication is missing'] }
    }
    if (running.mode === 'denied') return { reply: definition.denied, faults: [] }
    if (running.mode === 'busy') return { reply: definition.busy, faults: [] }
    const issues = faultsOf(found.route, at)
    if (issues.length > 0) {
      return {
        reply: definition.invalid(issues),
        faults: issues.map(({ at: member, message }) => `${member} ${message}`),
      }
    }
    const made = answerOf(found.route, at)
    return { reply: made instanceof Reply ? made : new Reply(200, made), faults: [] }
  }

  function answerOf(route: ReplayRoute, request: ReplayRequest): unknown {
    if (running.mode === 'empty' && route.empty) return route.empty(request)
    if (running.mode === 'odd' && route.odd) return route.odd(request)
    return route.answer(request)
  }

  function find({ method, path }: ReplayRequest) {
    for (const { route, pattern } of routes) {
      const match = route.method === method ? pattern.exec(path) : null
      if (!match) continue
      const params = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)])
      return { route, params: Object.fromEntries(params) as Record<string, string> }
    }
    return null
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split(/(\{\w+\})/).map((part) => {
    return /^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>[^/]+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}

function parse(bytes: Buffer, type: string): unknown {
  if (bytes.length === 0) return undefined
  const text = bytes.toString('utf8')
  if (type.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
