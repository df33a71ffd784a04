import { execFile } from 'node:child_process'
import { Resolver as NodeResolver } from 'node:dns/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NameServer } from '../../../../subgraphs/domains/dns/server/nameServer.ts'
import { startServer } from './nameServerFixture.ts'

const run = promisify(execFile)
const hasDig = await run('dig', ['-v']).then(
  () => true,
  () => false,
)
if (!hasDig) console.warn('SKIPPED: dig is not installed, so the name server is not asked with it')

let server: NameServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe("Node's resolver", () => {
  it('understands every type', async () => {
    const resolver = new NodeResolver()
    resolver.setServers([`127.0.0.1:${server.port}`])
    expect(await resolver.resolve4('www.example.com')).toEqual(['192.0.2.1', '192.0.2.2'])
    expect(await resolver.resolve4('many.example.com')).toHaveLength(60)
    expect(await resolver.resolve6('example.com')).toEqual(['2001:db8::1'])
    expect(await resolver.resolveSoa('example.com')).toMatchObject({ serial: 7, minttl: 300 })
    expect(await resolver.resolveSrv('_sip._tcp.example.com')).toEqual([
      { name: 'sip.example.com', port: 5060, priority: 1, weight: 2 },
    ])
    expect(await resolver.resolveCaa('example.com')).toEqual([
      { critical: 0, issue: 'ca.example' },
      { critical: 128, iodef: 'mailto:security@example.com' },
    ])
    expect((await resolver.resolveMx('example.com')).map(({ exchange }) => exchange).sort()).toEqual([
      'mail.example.com',
      'mail.other.test',
    ])
    await expect(resolver.resolve4('example.org')).rejects.toMatchObject({ code: 'EREFUSED' })
  })
})

describe.skipIf(!hasDig)('dig', () => {
  const dig = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('dig', ['@127.0.0.1', '-p', String(server.port), '+tries=1', '+time=3', ...args])
    return stdout
  }

  it.each([
    ['A', 'example.com', '192.0.2.1\n192.0.2.2\n'],
    ['TXT', '_tollgraph.example.com', '"tollgraph-owner=v1;wallet=0xabc"\n'],
    ['MX', 'null.example.com', '0 .\n'],
    ['SRV', '_sip._tcp.example.com', '1 2 5060 sip.example.com.\n'],
    ['CAA', 'digits.example.com', '0 issue "99999999"\n'],
    ['HINFO', 'example.com', ''],
    ['NS', 'example.com', 'ns1.tollgraph.test.\nns2.tollgraph.test.\n'],
  ])('prints %s of %s', async (type, name, expected) => {
    expect(await dig('+short', type, name)).toBe(expected)
    expect(await dig('+short', '+tcp', type, name)).toBe(expected)
  })

  it('sees codes, flags and authority, and no warning', async () => {
    const nothing = await dig('nothing.example.com')
    expect(nothing).toMatch(
      /status: NXDOMAIN[\s\S]*flags: qr aa rd[\s\S]*AUTHORITY SECTION:\nexample\.com\.\s+300\s+IN\s+SOA/,
    )
    expect(nothing).toMatch(/EDNS: version: 0, flags:; udp: 1232/)
    expect(await dig('example.org')).toMatch(/status: REFUSED/)
    expect(await dig('+edns=1', '+noednsneg', 'example.com')).toMatch(/status: BADVERS/)
    expect(await dig('ANY', '+notcp', 'example.com')).toMatch(/HINFO\s+"RFC8482" ""/)
    for (const type of ['A', 'MX', 'TXT', 'SOA', 'TYPE65']) {
      expect(await dig(type, 'example.com')).not.toMatch(/malformed|WARNING: (?!recursion requested)/)
    }
  })

  it('comes back over TCP when it hears that an answer is truncated', async () => {
    expect(await dig('+noedns', 'TXT', 'long.example.com')).toMatch(
      /Truncated, retrying in TCP mode[\s\S]*status: NOERROR/,
    )
    expect(await dig('+noedns', '+ignore', 'TXT', 'long.example.com')).toMatch(/flags: qr aa tc rd/)
  })
})
