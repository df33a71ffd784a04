import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deliver, freshDomain, localDomain, type Outbound, RAW, startOutbound } from './outboundFixture.ts'
import { type Peer, type PeerManners, startPeer } from './outboundPeer.ts'

let outbound: Outbound
const peers: Peer[] = []

beforeAll(async () => {
  outbound = await startOutbound()
})
afterEach(async () => {
  await outbound.db.pool.query('DELETE FROM mail.outbound_mail')
  await Promise.all(peers.splice(0).map((peer) => peer.stop()))
})
afterAll(() => outbound.stop())

async function peerWith(manners?: PeerManners): Promise<Peer> {
  const peer = await startPeer(manners)
  peers.push(peer)
  return peer
}

const minutes = (count: number) => count * 60_000
const later = (ms: number) => {
  outbound.now = new Date(outbound.now.getTime() + ms)
}

describe('a mail for somebody elsewhere', () => {
  it('goes to the server that DNS names, as it is, under an envelope of its own', async () => {
    const peer = await peerWith()
    const domain = localDomain(outbound)
    const id = await outbound.queue([`ada@${domain}`, `Bob@${domain.toUpperCase()}`, `ADA@${domain}`])
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(peer.mails).toHaveLength(1)
    expect(peer.mails[0]).toMatchObject({
      from: `bounce+${id}@mail.tollgraph.example`,
      raw: RAW,
      clientName: 'mx.mail.tollgraph.example',
    })
    expect([...(peer.mails[0]?.to ?? [])].sort()).toEqual([`ADA@${domain}`, `Bob@${domain}`])
    const rows = await outbound.recipientsOf(id)
    expect(rows.map(({ state, attempts }) => ({ state, attempts }))).toEqual([
      { state: 'SENT', attempts: 1 },
      { state: 'SENT', attempts: 1 },
    ])
    expect(rows[0]?.reply).toMatch(/^mx\.\S+ said: 250 /)
  })

  it('goes at once where the process that queued it has a clock that is ahead', async () => {
    const peer = await peerWith()
    const id = await outbound.queue([`ada@${localDomain(outbound)}`], {
      now: new Date(outbound.now.getTime() + 30_000),
    })
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(await outbound.recipientsOf(id)).toMatchObject([{ state: 'SENT' }])
  })

  it.each([
    ['SEND', undefined],
    ['FORWARD', '8BITMIME'],
    ['BOUNCE', '8BITMIME'],
  ] as const)('is declared as what its bytes may be: %s as %s', async (kind, body) => {
    const declared: unknown[] = []
    const peer = await peerWith({
      options: {
        onMailFrom({ args }, _session, callback) {
          declared.push(args === false ? undefined : args.BODY)
          callback()
        },
      },
    })
    await outbound.queue([`ada@${localDomain(outbound)}`], { kind, ...(kind === 'SEND' ? {} : { actId: null }) })
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(declared).toEqual([body])
  })

  it('is removed from the store once nobody waits for it, and not before', async () => {
    const peer = await peerWith({ onRecipient: (address) => (address.startsWith('slow') ? '450 4.2.0 Later' : null) })
    const domain = localDomain(outbound)
    const id = await outbound.queue([`ada@${domain}`, `slow@${domain}`])
    const key = `outbound/${id}`
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(await outbound.blobs.stat(key)).not.toBeNull()
    await outbound.db.pool.query(`UPDATE mail.outbound_recipient SET address = $1 WHERE address LIKE 'slow%'`, [
      `fast@${domain}`,
    ])
    later(minutes(1))
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(await outbound.blobs.stat(key)).toBeNull()
    expect(peer.mails.map(({ to }) => to)).toEqual([[`ada@${domain}`], [`fast@${domain}`]])
  })

  it('goes to the address of the domain itself where that has no MX', async () => {
    const peer = await peerWith()
    const domain = freshDomain()
    outbound.publish(domain, [['@', 'A', '127.0.0.1']])
    await outbound.queue([`ada@${domain}`])
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(peer.mails.map(({ to }) => to)).toEqual([[`ada@${domain}`]])
  })

  it.each([
    ['takes no mail', [['@', 'MX', '0 .']], /^556 5\.1\.10 .* takes no mail$/],
    ['has neither MX nor address', [['@', 'TXT', 'nothing here']], /^550 5\.1\.2 .* has no mail server$/],
    ['names a server that does not exist', [['@', 'MX', '10 nowhere.invalid']], /has no mail server$/],
  ] as const)('fails at once where the domain %s', async (_, records, reply) => {
    const domain = freshDomain()
    outbound.publish(domain, records as never)
    const id = await outbound.queue([`ada@${domain}`])
    await deliver(outbound.courier({}))
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { state: 'FAILED', attempts: 1, reply: expect.stringMatching(reply) },
    ])
  })

  it('waits where DNS does not answer', async () => {
    const id = await outbound.queue(['ada@broken.test'])
    outbound.breakDns('broken.test')
    await deliver(outbound.courier({}))
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { state: 'QUEUED', attempts: 1, reply: 'DNS gives no answer for broken.test' },
    ])
  })

  it('goes to the next server where the first one does not answer, or wants nothing to do with us', async () => {
    const peer = await peerWith({
      // The servers of a test share a port: the first two callers are turned away.
      onConnection: () =>
        peer.connections <= 2 ? (['421 4.3.2 Closing', '554 5.7.1 No'][peer.connections - 1] ?? null) : null,
    })
    const domain = freshDomain()
    outbound.publish(domain, [
      ['@', 'MX', '10 one'.concat(`.${domain}`)],
      ['@', 'MX', `20 two.${domain}`],
      ['@', 'MX', `30 three.${domain}`],
      ['@', 'MX', `5 unreachable.${domain}`],
      ['unreachable', 'A', '127.0.0.99'],
      ['one', 'A', '127.0.0.1'],
      ['two', 'A', '127.0.0.1'],
      ['three', 'A', '127.0.0.1'],
    ])
    const id = await outbound.queue([`ada@${domain}`])
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(await outbound.recipientsOf(id)).toMatchObject([{ state: 'SENT', reply: expect.stringContaining('three.') }])
  })
})

