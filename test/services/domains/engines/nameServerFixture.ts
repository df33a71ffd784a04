import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect } from 'node:net'
import { type Answer, type DecodedPacket, decode, encode, type Packet, RECURSION_DESIRED } from 'dns-packet'
import { type NameServer, startNameServer } from '../../../../subgraphs/domains/dns/server/nameServer.ts'
import type { Zone, ZoneSource } from '../../../../subgraphs/domains/dns/zones.ts'
import type { RecordType } from '../../../../subgraphs/kit/net/dns/record.ts'
import { CONNECTION_LIMIT } from '../../../support/connectionLimit.ts'
import { silent } from './registryFixture.ts'

/** A record of `example.com`; the name is relative to it, `@` is the domain itself. */
const record = (name: string, type: RecordType, value: string, ttl = 300) => ({
  name: name === '@' ? 'example.com' : `${name}.example.com`,
  type,
  value,
  ttl,
})

export const LONG_TEXT = 'αβγ'.repeat(200)

export const ZONE: Zone = {
  domain: 'example.com',
  nameservers: ['ns1.tollgraph.test', 'ns2.tollgraph.test'],
  serial: 7,
  records: [
    record('@', 'A', '192.0.2.1', 600),
    record('@', 'A', '192.0.2.2', 120),
    record('@', 'AAAA', '2001:db8::1'),
    record('@', 'MX', '10 mail.example.com'),
    record('@', 'MX', '20 mail.other.test.'),
    record('@', 'TXT', 'v=spf1 -all'),
    record('@', 'CAA', '0 issue "ca.example"'),
    record('@', 'CAA', '128 iodef "mailto:security@example.com"'),
    record('_tollgraph', 'TXT', 'tollgraph-owner=v1;wallet=0xabc'),
    record('_sip._tcp', 'SRV', '1 2 5060 sip.example.com'),
    record('null', 'MX', '0 .'),
    record('digits', 'CAA', '0 issue "99999999"'),
    record('www', 'CNAME', 'web.example.com'),
    record('web', 'CNAME', 'Example.com.'),
    record('away', 'CNAME', 'elsewhere.test'),
    record('dangling', 'CNAME', 'nothing.example.com'),
    record('loop', 'CNAME', 'pool.example.com'),
    record('pool', 'CNAME', 'loop.example.com'),
    record('*.wild', 'TXT', 'any'),
    record('*.wild', 'MX', '5 mx.example.com'),
    record('host.wild', 'A', '192.0.2.9'),
    record('a.b.deep.wild', 'A', '192.0.2.10'),
    record('*.alias', 'CNAME', 'example.com'),
    record('long', 'TXT', LONG_TEXT),
    ...Array.from({ length: 60 }, (_, index) => record('many', 'A', `198.51.100.${index}`)),
    ...Array.from({ length: 20 }, (_, index) => record('some', 'TXT', `${index} ${'x'.repeat(30)}`)),
    record('broken', 'A', 'not an address'),
  ],
}

export const zones: ZoneSource = {
  async zoneOf(name) {
    if (name.endsWith('hanging.test')) return new Promise(() => {})
    if (name.endsWith('failing.test')) throw new Error('The database is away')
    return name === 'example.com' || name.endsWith('.example.com') ? ZONE : null
  },
}

export const startServer = (
  settings: { readonly port?: number; readonly tcpIdleMs?: number; readonly zones?: ZoneSource } = {},
): Promise<NameServer> =>
  startNameServer({ host: '127.0.0.1', port: 0, connectionLimit: CONNECTION_LIMIT, zones, log: silent, ...settings })

/** A query, as a resolver writes it. */
export function query(name: string, type: string, changes: Packet = {}): Buffer {
  const questions = [{ name, type: type as 'A' }]
  return encode({ type: 'query', id: 4711, flags: RECURSION_DESIRED, questions, ...changes })
}

export const edns = (
  udpPayloadSize: number,
  changes: { readonly ednsVersion?: number; readonly flags?: number } = {},
): Answer => ({
  type: 'OPT',
  name: '.',
  udpPayloadSize,
  extendedRcode: 0,
  ednsVersion: 0,
  flags: 0,
  flag_do: false,
  options: [],
  ...changes,
})

/** Sends a datagram and returns what comes back. */
export async function askUdp(port: number, packet: Buffer): Promise<Buffer> {
  const socket = createSocket('udp4')
  try {
    socket.send(packet, port, '127.0.0.1')
    const [reply] = (await once(socket, 'message', { signal: AbortSignal.timeout(3_000) })) as [Buffer]
    return reply
  } finally {
    socket.close()
  }
}

/** Sends these bytes in pieces, says that it is all, and returns the messages that come back until the end. */
export async function askTcp(port: number, pieces: readonly Buffer[]): Promise<readonly Buffer[]> {
  const socket = connect(port, '127.0.0.1')
  for (const piece of pieces) socket.write(piece)
  socket.end()
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  let bytes = Buffer.concat(chunks)
  const replies: Buffer[] = []
  while (bytes.length > 0) {
    const end = 2 + bytes.readUInt16BE()
    replies.push(bytes.subarray(2, end))
    bytes = bytes.subarray(end)
  }
  return replies
}

/** A message as it goes over TCP. */
export function framed(packet: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(packet.length)
  return Buffer.concat([length, packet])
}

export type Decoded = DecodedPacket & { readonly rcode: string }

/** A reply, taken apart. */
export const decoded = (reply: Buffer): Decoded => decode(reply) as Decoded

/** What the server says to a question over UDP. */
export async function ask(port: number, name: string, type: string, changes: Packet = {}): Promise<Decoded> {
  return decoded(await askUdp(port, query(name, type, changes)))
}
