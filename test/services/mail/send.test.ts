import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { addDays } from '../../../subgraphs/kit/time.ts'
import { noteSeen } from '../../../subgraphs/mail/store/subdomains.ts'
import { eventually } from '../../support/ledger.ts'
import { deliver } from './outboundFixture.ts'
import { type Peer, startPeer } from './outboundPeer.ts'
import { buyInbox, buySubdomain, someSubdomain } from './support/purchases.ts'
import { MAIL_DOMAIN, newWallet, payingScope, someName, startTestMail, type TestMail } from './support/service.ts'

let service: TestMail
let world: Peer

beforeAll(async () => {
  service = await startTestMail()
  world = await startPeer({ port: Number(service.environment.MAILBOX_SMTP_PORT) })
})
afterAll(async () => {
  await service.stop()
  await world.stop()
})

const LETTER = { to: ['ada@one.test'], subject: 'Hello', text: 'It rains.' }
const PRICES = { sendMail: '0.02', sendMailFromSubdomain: '0.005', sendMailFromInbox: '0.005' } as const

function send(
  payer: Address,
  field: keyof typeof PRICES,
  args: object,
): Promise<{ readonly messageId: string; readonly from: string }> {
  return service.buy(payer, { field, args: { ...LETTER, ...args }, select: '{ messageId from }', usd: PRICES[field] })
}

/** A subdomain that resolvers are known to see. */
async function verifiedSubdomain() {
  const subdomain = await someSubdomain(service)
  await noteSeen(service.db.pool, subdomain.name, { dns: true, sender: true }, service.now)
  return subdomain
}

const countMails = async () => (await service.db.pool.query('SELECT FROM mail.outbound_mail')).rowCount

describe('mail from the relay address', () => {
  it('reaches the world, and is answered with what it is called', async () => {
    const sent = await send(newWallet(), 'sendMail', { cc: ['bob@two.test'], replyTo: 'me@home.test' })
    expect(sent).toEqual({
      from: `relay@${MAIL_DOMAIN}`,
      messageId: expect.stringMatching(/^<[0-9a-z]+@mail\.tollgraph\.example>$/),
    })
    await deliver(service.engines.courier)
    const received = world.mails.at(-1)
    expect(received?.to).toEqual(['ada@one.test', 'bob@two.test'])
    expect(received?.from).toBe(`bounce+${sent.messageId.slice(1).split('@')[0]}@${MAIL_DOMAIN}`)
    expect(await PostalMime.parse(received?.raw ?? '')).toMatchObject({
      messageId: sent.messageId,
      from: { address: `relay@${MAIL_DOMAIN}` },
      replyTo: [{ address: 'me@home.test' }],
      subject: 'Hello',
      text: 'It rains.\n',
    })
    expect(received?.raw).toMatch(
      /^DKIM-Signature: v=1; a=rsa-sha256; c=relaxed\/relaxed;\r\n d=mail\.tollgraph\.example;/,
    )
  })

  it('is refused before anything is held where the letter is wrong', async () => {
    const before = await service.db.pool.query('SELECT FROM kit.act')
    const wrong = [{ to: ['nobody'] }, { text: '' }, { subject: 'a\nBcc: b@c.test' }, { replyTo: 'ädä@one.test' }]
    for (const args of wrong)
      await expect(send(newWallet(), 'sendMail', args)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await service.db.pool.query('SELECT FROM kit.act')).rowCount).toBe(before.rowCount)
  })

  it('is sent once for what was paid once, and not at all for what went back', async () => {
    const args = { input: LETTER }
    const query = 'mutation ($input: SendMailInput!) { sendMail(input: $input) { mail { messageId } } }'
    const { scope, line } = payingScope(newWallet(), { field: 'sendMail', usd: '0.02' })
    const before = (await countMails()) ?? 0
    await service.runtime.hold(line.field, args, line, scope)
    const answers = await Promise.all([1, 2, 3].map(() => service.runtime.execute({ query, variables: args }, scope)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await countMails()).toBe(before + 1)
    expect(await service.runtime.outcome(line.field, line.actId)).toBe('DONE')

    const other = payingScope(newWallet(), { field: 'sendMail', usd: '0.02' })
    await service.runtime.hold(other.line.field, args, other.line, other.scope)
    expect(await service.runtime.outcome(other.line.field, other.line.actId)).toBe('UNDONE')
    const late = await service.runtime.execute({ query, variables: args }, other.scope)
    expect(late.errors?.[0]?.extensions?.code).toBe('CONFLICT')
    expect(await countMails()).toBe(before + 1)
  })
})

