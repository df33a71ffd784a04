import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../prisma/transaction.ts'
import { recordBounce } from '../../../subgraphs/mail/outbound/bounces.ts'
import { eventually } from '../../support/ledger.ts'
import { deliver, freshDomain, MAIL_DOMAIN, type Outbound, startOutbound } from './outboundFixture.ts'
import { type Peer, startPeer } from './outboundPeer.ts'
import { NO_POSTFIX, type Postfix, startPostfix } from './outboundPostfix.ts'

if (NO_POSTFIX) console.warn(`SKIPPED: mail to and from a real Postfix. ${NO_POSTFIX}`)

describe.skipIf(NO_POSTFIX)('a real Postfix', () => {
  const domain = freshDomain()
  let outbound: Outbound
  let sink: Peer
  let own: Peer
  let postfix: Postfix

  beforeAll(async () => {
    outbound = await startOutbound()
    sink = await startPeer({ onRecipient: (to) => (to.startsWith('full') ? '552 5.2.2 Mailbox full' : null) })
    own = await startPeer()
    postfix = await startPostfix({ domain, sinkPort: sink.port, next: { domain: MAIL_DOMAIN, port: own.port } })
    outbound.publish(domain, [
      ['@', 'MX', `10 mx.${domain}`],
      ['mx', 'A', '127.0.0.1'],
    ])
  })
  afterAll(async () => {
    await postfix?.stop()
    await Promise.all([sink, own].map((peer) => peer?.stop()))
    await outbound?.stop()
  })

  it('takes what we send over TLS, as it is, dots and all', async () => {
    const raw = `From: <relay@${MAIL_DOMAIN}>\r\nTo: <ada@${domain}>\r\nSubject: Hello\r\n\r\n.\r\n..two\r\n${'x'.repeat(900)}\r\n`
    const id = await outbound.queue([`ada@${domain}`, `bob@${domain}`], { raw })
    await deliver(outbound.courier({ deliveryPort: postfix.port }))
    const rows = await outbound.recipientsOf(id)
    expect(rows.map(({ state }) => state)).toEqual(['SENT', 'SENT'])
    expect(rows[0]?.reply).toMatch(/said: 250 2\.0\.0 Ok: queued as/)
    await eventually('it was handed on', async () => sink.mails.length > 0)
    const [mail] = sink.mails
    expect(mail?.raw).toContain('using TLSv1.3')
    expect(mail?.raw.split('\r\n\r\n').slice(1).join('\r\n\r\n')).toBe(`.\r\n..two\r\n${'x'.repeat(900)}\r\n`)
    expect(mail?.from).toBe(`bounce+${id}@${MAIL_DOMAIN}`)
  })

  it('refuses one of several recipients, which the others do not suffer from', async () => {
    const id = await outbound.queue([`cy@${domain}`, `nobody@${domain}`])
    await deliver(outbound.courier({ deliveryPort: postfix.port }))
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { state: 'SENT' },
      { state: 'FAILED', reply: expect.stringMatching(/554 5\.7\.1 .*Access denied/) },
    ])
  })

  it('sends a bounce to the envelope sender for what it could not hand on, which we understand', async () => {
    const id = await outbound.queue([`full@${domain}`, `dee@${domain}`])
    await deliver(outbound.courier({ deliveryPort: postfix.port }))
    const bounce = await eventually('the bounce came', async () => own.mails.find(({ to }) => to[0]?.includes(id)))
    expect(bounce).toMatchObject({ from: '', to: [`bounce+${id}@${MAIL_DOMAIN}`] })
    expect((await PostalMime.parse(bounce.raw)).from?.address).toBe(`MAILER-DAEMON@mx.${domain}`)
    const raw = Buffer.from(bounce.raw, 'latin1')
    await inTransaction(outbound.db.pool, (client) =>
      recordBounce(client, bounce.to[0] ?? '', raw, { mailDomain: MAIL_DOMAIN, now: outbound.now }),
    )
    expect(await outbound.recipientsOf(id)).toMatchObject([
      { address: `dee@${domain}`, state: 'SENT' },
      { address: `full@${domain}`, state: 'BOUNCED', reply: expect.stringContaining('552 5.2.2 Mailbox full') },
    ])
  })
})
