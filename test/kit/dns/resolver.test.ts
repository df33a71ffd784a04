import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Unavailable } from '../../../schema/errors.ts'
import { type NameServer, startNameServer } from '../../../subgraphs/domains/dns/server/nameServer.ts'
import type { Zone } from '../../../subgraphs/domains/dns/zones.ts'
import { lookUpThrough } from '../../../subgraphs/kit/net/dns/lookUp.ts'
import { createResolver, type Dns } from '../../../subgraphs/kit/net/dns/resolver.ts'
import type { DnsSettings } from '../../../subgraphs/kit/net/dns/settings.ts'
import { LONG_TEXT, startServer } from '../../services/domains/engines/nameServerFixture.ts'
import { silent } from '../../services/domains/engines/registryFixture.ts'
import { CONNECTION_LIMIT } from '../../support/connectionLimit.ts'
import { freePorts } from '../../support/ports.ts'

let server: NameServer
let dns: Dns
beforeAll(async () => {
  server = await startServer()
  dns = createResolver({ servers: [`127.0.0.1:${server.port}`], timeoutMs: 3_000 })
})
afterAll(() => server.stop())

/** Every kind of question about names, and what it answers where there is nothing. */
const QUESTIONS = [
  ['txt', []],
  ['nameservers', []],
  ['cname', null],
  ['mx', []],
  ['addresses', []],
] as const

describe('a lookup', () => {
  it('joins the strings of a text', async () => {
    expect(await dns.txt('_tollgraph.example.com')).toEqual(['tollgraph-owner=v1;wallet=0xabc'])
    expect(await dns.txt('long.example.com')).toEqual([LONG_TEXT])
  })

  it('finds the name servers of a domain', async () => {
    expect(await dns.nameservers('example.com')).toEqual(['ns1.tollgraph.test', 'ns2.tollgraph.test'])
  })

  it('says what a name is an alias of, one step at a time', async () => {
    expect(await dns.cname('www.example.com')).toBe('web.example.com')
    expect(await dns.cname('web.example.com')).toBe('example.com')
    expect(await dns.cname('example.com')).toBeNull()
  })

  it('finds who takes the mail, the most preferred first', async () => {
    expect(await dns.mx('example.com')).toEqual([
      { exchange: 'mail.example.com', preference: 10 },
      { exchange: 'mail.other.test', preference: 20 },
    ])
    expect(await dns.mx('any.wild.example.com')).toEqual([{ exchange: 'mx.example.com', preference: 5 }])
  })

  it('shows that a domain takes no mail', async () => {
    expect(await dns.mx('null.example.com')).toEqual([{ exchange: '.', preference: 0 }])
  })

  it('finds addresses of both families, through aliases', async () => {
    const addresses = ['192.0.2.1', '192.0.2.2', '2001:db8::1']
    expect(await dns.addresses('example.com')).toEqual(addresses)
    expect(await dns.addresses('www.example.com')).toEqual(addresses)
    expect(await dns.addresses('host.wild.example.com')).toEqual(['192.0.2.9'])
  })

  it.each(QUESTIONS)('for %s finds nothing where there is nothing', async (question, nothing) => {
    expect(await dns[question]('nothing.example.com')).toEqual(nothing)
    expect(await dns[question]('_sip._tcp.example.com')).toEqual(nothing)
  })

  it.each(QUESTIONS)('for %s finds nothing at what can be no name', async (question, nothing) => {
    const long = `${'a'.repeat(64)}.example.com`
    for (const name of ['a..example.com', 'a b.example.com', long, 'example.com\0.org'])
      expect(await dns[question](name), name).toEqual(nothing)
  })

  it.each(QUESTIONS)('for %s is unavailable when DNS fails, refuses or is away', async (question) => {
    const [port] = await freePorts(1)
    const nobody = createResolver({ servers: [`127.0.0.1:${port}`], timeoutMs: 1_000, isAuthoritativeOnly: true })
    await expect(dns[question]('www.failing.test')).rejects.toBeInstanceOf(Unavailable)
    await expect(dns[question]('example.org')).rejects.toBeInstanceOf(Unavailable)
    await expect(nobody[question]('example.com')).rejects.toBeInstanceOf(Unavailable)
  })

  it('is unavailable when DNS is silent', async () => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1')
    await once(socket, 'listening')
    const unheard = createResolver({ servers: [`127.0.0.1:${socket.address().port}`], timeoutMs: 300 })
    await expect(unheard.txt('example.com')).rejects.toBeInstanceOf(Unavailable)
    socket.close()
  })
})

