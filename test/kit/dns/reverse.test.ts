import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { decode, encode } from 'dns-packet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResolver, type Dns } from '../../../subgraphs/kit/net/dns/resolver.ts'
import { reverseName } from '../../../subgraphs/kit/net/dns/reverseName.ts'

describe('the reverse name', () => {
  it.each([
    ['192.0.2.10', '10.2.0.192.in-addr.arpa'],
    ['::ffff:192.0.2.10', '10.2.0.192.in-addr.arpa'],
    ['4321:0:1:2:3:4:567:89ab', 'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa'],
    ['2001:DB8::1', `1.${'0.'.repeat(23)}8.b.d.0.1.0.0.2.ip6.arpa`],
    ['::', `${'0.'.repeat(32)}ip6.arpa`],
    ['fe80::%eth0', `${'0.'.repeat(28)}0.8.e.f.ip6.arpa`],
    ['64:ff9b::192.0.2.1', `1.0.2.0.0.0.0.c.${'0.'.repeat(16)}b.9.f.f.4.6.0.0.ip6.arpa`],
  ])('of %s is %s', (ip, name) => {
    expect(reverseName(ip)).toBe(name)
  })

  it.each(['', 'example.com', '192.0.2', '192.0.2.256', '1::2::3', '::ffff:192.0.2.256'])('of %j is none', (text) => {
    expect(reverseName(text)).toBeNull()
  })
})

/** Somebody else's name server, which knows one address of each family. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['1.0.0.127.in-addr.arpa', ['Mail.Example.com', 'www.example.com']],
  [reverseName('2001:db8::25') ?? '', ['six.example.com']],
])

describe('what an address says its names are', () => {
  let server: Socket
  let dns: Dns
  beforeAll(async () => {
    server = createSocket('udp4').bind(0, '127.0.0.1')
    server.on('message', (packet, from) => {
      const { id, questions = [] } = decode(packet)
      const name = questions[0]?.name ?? ''
      const names = questions[0]?.type === 'PTR' ? (NAMES.get(name) ?? []) : []
      const answers = names.map((data) => ({ type: 'PTR' as const, name, ttl: 60, data }))
      server.send(encode({ type: 'response', id: id ?? 0, questions, answers }), from.port, from.address)
    })
    await once(server, 'listening')
    dns = createResolver({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs: 3_000 })
  })
  afterAll(() => void server.close())

  it('comes from DNS alone, not from the hosts file of this machine', async () => {
    expect([...(await dns.reverse('127.0.0.1'))].sort()).toEqual(['mail.example.com', 'www.example.com'])
    expect(await dns.reverse('2001:db8::25')).toEqual(['six.example.com'])
  })

  it('is nothing for an address without names, and for what is no address', async () => {
    expect(await dns.reverse('192.0.2.1')).toEqual([])
    expect(await dns.reverse('example.com')).toEqual([])
  })
})
