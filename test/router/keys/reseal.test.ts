import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PurposeKeys } from '../../../router/keys/purposeKeys.ts'
import { resealAll } from '../../../subgraphs/kit/keys/reseal.ts'
import { seal, unseal } from '../../../subgraphs/kit/keys/seal.ts'
import { SEALED_DKIM_KEYS } from '../../../subgraphs/mail/outbound/dkimKeys.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

const [OLD, NEW, LOST] = ['old', 'new', 'lost'].map((name) => `the ${name} secret of the installation here`)
const keys = (...secrets: (string | undefined)[]) =>
  new PurposeKeys(secrets.flatMap((secret) => secret ?? [])).ofService('mail', 'dkim')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())
beforeEach(() => database.db.pool.query('DELETE FROM mail.dkim_key'))

async function keep(domain: string, sealed: string): Promise<void> {
  const sql = `INSERT INTO mail.dkim_key (domain, selector, sealed_key, created_at) VALUES ($1, 'tg', $2, now())`
  await database.db.pool.query(sql, [domain, sealed])
}

const subject = (domain: string) => SEALED_DKIM_KEYS.subjectOf(domain)

/** What a start with these keys logs. */
async function start(made: ReturnType<typeof keys>): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  await resealAll(database.db.pool, made, SEALED_DKIM_KEYS, log)
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

async function sealedOf(domain: string): Promise<string> {
  const sql = 'SELECT sealed_key AS sealed FROM mail.dkim_key WHERE domain = $1'
  return (await database.db.pool.query<{ sealed: string }>(sql, [domain])).rows[0]?.sealed ?? ''
}

describe('a start', () => {
  it('lists the rows that no key opens, also when SECRET_PREVIOUS is gone', async () => {
    await keep('lost.test', seal(keys(LOST), 'a', subject('lost.test')))
    await keep('old.test', seal(keys(OLD), 'b', subject('old.test')))
    await keep('new.test', seal(keys(NEW), 'c', subject('new.test')))
    const listed = (ids: string[]) => [
      expect.objectContaining({
        table: 'mail.dkim_key',
        count: ids.length,
        ids: expect.arrayContaining(ids) as unknown,
      }),
    ]
    expect(await start(keys(NEW))).toEqual(listed(['lost.test', 'old.test']))
    expect(await start(keys(NEW, OLD))).toEqual(listed(['lost.test']))
    expect(unseal(keys(NEW), await sealedOf('old.test'), subject('old.test'))).toBe('b')
    expect(await start(keys(NEW))).toEqual(listed(['lost.test']))
    expect(await start(keys(NEW, LOST))).toEqual([])
    expect(await start(keys(NEW))).toEqual([])
  })

  it('seals anew what was sealed before keys had names', async () => {
    const [, text = ''] = seal(keys(NEW), 'a', subject('early.test')).split('.')
    await keep('early.test', text)
    expect(await start(keys(NEW))).toEqual([])
    expect(await sealedOf('early.test')).toContain('.')
    expect(unseal(keys(NEW), await sealedOf('early.test'), subject('early.test'))).toBe('a')
  })
})
