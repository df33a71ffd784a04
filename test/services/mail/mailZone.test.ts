import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishMailZone } from '../../../subgraphs/mail/dns/publishMailZone.ts'
import { createDkimKeys } from '../../../subgraphs/mail/outbound/dkimKeys.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

const NOW = new Date('2031-05-01T12:00:00Z')
const SECRET = randomBytes(32)

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

/** A process that starts. */
const start = (MAIL_DOMAIN: string, ...MX_ADDRESSES: string[]) =>
  publishMailZone(database.db, { MAIL_DOMAIN, MX_ADDRESSES }, createDkimKeys(SECRET), NOW)

async function recordsOf(zone: string): Promise<string[]> {
  const sql = 'SELECT type, name, value FROM kit.dns_record WHERE zone = $1 ORDER BY name, type, value'
  const { rows } = await database.db.pool.query<{ type: string; name: string; value: string }>(sql, [zone])
  return rows.map(({ type, name, value }) => `${name} ${type} ${value.slice(0, 40)}`)
}

async function serialOf(zone: string): Promise<number | undefined> {
  const { rows } = await database.db.pool.query('SELECT serial FROM kit.dns_zone WHERE name = $1', [zone])
  return rows[0]?.serial as number | undefined
}

describe('the zone of the mail domain', () => {
  it('is published once, however many processes start at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => start('mail.one.example', '192.0.2.1')))
    expect(await recordsOf('mail.one.example')).toEqual(
      [
        'mail.one.example MX 10 mx.mail.one.example',
        'mail.one.example TXT v=spf1 mx ~all',
        '_dmarc.mail.one.example TXT v=DMARC1; p=quarantine; adkim=s; aspf=s',
        'mx.mail.one.example A 192.0.2.1',
        'tg203105._domainkey.mail.one.example TXT v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQ',
      ].sort(),
    )
    const serial = await serialOf('mail.one.example')
    await start('mail.one.example', '192.0.2.1')
    expect(await serialOf('mail.one.example')).toBe(serial)
  })

  it('follows the settings: the mail server moves when it was moved', async () => {
    await start('mail.two.example', '192.0.2.1')
    await start('mail.two.example', '192.0.2.2', '2001:db8::2')
    const hosts = (await recordsOf('mail.two.example')).filter((record) => record.startsWith('mx.'))
    expect(hosts).toEqual(['mx.mail.two.example A 192.0.2.2', 'mx.mail.two.example AAAA 2001:db8::2'])
  })

  it('stops the start where it cannot be published, and names the settings', async () => {
    await expect(start('mail.three.example', 'mail.example.com')).rejects.toThrow('MX_ADDRESSES')
    await database.db.pool.query(
      `INSERT INTO domains.domains (name, owner, state, order_id, created_at)
       VALUES ('sold.com', '0x0000000000000000000000000000000000000001', 'ACTIVE', 1, now())`,
    )
    await expect(start('mail.sold.com', '192.0.2.1')).rejects.toThrow('MAIL_DOMAIN (mail.sold.com)')
  })
})
