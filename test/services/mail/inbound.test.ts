import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCertificate } from '../../../subgraphs/mail/inbound/certificate.ts'
import { startInbound } from '../../../subgraphs/mail/inbound/startInbound.ts'
import { CONNECTION_LIMIT } from '../../support/connectionLimit.ts'
import { eventually } from '../../support/ledger.ts'
import { connectRaw, inboundBlobs, portOf, rawMail, refusalOf, sendMail, sendRaw } from './inboundPeer.ts'
import { buyInbox, createSubdomainInbox, putMessages, someSubdomain } from './support/purchases.ts'
import { MAIL_DOMAIN, newWallet, someName, startTestMail, type TestMail } from './support/service.ts'

let service: TestMail
const started = new Date('2031-05-01T12:00:00.000Z')

beforeAll(async () => {
  service = await startTestMail({ MX_MAX_MESSAGE_BYTES: '300000' })
})

afterAll(async () => {
  await service?.stop()
})

/** An inbox of a new wallet's. */
async function someInbox(options: { forwardTo?: string } = {}) {
  const [owner, username] = [newWallet(), someName()]
  const { inbox } = await buyInbox(service, owner, { username, ...options })
  return { owner, username, address: inbox }
}

async function subjectsIn(address: string): Promise<string[]> {
  const { rows } = await service.db.pool.query<{ subject: string }>(
    `SELECT s.subject FROM mail.message m JOIN mail.stored_mail s ON s.id = m.mail_id JOIN mail.inbox i ON i.id = m.inbox_id
     WHERE i.address = $1 ORDER BY m.id`,
    [address],
  )
  return rows.map(({ subject }) => subject)
}

