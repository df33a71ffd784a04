import type { Answer } from 'dns-packet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NameServer } from '../../../../subgraphs/domains/dns/server/nameServer.ts'
import { ask, askTcp, askUdp, decoded, edns, framed, LONG_TEXT, query, startServer } from './nameServerFixture.ts'

const dataOf = (answers: readonly Answer[] | undefined): unknown[] =>
  (answers ?? []).map((answer) => ('data' in answer ? answer.data : null))
const typesOf = (answers: readonly Answer[] | undefined): string[] => (answers ?? []).map((answer) => answer.type)

describe('the name server', () => {
  let server: NameServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it.each([
    ['example.com', 'A', ['192.0.2.1', '192.0.2.2']],
    ['example.com', 'AAAA', ['2001:db8::1']],
    ['example.com', 'NS', ['ns1.tollgraph.test', 'ns2.tollgraph.test']],
    [
      'example.com',
      'MX',
      [
        { preference: 10, exchange: 'mail.example.com' },
        { preference: 20, exchange: 'mail.other.test' },
      ],
    ],
    ['null.example.com', 'MX', [{ preference: 0, exchange: '.' }]],
    ['_sip._tcp.example.com', 'SRV', [{ priority: 1, weight: 2, port: 5060, target: 'sip.example.com' }]],
    ['away.example.com', 'CNAME', ['elsewhere.test']],
    ['_tollgraph.example.com', 'TXT', [[Buffer.from('tollgraph-owner=v1;wallet=0xabc')]]],
    [
      'example.com',
      'CAA',
      [
        { flags: 0, tag: 'issue', value: 'ca.example', issuerCritical: false },
        { flags: 128, tag: 'iodef', value: 'mailto:security@example.com', issuerCritical: true },
      ],
    ],
    ['digits.example.com', 'CAA', [{ flags: 0, tag: 'issue', value: '99999999', issuerCritical: false }]],
  ])('answers %s %s with authority', async (name, type, data) => {
    const reply = await ask(server.port, name, type)
    expect(reply).toMatchObject({
      id: 4711,
      rcode: 'NOERROR',
      flag_aa: true,
      flag_rd: true,
      flag_ra: false,
      flag_tc: false,
    })
    expect(dataOf(reply.answers)).toEqual(data)
  })

  it('gives records of one type one TTL, the least of theirs', async () => {
    const { answers } = await ask(server.port, 'example.com', 'A')
    expect(answers).toMatchObject([{ ttl: 120 }, { ttl: 120 }])
  })

  it('synthesises the SOA', async () => {
    const { answers } = await ask(server.port, 'example.com', 'SOA')
    expect(dataOf(answers)).toMatchObject([{ mname: 'ns1.tollgraph.test', rname: 'hostmaster.example.com', serial: 7 }])
  })

  it('splits long texts, and loses nothing of them', async () => {
    const [reply] = await askTcp(server.port, [framed(query('long.example.com', 'TXT'))])
    const [data] = dataOf(decoded(reply!).answers)
    const strings = data as Buffer[]
    expect(strings.map((string) => string.length)).toEqual([255, 255, 255, 255, 180])
    expect(Buffer.concat(strings).toString()).toBe(LONG_TEXT)
  })

  it('follows aliases inside the zone, and leaves those that lead out of it', async () => {
    const inside = await ask(server.port, 'www.example.com', 'AAAA')
    expect(inside.answers).toMatchObject([
      { name: 'www.example.com', type: 'CNAME', data: 'web.example.com' },
      { name: 'web.example.com', type: 'CNAME', data: 'Example.com' },
      { name: 'example.com', type: 'AAAA', data: '2001:db8::1' },
    ])
    const outside = await ask(server.port, 'away.example.com', 'A')
    expect([outside.rcode, dataOf(outside.answers), outside.authorities]).toEqual(['NOERROR', ['elsewhere.test'], []])
    const loop = await ask(server.port, 'loop.example.com', 'A')
    expect(dataOf(loop.answers)).toEqual(['pool.example.com', 'loop.example.com'])
  })

  it('tells a name that is not there from a type that is not there', async () => {
    const nothing = await ask(server.port, 'nothing.example.com', 'A')
    expect(nothing).toMatchObject({ rcode: 'NXDOMAIN', flag_aa: true, answers: [] })
    expect(nothing.authorities).toMatchObject([{ type: 'SOA', name: 'example.com', ttl: 300 }])
    for (const [name, type] of [
      ['example.com', 'SRV'],
      ['_tcp.example.com', 'A'],
      ['www.example.com', 'TYPE65'],
      ['example.com', 'PTR'],
    ]) {
      const none = await ask(server.port, name ?? '', type === 'TYPE65' ? 'UNKNOWN_65' : (type ?? ''))
      expect([none.rcode, typesOf(none.authorities)], `${name} ${type}`).toEqual(['NOERROR', ['SOA']])
    }
    const dangling = await ask(server.port, 'dangling.example.com', 'A')
    expect([dangling.rcode, typesOf(dangling.answers), typesOf(dangling.authorities)]).toEqual([
      'NXDOMAIN',
      ['CNAME'],
      ['SOA'],
    ])
  })

  it('applies wildcards as RFC 4592 says', async () => {
    const rcodeAndData = async (name: string, type: string): Promise<unknown> => {
      const reply = await ask(server.port, name, type)
      return [reply.rcode, dataOf(reply.answers).map(String)]
    }
    expect(await rcodeAndData('x.wild.example.com', 'TXT')).toEqual(['NOERROR', ['any']])
    expect(await rcodeAndData('x.y.z.wild.example.com', 'TXT')).toEqual(['NOERROR', ['any']])
    expect(await rcodeAndData('*.wild.example.com', 'TXT')).toEqual(['NOERROR', ['any']])
    expect(await rcodeAndData('x.wild.example.com', 'A')).toEqual(['NOERROR', []])
    expect(await rcodeAndData('wild.example.com', 'TXT')).toEqual(['NOERROR', []])
    expect(await rcodeAndData('host.wild.example.com', 'TXT')).toEqual(['NOERROR', []])
    expect(await rcodeAndData('x.host.wild.example.com', 'TXT')).toEqual(['NXDOMAIN', []])
    expect(await rcodeAndData('deep.wild.example.com', 'TXT')).toEqual(['NOERROR', []])
    expect(await rcodeAndData('x.deep.wild.example.com', 'TXT')).toEqual(['NXDOMAIN', []])
    expect(await rcodeAndData('x.alias.example.com', 'AAAA')).toEqual(['NOERROR', ['example.com', '2001:db8::1']])
    expect((await ask(server.port, 'x.wild.example.com', 'TXT')).answers).toMatchObject([
      { name: 'x.wild.example.com' },
    ])
  })

  it.each([['example.org'], ['com'], ['.'], ['notexample.com'], ['example.com.evil.test']])(
    'refuses %s',
    async (name) => {
      expect(await ask(server.port, name, 'A')).toMatchObject({
        rcode: 'REFUSED',
        flag_aa: false,
        answers: [],
        authorities: [],
      })
    },
  )

  it('refuses zone transfers and classes other than IN', async () => {
    expect((await ask(server.port, 'example.com', 'AXFR')).rcode).toBe('REFUSED')
    const chaos = await ask(server.port, '', '', { questions: [{ name: 'version.bind', type: 'TXT', class: 'CH' }] })
    expect(chaos.rcode).toBe('REFUSED')
  })

  it('answers ANY with next to nothing', async () => {
    const { answers } = await ask(server.port, 'example.com', 'ANY')
    expect(answers).toMatchObject([{ type: 'HINFO', data: { cpu: 'RFC8482', os: '' } }])
    expect(typesOf((await ask(server.port, 'away.example.com', 'ANY')).answers)).toEqual(['CNAME'])
    expect((await ask(server.port, 'nothing.example.com', 'ANY')).rcode).toBe('NXDOMAIN')
  })

  it('gives the question back letter by letter, and finds names in any case', async () => {
    const asked = query('wWw.eXaMpLe.CoM', 'A')
    const reply = await askUdp(server.port, asked)
    expect(reply.subarray(12, asked.length)).toEqual(asked.subarray(12))
    expect(decoded(reply).answers).toMatchObject([
      { name: 'wWw.eXaMpLe.CoM' },
      { name: 'web.example.com' },
      { name: 'eXaMpLe.CoM' },
      { name: 'eXaMpLe.CoM' },
    ])
  })

  it('speaks EDNS with those who do', async () => {
    const reply = await ask(server.port, 'example.com', 'A', { additionals: [edns(4096, { flags: 0x8000 })] })
    expect(reply.additionals).toMatchObject([{ type: 'OPT', udpPayloadSize: 1232, ednsVersion: 0, flag_do: true }])
    expect((await ask(server.port, 'example.com', 'A')).additionals).toEqual([])
    const future = await ask(server.port, 'example.com', 'A', { additionals: [edns(4096, { ednsVersion: 1 })] })
    expect(future.additionals).toMatchObject([{ type: 'OPT', extendedRcode: 1 }])
    const twice = await ask(server.port, 'example.com', 'A', { additionals: [edns(512), edns(512)] })
    expect(twice.rcode).toBe('FORMERR')
  })

  it('truncates what a datagram cannot carry, and says it whole over TCP', async () => {
    const plain = await askUdp(server.port, query('some.example.com', 'TXT'))
    expect([plain.length <= 512, decoded(plain).flag_tc, decoded(plain).answers]).toEqual([true, true, []])
    const wide = await ask(server.port, 'some.example.com', 'TXT', { additionals: [edns(1232)] })
    expect([wide.flag_tc, wide.answers?.length]).toEqual([false, 20])
    const wider = await askUdp(server.port, query('long.example.com', 'TXT', { additionals: [edns(512)] }))
    expect([wider.length <= 512, decoded(wider).flag_tc]).toEqual([true, true])
    const [whole] = await askTcp(server.port, [framed(query('long.example.com', 'TXT'))])
    expect([decoded(whole!).flag_tc, decoded(whole!).answers?.length]).toEqual([false, 1])
  })

  it('answers several queries of one connection in their order, however they are cut', async () => {
    const names = ['example.com', 'nothing.example.com', 'many.example.com', 'example.org']
    const bytes = Buffer.concat(names.map((name, id) => framed(query(name, 'A', { id }))))
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
      bytes.subarray(index * 7, index * 7 + 7),
    )
    const replies = (await askTcp(server.port, pieces)).map(decoded)
    expect(replies.map(({ id, rcode, answers }) => [id, rcode, answers?.length])).toEqual([
      [0, 'NOERROR', 2],
      [1, 'NXDOMAIN', 0],
      [2, 'NOERROR', 60],
      [3, 'REFUSED', 0],
    ])
  })

  it('says SERVFAIL when its source or a record fails, and goes on', async () => {
    expect((await ask(server.port, 'www.failing.test', 'A')).rcode).toBe('SERVFAIL')
    expect((await ask(server.port, 'broken.example.com', 'A')).rcode).toBe('SERVFAIL')
    expect((await ask(server.port, 'example.com', 'A')).rcode).toBe('NOERROR')
  })

  it('says SERVFAIL when its source hangs: what waits for it leaves no room for other questions', async () => {
    expect((await ask(server.port, 'www.hanging.test', 'A')).rcode).toBe('SERVFAIL')
  })
})
