import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorker } from '../../../router/jobs/worker.ts'
import { collectGarbage } from '../../support/collectGarbage.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { directQueue } from '../../support/jobQueue.ts'
import { eventually } from '../../support/ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

/** Starts and stops a worker with a job that uses a large object; a weak reference to that. */
async function usedByAStoppedWorker(): Promise<WeakRef<Buffer>> {
  const used = Buffer.alloc(1_000_000)
  const worker = await startWorker(
    directQueue(database.db.pool),
    new Map([['measured', async () => void used.fill(1)]]),
    [],
    pino({ level: 'silent' }),
  )
  await worker.stop()
  return new WeakRef(used)
}

test('a worker that has stopped holds nothing that its jobs used', async () => {
  const used = await usedByAStoppedWorker()
  const isCollected = await eventually('it is collected', async () => {
    collectGarbage()
    return used.deref() === undefined
  })
  expect(isCollected).toBe(true)
})
