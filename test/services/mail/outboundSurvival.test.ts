import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../prisma/transaction.ts'
import { bounceAddressOf } from '../../../subgraphs/mail/outbound/bounceAddress.ts'
import { recordBounce } from '../../../subgraphs/mail/outbound/bounces.ts'
import { tidyOutbound } from '../../../subgraphs/mail/outbound/tidy.ts'
import { gate } from '../../support/gate.ts'
import { eventually } from '../../support/ledger.ts'
import { deliver, localDomain, MAIL_DOMAIN, type Outbound, startOutbound } from './outboundFixture.ts'
import { type Peer, type PeerManners, startPeer } from './outboundPeer.ts'
import { newWallet } from './support/service.ts'
import { wholeScans } from './support/wholeScans.ts'

let outbound: Outbound
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  outbound = await startOutbound()
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await outbound.db.pool.query('DELETE FROM mail.outbound_mail')
})
afterAll(() => outbound.stop())

async function peerWith(manners?: PeerManners): Promise<Peer> {
  const peer = await startPeer(manners)
  stops.push(() => peer.stop())
  return peer
}

const LEASE_MS = 15 * 60_000
const later = (ms: number) => {
  outbound.now = new Date(outbound.now.getTime() + ms)
}

describe('several processes over one database', () => {
  it('deliver each mail once', async () => {
    const peer = await peerWith()
    const domains = Array.from({ length: 5 }, () => localDomain(outbound))
    const ids = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        outbound.queue([`a${index}@${domains[index % 5]}`, `b${index}@${domains[(index + 1) % 5]}`]),
      ),
    )
    const couriers = Array.from({ length: 3 }, () => outbound.courier({ deliveryPort: peer.port }))
    await Promise.all(couriers.map(deliver))
    const received = peer.mails.flatMap(({ to }) => to)
    expect(received).toHaveLength(120)
    expect(new Set(received).size).toBe(120)
    const rows = (await Promise.all(ids.map((id) => outbound.recipientsOf(id)))).flat()
    expect(new Set(rows.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(new Set(['SENT 1']))
  })

  it('lose nothing when one is killed in the midst of a delivery', async () => {
    const held = gate()
    let isHolding = true
    const peer = await peerWith({
      async onMail({ to }) {
        if (!isHolding || !to[0]?.startsWith('slow')) return null
        await held.opened
        return '451 4.3.0 Nobody is there any more'
      },
    })
    const [fast, slow] = [localDomain(outbound), localDomain(outbound)]
    const first = await outbound.queue([`fast@${fast}`])
    const second = await outbound.queue([`slow@${slow}`])
    const child = courierProcess(peer.port)
    await eventually('one mail arrived and the other is under way', async () => {
      const [row] = await outbound.recipientsOf(first)
      return row?.state === 'SENT' && peer.connections === 2
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    isHolding = false
    held.open()

    const heir = outbound.courier({ deliveryPort: peer.port })
    await deliver(heir)
    expect(await outbound.recipientsOf(second)).toMatchObject([{ state: 'QUEUED', attempts: 1 }])
    later(LEASE_MS)
    await deliver(heir)
    expect(peer.mails.map(({ to }) => to)).toEqual([[`fast@${fast}`], [`slow@${slow}`]])
    expect(await outbound.recipientsOf(second)).toMatchObject([{ state: 'SENT', attempts: 2 }])
  })
})

describe('a process that stops', () => {
  it('gives back what a silent server holds up, as if it had not been tried', async () => {
    const silent = await silentServer()
    const id = await outbound.queue([`ada@${localDomain(outbound)}`])
    const courier = outbound.courier({ deliveryPort: silent.port })
    courier.wake()
    await eventually('the server was called', async () => silent.calls() > 0)
    await courier.stop()
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { state: 'QUEUED', attempts: 0, nextAttemptAt: outbound.now },
    ])
    courier.wake()
    await courier.idle()
    expect(silent.calls()).toBe(1)
  })

  it('has tried what a server may have taken, so that a bounce of it comes again later', async () => {
    const held = gate()
    let isHolding = true
    const peer = await peerWith({
      async onMail() {
        if (isHolding) await held.opened
        return null
      },
    })
    const address = `ada@${localDomain(outbound)}`
    const bounced = await outbound.queue([address])
    const courier = outbound.courier({ deliveryPort: peer.port })
    courier.wake()
    await eventually('the server was called', async () => peer.connections > 0)
    await courier.stop()
    expect(await outbound.recipientsOf(bounced)).toMatchObject([
      { state: 'QUEUED', attempts: 1, reply: expect.stringContaining('The process stops') },
    ])
    const report = `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: 5.1.1\r\n`
    const take = () =>
      inTransaction(outbound.db.pool, (client) =>
        recordBounce(client, bounceAddressOf(bounced, MAIL_DOMAIN), Buffer.from(report), {
          mailDomain: MAIL_DOMAIN,
          now: outbound.now,
        }),
      )
    await expect(take()).rejects.toMatchObject({ name: 'Refusal', responseCode: 451 })
    isHolding = false
    held.open()
    later(60_000)
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(await outbound.recipientsOf(bounced)).toMatchObject([{ state: 'SENT', attempts: 2 }])
    await take()
    expect(await outbound.recipientsOf(bounced)).toMatchObject([{ state: 'BOUNCED' }])
  })

  it('notes who has the mail already, and gives back the others only', async () => {
    const [silent, own] = [await silentServer(), await peerWith()]
    const id = await outbound.queue(['ada@one.test', 'me@mail.tollgraph.example'])
    const ways = { relayUrl: `smtp://127.0.0.1:${silent.port}`, ownPort: own.port }
    const courier = outbound.courier(ways)
    courier.wake()
    await eventually('both servers were called', async () => silent.calls() > 0 && own.mails.length > 0)
    await courier.stop()
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { address: 'ada@one.test', state: 'QUEUED', attempts: 0, nextAttemptAt: outbound.now },
      { address: 'me@mail.tollgraph.example', state: 'SENT' },
    ])
    await deliver(outbound.courier({ ...ways, limits: { connectMs: 300, silenceMs: 5_000 } }))
    expect(silent.calls()).toBe(2)
    expect(own.mails).toHaveLength(1)
  })
})

