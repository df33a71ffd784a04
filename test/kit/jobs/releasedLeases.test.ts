import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Pool } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { parseWalletAddress } from '../../../schema/address.ts'
import { insertJob, leaseJob, releaseLeasesOf } from '../../../subgraphs/kit/jobs/store.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await testDatabase()
  pool = database.db.pool
})
afterAll(() => database?.close())

const LEASE_MS = 60_000

/** A job whose step a process has leased. */
async function leasedBy(process: string): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  const wallet = parseWalletAddress('0x1111111111111111111111111111111111111111')
  if (!wallet) throw new Error('No wallet')
  const job = { id, wallet, actId: `${randomUUID()}:0`, input: {}, deadline: new Date(now.getTime() + LEASE_MS), now }
  await inTransaction(pool, (client) =>
    insertJob(client, { ...job, service: 'studio', kind: 'image', source: 'sandbox' }),
  )
  expect(await leaseJob(pool, id, LEASE_MS, new Date(), process)).not.toBeNull()
  return id
}

it('the leases of a lost process are released, and those of others not; an index finds them among all jobs', async () => {
  const [lost, alive] = [randomUUID(), randomUUID()]
  const [left, running] = [await leasedBy(lost), await leasedBy(alive)]
  const statements = vi.spyOn(pool, 'query')
  await releaseLeasesOf(pool, [lost])
  const [text, parameters] = (statements.mock.calls as readonly (readonly unknown[])[])[0] ?? []
  statements.mockRestore()
  expect(await leaseJob(pool, left, LEASE_MS, new Date(), alive)).not.toBeNull()
  expect(await leaseJob(pool, running, LEASE_MS, new Date(), lost)).toBeNull()
  const plan = await inTransaction(pool, async (client) => {
    await client.query('SET LOCAL enable_seqscan = off')
    return (await client.query(`EXPLAIN ${String(text)}`, parameters as unknown[])).rows
  })
  expect(JSON.stringify(plan)).not.toContain('Seq Scan')
})