describe('mail to an inbox', () => {
  it('is in it when the server says that it took it', async () => {
    const { address } = await someInbox()
    expect(await sendMail(service, { to: address, subject: 'Grüße' })).toMatch(/^250 2\.0\.0 Taken as \w+$/)
    expect(await subjectsIn(address)).toEqual(['Grüße'])
  })

  it('is stored as it came, behind the trace of who brought it', async () => {
    const { address } = await someInbox()
    const raw = rawMail(['X-Odd:  two  spaces', ' and a fold'], 'caf\xe9 \x80\r\n..leading dot')
    await sendRaw(service, [address], Buffer.from(raw, 'latin1'))
    const sql = `SELECT s.blob_key AS key, s.size FROM mail.stored_mail s JOIN mail.message m ON m.mail_id = s.id
      JOIN mail.inbox i ON i.id = m.inbox_id WHERE i.address = $1`
    const { rows } = await service.db.pool.query<{ key: string; size: number }>(sql, [address])
    const opened = await service.engines.blobs.open(rows[0]?.key ?? '')
    const stored = Buffer.concat((await opened?.body.toArray()) ?? []).toString('latin1')
    expect(stored).toHaveLength(rows[0]?.size ?? 0)
    const [trace = '', mail] = stored.split(/(?=X-Odd)/)
    // SMTP doubles dots at the beginning of lines, and wants a line end at the end.
    expect(mail).toBe(`${raw.replace('\r\n..', '\r\n.')}\r\n`)
    expect(trace).toMatch(
      /^Received: from client\.test \(\[127\.0\.0\.1\]\)\r\n by mx\.mail\.tollgraph\.example with ESMTP id \w+\r\n for <tg-\w+@[\w.]+>;\r\n Thu, 01 May 2031 12:00:00 \+0000\r\n$/,
    )
  })

  it('finds it in any case, with a tag, and in quotes that are not needed', async () => {
    const { username, address } = await someInbox()
    const spellings = [
      `${username.toUpperCase()}@${MAIL_DOMAIN.toUpperCase()}`,
      `${username}+newsletter@${MAIL_DOMAIN}`,
      `"${username}"@${MAIL_DOMAIN}`,
      `@relay.test,@other.test:${username}@${MAIL_DOMAIN}`,
    ]
    for (const spelling of spellings) expect(await sendRaw(service, [spelling], rawMail())).toMatch(/^250 /)
    expect(await subjectsIn(address)).toHaveLength(spellings.length)
  })

  it('goes to the inbox of exactly that name before one without the tag', async () => {
    const { name, owner } = await someSubdomain(service)
    await createSubdomainInbox(service, owner, { subdomain: name, localPart: 'info+jobs' })
    await sendMail(service, { to: `info+jobs@${name}.${MAIL_DOMAIN}` })
    expect(await subjectsIn(`info+jobs@${name}.${MAIL_DOMAIN}`)).toHaveLength(1)
    expect(await subjectsIn(`info@${name}.${MAIL_DOMAIN}`)).toHaveLength(0)
  })

  it('is kept once for all its recipients', async () => {
    const [one, other] = [await someInbox(), await someInbox()]
    const before = (await inboundBlobs(service)).length
    await sendMail(service, { to: [one.address, other.address, `${one.username}+again@${MAIL_DOMAIN}`] })
    expect(await subjectsIn(one.address)).toEqual(['Hello'])
    expect(await subjectsIn(other.address)).toEqual(['Hello'])
    expect(await inboundBlobs(service)).toHaveLength(before + 1)
  })

  it('comes over TLS when the client wants it, and never by a password', async () => {
    const client = await connectRaw(portOf(service))
    expect(await client.say('EHLO again.test')).toMatch(/SIZE 300000/)
    const offered = await client.say('EHLO again.test')
    for (const extension of ['STARTTLS', 'PIPELINING', '8BITMIME', 'SMTPUTF8']) expect(offered).toContain(extension)
    expect(offered).not.toContain('AUTH')
    expect(await client.say('AUTH PLAIN AGEAYg==')).toMatch(/^50\d /)
    client.socket.destroy()
    const { address } = await someInbox()
    // Nodemailer takes STARTTLS where it is offered.
    await sendMail(service, { to: address })
    const sql = `SELECT s.blob_key AS key FROM mail.stored_mail s JOIN mail.message m ON m.mail_id = s.id
      JOIN mail.inbox i ON i.id = m.inbox_id WHERE i.address = $1`
    const { rows } = await service.db.pool.query<{ key: string }>(sql, [address])
    const opened = await service.engines.blobs.open(rows[0]?.key ?? '')
    expect(Buffer.concat((await opened?.body.toArray()) ?? []).toString()).toContain('with ESMTPS id')
  })

  it('may be written in UTF-8 altogether', async () => {
    const { address } = await someInbox()
    const raw = 'From: Jürgen <jürgen@grüße.test>\r\nSubject: Grüße\r\n\r\nTschüss'
    const client = await connectRaw(portOf(service))
    expect(await client.say(Buffer.from('MAIL FROM:<jürgen@grüße.test> SMTPUTF8').toString('latin1'))).toBeTruthy()
    client.socket.destroy()
    expect(await sendRaw(service, [address], Buffer.from(raw))).toMatch(/^250 /)
    expect(await subjectsIn(address)).toEqual(['Grüße'])
  })
})

