import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../prisma/transaction.ts'
import { bounceAddressOf, mailOfBounceAddress } from '../../../subgraphs/mail/outbound/bounceAddress.ts'
import { readBounce } from '../../../subgraphs/mail/outbound/bounceReport.ts'
import { recordBounce, takesBounces } from '../../../subgraphs/mail/outbound/bounces.ts'
import { insertInbox } from '../../../subgraphs/mail/store/inboxes.ts'
import { newWallet } from '../domains/support/service.ts'
import { deliver, localDomain, MAIL_DOMAIN, type Outbound, REWRITING, startOutbound } from './outboundFixture.ts'
import { type Peer, type PeerManners, startPeer } from './outboundPeer.ts'

let outbound: Outbound
let own: Peer
const peers: Peer[] = []

beforeAll(async () => {
  outbound = await startOutbound()
  own = await startPeer()
})
afterEach(async () => {
  await Promise.all(peers.splice(0).map((peer) => peer.stop()))
  await outbound.db.pool.query('DELETE FROM mail.outbound_mail')
})
afterAll(async () => {
  await own.stop()
  await outbound.stop()
})

async function peerWith(manners: PeerManners): Promise<Peer> {
  const peer = await startPeer(manners)
  peers.push(peer)
  return peer
}

let inboxes = 0

/** The address of an inbox that can be written to. */
async function someInbox(): Promise<string> {
  const localPart = `sender${++inboxes}`
  const inbox = {
    address: `${localPart}@${MAIL_DOMAIN}`,
    localPart,
    subdomain: null,
    owner: newWallet(),
    forwardTo: null,
    retainMessages: true,
    expiresAt: new Date(outbound.now.getTime() + 1e9),
    createdAt: outbound.now,
  }
  return (await inTransaction(outbound.db.pool, (client) => insertInbox(client, inbox))).address
}

const refusing: PeerManners = {
  onRecipient: (address) => (address.startsWith('nobody') ? '550 5.1.1 No such user: grün' : null),
}

describe('a mail that cannot be delivered', () => {
  it('comes back to the inbox that sent it, over SMTP, as a report that programs and people can read', async () => {
    const peer = await peerWith(refusing)
    const domain = localDomain(outbound)
    const sender = await someInbox()
    const before = own.mails.length
    const id = await outbound.queue([`nobody@${domain}`, `nobody2@${domain}`, `ada@${domain}`], { headerFrom: sender })
    await deliver(outbound.courier({ deliveryPort: peer.port, ownPort: own.port }))
    expect(own.mails).toHaveLength(before + 1)
    const bounce = own.mails.at(-1)
    expect(bounce).toMatchObject({ from: '', to: [sender] })

    const raw = Buffer.from(bounce?.raw ?? '', 'latin1')
    expect(readBounce(raw).map(({ recipient }) => recipient)).toEqual([`nobody@${domain}`, `nobody2@${domain}`])
    expect(readBounce(raw)[0]?.reason).toMatch(/^5\.1\.1 smtp; mx\.\S+ said: 550 5\.1\.1 No such user: gr\?n$/)
    const mail = await PostalMime.parse(raw)
    expect(mail.from?.address).toBe(`mailer-daemon@${MAIL_DOMAIN}`)
    expect(mail.inReplyTo).toBe(`<${id}@${MAIL_DOMAIN}>`)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
    expect(mail.text).toContain(`<nobody@${domain}>`)
    expect(mail.text).not.toContain('<ada@')
    expect(bounce?.raw).toContain('DKIM-Signature:')
    expect(bounce?.raw).toContain('Subject: Hello')
    expect(bounce?.raw).not.toContain('It rains.')
    expect([...(bounce?.raw ?? '')].every((char) => char <= '\x7f')).toBe(true)
  })

  it('comes back to the inbox whose address it was sent from with a plus tag', async () => {
    const peer = await peerWith(refusing)
    const sender = await someInbox()
    const before = own.mails.length
    await outbound.queue([`nobody@${localDomain(outbound)}`], { headerFrom: sender.replace('@', '+News@') })
    await deliver(outbound.courier({ deliveryPort: peer.port, ownPort: own.port }))
    expect(own.mails.slice(before)).toMatchObject([{ from: '', to: [sender] }])
  })

  it('comes back to who sent it where it was forwarded for him, and does not tell where to', async () => {
    const peer = await peerWith(refusing)
    const [target, sender] = [`nobody-secret@${localDomain(outbound)}`, `bob@${localDomain(outbound)}`]
    await outbound.queue([target], {
      kind: 'FORWARD',
      actId: null,
      envelopeFrom: REWRITING.forward(sender, outbound.now),
      headerFrom: await someInbox(),
      raw: `Delivered-To: ann@${MAIL_DOMAIN}\r\nX-Forwarded-For: ann@${MAIL_DOMAIN} ${target}\r\nSubject: gr\xfcn ${'x'.repeat(2_000)}\r\n\r\nIt rains.\r\n`,
    })
    await deliver(outbound.courier({ deliveryPort: peer.port, ownPort: own.port }))
    const [bounce, ...others] = peer.mails
    expect(others).toEqual([])
    expect(bounce).toMatchObject({ from: '', to: [sender] })
    expect(bounce?.raw).not.toContain(target)
    expect(bounce?.raw).not.toContain(target.split('@')[1])
    expect(bounce?.raw.split('\r\n').every((line) => /^[\t -~]{0,998}$/.test(line))).toBe(true)
    expect(readBounce(Buffer.from(bounce?.raw ?? '', 'latin1'))).toEqual([
      { recipient: `ann@${MAIL_DOMAIN}`, reason: '5.1.1 smtp; 5.1.1 It could not be forwarded' },
    ])
  })

  it.each([
    ['a mail from the relay address, which nobody reads', { headerFrom: `relay@${MAIL_DOMAIN}` }],
    ['a bounce', { kind: 'BOUNCE', envelopeFrom: '', actId: null }],
    ['a forwarded mail, whose sender may be made up', { kind: 'FORWARD', actId: null }],
    ['a reminder', { kind: 'REMINDER', actId: null }],
  ] as const)('does not come back where it is %s', async (_, given) => {
    const peer = await peerWith(refusing)
    const headerFrom = await someInbox()
    const before = own.mails.length
    await outbound.queue([`nobody@${localDomain(outbound)}`], { headerFrom, ...given })
    await deliver(outbound.courier({ deliveryPort: peer.port, ownPort: own.port }))
    expect(own.mails).toHaveLength(before)
    const { rowCount } = await outbound.db.pool.query('SELECT FROM mail.outbound_mail')
    expect(rowCount).toBe(1)
  })
})