describe('mail from a subdomain', () => {
  it('is sent from any address on it for its owner and its signers, signed by its own key', async () => {
    const { name, owner, signer } = await verifiedSubdomain()
    const domain = `${name}.${MAIL_DOMAIN}`
    for (const [wallet, from] of [
      [owner, `Hello@${domain.toUpperCase()}`],
      [signer, `info@${domain}`],
    ] as const) {
      const sent = await send(wallet, 'sendMailFromSubdomain', { from })
      expect(sent.from).toBe(from.replace(/@.*/, `@${domain}`))
      await deliver(service.engines.courier)
      // Mail of other tests may be due at the same time.
      const received = world.mails.find(({ raw }) => raw.includes(sent.messageId))
      expect(received?.from).toMatch(new RegExp(`^bounce\\+.*@${domain}$`))
      expect(received?.raw).toContain(`d=${domain};`)
    }
    const { rows } = await service.db.pool.query('SELECT wallet FROM mail.outbound_mail WHERE subdomain = $1', [name])
    expect(new Set(rows.map(({ wallet }) => wallet))).toEqual(new Set([owner, signer]))
  })

  it('is refused to everybody else, for other addresses, and where there is no such subdomain', async () => {
    const { name, owner } = await verifiedSubdomain()
    const domain = `${name}.${MAIL_DOMAIN}`
    const refusals = [
      [newWallet(), `a@${domain}`, 'FORBIDDEN'],
      [owner, 'a@elsewhere.test', 'BAD_REQUEST'],
      [owner, `a@${MAIL_DOMAIN}`, 'BAD_REQUEST'],
      [owner, `a@deep.${domain}`, 'BAD_REQUEST'],
      [owner, `a@not${domain}`, 'NOT_FOUND'],
      [owner, `a@${domain}.elsewhere.test`, 'BAD_REQUEST'],
      [owner, `a@${someName()}.${MAIL_DOMAIN}`, 'NOT_FOUND'],
    ] as const
    for (const [wallet, from, code] of refusals) {
      await expect(send(wallet, 'sendMailFromSubdomain', { from }), from).rejects.toMatchObject({ code })
    }
  })

  it('waits until resolvers see its key, and says when to come back', async () => {
    const [owner, name] = [newWallet(), someName()]
    await buySubdomain(service, owner, name)
    const args = { input: { ...LETTER, from: `a@${name}.${MAIL_DOMAIN}` } }
    const { scope, line } = payingScope(owner, { field: 'sendMailFromSubdomain', usd: '0.005' })
    const refused = service.runtime.hold(line.field, args, line, scope)
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', fields: { retryAfter: 60 } })
  })
})

describe('mail from an inbox', () => {
  it('is sent for its owner while it is paid for', async () => {
    const [owner, username] = [newWallet(), someName()]
    await buyInbox(service, owner, { username })
    expect(await send(owner, 'sendMailFromInbox', { username })).toMatchObject({ from: `${username}@${MAIL_DOMAIN}` })
    await expect(send(newWallet(), 'sendMailFromInbox', { username })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(send(owner, 'sendMailFromInbox', { username: someName() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const { now } = service
    service.now = addDays(now, 30)
    await expect(send(owner, 'sendMailFromInbox', { username })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('expired'),
    })
    service.now = now
  })

  it('arrives in another inbox through our own mail server, with its signature checked', async () => {
    const [sender, recipient] = [someName(), someName()]
    const owner = newWallet()
    await buyInbox(service, owner, { username: sender })
    await buyInbox(service, newWallet(), { username: recipient })
    const { messageId } = await send(owner, 'sendMailFromInbox', {
      username: sender,
      to: [`${recipient}@${MAIL_DOMAIN}`],
    })
    await deliver(service.engines.courier)
    const { rows } = await service.db.pool.query(
      `SELECT s.from_email, s.dkim, s.dmarc, r.state, r.reply FROM mail.outbound_mail o JOIN mail.outbound_recipient r ON r.mail_id = o.id
       LEFT JOIN mail.inbox i ON i.address = r.address LEFT JOIN mail.message m ON m.inbox_id = i.id
       LEFT JOIN mail.stored_mail s ON s.id = m.mail_id WHERE o.message_id = $1`,
      [messageId],
    )
    expect(rows).toEqual([
      {
        from_email: `${sender}@${MAIL_DOMAIN}`,
        dkim: 'pass',
        dmarc: 'pass',
        state: 'SENT',
        reply: expect.stringContaining(' 250 '),
      },
    ])
  })

  it('comes back to it where our own mail server refuses it', async () => {
    const [owner, username] = [newWallet(), someName()]
    await buyInbox(service, owner, { username })
    await send(owner, 'sendMailFromInbox', { username, to: [`${someName()}@${MAIL_DOMAIN}`] })
    const subject = await eventually('the bounce is in the inbox', async () => {
      await deliver(service.engines.courier)
      const sql = `SELECT s.subject FROM mail.message m JOIN mail.stored_mail s ON s.id = m.mail_id
        JOIN mail.inbox i ON i.id = m.inbox_id WHERE i.address = $1`
      return (await service.db.pool.query(sql, [`${username}@${MAIL_DOMAIN}`])).rows[0]?.subject
    })
    expect(subject).toBe('Undelivered mail')
  })

  it('arrives however many addresses that do not exist others have paid for', async () => {
    const names = (count: number) => Array.from({ length: count }, () => `${someName()}@${MAIL_DOMAIN}`)
    for (let mails = 0; mails < 6; mails += 1) {
      await send(newWallet(), 'sendMail', { to: names(50), cc: names(50) })
      await deliver(service.engines.courier)
    }
    const [owner, username] = [newWallet(), someName()]
    const address = `${username}@${MAIL_DOMAIN}`
    await buyInbox(service, owner, { username })
    await send(owner, 'sendMailFromInbox', { username, to: [address] })
    await deliver(service.engines.courier)
    const sql = 'SELECT state, reply FROM mail.outbound_recipient WHERE address = $1'
    expect((await service.db.pool.query(sql, [address])).rows).toMatchObject([{ state: 'SENT' }])
  })
})