describe('a recipient', () => {
  it.each([
    ['somebody@elsewhere.test', /^550 5\.7\.1 Relaying denied/],
    [`user%elsewhere.test@${MAIL_DOMAIN}`, /^550 5\.1\.1/],
    [`elsewhere.test!user@${MAIL_DOMAIN}`, /^550 5\.1\.1/],
    [`"user@elsewhere.test"@${MAIL_DOMAIN}`, /^50[01] |^55[03] /],
    [`@${MAIL_DOMAIN}:user@elsewhere.test`, /^550 5\.7\.1 Relaying denied/],
    [`user@elsewhere.test@${MAIL_DOMAIN}`, /^501 /],
    ['user@[127.0.0.1]', /^550 5\.\d\.\d/],
    [`user@evil${MAIL_DOMAIN}`, /^550 5\.7\.1 Relaying denied/],
    [`user@${MAIL_DOMAIN}.`, /^501 /],
    [`nobody-${someName()}@${MAIL_DOMAIN}`, /^550 5\.1\.1/],
    [`nobody@nothing-here.${MAIL_DOMAIN}`, /^550 5\.1\.2/],
    [`nobody@a.b.${MAIL_DOMAIN}`, /^550 5\.1\.2/],
    [`postmaster@${MAIL_DOMAIN}`, /^550 5\.1\.1 This address has no mailbox/],
    ['postmaster', /^550 5\.1\.1 This address has no mailbox/],
    [`bounce+00000000000000000000000@${MAIL_DOMAIN}`, /^550 5\.1\.1/],
  ])('that is %s is refused', async (address, answer) => {
    expect(await sendRaw(service, [address], rawMail())).toMatch(answer)
  })

  it('whose inbox has expired is refused, until somebody pays for it again', async () => {
    const { address, username } = await someInbox()
    service.now = new Date(started.getTime() + 31 * 86_400_000)
    expect(await refusalOf(service, { to: address })).toMatch(/^550 5\.2\.1/)
    const payer = newWallet()
    await service.buy(payer, { field: 'topUpInbox', args: { username }, select: '{ inbox }', usd: '1' })
    expect(await sendMail(service, { to: address })).toMatch(/^250/)
    service.now = started
  })

  it('is one of a hundred at most', async () => {
    const { username } = await someInbox()
    const client = await connectRaw(portOf(service))
    await client.say('MAIL FROM:<ada@sender.test>')
    for (let i = 0; i < 100; i++) expect(await client.say(`RCPT TO:<${username}+${i}@${MAIL_DOMAIN}>`)).toMatch(/^250/)
    expect(await client.say(`RCPT TO:<${username}+100@${MAIL_DOMAIN}>`)).toMatch(/^452 /)
    client.socket.destroy()
  })

  it('whose inbox is full is refused for now', async () => {
    const { address } = await someInbox()
    await putMessages(service, address, 500)
    expect(await refusalOf(service, { to: address })).toMatch(/^452 4\.2\.2/)
  })

  it('gets exactly what the inbox still holds, however many mails come at once', async () => {
    const { address } = await someInbox()
    await putMessages(service, address, 497)
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => sendMail(service, { to: address })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await subjectsIn(address)).toHaveLength(500)
  })
})

