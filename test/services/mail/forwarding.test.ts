import { generateKeyPairSync } from 'node:crypto'
import { dkimSign, dkimVerify } from 'mailauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSenderRewriting } from '../../../subgraphs/mail/inbound/srs.ts'
import { newMailId } from '../../../subgraphs/mail/outbound/mailId.ts'
import { eventually } from '../../support/ledger.ts'
import { inboundBlobs, newDomains, publish, rawMail, refusalOf, sendMail, sendRaw } from './inboundPeer.ts'
import { buyInbox, buySubdomain, createSubdomainInbox } from './support/purchases.ts'
import { MAIL_DOMAIN, newWallet, someName, startTestMail, type TestMail } from './support/service.ts'

let service: TestMail
/** A domain that says that its mail comes from here. */
let vouching: string

beforeAll(async () => {
  service = await startTestMail()
  ;[vouching = ''] = await newDomains(service, 2)
  await publish(service, vouching, [['@', 'TXT', 'v=spf1 ip4:127.0.0.1 -all']])
})

afterAll(() => service?.stop())

interface Outgoing {
  readonly id: string
  readonly kind: string
  readonly wallet: string | null
  readonly subdomain: string | null
  readonly envelopeFrom: string
  readonly headerFrom: string
  readonly subject: string
  readonly blobKey: string
  readonly size: number
}

/** What is on its way to an address. */
async function outgoingTo(address: string): Promise<Outgoing[]> {
  const sql = `SELECT o.id, o.kind, o.wallet, o.subdomain, o.envelope_from AS "envelopeFrom",
      o.header_from AS "headerFrom", o.subject, o.blob_key AS "blobKey", o.size
    FROM mail.outbound_mail o JOIN mail.outbound_recipient r ON r.mail_id = o.id WHERE r.address = $1 ORDER BY o.id`
  return (await service.db.pool.query<Outgoing>(sql, [address])).rows
}

async function contentOf({ blobKey }: Outgoing): Promise<Buffer> {
  const opened = await service.engines.blobs.open(blobKey)
  return Buffer.concat((await opened?.body.toArray()) ?? [])
}

async function messagesIn(address: string): Promise<number> {
  const sql = 'SELECT FROM mail.message m JOIN mail.inbox i ON i.id = m.inbox_id WHERE i.address = $1'
  return (await service.db.pool.query(sql, [address])).rowCount ?? 0
}

/** What a server writes of an address that it could not hand a mail to. */
const reportOn = (address: string) =>
  [
    'From: mailer-daemon@target.test',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.target.test',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b--',
  ].join('\r\n')

const someTarget = () => `${someName()}@target.test`

async function forwardingInbox(forwardTo = someTarget()) {
  const [owner, username] = [newWallet(), someName()]
  const { inbox: address } = await buyInbox(service, owner, { username, forwardTo })
  return { owner, username, address, forwardTo }
}