describe('a server that says later', () => {
  it('is asked again after 1, 5, 15, 60 and 240 minutes, then every 4 hours', async () => {
    const peer = await peerWith({ onRecipient: () => '451 4.7.1 Greylisted' })
    const courier = outbound.courier({ deliveryPort: peer.port })
    const id = await outbound.queue([`ada@${localDomain(outbound)}`])
    const pauses: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      await deliver(courier)
      const [row] = await outbound.recipientsOf(id)
      const pause = (row?.nextAttemptAt?.getTime() ?? 0) - outbound.now.getTime()
      pauses.push(pause / minutes(1))
      later(pause - 1)
      const before = peer.connections
      await deliver(courier)
      expect(peer.connections).toBe(before)
      later(1)
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 240, 240])
  })

  it('gets the mail once it wants it, and only who was put off gets it', async () => {
    let isGreylisting = true
    const peer = await peerWith({
      onRecipient: (address) => (isGreylisting && address.startsWith('grey') ? '450 4.2.0 Later' : null),
    })
    const domain = localDomain(outbound)
    const id = await outbound.queue([`grey@${domain}`, `white@${domain}`])
    const courier = outbound.courier({ deliveryPort: peer.port })
    await deliver(courier)
    isGreylisting = false
    later(minutes(1))
    await deliver(courier)
    expect(peer.mails.map(({ to }) => to)).toEqual([[`white@${domain}`], [`grey@${domain}`]])
    expect((await outbound.recipientsOf(id)).map(({ state }) => state)).toEqual(['SENT', 'SENT'])
  })

  it('is given up after three days, with what it said last', async () => {
    const peer = await peerWith({ onRecipient: () => '452 4.2.2 Mailbox full' })
    const courier = outbound.courier({ deliveryPort: peer.port })
    const id = await outbound.queue([`ada@${localDomain(outbound)}`])
    await deliver(courier)
    for (const pause of [minutes(1), minutes(5), minutes(15), minutes(3 * 24 * 60 - 21) - 1]) {
      later(pause)
      await deliver(courier)
    }
    expect(await outbound.recipientsOf(id)).toMatchObject([{ state: 'QUEUED', attempts: 5 }])
    later(minutes(240))
    await deliver(courier)
    expect(await outbound.recipientsOf(id)).toMatchObject([
      {
        state: 'FAILED',
        reply: expect.stringMatching(/^Given up after 6 attempts in 3 days; .*452 4\.2\.2 Mailbox full$/),
      },
    ])
  })
})

describe('an installation that was down for a week', () => {
  it('asks a server several times yet before it gives up a mail', async () => {
    let isGrey = true
    const peer = await peerWith({ onRecipient: () => (isGrey ? '450 4.7.1 Come again in some minutes' : null) })
    const id = await outbound.queue([`ada@${localDomain(outbound)}`])
    later(minutes(7 * 24 * 60))
    const courier = outbound.courier({ deliveryPort: peer.port })
    await deliver(courier)
    isGrey = false
    later(minutes(1))
    await deliver(courier)
    expect(await outbound.recipientsOf(id)).toMatchObject([{ state: 'SENT', attempts: 2 }])
  })
})

