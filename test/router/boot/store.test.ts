import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Stops } from '../../../router/boot/stops.ts'
import { prepareStore } from '../../../router/boot/store.ts'
import { readConfig } from '../../../router/config/config.ts'
import { SUBGRAPHS } from '../../../router/services.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

/** Prepares the database for so many workers; the log lines. */
async function prepareFor(workers: number): Promise<string> {
  let lines = ''
  const log = pino({ level: 'warn' }, { write: (line) => (lines += line) })
  const { router } = readConfig({ DATABASE_URL: database.url, WORKERS: String(workers) }, SUBGRAPHS)
  expect(await prepareStore(router, tmpdir(), new Stops(log), log, () => {})).toBe(database.url)
  return lines
}

it('a start with more workers than the database has connections for says so', async () => {
  const { rows } = await database.db.pool.query<{ most: number }>(
    `SELECT current_setting('max_connections')::int AS most`,
  )
  const most = rows[0]?.most ?? 0
  expect(await prepareFor(2)).toBe('')
  const [line] = (await prepareFor(64)).split('\n')
  expect(JSON.parse(line ?? '')).toMatchObject({ most, needed: 64 * 19 + 10 })
  expect(line).toContain('lower DATABASE_POOL or WORKERS')
})

it('the number of workers is between 1 and 64', () => {
  for (const WORKERS of ['0', '65', '1.5', 'many'])
    expect(() => readConfig({ WORKERS }, SUBGRAPHS)).toThrow(/- WORKERS /)
})

describe('a database with settings on which the ledger cannot rely', () => {
  const name = () => new URL(database.url.replace('///', '//host/')).pathname.slice(1)

  it.each([
    [
      'default_transaction_isolation',
      'repeatable read',
      `ALTER ROLE … SET default_transaction_isolation = 'read committed'`,
    ],
    ['DateStyle', 'SQL, DMY', `ALTER ROLE … SET DateStyle = 'ISO'`],
  ])('is refused for its %s', async (setting, value, mend) => {
    await database.db.pool.query(`ALTER DATABASE ${name()} SET ${setting} = '${value}'`)
    try {
      await expect(prepareFor(1)).rejects.toThrow(
        new RegExp(`- ${setting} is "${value}" in the database of DATABASE_URL: .*${mend}$`),
      )
    } finally {
      await database.db.pool.query(`ALTER DATABASE ${name()} RESET ${setting}`)
    }
  })
})