describe('an inbox that forwards', () => {
  it('sends mail on for its owner and keeps nothing', async () => {
    const { owner, address, forwardTo } = await forwardingInbox()
    const before = await inboundBlobs(service)
    await sendMail(service, { to: address, subject: 'Grüße' })
    const [outgoing, ...others] = await outgoingTo(forwardTo)
    expect(others).toEqual([])
    expect(outgoing).toMatchObject({ kind: 'FORWARD', wallet: owner, subdomain: null, subject: 'Grüße' })
    expect(outgoing?.headerFrom).toBe('ada@sender.test')
    expect(outgoing?.envelopeFrom).toBe(`bounce+${outgoing?.id}@${MAIL_DOMAIN}`)
    expect((await contentOf(outgoing as Outgoing)).length).toBe(outgoing?.size)
    expect(await messagesIn(address)).toBe(0)
    expect(await inboundBlobs(service)).toEqual(before)
  })

  it('keeps what it forwards where its owner wants both', async () => {
    const { owner, username, address, forwardTo } = await forwardingInbox()
    await service.run(
      owner,
      `mutation { updateInbox(input: { username: "${username}", retainMessages: true }) { inbox { address } } }`,
    )
    await sendMail(service, { to: address })
    expect(await outgoingTo(forwardTo)).toHaveLength(1)
    expect(await messagesIn(address)).toBe(1)
  })

  it('leaves the signature of a mail good, and says how it came', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const key = `v=DKIM1; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
    const signature = {
      signingDomain: 'sender.test',
      selector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      canonicalization: 'simple/simple',
    }
    const raw = rawMail(
      ['To:   list@sender.test', 'X-Odd:   spaces  ', '  and a fold'],
      'Body  \r\n\r\nwith spaces \r\n',
    )
    const { signatures } = await dkimSign(raw, { ...signature, signTime: new Date(), signatureData: [signature] })
    const { address, forwardTo } = await forwardingInbox()
    const forged = `Authentication-Results: ${MAIL_DOMAIN}; dkim=pass header.d=bank.test\r\n`
    await sendRaw(service, [address], forged + signatures + raw)
    const [outgoing] = await outgoingTo(forwardTo)
    const content = await contentOf(outgoing as Outgoing)
    const { results } = await dkimVerify(content, { resolver: async () => [[key]] })
    expect(results.map(({ status }) => status.result)).toEqual(['pass'])
    const text = content.toString()
    expect(text).toMatch(
      `Delivered-To: ${address}\r\nX-Forwarded-For: ${address} ${forwardTo}\r\nAuthentication-Results: `,
    )
    expect(text).not.toContain('bank.test')
    expect(text.match(/^Authentication-Results:/gm)).toHaveLength(1)
    expect(text).toMatch(/^Received: from client\.test/m)
  })

  it('forwards reports under no sender, so that they are never reported back', async () => {
    const { address, forwardTo } = await forwardingInbox()
    await sendRaw(service, [address], rawMail(), '')
    const [outgoing] = await outgoingTo(forwardTo)
    expect(outgoing?.envelopeFrom).toBe('')
  })

  it('forwards 200 mails in an hour; others are to come again', async () => {
    const [one, other] = [await forwardingInbox(), await forwardingInbox()]
    await sendMail(service, { to: one.address })
    await service.db.pool.query(
      'UPDATE mail.forward_count SET count = 198 WHERE scope IN (SELECT $1 || id FROM mail.inbox WHERE address = $2)',
      ['inbox:', one.address],
    )
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => sendMail(service, { to: one.address })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await refusalOf(service, { to: one.address })).toMatch(/^451 4\.7\.1/)
    // Nobody else suffers from it, and it is over with the hour.
    expect(await sendMail(service, { to: other.address })).toMatch(/^250/)
    service.now = new Date(service.now.getTime() + 3_600_000)
    expect(await sendMail(service, { to: one.address })).toMatch(/^250/)
  })
})

describe('a subdomain', () => {
  it('hands on what is for nobody there, and counts it together with its inboxes', async () => {
    const [owner, name, target] = [newWallet(), someName(), someTarget()]
    await buySubdomain(service, owner, name)
    const hostname = `${name}.${MAIL_DOMAIN}`
    await createSubdomainInbox(service, owner, { subdomain: name, localPart: 'info' })
    expect(await refusalOf(service, { to: `anybody@${hostname}` })).toMatch(/^550 5\.1\.1/)
    const update = `mutation { updateMailSubdomain(input: { subdomain: "${name}", catchAllForwardTo: "${target}" }) { subdomain { name } } }`
    await service.run(owner, update)
    await sendMail(service, { to: [`anybody@${hostname}`, `info@${hostname}`] })
    const [outgoing, ...others] = await outgoingTo(target)
    expect(others).toEqual([])
    expect(outgoing).toMatchObject({ kind: 'FORWARD', wallet: owner, subdomain: name })
    expect((await contentOf(outgoing as Outgoing)).toString()).toContain(`Delivered-To: anybody@${hostname}\r\n`)
    expect(await messagesIn(`info@${hostname}`)).toBe(1)
    const { rows } = await service.db.pool.query('SELECT count FROM mail.forward_count WHERE scope = $1', [
      `subdomain:${name}`,
    ])
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('a mail to several addresses that lead to one', () => {
  it('goes on once', async () => {
    const [owner, name, target, other] = [newWallet(), someName(), someTarget(), someTarget()]
    await buySubdomain(service, owner, name)
    await createSubdomainInbox(service, owner, { subdomain: name, localPart: 'info', forwardTo: target })
    await createSubdomainInbox(service, owner, { subdomain: name, localPart: 'sales', forwardTo: other })
    const update = `mutation { updateMailSubdomain(input: { subdomain: "${name}", catchAllForwardTo: "${target}" }) { subdomain { name } } }`
    await service.run(owner, update)
    const to = ['anybody', 'somebody', 'info', 'sales'].map((localPart) => `${localPart}@${name}.${MAIL_DOMAIN}`)
    await sendMail(service, { to })
    expect(await outgoingTo(target)).toHaveLength(1)
    expect(await outgoingTo(other)).toHaveLength(1)
  })
})

describe('mail that goes round in circles', () => {
  it('is refused by an inbox that has forwarded it before', async () => {
    const { address } = await forwardingInbox()
    expect(await sendRaw(service, [address], rawMail([`Delivered-To: ${address.toUpperCase()}`]))).toMatch(
      /^554 5\.4\.6/,
    )
  })

  it('reaches those who have not had it, where it comes back to several', async () => {
    const [{ address, forwardTo }, other] = [await forwardingInbox(), await forwardingInbox()]
    const returned = rawMail([`Delivered-To: ${address}`])
    expect(await sendRaw(service, [address, other.address], returned)).toMatch(/^250/)
    expect(await outgoingTo(forwardTo)).toEqual([])
    expect(await outgoingTo(other.forwardTo)).toHaveLength(1)
  })

  it('is refused after five inboxes of ours, and no matter how many of others', async () => {
    const { address } = await forwardingInbox()
    const through = (domain: string, count: number) =>
      Array.from({ length: count }, (_, i) => `Delivered-To: n${i}@${domain}`)
    expect(await sendRaw(service, [address], rawMail(through(MAIL_DOMAIN, 5)))).toMatch(/^554 5\.4\.6/)
    expect(await sendRaw(service, [address], rawMail(through(`x.${MAIL_DOMAIN}`, 5)))).toMatch(/^554 5\.4\.6/)
    expect(
      await sendRaw(service, [address], rawMail([...through(MAIL_DOMAIN, 4), ...through('other.test', 20)])),
    ).toMatch(/^250/)
  })

  it('ends by itself where two inboxes forward to each other', async () => {
    const [owner, one, other] = [newWallet(), someName(), someName()]
    await buyInbox(service, owner, { username: one, forwardTo: `${other}@${MAIL_DOMAIN}` })
    await buyInbox(service, owner, { username: other, forwardTo: `${one}@${MAIL_DOMAIN}` })
    await sendMail(service, { to: `${one}@${MAIL_DOMAIN}` })
    const states = await eventually('nothing of it is on its way any more', async () => {
      service.engines.courier.wake()
      const sql = `SELECT r.address, r.state, r.reply FROM mail.outbound_recipient r WHERE r.address = ANY($1) ORDER BY r.mail_id`
      const { rows } = await service.db.pool.query(sql, [[`${one}@${MAIL_DOMAIN}`, `${other}@${MAIL_DOMAIN}`]])
      return rows.length >= 2 && rows.every(({ state }) => state !== 'QUEUED') && rows
    })
    expect(states.map(({ state }) => state).sort()).toEqual(['FAILED', 'SENT'])
    expect(states.find(({ state }) => state === 'FAILED').reply).toContain('5.4.6')
  })
})

describe('a bounce of a forwarded mail', () => {
  /** The address that a forwarded mail of a sender bounces to. */
  async function returnAddress(sender: string): Promise<string> {
    const { address, forwardTo } = await forwardingInbox()
    await sendRaw(service, [address], rawMail(), sender)
    return (await outgoingTo(forwardTo))[0]?.envelopeFrom ?? ''
  }

  it('goes to who had sent it, under no sender', async () => {
    const sender = `${someName()}@${vouching}`
    const back = await returnAddress(sender)
    expect(back).toMatch(/^SRS0=[a-z2-7]{8}=[a-z2-7]{2}=[^=]+=[^=]+@mail\.tollgraph\.example$/)
    expect(await sendRaw(service, [back.toLowerCase()], rawMail(), '')).toMatch(/^250/)
    expect(await outgoingTo(sender)).toMatchObject([{ kind: 'BOUNCE', envelopeFrom: '', wallet: null }])
  })

  it('goes to nobody where the sender may have been made up: it is only written down', async () => {
    const [sender, { inbox }] = [
      `${someName()}@elsewhere.test`,
      await buyInbox(service, newWallet(), { username: someName() }),
    ]
    const { address, forwardTo } = await forwardingInbox()
    await sendRaw(service, [address], rawMail().replace('ada@sender.test', inbox), sender)
    const [{ id, envelopeFrom } = { id: '', envelopeFrom: '' }] = await outgoingTo(forwardTo)
    await service.db.pool.query(`UPDATE mail.outbound_recipient SET state = 'SENT' WHERE mail_id = $1`, [id])
    expect(await sendRaw(service, [envelopeFrom], reportOn(forwardTo), '')).toMatch(/^250/)
    const { rows } = await service.db.pool.query('SELECT state FROM mail.outbound_recipient WHERE mail_id = $1', [id])
    expect(rows).toEqual([{ state: 'BOUNCED' }])
    expect(await outgoingTo(sender)).toEqual([])
    expect(await messagesIn(inbox)).toBe(0)
  })

  it('is a report: other mail to that address is refused', async () => {
    const back = await returnAddress(`ada@${vouching}`)
    expect(await sendRaw(service, [back], rawMail(), 'mallory@sender.test')).toMatch(
      /^550 5\.7\.1 This address takes bounces only/,
    )
  })

  it('comes to an address that we made ourselves, lately', async () => {
    const back = await returnAddress(`ada@${vouching}`)
    expect(await sendRaw(service, [back.replace('ada@', 'eve@')], rawMail(), '')).toMatch(
      /^550 5\.1\.1 This return address/,
    )
    expect(await sendRaw(service, [back.replace(vouching, 'anywhere.test')], rawMail(), '')).toMatch(/^550 5\.1\.1/)
    const then = service.now
    service.now = new Date(then.getTime() + 11 * 86_400_000)
    expect(await sendRaw(service, [back], rawMail(), '')).toMatch(/^550 5\.1\.1 This return address/)
    service.now = then
  })
})

describe('a report about a mail that was sent from here', () => {
  const REPORT = reportOn('bob@target.test')

  /** A mail that was sent from an address of ours to bob@target.test, and where it bounces to. */
  async function sentMail(from: string): Promise<{ id: string; address: string }> {
    const id = newMailId(service.now)
    const address = `bounce+${id}@${MAIL_DOMAIN}`
    const sql = `INSERT INTO mail.outbound_mail (id, kind, envelope_from, header_from, message_id, subject, size, created_at)
      VALUES ($1, 'SEND', $2, $3, '<x@y>', '', 1, $4)`
    await service.db.pool.query(sql, [id, address, from, service.now])
    const recipient = `INSERT INTO mail.outbound_recipient (mail_id, address, state) VALUES ($1, 'bob@target.test', 'SENT')`
    await service.db.pool.query(recipient, [id])
    return { id, address }
  }

  it('is written down, and put into the inbox that the mail was sent from', async () => {
    const [owner, username] = [newWallet(), someName()]
    const { inbox } = await buyInbox(service, owner, { username })
    const { id, address } = await sentMail(inbox)
    expect(await sendRaw(service, [address], REPORT, '')).toMatch(/^250/)
    const { rows } = await service.db.pool.query('SELECT state FROM mail.outbound_recipient WHERE mail_id = $1', [id])
    expect(rows).toEqual([{ state: 'BOUNCED' }])
    expect(await messagesIn(inbox)).toBe(1)
  })

  it('is put into the inbox whose address the mail was sent from with a plus tag', async () => {
    const [owner, username] = [newWallet(), someName()]
    const { inbox } = await buyInbox(service, owner, { username })
    const { address } = await sentMail(inbox.replace('@', '+News@'))
    expect(await sendRaw(service, [address], REPORT, '')).toMatch(/^250/)
    expect(await messagesIn(inbox)).toBe(1)
  })

  it('is not put into an inbox that another wallet has bought under that name since', async () => {
    const username = someName()
    const { inbox } = await buyInbox(service, newWallet(), { username })
    const { id, address } = await sentMail(inbox)
    await service.db.pool.query('UPDATE mail.inbox SET address = NULL WHERE address = $1', [inbox])
    const then = service.now
    service.now = new Date(then.getTime() + 31 * 86_400_000)
    await buyInbox(service, newWallet(), { username })
    expect(await sendRaw(service, [address], REPORT, '')).toMatch(/^250/)
    service.now = then
    const { rows } = await service.db.pool.query('SELECT state FROM mail.outbound_recipient WHERE mail_id = $1', [id])
    expect(rows).toEqual([{ state: 'BOUNCED' }])
    expect(await messagesIn(inbox)).toBe(0)
  })

  it('is written down, and kept by nobody where the mail was from no inbox', async () => {
    const { id, address } = await sentMail(`relay@${MAIL_DOMAIN}`)
    const before = await inboundBlobs(service)
    expect(await sendRaw(service, [address], REPORT, 'x@target.test')).toMatch(/^550 5\.7\.1/)
    expect(await sendRaw(service, [address], REPORT, '')).toMatch(/^250/)
    const { rows } = await service.db.pool.query(
      'SELECT state, reply FROM mail.outbound_recipient WHERE mail_id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'BOUNCED', reply: '5.1.1' }])
    expect(await inboundBlobs(service)).toEqual(before)
  })
})

describe('rewriting of senders', () => {
  const now = new Date('2031-05-01T12:00:00Z')
  const rewriting = createSenderRewriting(Buffer.alloc(32, 1), MAIL_DOMAIN)
  const localPartOf = (address: string) => address.slice(0, address.lastIndexOf('@'))

  it.each(['ada@sender.test', 'A.b+c=d@sender.test', 'srs0=abc=de=x.test=y@sender.test'])(
    'comes back to %s',
    (sender) => {
      expect(rewriting.reverse(localPartOf(rewriting.forward(sender, now)), now)).toBe(sender)
    },
  )

  it.each([
    '',
    'nobody',
    `${'x'.repeat(60)}@sender.test`,
    `ada@${'x'.repeat(60)}.test`,
    '"a b"@sender.test',
    'jürgen@sender.test',
  ])('gives up on %j, which no return address can be made of', (sender) => {
    expect(rewriting.forward(sender, now)).toBe('')
  })

  it('is good for ten days, over every turn of the day counter', () => {
    for (let day = 0; day < 1_100; day++) {
      const then = new Date(now.getTime() + day * 86_400_000)
      const back = localPartOf(rewriting.forward('ada@sender.test', then))
      expect(rewriting.reverse(back, new Date(then.getTime() + 10 * 86_400_000))).toBe('ada@sender.test')
      expect(rewriting.reverse(back, new Date(then.getTime() + 11 * 86_400_000))).toBeNull()
    }
  })

  it('believes nobody without the key', () => {
    const other = createSenderRewriting(Buffer.alloc(32, 2), MAIL_DOMAIN)
    expect(other.reverse(localPartOf(rewriting.forward('ada@sender.test', now)), now)).toBeNull()
  })
})
