import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer, isIPv6, type Server, type Socket } from 'node:net'
import type { Logger } from 'pino'
import type { ConnectionLimit } from '../../../kit/net/connections/connectionCount.ts'
import { limitConnections } from '../../../kit/net/connections/limitConnections.ts'
import { reasonNotToListen } from '../../../kit/net/listen.ts'
import type { ZoneSource } from '../zones.ts'
import { respond } from './respond.ts'
import { serveConnection } from './tcp.ts'

export interface NameServerSettings {
  /** The address to listen on. */
  readonly host: string
  /** For both UDP and TCP; 0: any port that is free for both. */
  readonly port: number
  readonly zones: ZoneSource
  readonly connectionLimit: ConnectionLimit
  readonly log: Logger
  /** Idle time after which a TCP connection is closed (RFC 7766, 6.2.3). Milliseconds; default 10 seconds. */
  readonly tcpIdleMs?: number
}

export interface NameServer {
  readonly port: number
  stop(): Promise<void>
}

const TCP_IDLE_MS = 10_000

const MAX_CONNECTIONS = 256
/** A resolver needs few connections: a short one per query whose answer was too long for UDP. */
const MAX_OF_ADDRESS = 50

/** UDP queries that may wait for their zone; further ones are dropped, and resolvers retry. */
const MAX_PENDING = 1_000

/** Attempts to find a port that is free for both UDP and TCP. */
const PORT_ATTEMPTS = 20

/**
 * Starts an authoritative name server (RFC 1034, 1035) over UDP and TCP on one port. It serves the zones of its source
 * and refuses all other queries. Throws an Error that names the port if it is taken or not permitted.
 */
export async function startNameServer(settings: NameServerSettings): Promise<NameServer> {
  const { zones, log } = settings
  const connections = new Set<Socket>()
  const { tcp, udp, port } = await bind(settings)
  let pending = 0
  let isStopped = false

  tcp.maxConnections = MAX_CONNECTIONS
  limitConnections(tcp, {
    ...settings.connectionLimit,
    byAddress: Math.min(settings.connectionLimit.byAddress, MAX_OF_ADDRESS),
  })
  tcp.on('connection', (socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
    void serveConnection(socket, settings.tcpIdleMs ?? TCP_IDLE_MS, (packet) => respond(packet, 'tcp', zones, log))
  })
  tcp.on('error', (error) => log.error({ err: error }, 'the name server cannot accept connections'))

  udp.on('message', (packet, from) => {
    if (pending >= MAX_PENDING) return
    pending += 1
    void respond(packet, 'udp', zones, log).then((reply) => {
      pending -= 1
      // A response that cannot be sent is dropped, as packets may be; the callback keeps the error from being thrown.
      if (reply && !isStopped) udp.send(reply, from.port, from.address, () => {})
    })
  })
  udp.on('error', (error) => log.error({ err: error }, 'the name server cannot receive'))

  return {
    port,
    async stop() {
      if (isStopped) return
      isStopped = true
      const closed = [once(tcp, 'close'), once(udp, 'close')]
      tcp.close()
      udp.close()
      for (const socket of connections) socket.destroy()
      await Promise.all(closed)
    },
  }
}

interface Bound {
  readonly tcp: Server
  readonly udp: UdpSocket
  readonly port: number
}

async function bind(settings: NameServerSettings, attempt = 1): Promise<Bound> {
  const { host, port } = settings
  const tcp = createServer({ allowHalfOpen: true })
  const udp = createSocket({ type: isIPv6(host) ? 'udp6' : 'udp4' })
  try {
    tcp.listen(port, host)
    await once(tcp, 'listening')
    const bound = (tcp.address() as AddressInfo).port
    udp.bind(bound, host)
    await once(udp, 'listening')
    return { tcp, udp, port: bound }
  } catch (error) {
    tcp.close()
    udp.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE' && port === 0 && attempt < PORT_ATTEMPTS) return bind(settings, attempt + 1)
    const reason = code === 'EADDRINUSE' ? 'the port is already in use' : reasonNotToListen(code)
    throw new Error(`The name server cannot listen on port ${port} of ${host}: ${reason}`, { cause: error })
  }
}
