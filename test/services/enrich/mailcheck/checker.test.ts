import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { Unavailable } from '../../../../schema/errors.ts'
import { openMailChecker } from '../../../../subgraphs/enrich/mailcheck/checker.ts'
import { type Exchanges, exchangesInDns } from '../../../../subgraphs/enrich/mailcheck/exchanges.ts'
import { statusOf } from '../../../../subgraphs/enrich/mailcheck/score.ts'
import type { Dns } from '../../../../subgraphs/kit/net/dns/resolver.ts'
import { openOutbound } from '../../../../subgraphs/kit/net/outbound/outbound.ts'
import { selfSignedCertificate } from '../../../../subgraphs/kit/net/tls/selfSigned.ts'
import { type Peer, type PeerManners, startPeer } from '../../mail/outboundPeer.ts'

// Real mail servers on the loopback, and some that are none, as a checker finds them by MX.

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function peer(manners: PeerManners): Promise<Peer> {
  const started = await startPeer(manners)
  stops.push(() => started.stop())
  return started
}

/** A server that says what a script says: first its greeting, then an answer to each line. */
async function scripted(greeting: string, answer: (line: string, socket: Socket) => string | null): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (greeting) socket.write(greeting)
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        const reply = answer(line, socket)
        if (reply !== null && !socket.destroyed) socket.write(reply)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Asks about addresses of example.com, whose only mail server is at a port of this machine. */
function checkerAt(port: number, kind: Exchanges['kind'] = 'MX') {
  const places = kind === 'NONE' ? [] : [{ name: 'mx.example.com', address: '127.0.0.1', port }]
  return openMailChecker({
    find: async () => ({ kind, source: 'live', places }),
    helo: 'checker.example',
    now: () => new Date(),
  })
}

async function ask(checker: ReturnType<typeof checkerAt>, locals: readonly string[], timeLimitMs = 5_000) {
  const addresses = locals.map((local) => ({ local, domain: 'example.com' }))
  const found = await checker.check(addresses, timeLimitMs)
  return Object.fromEntries(
    addresses.map((address) => {
      const facts = found.get(`${address.local}@example.com`)
      return [address.local, facts ? statusOf(address, facts) : null]
    }),
  )
}

const KNOWN = new Set(['ada@example.com', 'grace@example.com'])
const onlyKnown = (address: string) => (KNOWN.has(address) ? null : '550 5.1.1 No such user')