describe('a mail', () => {
  it.each([
    ['with a bare line feed', 'From: a@b.test\r\n\r\none\ntwo', /^554 5\.6\.0 Lines must end/],
    ['with a bare carriage return', 'From: a@b.test\r\n\r\none\rtwo', /^554 5\.6\.0 Lines must end/],
    ['with a smuggled end', 'From: a@b.test\r\n\r\none\n.\nMAIL FROM:<x@y.test>', /^554 5\.6\.0 Lines must end/],
    ['without a sender', 'Subject: Hello\r\n\r\n', /^550 5\.6\.0 A mail has exactly one From/],
    ['that is empty', '', /^550 5\.6\.0 A mail has exactly one From/],
    ['with two From fields', 'From: a@b.test\r\nFrom: c@d.test\r\n\r\n', /^550 5\.6\.0 A mail has exactly one From/],
    ['with nobody in its From field', 'From: undisclosed:;\r\n\r\n', /^550 5\.6\.0 A mail has exactly one From/],
    [
      'with a header of 200 kB',
      `From: a@b.test\r\nX: ${'x'.repeat(500)}\r\n`.padEnd(700, ' ').repeat(300),
      /^554 5\.6\.0 The header/,
    ],
    ['with 3000 header lines', `From: a@b.test\r\n${'X: y\r\n'.repeat(3_000)}\r\n`, /^554 5\.6\.0 The header/],
    ['with a header that never ends', 'X: y\r\n'.repeat(30_000), /^554 5\.6\.0 The header/],
    ['that went through 51 servers', `${'Received: from a by b\r\n'.repeat(51)}From: a@b.test\r\n\r\n`, /^554 5\.4\.6/],
    ['from thousands of authors', `From: ${'a@b.test,'.repeat(5_000)}c@d.test\r\n\r\n`, /^554 5\.6\.0 The header/],
    [
      'with 11 signatures',
      `${'DKIM-Signature: v=1\r\n'.repeat(11)}From: a@b.test\r\n\r\n`,
      /^554 5\.6\.0 This mail has too many/,
    ],
  ])('%s is refused and leaves nothing', async (_, raw, answer) => {
    const { address } = await someInbox()
    const before = await inboundBlobs(service)
    expect(await sendRaw(service, [address], raw)).toMatch(answer)
    expect(await subjectsIn(address)).toEqual([])
    expect(await inboundBlobs(service)).toEqual(before)
  })

  it('that is too large is refused, before it is sent where the client says how large it is', async () => {
    const { address } = await someInbox()
    const client = await connectRaw(portOf(service))
    expect(await client.say('MAIL FROM:<ada@sender.test> SIZE=300001')).toMatch(/^552 /)
    expect(await client.say('MAIL FROM:<ada@sender.test>')).toMatch(/^250/)
    await client.say(`RCPT TO:<${address}>`)
    await client.say('DATA')
    client.write(rawMail([], `${'x'.repeat(998)}\r\n`.repeat(400)))
    expect(await client.say('\r\n.')).toMatch(/^552 5\.3\.4/)
    // The connection goes on with the next mail.
    await client.say('MAIL FROM:<ada@sender.test>')
    await client.say(`RCPT TO:<${address}>`)
    await client.say('DATA')
    client.write(rawMail())
    expect(await client.say('\r\n.')).toMatch(/^250/)
    client.socket.destroy()
  })

  it('that never ends is cut off', async () => {
    const { address } = await someInbox()
    const client = await connectRaw(portOf(service))
    await client.say('MAIL FROM:<ada@sender.test>')
    await client.say(`RCPT TO:<${address}>`)
    await client.say('DATA')
    client.write(rawMail())
    const line = `${'x'.repeat(998)}\r\n`.repeat(64)
    await eventually('the server hangs up', async () => {
      client.write(line)
      return client.socket.destroyed || client.socket.readableEnded
    })
    expect(await subjectsIn(address)).toEqual([])
  })

  it('that breaks off leaves nothing', async () => {
    const { address } = await someInbox()
    const before = await inboundBlobs(service)
    const client = await connectRaw(portOf(service))
    await client.say('MAIL FROM:<ada@sender.test>')
    await client.say(`RCPT TO:<${address}>`)
    await client.say('DATA')
    client.write(rawMail([], 'half of i'))
    client.socket.destroy()
    await expect(sendMail(service, { to: address, subject: 'Whole' })).resolves.toMatch(/^250/)
    await eventually('the half is gone', async () => (await inboundBlobs(service)).length === before.length + 1)
    expect(await subjectsIn(address)).toEqual(['Whole'])
  })

  it('of several recipients, one of whom fills up meanwhile, is for nobody', async () => {
    const [one, other] = [await someInbox(), await someInbox()]
    await putMessages(service, other.address, 499)
    const client = await connectRaw(portOf(service))
    await client.say('MAIL FROM:<ada@sender.test>')
    for (const { address } of [one, other]) expect(await client.say(`RCPT TO:<${address}>`)).toMatch(/^250/)
    await putMessages(service, other.address, 1)
    await client.say('DATA')
    client.write(rawMail())
    expect(await client.say('\r\n.')).toMatch(/^452 4\.2\.2/)
    expect(await subjectsIn(one.address)).toEqual([])
    client.socket.destroy()
  })

  it('of several recipients, one of whom is gone meanwhile, may come again for the others', async () => {
    const [gone, other] = [await someInbox(), await someInbox()]
    const dataAfterTheEnd = async (to: readonly string[]) => {
      const client = await connectRaw(portOf(service))
      await client.say('MAIL FROM:<ada@sender.test>')
      for (const address of to) expect(await client.say(`RCPT TO:<${address}>`)).toMatch(/^250/)
      await service.db.pool.query('UPDATE mail.inbox SET address = NULL WHERE address = $1', [to[0]])
      await client.say('DATA')
      client.write(rawMail())
      const answer = await client.say('\r\n.')
      client.socket.destroy()
      return answer
    }
    expect(await dataAfterTheEnd([gone.address, other.address])).toMatch(/^451 4\.3\.0/)
    expect(await subjectsIn(other.address)).toEqual([])
    expect(await dataAfterTheEnd([(await someInbox()).address])).toMatch(/^550 5\.1\.1/)
  })

  it('whose header claims something else is not from that', async () => {
    const { address } = await someInbox()
    await sendRaw(
      service,
      [address],
      `From: "boss@bank.test" <mallory@sender.test>\r\nSubject: =?utf-8?q?a=0D=0Ab?=\r\n\r\n`,
    )
    const sql = `SELECT s.from_email, s.subject FROM mail.stored_mail s JOIN mail.message m ON m.mail_id = s.id
      JOIN mail.inbox i ON i.id = m.inbox_id WHERE i.address = $1`
    const { rows } = await service.db.pool.query(sql, [address])
    expect(rows).toEqual([{ from_email: 'mallory@sender.test', subject: 'a b' }])
  })
})

