import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer, isIPv6, type Server, type Socket } from 'node:net'
import type { Logger } from 'pino'
import type { ConnectionLimit } from '../../../kit/connections/connectionCount.ts'
import { limitConnections } from '../../../kit/connections/limitConnections.ts'
import type { ZoneSource } from '../zones.ts'
import { respond } from './respond.ts'
import { serveConnection } from './tcp.ts'

export interface NameServerSettings {
  /** The address to listen on. */
  readonly host: string
  /** For UDP and TCP alike; 0: any port that both can have. */
  readonly port: number
  readonly zones: ZoneSource
  readonly connectionLimit: ConnectionLimit
  readonly log: Logger
  /** A TCP connection on which nothing moves for so long is closed (RFC 7766, 6.2.3). Milliseconds; 10 seconds if left out. */
  readonly tcpIdleMs?: number
}

export interface NameServer {
  readonly port: number
  stop(): Promise<void>
}

const TCP_IDLE_MS = 10_000

const MAX_CONNECTIONS = 256
/** A resolver has few connections, and a short one for each query that was too long for UDP. */
const MAX_OF_ADDRESS = 50

/** Queries over UDP that may be waiting for their zone; what comes on top of that is dropped, and asked again. */
const MAX_PENDING = 1_000

/** How often another free port is tried when UDP cannot have the one that TCP got. */
const PORT_ATTEMPTS = 20

/**
 * Starts an authoritative name server (RFC 1034, 1035) over UDP and TCP on one port. It answers for the zones of its
 * source and refuses everything else. Throws an Error that names the port when that is taken or not allowed.
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
      // An answer that cannot be sent is lost, as it may be on its way; the callback keeps that from being an error.
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
    throw new Error(`The name server cannot listen on port ${port} of ${host}: ${reasonOf(code)}`, { cause: error })
  }
}

function reasonOf(code: string | undefined): string {
  if (code === 'EADDRINUSE') return 'the port is already in use'
  if (code === 'EACCES') return 'ports below 1024 need a privilege that this process does not have'
  return code ?? 'unknown reason'
}
