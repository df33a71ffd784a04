import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Pool } from '../../../prisma/database.ts'
import { Changes } from '../../../router/live/changes.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

const WALLET = '0x00000000000000000000000000000000000000aa' as WalletAddress

let database: TestDatabase
let changes: Changes
/** Since when payments were read, by reading. */
let readSince: Date[]
let failures: number

beforeEach(async () => {
  database = await testDatabase()
  readSince = []
  failures = 0
  const pool = Object.assign(Object.create(database.db.pool) as Pool, {
    async query(text: string, values: unknown[]) {
      if (text.includes('ledger.payment\n')) {
        readSince.push(values[1] as Date)
        if (readSince.length <= failures) throw new Error('Connection terminated unexpectedly')
      }
      return database.db.pool.query(text, values)
    },
  })
  changes = new Changes({ pool, listenUrl: database.url, log: pino({ level: 'silent' }) })
})

afterEach(async () => {
  await changes.stop()
  await database.close()
})

/** Breaks the listening connection; resolves when payments have been read again, well or not. */
async function loseConnection(): Promise<void> {
  const before = readSince.length
  await database.db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'tollgraph-live' AND datname = current_database()`,
  )
  await vi.waitFor(() => expect(readSince.length).toBeGreaterThan(before), { timeout: 20_000 })
}

it('what changed in a first gap is read after a second one, where it could not be read in between', async () => {
  failures = 1
  await changes.ofPayments(WALLET, () => {})
  await loseConnection()
  await loseConnection()
  const [first, second] = readSince
  expect(second).toEqual(first)
})