describe('a server that is slow', () => {
  it('is given up for now when it says nothing', async () => {
    const silent = await silentServer()
    const id = await outbound.queue([`ada@${localDomain(outbound)}`])
    await deliver(outbound.courier({ deliveryPort: silent.port, limits: { connectMs: 300, silenceMs: 5_000 } }))
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { state: 'QUEUED', attempts: 1, reply: expect.stringContaining('Greeting never received') },
    ])
  })

  it('holds up no mail but its own, and is called once at a time', async () => {
    const held = gate()
    let together = 0
    let most = 0
    const slowDomain = localDomain(outbound)
    const peer = await peerWith({
      async onMail({ to }) {
        if (!to[0]?.endsWith(slowDomain)) return null
        together += 1
        most = Math.max(most, together)
        await held.opened
        together -= 1
        return null
      },
    })
    for (let index = 0; index < 20; index++) await outbound.queue([`slow${index}@${slowDomain}`])
    const quick = await outbound.queue([`quick@${localDomain(outbound)}`])
    const courier = outbound.courier({ deliveryPort: peer.port })
    courier.wake()
    await eventually('the quick one arrived', async () => (await outbound.recipientsOf(quick))[0]?.state === 'SENT')
    expect(peer.mails).toHaveLength(1)
    held.open()
    await courier.idle()
    expect(peer.mails).toHaveLength(21)
    expect(most).toBe(1)
  })

  it('holds up no other wallet, however many of them one wallet writes to', async () => {
    const held = gate()
    const peer = await peerWith({
      async onMail({ to }) {
        if (to[0]?.startsWith('slow')) await held.opened
        return null
      },
    })
    const slow = Array.from({ length: 50 }, () => `slow@${localDomain(outbound)}`)
    await outbound.queue(slow, { wallet: newWallet() })
    const courier = outbound.courier({ deliveryPort: peer.port })
    courier.wake()
    await eventually('slow servers are called', async () => peer.connections >= 5)
    const id = await outbound.queue([`fast@${localDomain(outbound)}`], { wallet: newWallet() })
    courier.wake()
    await eventually('the other mail is there', async () => (await outbound.recipientsOf(id))[0]?.state === 'SENT')
    expect(peer.connections).toBe(6)
    held.open()
    await courier.idle()
    expect(peer.mails).toHaveLength(51)
  })

  it('holds up no mail to the operator, however many of them get reports of which no wallet is the sender', async () => {
    const held = gate()
    const peer = await peerWith({
      async onMail({ to }) {
        if (to[0]?.startsWith('slow')) await held.opened
        return null
      },
    })
    for (let index = 0; index < 10; index++) await outbound.queue([`slow@${localDomain(outbound)}`], { kind: 'BOUNCE' })
    const courier = outbound.courier({ deliveryPort: peer.port })
    courier.wake()
    await eventually('slow servers are called', async () => peer.connections >= 5)
    const id = await outbound.queue([`operator@${localDomain(outbound)}`], { kind: 'FORWARD' })
    courier.wake()
    await eventually('the operator has it', async () => (await outbound.recipientsOf(id))[0]?.state === 'SENT')
    expect(peer.connections).toBe(6)
    held.open()
    await courier.idle()
    expect(peer.mails).toHaveLength(11)
  })

  it('holds up no mail that has not been tried, however many of them are tried again', async () => {
    const held = gate()
    const peer = await peerWith({
      async onMail({ to }) {
        if (to[0]?.startsWith('slow')) await held.opened
        return null
      },
    })
    const slow = Array.from({ length: 50 }, () => `slow@${localDomain(outbound)}`)
    for (const address of slow) await outbound.queue([address], { wallet: newWallet() })
    await outbound.db.pool.query('UPDATE mail.outbound_recipient SET attempts = 1')
    const courier = outbound.courier({ deliveryPort: peer.port })
    courier.wake()
    await eventually('slow servers are called', async () => peer.connections >= 20)
    const id = await outbound.queue([`fast@${localDomain(outbound)}`], { wallet: newWallet() })
    courier.wake()
    await eventually('the other mail is there', async () => (await outbound.recipientsOf(id))[0]?.state === 'SENT')
    held.open()
    await courier.idle()
    expect(peer.mails).toHaveLength(51)
  })

  it('that breaks off after the last byte is not asked twice at once', async () => {
    let mails = 0
    const peer = await peerWith({
      onMail: () => {
        mails += 1
        return '421 4.3.0 Crashed'
      },
    })
    const domain = localDomain(outbound)
    outbound.publish(domain, [
      ['@', 'MX', `10 one.${domain}`],
      ['@', 'MX', `20 two.${domain}`],
      ['one', 'A', '127.0.0.1'],
      ['two', 'A', '127.0.0.1'],
    ])
    const id = await outbound.queue([`ada@${domain}`])
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(mails).toBe(1)
    expect(await outbound.recipientsOf(id)).toMatchObject([{ state: 'QUEUED', reply: expect.stringContaining('421') }])
  })
})