describe('a bounce that cannot be written', () => {
  it('keeps nobody else from being noted as reached, and is written when the lease is over', async () => {
    const peer = await peerWith(refusing)
    const domain = localDomain(outbound)
    const headerFrom = await someInbox()
    const id = await outbound.queue([`nobody@${domain}`, `ada@${domain}`], { headerFrom })
    const { pool } = outbound.db
    await outbound.dkimKeys.ensure(pool, MAIL_DOMAIN, outbound.now)
    const spoil = `UPDATE mail.dkim_key SET sealed_key = $1 || sealed_key WHERE domain = $2`
    await pool.query(spoil, ['AAAA', MAIL_DOMAIN])
    const courier = outbound.courier({ deliveryPort: peer.port, ownPort: own.port })
    await deliver(courier)
    const states = async () => (await outbound.recipientsOf(id)).map(({ state }) => state)
    expect(await states()).toEqual(['SENT', 'QUEUED'])

    await pool.query('UPDATE mail.dkim_key SET sealed_key = substr(sealed_key, 5) WHERE domain = $1', [MAIL_DOMAIN])
    outbound.now = new Date(outbound.now.getTime() + 15 * 60_000)
    const before = own.mails.length
    await deliver(courier)
    expect(await states()).toEqual(['SENT', 'FAILED'])
    expect(own.mails).toHaveLength(before + 1)
    expect(peer.mails).toHaveLength(1)
  })
})

