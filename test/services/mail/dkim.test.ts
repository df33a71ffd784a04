import { authenticate } from 'mailauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDkimKeys } from '../../../subgraphs/mail/outbound/dkimKeys.ts'
import { compose } from '../../../subgraphs/mail/send/compose.ts'
import { freshDomain, type Outbound, SEAL_KEY, startOutbound } from './outboundFixture.ts'
import { letterOf } from './support/letters.ts'

let outbound: Outbound

beforeAll(async () => {
  outbound = await startOutbound()
})
afterAll(() => outbound.stop())

/** A mail from the domain, signed; its key is published. */
async function signedMail(domain: string): Promise<Buffer> {
  const { db, dkimKeys, now } = outbound
  const { record } = await dkimKeys.ensure(db.pool, domain, now)
  outbound.publish(domain, [[record.name.slice(0, -1 - domain.length), 'TXT', record.value]])
  const attachments = [{ content: Buffer.alloc(50_000, 'x').toString('base64'), contentType: 'a/b', filename: 'ä.bin' }]
  const letter = letterOf({
    to: ['ada@one.test'],
    subject: 'Grüße aus Köln',
    text: 'Hallo\n.\n\n',
    html: '<p>Hallo',
    attachments: attachments.map((file) => ({ file })),
  })
  const raw = await compose(letter, { from: `me@${domain}`, messageId: `<1@${domain}>`, date: now })
  return dkimKeys.sign(db.pool, domain, raw, now)
}

/** What a recipient's server makes of a mail, by our DNS alone. */
async function check(raw: Buffer) {
  const resolver = async (name: string, type: string) => {
    if (type !== 'TXT') throw Object.assign(new Error('Nothing'), { code: 'ENODATA' })
    const texts = await outbound.dns.txt(name)
    if (texts.length === 0) throw Object.assign(new Error('Nothing'), { code: 'ENOTFOUND' })
    return texts.map((text) => [text])
  }
  const { dkim } = await authenticate(raw, { resolver, ip: '192.0.2.1', helo: 'a.test', sender: 'a@a.test' } as never)
  return dkim.results.map(({ signingDomain, status }) => ({ signingDomain, result: status.result }))
}

describe('a signature', () => {
  it('passes at a server that knows our DNS only', async () => {
    const domain = freshDomain()
    expect(await check(await signedMail(domain))).toEqual([{ signingDomain: domain, result: 'pass' }])
  })

  it.each([
    ['the subject', 'Subject: ', 'Subject: x'],
    ['the sender', 'From: me', 'From: you'],
    ['the text', '\r\nHallo', '\r\nHello'],
    ['an attachment', 'eHh4eHh4', 'eHh4eHh5'],
  ])('does not survive a change of %s', async (_, part, changed) => {
    const domain = freshDomain()
    const raw = (await signedMail(domain)).toString('latin1')
    expect(raw).toContain(part)
    const [result] = await check(Buffer.from(raw.replace(part, changed), 'latin1'))
    expect(result?.result).not.toBe('pass')
  })
})

describe('the key of a domain', () => {
  it('is one, whichever processes ask for it first', async () => {
    const domain = freshDomain()
    const processes = Array.from({ length: 4 }, () => createDkimKeys(SEAL_KEY))
    const keys = await Promise.all(processes.map((keys) => keys.ensure(outbound.db.pool, domain, outbound.now)))
    expect(new Set(keys.map(({ record }) => record.value)).size).toBe(1)
    expect(keys[0]).toEqual({
      selector: 'tg203105',
      record: {
        name: `tg203105._domainkey.${domain}`,
        value: expect.stringMatching(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/]{392}$/),
      },
    })
  })

  it('is not another domain’s', async () => {
    const { db, dkimKeys, now } = outbound
    const one = await dkimKeys.ensure(db.pool, freshDomain(), now)
    const other = await dkimKeys.ensure(db.pool, freshDomain(), now)
    expect(one.record.value).not.toBe(other.record.value)
  })

  it('is kept sealed, and opens under no other secret and for no other domain', async () => {
    const [one, other] = [freshDomain(), freshDomain()]
    const { db, dkimKeys, now } = outbound
    await dkimKeys.ensure(db.pool, one, now)
    const { rows } = await db.pool.query('SELECT sealed_key FROM mail.dkim_key WHERE domain = $1', [one])
    expect(Buffer.from(rows[0].sealed_key, 'base64').toString('latin1')).not.toContain('PRIVATE KEY')
    const elsewhere = createDkimKeys(Buffer.alloc(32, 8))
    await expect(elsewhere.ensure(db.pool, one, now)).rejects.toThrow(
      `What is kept for the DKIM key of ${one} cannot be opened: was SECRET changed?`,
    )
    await db.pool.query('UPDATE mail.dkim_key SET domain = $2 WHERE domain = $1', [one, other])
    await expect(dkimKeys.sign(db.pool, other, Buffer.from('From: <a@b.test>\r\n\r\n'), now)).rejects.toThrow(
      'cannot be opened',
    )
  })
})