describe('a client', () => {
  it('that opens connections without end is refused more of them', async () => {
    const clients = await Promise.all(Array.from({ length: 50 }, () => connectRaw(portOf(service))))
    const [one] = clients
    expect(await one?.say('NOOP')).toMatch(/^250/)
    const extra = await connectRaw(portOf(service))
    expect(await extra.say('NOOP')).not.toMatch(/^250/)
    for (const { socket } of [...clients, extra]) socket.destroy()
    await eventually('there is room again', async () => {
      const client = await connectRaw(portOf(service))
      const answer = await client.say('NOOP')
      client.socket.destroy()
      return answer.startsWith('250')
    })
  })
})

describe('the mail server', () => {
  const host = () => {
    const { engines, db } = service
    const { settings, blobs, log } = engines
    const [dns, now] = [{ lookUp: engines.dns }, () => service.now]
    const own = { deriveKey: () => Buffer.alloc(32, 1), dataDir: tmpdir(), connectionLimit: CONNECTION_LIMIT }
    return { settings, blobs, log, db, dns, now, ...own }
  }

  it('says which setting is wrong when its port is taken', async () => {
    await expect(startInbound(host())).rejects.toThrow(`MX_PORT ${portOf(service)}`)
  })

  it.each([
    [{ MX_TLS_CERT_FILE: '/nowhere.pem' }, 'MX_TLS_CERT_FILE and MX_TLS_KEY_FILE belong together'],
    [{ MX_TLS_CERT_FILE: '/nowhere.pem', MX_TLS_KEY_FILE: '/nowhere.pem' }, 'MX_TLS_CERT_FILE: /nowhere.pem'],
  ])('says which setting is wrong when its certificate cannot be read', async (files, message) => {
    const settings = { ...service.engines.settings, ...files }
    await expect(startInbound({ ...host(), settings })).rejects.toThrow(message)
  })

  it('keeps the certificate that it made for itself', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'mx-'))
    const load = (name: string) => loadCertificate({}, name, dataDir, service.now)
    const first = await load('mx.one.test')
    expect(await load('mx.one.test')).toEqual(first)
    expect(await load('mx.two.test')).not.toEqual(first)
    await rm(dataDir, { recursive: true })
  })
})

describe('a mail server with an operator', () => {
  let other: TestMail
  beforeAll(async () => {
    other = await startTestMail({ MAIL_POSTMASTER: 'root@operator.test' })
  })
  afterAll(() => other?.stop())

  it('hands on what is for whoever runs it', async () => {
    for (const to of [`abuse@${MAIL_DOMAIN}`, 'postmaster'])
      expect(await sendRaw(other, [to], rawMail())).toMatch(/^250/)
    const { rows } = await other.db.pool.query('SELECT address FROM mail.outbound_recipient')
    expect(rows).toEqual([{ address: 'root@operator.test' }, { address: 'root@operator.test' }])
  })

  it('sends clients away that try names out', async () => {
    const client = await connectRaw(portOf(other))
    await client.say('MAIL FROM:<ada@sender.test>')
    let answer = ''
    for (let i = 0; i < 500 && !answer.startsWith('421'); i++)
      answer = await client.say(`RCPT TO:<n${i}@${MAIL_DOMAIN}>`)
    expect(answer).toMatch(/^421 4\.7\.0 Too many refused recipients/)
    const again = await connectRaw(portOf(other))
    expect(await again.say('NOOP')).not.toMatch(/^250/)
  })
})