describe('a report that comes later', () => {
  const report = (recipient: string, action = 'failed') =>
    Buffer.from(
      [
        'From: MAILER-DAEMON@elsewhere.test',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'Sorry.',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; elsewhere.test',
        '',
        `Final-Recipient: rfc822;${recipient}`,
        `Action: ${action}`,
        'Status: 5.2.2',
        'Diagnostic-Code: smtp; 552 5.2.2',
        ' Mailbox\x00 full',
        '',
        '--b--',
        '',
      ].join('\n'),
    )
  const take = (address: string, raw: Buffer) =>
    inTransaction(outbound.db.pool, (client) =>
      recordBounce(client, address, raw, { mailDomain: MAIL_DOMAIN, now: outbound.now }),
    )

  /** A mail that was delivered. */
  async function sentMail(recipients: readonly string[]): Promise<string> {
    const id = await outbound.queue(recipients)
    await outbound.db.pool.query(`UPDATE mail.outbound_recipient SET state = 'SENT' WHERE mail_id = $1`, [id])
    return id
  }

  it('marks whom it names, with the reason, once', async () => {
    const id = await sentMail(['ada@one.test', 'bob@two.test'])
    const address = `Bounce+${id.toUpperCase()}@${MAIL_DOMAIN.toUpperCase()}`
    expect(await take(address, report('<Bob@TWO.test>'))).toEqual({
      mailId: id,
      headerFrom: `relay@${MAIL_DOMAIN}`,
      recipients: ['bob@two.test'],
    })
    expect(await take(address, report('bob@two.test'))).toMatchObject({ recipients: [] })
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { address: 'ada@one.test', state: 'SENT' },
      { address: 'bob@two.test', state: 'BOUNCED', reply: '5.2.2 smtp; 552 5.2.2 Mailbox full' },
    ])
  })

  it('is about the only recipient where it names another, as servers do that forward', async () => {
    const id = await sentMail(['ada@one.test'])
    const bounced = await take(bounceAddressOf(id, `acme.${MAIL_DOMAIN}`), report('ada@home.test'))
    expect(bounced?.recipients).toEqual(['ada@one.test'])
  })

  it.each([
    ['tells of a delay', () => report('ada@one.test', 'delayed')],
    ['tells of success', () => report('ada@one.test', 'delivered')],
    ['is an answer of a person on holiday', () => Buffer.from('Subject: Away\n\nFinal-Recipient: x\nAction: failed\n')],
    ['is empty', () => Buffer.alloc(0)],
    ['is noise', () => Buffer.alloc(300_000, 'Content-Type: message/delivery-status\n\n')],
  ])('marks nobody where it %s', async (_, raw) => {
    const id = await sentMail(['ada@one.test'])
    expect(await take(bounceAddressOf(id, MAIL_DOMAIN), raw())).toMatchObject({ recipients: [] })
    expect(await outbound.recipientsOf(id)).toMatchObject([{ state: 'SENT' }])
  })

  it('does not end what is still to be sent', async () => {
    const id = await outbound.queue(['ada@one.test'])
    await take(bounceAddressOf(id, MAIL_DOMAIN), report('ada@one.test'))
    expect(await outbound.recipientsOf(id)).toMatchObject([{ state: 'QUEUED' }])
  })

  it('comes again later where it is faster than the note that the mail was sent', async () => {
    const id = await outbound.queue(['ada@one.test', 'bob@two.test'])
    const { pool } = outbound.db
    const setState = (state: string, attempts: number) =>
      pool.query('UPDATE mail.outbound_recipient SET state = $2, attempts = $3 WHERE mail_id = $1', [
        id,
        state,
        attempts,
      ])
    await setState('QUEUED', 1)
    const early = take(bounceAddressOf(id, MAIL_DOMAIN), report('ada@one.test'))
    await expect(early).rejects.toMatchObject({ name: 'Refusal', responseCode: 451 })
    await setState('SENT', 1)
    await take(bounceAddressOf(id, MAIL_DOMAIN), report('ada@one.test'))
    expect(await outbound.recipientsOf(id)).toMatchObject([{ state: 'BOUNCED' }, { state: 'SENT' }])
  })

  it('is taken for mails that we know only', async () => {
    const { pool } = outbound.db
    const id = await sentMail(['ada@one.test'])
    expect(await takesBounces(pool, bounceAddressOf(id, MAIL_DOMAIN), MAIL_DOMAIN)).toBe(true)
    const unknown = bounceAddressOf(
      id.replace(/.$/, (char) => (char === 'a' ? 'b' : 'a')),
      MAIL_DOMAIN,
    )
    expect(await takesBounces(pool, unknown, MAIL_DOMAIN)).toBe(false)
    expect(await take(unknown, report('ada@one.test'))).toBeNull()
    expect(mailOfBounceAddress(bounceAddressOf(id, 'elsewhere.test'), MAIL_DOMAIN)).toBeNull()
    expect(mailOfBounceAddress(bounceAddressOf(id, `not${MAIL_DOMAIN}`), MAIL_DOMAIN)).toBeNull()
    expect(mailOfBounceAddress(`bounce@${MAIL_DOMAIN}`, MAIL_DOMAIN)).toBeNull()
  })
})