describe('a mail server', () => {
  it('says who is there and who is not, and is never sent a mail', async () => {
    const senders: string[] = []
    const server = await peer({
      onRecipient: onlyKnown,
      onSender: (address) => {
        senders.push(address)
        return null
      },
    })
    expect(await ask(checkerAt(server.port), ['ada', 'nobody', 'grace'])).toEqual({
      ada: 'VALID',
      nobody: 'INVALID',
      grace: 'VALID',
    })
    expect(server.mails).toEqual([])
    expect(senders).toEqual([''])
    expect(server.connections).toBe(1)
  })

  it('that takes anybody proves nobody', async () => {
    const server = await peer({})
    expect(await ask(checkerAt(server.port), ['ada', 'nobody'])).toEqual({ ada: 'ACCEPT_ALL', nobody: 'ACCEPT_ALL' })
  })

  it.each([
    ['greylists', '450 4.7.1 Greylisted, try again later', 'UNKNOWN', false],
    ['says that a mailbox is full', '552 5.2.2 Mailbox full', 'UNKNOWN', false],
    ['does not like us', '550 5.7.1 Blocked by policy', 'UNKNOWN', true],
    ['knows a name no more', '550 5.2.1 Mailbox disabled', 'INVALID', false],
    ['gives no finer code', '550 No such user here', 'INVALID', false],
  ])('that %s is understood', async (_, reply, status, isBlocked) => {
    const server = await peer({ onRecipient: () => reply })
    const facts = (await checkerAt(server.port).check([{ local: 'ada', domain: 'example.com' }], 5_000)).get(
      'ada@example.com',
    )
    expect(facts && statusOf({ local: 'ada', domain: 'example.com' }, facts)).toBe(status)
    expect(facts?.word === 'BLOCKED').toBe(isBlocked)
  })

  it('that demands encryption gets it', async () => {
    const port = await scripted('220 hello\r\n', (line) =>
      line.startsWith('EHLO')
        ? '250-mx\r\n250 STARTTLS\r\n'
        : line.startsWith('MAIL')
          ? '530 5.7.0 Must issue STARTTLS\r\n'
          : '454 no\r\n',
    )
    // It changed its mind: that is no word about the recipient.
    expect(await ask(checkerAt(port), ['ada'])).toEqual({ ada: 'UNKNOWN' })
    const { key, cert } = await selfSignedCertificate(['mx.example.com'], 1, new Date())
    const encrypted: boolean[] = []
    const server = await peer({
      onSender: () => null,
      onRecipient: (address, session) => {
        encrypted.push(session.secure)
        return session.secure ? onlyKnown(address) : '530 5.7.0 Must issue STARTTLS'
      },
      options: {
        disabledCommands: [],
        key,
        cert,
        onMailFrom: (_address, session, callback) =>
          callback(
            session.secure ? null : Object.assign(new Error('5.7.0 Must issue STARTTLS first'), { responseCode: 530 }),
          ),
      },
    })
    expect(await ask(checkerAt(server.port), ['ada', 'nobody'])).toEqual({ ada: 'VALID', nobody: 'INVALID' })
    expect(encrypted.every(Boolean)).toBe(true)
  })

  it('that refuses the connection or the greeting is told apart from one that is not there', async () => {
    const refusing = await scripted('554 5.7.1 Go away\r\n', () => '503 no\r\n')
    const [facts] = (await checkerAt(refusing).check([{ local: 'ada', domain: 'example.com' }], 5_000)).values()
    expect(facts).toMatchObject({ contact: 'BLOCKED', word: 'UNCLEAR' })
    const gone = await scripted('', () => null)
    for (const stop of stops.splice(0)) await stop()
    const [none] = (await checkerAt(gone).check([{ local: 'ada', domain: 'example.com' }], 5_000)).values()
    expect(none).toMatchObject({ contact: 'SILENT', word: 'UNCLEAR' })
  })

  it('that speaks only HELO is spoken to', async () => {
    const port = await scripted('220 old\r\n', (line) =>
      line.startsWith('EHLO')
        ? '502 what\r\n'
        : line.includes('<ada@') || !line.startsWith('RCPT')
          ? '250 ok\r\n'
          : '550 no\r\n',
    )
    expect(await ask(checkerAt(port), ['ada', 'bob'])).toEqual({ ada: 'VALID', bob: 'INVALID' })
  })

  it('that takes few recipients of one mail is asked in several', async () => {
    let inMail = 0
    let resets = 0
    const port = await scripted('220 hello\r\n', (line) => {
      if (line === 'RSET') resets += 1
      if (line.startsWith('MAIL')) inMail = 0
      if (!line.startsWith('RCPT')) return '250 ok\r\n'
      inMail += 1
      if (inMail > 2) return '452 4.5.3 Too many recipients\r\n'
      return '550 5.1.1 no\r\n'
    })
    const locals = ['a', 'b', 'c', 'd', 'e']
    expect(await ask(checkerAt(port), locals)).toEqual(Object.fromEntries(locals.map((local) => [local, 'INVALID'])))
    expect(resets).toBe(2)
  })

  it('that hangs up in between is asked on about the rest', async () => {
    let connections = 0
    const port = await scripted('220 hello\r\n', (line, socket) => {
      if (line.startsWith('EHLO')) connections += 1
      if (!line.startsWith('RCPT')) return '250 ok\r\n'
      if (line.includes('<b@') && connections === 1) {
        socket.end('421 4.7.0 Too many errors\r\n')
        return null
      }
      return '550 5.1.1 no\r\n'
    })
    expect(await ask(checkerAt(port), ['a', 'b', 'c'])).toEqual({ a: 'INVALID', b: 'INVALID', c: 'INVALID' })
    expect(connections).toBe(2)
  })
})

