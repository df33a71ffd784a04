import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { decode, encode } from 'dns-packet'
import { pino } from 'pino'
import type { Pool } from '../../../../prisma/database.ts'
import { startNameServer } from '../../../../subgraphs/domains/dns/server/nameServer.ts'
import { createZoneStore } from '../../../../subgraphs/domains/dns/zoneStore.ts'
import type { Zone } from '../../../../subgraphs/domains/dns/zones.ts'
import { createResolver, type Dns } from '../../../../subgraphs/kit/net/dns/resolver.ts'
import { CONNECTION_LIMIT } from '../../../support/connectionLimit.ts'

/** DNS as far as these tests see it: our own zones as our name server has them, and the domains of customers. */
export interface World {
  /** As services look names up. */
  readonly dns: Dns
  /** Of the name server that has all of it. */
  readonly serverPort: number
  /** Port of a resolver that follows aliases from zone to zone, as an authority's does. */
  readonly resolverPort: number
  /** Makes these all the CNAME records of a customer's domain. */
  set(domain: string, aliases: Readonly<Record<string, string>>): void
  stop(): Promise<void>
}

const NAMESERVERS = ['ns1.tollgraph.example']
const silent = pino({ level: 'silent' })

export async function startWorld(pool: Pool): Promise<World> {
  const customers = new Map<string, Zone>()
  const ours = createZoneStore(pool, NAMESERVERS, { now: () => new Date(), log: silent })
  const zoneOf = async (name: string) =>
    [...customers.values()].find(({ domain }) => name === domain || name.endsWith(`.${domain}`)) ?? ours.zoneOf(name)
  const server = await startNameServer({
    host: '127.0.0.1',
    port: 0,
    connectionLimit: CONNECTION_LIMIT,
    zones: { zoneOf },
    log: silent,
  })
  const resolver = await startResolver(server.port)
  const { port } = resolver.address()
  return {
    dns: lookUpAt(server.port),
    serverPort: server.port,
    resolverPort: port,
    set(domain, aliases) {
      const records = Object.entries(aliases).map(([name, value]) => ({ type: 'CNAME', name, value, ttl: 60 }) as const)
      customers.set(domain, { domain, nameservers: NAMESERVERS, serial: 1, records })
    },
    async stop() {
      resolver.close()
      await server.stop()
    },
  }
}

/** DNS as services have it whose only name server is this one. */
export function lookUpAt(serverPort: number): Dns {
  return createResolver({ servers: [`127.0.0.1:${serverPort}`], timeoutMs: 2000, isAuthoritativeOnly: true })
}

/** A resolver over UDP that asks the one name server there is, once more for each alias that leaves its zone. */
export async function startResolver(serverPort: number): Promise<Socket> {
  const socket = createSocket('udp4')
  socket.on('message', (packet, from) => {
    answer(packet, serverPort).then(
      (reply) => socket.send(reply, from.port, from.address),
      (error: unknown) => socket.emit('error', error),
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return socket
}

const MAX_ALIASES = 8

async function answer(packet: Buffer, serverPort: number): Promise<Buffer> {
  const query = decode(packet)
  const [question] = query.questions ?? []
  if (!question) return packet
  let reply = await ask(serverPort, question.name, question.type as 'A')
  const answers = [...(reply.answers ?? [])]
  for (let hops = 0; hops < MAX_ALIASES; hops++) {
    const last = answers.at(-1)
    if (last?.type !== 'CNAME' || question.type === 'CNAME') break
    reply = await ask(serverPort, last.data, question.type as 'A')
    answers.push(...(reply.answers ?? []))
  }
  // Response, recursion desired and available, and what the last server said.
  const flags = 0x180 | ((reply.flags ?? 0) & 0xf)
  return encode({ type: 'response', id: query.id ?? 0, flags, questions: [question], answers })
}

async function ask(port: number, name: string, type: 'A') {
  const socket = createSocket('udp4')
  try {
    socket.send(encode({ type: 'query', id: 1, questions: [{ name, type }] }), port, '127.0.0.1')
    const [reply] = (await once(socket, 'message', { signal: AbortSignal.timeout(3_000) })) as [Buffer]
    return decode(reply)
  } finally {
    socket.close()
  }
}