/** Zones that lead from one to the other. */
const ZONES: readonly Zone[] = [
  zone('one.test', [
    ['shop.one.test', 'CNAME', 'alias.two.test'],
    ['there.one.test', 'CNAME', 'back.two.test'],
    ['away.one.test', 'CNAME', 'elsewhere.example'],
  ]),
  zone('two.test', [
    ['alias.two.test', 'CNAME', 'site.two.test'],
    ['site.two.test', 'A', '192.0.2.7'],
    ['site.two.test', 'TXT', 'found'],
    ['back.two.test', 'CNAME', 'there.one.test'],
  ]),
]

function zone(domain: string, records: readonly (readonly [string, 'CNAME' | 'A' | 'TXT', string])[]): Zone {
  const all = records.map(([name, type, value]) => ({ name, type, value, ttl: 60 }))
  return { domain, nameservers: ['ns.test'], serial: 1, records: all }
}

describe('where our own name server is all the DNS there is', () => {
  let own: NameServer
  let alone: Dns
  const zoneOf = async (name: string) => {
    if (name.endsWith('failing.test')) throw new Error('The database is away')
    return ZONES.find(({ domain }) => name.endsWith(domain)) ?? null
  }
  beforeAll(async () => {
    own = await startNameServer({
      host: '127.0.0.1',
      port: 0,
      connectionLimit: CONNECTION_LIMIT,
      zones: { zoneOf },
      log: silent,
    })
    const settings: DnsSettings = {
      DNS_HOST: '0.0.0.0',
      DNS_PORT: own.port,
      DNS_RESOLVERS: [],
      DNS_TIMEOUT_MS: 3_000,
      NAMESERVERS: ['ns.test'],
    }
    alone = lookUpThrough(settings)
  })
  afterAll(() => own.stop())

  it.each(QUESTIONS)('%s of what it refuses to speak of is nothing', async (question, nothing) => {
    expect(await alone[question]('example.org')).toEqual(nothing)
    await expect(alone[question]('www.failing.test')).rejects.toBeInstanceOf(Unavailable)
  })

  it('follows aliases from one zone to the other, as everybody else does', async () => {
    expect(await alone.addresses('shop.one.test')).toEqual(['192.0.2.7'])
    expect(await alone.txt('shop.one.test')).toEqual(['found'])
    expect(await alone.cname('shop.one.test')).toBe('alias.two.test')
  })

  it('finds nothing behind aliases that lead in a circle or away', async () => {
    expect(await alone.addresses('there.one.test')).toEqual([])
    expect(await alone.addresses('away.one.test')).toEqual([])
  })

  it('has no names of addresses', async () => {
    expect(await alone.reverse('127.0.0.1')).toEqual([])
  })
})

it('configured resolvers are asked instead of our own name server', async () => {
  const settings: DnsSettings = {
    DNS_HOST: '127.0.0.1',
    DNS_PORT: 1,
    DNS_RESOLVERS: [`127.0.0.1:${server.port}`],
    DNS_TIMEOUT_MS: 3_000,
    NAMESERVERS: [],
  }
  const configured = lookUpThrough(settings)
  expect(await configured.addresses('host.wild.example.com')).toEqual(['192.0.2.9'])
  await expect(configured.addresses('example.org')).rejects.toBeInstanceOf(Unavailable)
})