describe('a server that says never', () => {
  it('fails the recipient that it refused, and no other', async () => {
    const peer = await peerWith({
      onRecipient: (address) => (address.startsWith('nobody') ? '550 5.1.1 Unknown' : null),
    })
    const domain = localDomain(outbound)
    const id = await outbound.queue([`ada@${domain}`, `nobody@${domain}`])
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { address: `ada@${domain}`, state: 'SENT' },
      { address: `nobody@${domain}`, state: 'FAILED', reply: expect.stringContaining('550 5.1.1 Unknown') },
    ])
  })

  it.each<[string, PeerManners, string]>([
    ['the sender', { onSender: () => '550 5.7.1 Not you' }, '550 5.7.1 Not you'],
    ['the mail itself', { onMail: () => '554 5.6.0 Not this' }, '554 5.6.0 Not this'],
    ['mail of that size', { options: { size: 20 } }, 'larger than allowed 20'],
  ])('fails all where it refuses %s', async (_, manners, reply) => {
    const peer = await peerWith(manners)
    const domain = localDomain(outbound)
    const id = await outbound.queue([`ada@${domain}`, `bob@${domain}`])
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    const row = { state: 'FAILED', attempts: 1, reply: expect.stringContaining(reply) }
    expect(await outbound.recipientsOf(id)).toMatchObject([row, row])
  })
})

describe('a mail that is gone from the store', () => {
  it('fails, and the server never gets half a mail', async () => {
    const peer = await peerWith()
    const id = await outbound.queue([`ada@${localDomain(outbound)}`])
    await outbound.blobs.delete([`outbound/${id}`])
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(peer.mails).toEqual([])
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { state: 'FAILED', reply: expect.stringContaining('not stored any more') },
    ])
  })
})

describe('where mail goes', () => {
  it('goes to our own mail server for all our domains, whatever DNS says of them', async () => {
    const own = await peerWith()
    const others = await peerWith()
    await outbound.queue([
      'me@mail.tollgraph.example',
      'us@acme.mail.tollgraph.example',
      `ada@${localDomain(outbound)}`,
    ])
    await deliver(outbound.courier({ deliveryPort: others.port, ownPort: own.port }))
    expect(own.mails.flatMap(({ to }) => to).sort()).toEqual([
      'me@mail.tollgraph.example',
      'us@acme.mail.tollgraph.example',
    ])
    expect(others.mails).toHaveLength(1)
  })

  it('goes through the relay that SMTP_URL names, logged in, all others at once', async () => {
    const own = await peerWith()
    const relay = await peerWith({
      options: {
        authOptional: false,
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, callback) =>
          password === 'sesam öffne' ? callback(null, { user: username }) : callback(new Error('No')),
      },
    })
    const relayUrl = `smtp://us%40here:${encodeURIComponent('sesam öffne')}@127.0.0.1:${relay.port}`
    await outbound.queue(['ada@one.test', 'bob@two.test', 'me@mail.tollgraph.example'])
    await deliver(outbound.courier({ relayUrl, ownPort: own.port }))
    expect(relay.mails).toHaveLength(1)
    expect(relay.mails[0]).toMatchObject({ user: 'us@here' })
    expect([...(relay.mails[0]?.to ?? [])].sort()).toEqual(['ada@one.test', 'bob@two.test'])
    expect(own.mails.map(({ to }) => to)).toEqual([['me@mail.tollgraph.example']])
  })

  it('waits while the relay refuses the login, and does not show the password', async () => {
    const relay = await peerWith({
      options: {
        allowInsecureAuth: true,
        onAuth: (_auth, _session, callback) => callback(new Error('Wrong password')),
      },
    })
    const id = await outbound.queue(['ada@one.test'])
    await deliver(outbound.courier({ relayUrl: `smtp://me:very-secret@127.0.0.1:${relay.port}` }))
    const [row] = await outbound.recipientsOf(id)
    expect(row).toMatchObject({ state: 'QUEUED', reply: expect.stringContaining('Wrong password') })
    expect(row?.reply).not.toContain('very-secret')
  })

  it('goes into the embedded mailbox where there is neither a relay nor a resolver', async () => {
    const mailbox = await peerWith()
    const courier = outbound.courier({ hasResolvers: false, mailboxPort: mailbox.port })
    await outbound.queue(['ada@one.test', 'bob@two.test'])
    await deliver(courier)
    expect(courier.kind).toBe('sandbox')
    expect(mailbox.mails).toHaveLength(1)
  })
})