describe('encryption', () => {
  it('is used where the server offers it, whoever signed its certificate', async () => {
    const peer = await peerWith({ options: { disabledCommands: ['AUTH'] } })
    await outbound.queue([`ada@${localDomain(outbound)}`])
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(peer.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
  })

  it('is done without where the server offers it and cannot do it', async () => {
    const peer = await peerWith({
      options: { disabledCommands: ['AUTH'], minVersion: 'TLSv1.3', ciphers: 'AES128-SHA', maxVersion: 'TLSv1.1' },
    })
    await outbound.queue([`ada@${localDomain(outbound)}`])
    await deliver(outbound.courier({ deliveryPort: peer.port }))
    expect(peer.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([false])
  })

  it('of a relay with a login needs a certificate that proves its name', async () => {
    const peer = await peerWith({
      options: { disabledCommands: [], onAuth: (_auth, _session, callback) => callback(null, { user: 'me' }) },
    })
    const id = await outbound.queue(['ada@one.test'])
    await deliver(outbound.courier({ relayUrl: `smtp://me:secret@127.0.0.1:${peer.port}` }))
    expect(peer.mails).toEqual([])
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { state: 'QUEUED', reply: expect.stringContaining('certificate') },
    ])
  })
})

describe('a relay that has to encrypt', () => {
  it('gets neither the login nor the mail where it does not', async () => {
    const logins: unknown[] = []
    const peer = await peerWith({
      options: {
        allowInsecureAuth: true,
        onAuth({ username }, _session, callback) {
          logins.push(username)
          callback(null, { user: username })
        },
      },
    })
    const relayUrl = `smtp://me:secret@127.0.0.1:${peer.port}`
    const id = await outbound.queue(['ada@one.test'])
    await deliver(outbound.courier({ relayUrl: `${relayUrl}?requireTLS=true` }))
    expect(await outbound.recipientsOf(id)).toMatchObject([{ state: 'QUEUED', attempts: 1 }])
    expect([logins, peer.mails]).toEqual([[], []])
    await outbound.queue(['bob@one.test'])
    await deliver(outbound.courier({ relayUrl }))
    expect(peer.mails).toMatchObject([{ to: ['bob@one.test'], user: 'me' }])
  })
})

