import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { lookupOf } from './fetch.ts'
import { type Guard, placeOf } from './guard.ts'

// A browser requests whatever a page references: pictures, scripts, sockets, redirects. All of it goes through this
// proxy, which checks each connection like a URL given by a caller.

/** Limits of one page. */
export interface ProxyBounds {
  /** Over all responses together. */
  readonly maxBytes: number
  /** Requests and tunnelled connections. */
  readonly maxRequests: number
}

/** One page's access to the proxy. */
export interface ProxyVisit {
  /** For the browser's response to 407. */
  readonly username: string
  readonly password: string
  /** Reasons of refused connections, each once. */
  refusals(): readonly string[]
  /** Closes its connections and rejects new ones. */
  end(): void
}

/** An HTTP proxy on the loopback interface. */
export interface OutboundProxy {
  readonly url: string
  visit(bounds: ProxyBounds): ProxyVisit
  stop(): Promise<void>
}

interface Visit {
  readonly key: Buffer
  readonly sockets: Set<Duplex>
  readonly refusals: Set<string>
  /** Set when it ends: a connection of it may still be in the making. */
  isOver: boolean
  bytesLeft: number
  requestsLeft: number
}

const CONNECT_TIMEOUT_MS = 10_000
/** Hop-by-hop headers, which are not forwarded. */
const HOP_HEADERS = [
  'proxy-authorization',
  'proxy-connection',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Starts a proxy. Requests without the credentials of an open visit get 407. */
export async function openProxy(guard: Guard): Promise<OutboundProxy> {
  const visits = new Map<string, Visit>()
  const connections = new Set<Duplex>()

  function visitOf(message: IncomingMessage): Visit | null {
    const [, credentials = ''] = /^Basic (.+)$/.exec(message.headers['proxy-authorization'] ?? '') ?? []
    const [name = '', key = ''] = Buffer.from(credentials, 'base64').toString('latin1').split(':')
    const visit = visits.get(name)
    const given = Buffer.from(key, 'latin1')
    return visit && given.length === visit.key.length && timingSafeEqual(given, visit.key) ? visit : null
  }

  const server = createServer((message, response) => {
    forward(guard, visitOf(message), message, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
      visitOf(message)?.refusals.add(error.message)
    })
  })
  server.on('connect', (message: IncomingMessage, socket: Duplex) => {
    const visit = visitOf(message)
    socket.on('error', () => socket.destroy())
    tunnel(guard, visit, message, socket).catch((error: Error) => {
      visit?.refusals.add(error.message)
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    })
  })
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    // Exclusive: the visits are known to this process alone.
    server.once('error', reject).listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visit({ maxBytes, maxRequests }) {
      const username = randomBytes(9).toString('hex')
      const password = randomBytes(18).toString('hex')
      const visit: Visit = {
        key: Buffer.from(password, 'latin1'),
        sockets: new Set(),
        refusals: new Set(),
        isOver: false,
        bytesLeft: maxBytes,
        requestsLeft: maxRequests,
      }
      visits.set(username, visit)
      return {
        username,
        password,
        refusals: () => [...visit.refusals],
        end() {
          visits.delete(username)
          visit.isOver = true
          for (const socket of visit.sockets) socket.destroy()
        },
      }
    },
    async stop() {
      visits.clear()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of connections) socket.destroy()
      await closed
    },
  }
}

const ASK_WHO = { 'proxy-authenticate': 'Basic realm="proxy"', connection: 'keep-alive', 'content-length': '0' }

async function forward(guard: Guard, visit: Visit | null, message: IncomingMessage, response: ServerResponse) {
  if (!visit) return void response.writeHead(407, ASK_WHO).end()
  spend(visit)
  const url = guard.check(message.url ?? '')
  if (url.protocol !== 'http:') throw new Error('Only http is forwarded')
  const { host, port } = placeOf(url)
  const addresses = await guard.addressesOf(host, port)
  // What is opened after the end of a visit would stay open for as long as its server likes.
  if (visit.isOver) return void response.destroy()
  const headers = Object.fromEntries(Object.entries(message.headers).filter(([name]) => !HOP_HEADERS.includes(name)))
  const onward = request({
    host,
    port,
    path: `${url.pathname}${url.search}`,
    method: message.method ?? 'GET',
    headers: { ...headers, host: url.host },
    lookup: lookupOf(addresses),
    timeout: CONNECT_TIMEOUT_MS,
    agent: false,
  })
  const close = () => onward.destroy()
  response.on('close', close)
  onward.on('socket', (socket) => follow(visit, socket))
  onward.on('timeout', close)
  message.pipe(onward)
  await new Promise<void>((resolve, reject) => {
    onward.on('error', reject)
    onward.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !HOP_HEADERS.includes(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.on('error', () => response.destroy())
      answer.pipe(response)
      resolve()
    })
  })
}

async function tunnel(guard: Guard, visit: Visit | null, message: IncomingMessage, socket: Duplex): Promise<void> {
  if (!visit) {
    const headers = Object.entries(ASK_WHO).map(([name, value]) => `${name}: ${value}\r\n`)
    return void socket.end(`HTTP/1.1 407 Proxy Authentication Required\r\n${headers.join('')}\r\n`)
  }
  spend(visit)
  // The scheme does not matter here: a tunnel to port 80 carries a web socket.
  const { host, port } = placeOf(new URL(`https://${message.url}`))
  const addresses = await guard.addressesOf(host, port)
  if (visit.isOver) return void socket.destroy()
  const onward = await connectTo(addresses, port)
  follow(visit, onward)
  follow(visit, socket)
  socket.on('close', () => onward.destroy())
  onward.on('close', () => socket.destroy())
  if (visit.isOver) return
  socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
  onward.pipe(socket)
  socket.pipe(onward)
}

function connectTo(addresses: readonly string[], port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: 'checked.invalid', port, lookup: lookupOf(addresses), autoSelectFamily: true })
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => socket.destroy(new Error('No connection in time')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.on('error', () => socket.destroy())
      resolve(socket)
    })
  })
}

function spend(visit: Visit): void {
  visit.requestsLeft -= 1
  if (visit.requestsLeft < 0) throw new Error('The page asks for too much')
}

/** Counts the bytes received on a connection; closes it when the visit ends, or has ended, or exceeds its bytes. */
function follow(visit: Visit, socket: Duplex): void {
  if (visit.isOver) socket.destroy()
  visit.sockets.add(socket)
  socket.on('close', () => visit.sockets.delete(socket))
  socket.on('data', (chunk: Buffer) => {
    visit.bytesLeft -= chunk.length
    if (visit.bytesLeft < 0) for (const one of visit.sockets) one.destroy()
  })
}
