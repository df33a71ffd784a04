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
/** Whether watches can be renewed, and how often that has failed. */
let renewal: { fails: boolean; failed: number }
let pool: Pool

beforeEach(async () => {
  database = await testDatabase()
  readSince = []
  failures = 0
  renewal = { fails: false, failed: 0 }
  pool = Object.assign(Object.create(database.db.pool) as Pool, {
    async query(text: string, values: unknown[]) {
      if (text.includes('ledger.payment\n')) {
        readSince.push(values[1] as Date)
        if (readSince.length <= failures) throw new Error('Connection terminated unexpectedly')
      }
      if (renewal.fails && text.includes('INTO ledger.payment_watch')) {
        renewal.failed += 1
        throw new Error('timeout exceeded when trying to connect')
      }
      return database.db.pool.query(text, values)
    },
  })
})

/** Opens the changes of a router, which tries its connection every so many milliseconds. */
async function watch(beatMs?: number): Promise<void> {
  const parts = { pool, listenUrl: database.url, log: pino({ level: 'silent' }) }
  changes = new Changes(beatMs === undefined ? parts : { ...parts, beatMs })
  await changes.ofPayments(WALLET, () => {})
}

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
  await watch()
  await loseConnection()
  await loseConnection()
  const [first, second] = readSince
  expect(second).toEqual(first)
})

it('what changed while watches could not be renewed is read once they are: they may have ended meanwhile', async () => {
  await watch(20)
  const patience = { timeout: 20_000 }
  await vi.waitFor(() => expect(readSince.length).toBeGreaterThan(0), patience)
  renewal.fails = true
  await vi.waitFor(() => expect(renewal.failed).toBeGreaterThan(1), patience)
  const before = readSince.length
  await database.db.pool.query('DELETE FROM ledger.payment_watch')
  renewal.fails = false
  await vi.waitFor(() => expect(readSince.length).toBeGreaterThan(before), patience)
})
