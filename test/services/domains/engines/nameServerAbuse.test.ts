import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NameServer } from '../../../../subgraphs/domains/dns/server/nameServer.ts'
import { respond } from '../../../../subgraphs/domains/dns/server/respond.ts'
import { ask, askTcp, askUdp, decoded, edns, framed, query, startServer, zones } from './nameServerFixture.ts'
import { silent } from './registryFixture.ts'

/** A good query with some of its bytes changed, cut off or added to. */
const damagedQuery = fc
  .tuple(
    fc.constantFrom(query('www.example.com', 'A'), query('a.example.com', 'TXT', { additionals: [edns(1232)] })),
    fc.array(fc.tuple(fc.nat(80), fc.nat(255)), { maxLength: 8 }),
    fc.nat(90),
    fc.uint8Array({ maxLength: 20 }),
  )
  .map(([packet, changes, length, tail]) => {
    const bytes = Buffer.concat([packet.subarray(0, Math.max(length, 0)), tail])
    for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
    return bytes
  })

const garbage = fc.oneof(
  damagedQuery,
  fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
)

describe('a name server that is sent nonsense', () => {
  let server: NameServer
  beforeAll(async () => {
    server = await startServer({ tcpIdleMs: 200 })
  })
  afterAll(() => server.stop())

  it('answers any packet with a packet that can be read, or with nothing', async () => {
    await fc.assert(
      fc.asyncProperty(garbage, fc.constantFrom('udp' as const, 'tcp' as const), async (packet, transport) => {
        const reply = await respond(packet, transport, zones, silent)
        if (!reply) return
        expect(decoded(reply)).toMatchObject({ type: 'response', id: packet.readUInt16BE(0) })
        if (transport === 'udp') expect(reply.length).toBeLessThanOrEqual(1232)
      }),
      { numRuns: 5_000 },
    )
  })

  it('lives on after garbage over UDP', async () => {
    const socket = createSocket('udp4')
    // In small lots, so that the question which follows them does not find the socket's buffer full.
    for (let lot = 0; lot < 60; lot += 1) {
      for (const packet of fc.sample(garbage, 10)) socket.send(packet, server.port, '127.0.0.1')
      expect((await ask(server.port, 'example.com', 'A')).rcode).toBe('NOERROR')
    }
    socket.close()
  })

  it('lives on after garbage over TCP', async () => {
    for (const packet of fc.sample(garbage, 100)) await askTcp(server.port, [packet]).catch(() => [])
    expect(await askTcp(server.port, [framed(query('example.com', 'A'))])).toHaveLength(1)
  })

  it.each([
    ['no question', query('example.com', 'A', { questions: [] }), 'FORMERR'],
    [
      'two questions',
      query('example.com', 'A', {
        questions: [
          { name: 'a.test', type: 'A' },
          { name: 'b.test', type: 'A' },
        ],
      }),
      'FORMERR',
    ],
    ['a question that is cut off', query('example.com', 'A').subarray(0, 20), 'FORMERR'],
    ['another operation', query('example.com', 'A', { flags: 5 << 11 }), 'NOTIMP'],
  ])('says what is wrong with %s', async (_, packet, rcode) => {
    expect(decoded(await askUdp(server.port, packet))).toMatchObject({ rcode, id: 4711, answers: [] })
  })

  it('refuses a name that points to itself', async () => {
    const packet = query('example.com', 'A')
    packet.writeUInt16BE(0xc00c, 12)
    expect(decoded(await askUdp(server.port, packet)).rcode).toBe('FORMERR')
  })

  it('does not answer answers, nor packets without an id', async () => {
    expect(await respond(query('example.com', 'A', { type: 'response' }), 'udp', zones, silent)).toBeNull()
    expect(await respond(Buffer.from('short'), 'udp', zones, silent)).toBeNull()
  })

  it('keeps bytes that no host name has apart from dots', async () => {
    const packet = query('wwwxexample.com', 'A')
    packet[16] = 0x2e
    expect(decoded(await askUdp(server.port, packet)).rcode).toBe('REFUSED')
    const wild = query('x.wild.example.com', 'TXT')
    wild[13] = 0x00
    const reply = await askUdp(server.port, wild)
    expect([decoded(reply).rcode, decoded(reply).answers?.length]).toEqual(['NOERROR', 1])
  })

  it('closes connections that say nothing', async () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.resume()
    await once(socket, 'close')
  })

  it('names the port that is in use', async () => {
    await expect(startServer({ port: server.port })).rejects.toThrow(
      `port ${server.port} of 127.0.0.1: the port is already in use`,
    )
    const socket = createSocket('udp4').bind(0, '127.0.0.1')
    await once(socket, 'listening')
    await expect(startServer({ port: socket.address().port })).rejects.toThrow('already in use')
    socket.close()
  })

  it('stops at once, with connections open', async () => {
    const other = await startServer()
    const socket = connect(other.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.resume()
    await Promise.all([other.stop(), once(socket, 'close')])
    await other.stop()
  })
})