describe('a server that wastes our time', () => {
  it('by saying nothing leaves addresses without a status, in time', async () => {
    const port = await scripted('', () => null)
    const start = performance.now()
    expect(await ask(checkerAt(port), ['ada'], 400)).toEqual({ ada: null })
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  it('by answering without an end does so no longer', async () => {
    const port = await scripted('', () => null)
    const endless = await scripted('220-hello\r\n', (_line, socket) => {
      socket.write('220-more\r\n'.repeat(1_000))
      return null
    })
    const flood = createServer((socket) => {
      socket.on('error', () => {})
      const timer = setInterval(() => socket.write('220-and so on\r\n'.repeat(100)), 1)
      socket.on('close', () => clearInterval(timer))
    })
    await new Promise<void>((resolve) => flood.listen(0, '127.0.0.1', resolve))
    stops.push(() => flood.close())
    expect(await ask(checkerAt((flood.address() as AddressInfo).port), ['ada'], 4_000)).toEqual({ ada: 'UNKNOWN' })
    for (const one of [port, endless]) expect(await ask(checkerAt(one), ['ada'], 300)).toEqual({ ada: null })
  })

  it('does not hold up the addresses of others', async () => {
    const silent = await scripted('', () => null)
    const server = await peer({ onRecipient: onlyKnown })
    const checker = openMailChecker({
      find: async (domain) => ({
        kind: 'MX',
        source: 'live',
        places: [{ name: 'mx', address: '127.0.0.1', port: domain === 'example.com' ? server.port : silent }],
      }),
      helo: 'checker.example',
      now: () => new Date(),
    })
    const slow = Array.from({ length: 100 }, (_, index) => ({ local: 'ada', domain: `slow-${index}.example` }))
    const found = await checker.check([{ local: 'ada', domain: 'example.com' }, ...slow], 700)
    expect([...found.keys()]).toEqual(['ada@example.com'])
  })
})

describe('many addresses', () => {
  it('of one domain are asked about on one line, and the words are remembered', async () => {
    const server = await peer({ onRecipient: onlyKnown })
    const checker = checkerAt(server.port)
    const locals = ['ada', ...Array.from({ length: 250 }, (_, index) => `n${index}`)]
    const first = await ask(checker, locals, 20_000)
    expect(first).toMatchObject({ ada: 'VALID', n0: 'INVALID', n249: 'INVALID' })
    expect(server.connections).toBe(1)
    expect(await ask(checker, locals)).toEqual(first)
    expect(server.connections).toBe(1)
  })

  it('that are asked about twice at the same time are asked about once', async () => {
    const server = await peer({ onRecipient: onlyKnown })
    const checker = checkerAt(server.port)
    const both = await Promise.all([ask(checker, ['ada', 'bob']), ask(checker, ['bob', 'ada'])])
    expect(both[0]).toEqual(both[1])
    expect(server.connections).toBe(1)
  })
})

describe('who takes the mail of a domain', () => {
  const dns = (answers: Partial<Dns>): Dns =>
    ({ mx: async () => [], addresses: async () => [], ...answers }) as unknown as Dns
  const outbound = (allow: readonly string[], addresses: Readonly<Record<string, readonly string[]>>) =>
    openOutbound({ allow, resolve: async (host) => addresses[host] ?? [], userAgent: 'test' })

  it('is never a machine that only we can reach', async () => {
    const named = dns({
      mx: async () => ['metadata', 'inside', 'here', 'mapped'].map((exchange) => ({ exchange, preference: 1 })),
    })
    const addresses = {
      metadata: ['169.254.169.254'],
      inside: ['10.0.0.5', 'fd00::5'],
      here: ['127.0.0.1'],
      mapped: ['::ffff:127.0.0.1'],
    }
    expect(await exchangesInDns(named, outbound([], addresses), 25)('example.com')).toMatchObject({
      kind: 'MX',
      places: [],
    })
    const public_ = exchangesInDns(named, outbound([], { ...addresses, inside: ['10.0.0.5', '93.184.216.34'] }), 25)
    expect((await public_('example.com')).places).toEqual([{ name: 'inside', address: '93.184.216.34', port: 25 }])
  })

  it('is asked on another port than 25 only where that is allowed', async () => {
    const named = dns({ mx: async () => [{ exchange: 'mx', preference: 1 }] })
    const addresses = { mx: ['127.0.0.1', '93.184.216.34'] }
    expect((await exchangesInDns(named, outbound([], addresses), 2525)('example.com')).places).toEqual([])
    const allowed = exchangesInDns(named, outbound(['127.0.0.0/8'], addresses), 2525)
    expect((await allowed('example.com')).places).toEqual([{ name: 'mx', address: '127.0.0.1', port: 2525 }])
  })

  it('is nobody where DNS says so, or nothing', async () => {
    const find = (answers: Partial<Dns>) =>
      exchangesInDns(dns(answers), outbound([], { 'example.com': ['93.184.216.34'] }), 25)
    const none = { kind: 'NONE', source: 'live', places: [] }
    expect(await find({})('example.com')).toEqual(none)
    expect(await find({ mx: async () => [{ exchange: '.', preference: 0 }] })('example.com')).toEqual(none)
    const implicit = await find({ addresses: async () => ['93.184.216.34'] })('example.com')
    expect(implicit).toMatchObject({ kind: 'ADDRESS', places: [{ address: '93.184.216.34' }] })
  })

  it('is not known where DNS is silent, and then neither are the addresses', async () => {
    const silent = dns({
      mx: async () => {
        throw new Unavailable('DNS gives no answer')
      },
    })
    const checker = openMailChecker({
      find: exchangesInDns(silent, outbound([], {}), 25),
      helo: 'x',
      now: () => new Date(),
    })
    await expect(checker.check([{ local: 'ada', domain: 'example.com' }], 1_000)).rejects.toBeInstanceOf(Unavailable)
  })

  it('makes all its addresses invalid where it is nobody', async () => {
    expect(await ask(checkerAt(0, 'NONE'), ['ada'])).toEqual({ ada: 'INVALID' })
  })
})