describe('tidying', () => {
  it('removes stored mail that was never queued, after a day, and no other', async () => {
    const kept = await outbound.queue([`ada@${localDomain(outbound)}`])
    await outbound.blobs.put('outbound/orphan', Buffer.from('x'), { maxBytes: 1, contentType: 'message/rfc822' })
    await tidyOutbound(outbound.db.pool, outbound.blobs, new Date())
    expect(await outbound.blobs.stat('outbound/orphan')).not.toBeNull()
    await tidyOutbound(outbound.db.pool, outbound.blobs, new Date(Date.now() + 25 * 60 * 60_000))
    expect(await outbound.blobs.stat('outbound/orphan')).toBeNull()
    expect(await outbound.blobs.stat(`outbound/${kept}`)).not.toBeNull()
  })

  it('finishes what a crash left between the last delivery and the removal of the mail', async () => {
    const id = await outbound.queue([`ada@${localDomain(outbound)}`])
    await outbound.db.pool.query(`UPDATE mail.outbound_recipient SET state = 'SENT' WHERE mail_id = $1`, [id])
    await tidyOutbound(outbound.db.pool, outbound.blobs, outbound.now)
    expect(await outbound.blobs.stat(`outbound/${id}`)).toBeNull()
  })

  it('looks for what is due by an index, however many mails are on record', async () => {
    const { pool } = outbound.db
    await pool.query(
      `WITH mail AS (
         INSERT INTO mail.outbound_mail (id, kind, envelope_from, header_from, message_id, subject, size, created_at)
         SELECT md5(n::text), 'SEND', '', '', '', '', 1, $1 FROM generate_series(1, 8000) AS n RETURNING id)
       INSERT INTO mail.outbound_recipient (mail_id, address, state) SELECT id, 'ada@one.test', 'SENT' FROM mail`,
      [outbound.now],
    )
    const id = await outbound.queue([`ada@${localDomain(outbound)}`])
    await pool.query(`UPDATE mail.outbound_recipient SET state = 'SENT' WHERE mail_id = $1`, [id])
    await outbound.blobs.put('outbound/lost', Buffer.from('x'), { maxBytes: 1, contentType: 'text/plain' })
    await pool.query('ANALYZE mail.outbound_mail, mail.outbound_recipient')
    const tidy = () => tidyOutbound(pool, outbound.blobs, new Date(Date.now() + 25 * 60 * 60_000))
    expect(await wholeScans(pool, ['outbound_mail', 'outbound_recipient'], tidy)).toEqual([])
  })

  it('forgets after 90 days who was written to, unless somebody still waits', async () => {
    const ended = await outbound.queue([`ada@${localDomain(outbound)}`])
    const waiting = await outbound.queue([`bob@${localDomain(outbound)}`])
    await outbound.db.pool.query(
      `INSERT INTO mail.outbound_mail (id, kind, envelope_from, header_from, message_id, subject, size, created_at)
       SELECT 'old' || n, 'SEND', '', '', '', '', 1, $1 FROM generate_series(1, 1200) AS n`,
      [outbound.now],
    )
    await outbound.db.pool.query(`UPDATE mail.outbound_recipient SET state = 'SENT' WHERE mail_id = $1`, [ended])
    await tidyOutbound(outbound.db.pool, outbound.blobs, new Date(outbound.now.getTime() + 91 * 24 * 60 * 60_000))
    const { rows } = await outbound.db.pool.query('SELECT id FROM mail.outbound_mail')
    expect(rows).toEqual([{ id: waiting }])
  })
})

function courierProcess(deliveryPort: number): ChildProcess {
  const file = fileURLToPath(new URL('outboundChild.ts', import.meta.url))
  const { databaseUrl, blobFolder, dnsPort, now } = outbound
  const given = [databaseUrl, blobFolder, String(dnsPort), String(deliveryPort), now.toISOString()]
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...given], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  stops.push(async () => child.kill('SIGKILL'))
  return child
}

/** Takes connections and says nothing. */
async function silentServer(): Promise<{ readonly port: number; calls(): number }> {
  let calls = 0
  const sockets = new Set<{ destroy(): void }>()
  const server: Server = createServer((socket) => {
    calls += 1
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return { port: (server.address() as { port: number }).port, calls: () => calls }
}
