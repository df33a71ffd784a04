import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPool, urlOf } from '../../../prisma/openPool.ts'
import { beat, lostProcesses, SILENCE_MS } from '../../../prisma/processes.ts'
import { Heartbeat } from '../../../router/boot/heartbeat.ts'
import { CONCURRENCY, prepareJobTables, startWorker, type Worker } from '../../../router/jobs/worker.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { gate } from '../../support/gate.ts'
import { directQueue } from '../../support/jobQueue.ts'

const SILENT = pino({ level: 'silent' })

let database: TestDatabase
const held = gate()
const workers: Worker[] = []
const heartbeats: Heartbeat[] = []

beforeAll(async () => {
  database = await testDatabase()
  await prepareJobTables(database.db.pool, SILENT)
})
afterAll(async () => {
  held.open()
  for (const worker of workers) await worker.stop()
  for (const heartbeat of heartbeats) await heartbeat.stop()
  await database?.close()
})

function newHeartbeat(): Heartbeat {
  const heartbeat = new Heartbeat(database.db.pool, randomUUID(), SILENT)
  heartbeats.push(heartbeat)
  return heartbeat
}

async function startJob(job: () => Promise<void>): Promise<Worker> {
  const worker = await startWorker(directQueue(database.db.pool), new Map([['measured', job]]), [], SILENT)
  workers.push(worker)
  return worker
}

it('lets another process run the jobs of one that has ended', async () => {
  const [allBegun, allAgain] = [gate(), gate()]
  const ending = newHeartbeat()
  // It runs as many as it can: a place that is free might take a job back after it was released.
  let begun = 0
  const worker = await startJob(async () => {
    begun += 1
    if (begun === CONCURRENCY) allBegun.open()
    await held.opened
  })
  ending.lockJobsAs(worker.lockers)
  await ending.start()
  for (let index = 0; index < CONCURRENCY; index += 1) await worker.add('measured', {})
  await allBegun.opened
  // It takes no more jobs, and is lost before these end.
  void worker.stop(600_000)
  await ending.stop()
  const isReleased = gate()
  const other = newHeartbeat()
  other.onReleased(async () => isReleased.open())
  let again = 0
  await startJob(async () => {
    again += 1
    if (again === CONCURRENCY) allAgain.open()
  })
  await other.start()
  await isReleased.opened
  await allAgain.opened
  expect(await lostProcesses(database.db.pool, null)).toEqual([])
})

it('takes a process for lost only after its silence', async () => {
  const id = randomUUID()
  await beat(database.db.pool, id, ['worker'])
  expect(await lostProcesses(database.db.pool, SILENCE_MS)).toEqual([])
  await database.db.pool.query(
    `UPDATE kit.process SET seen_at = clock_timestamp() - $2 * interval '1 millisecond' WHERE id = $1`,
    [id, SILENCE_MS + 1_000],
  )
  expect(await lostProcesses(database.db.pool, null)).toEqual([])
  expect(await lostProcesses(database.db.pool, SILENCE_MS)).toEqual([{ id, workers: ['worker'] }])
})

it('is recorded although all connections of the pool are in use', async () => {
  const busy = openPool(urlOf(database.db.pool), { max: 2 })
  const heartbeat = new Heartbeat(busy, randomUUID(), SILENT)
  await heartbeat.start()
  const clients = [await busy.connect(), await busy.connect()]
  const seen = async () => {
    const sql = 'SELECT seen_at FROM kit.process WHERE id = $1'
    return (await database.db.pool.query<{ seen_at: Date }>(sql, [heartbeat.id])).rows[0]?.seen_at.getTime() ?? 0
  }
  const before = await seen()
  await expect.poll(seen, { timeout: SILENCE_MS }).toBeGreaterThan(before)
  for (const client of clients) client.release()
  await heartbeat.stop()
  await busy.end()
})
