import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openPool, urlOf } from '../../../prisma/openPool.ts'
import { beat, lostProcesses, SILENCE_MS } from '../../../prisma/processes.ts'
import { withParameters } from '../../../prisma/urlParameters.ts'
import { Heartbeat } from '../../../router/boot/heartbeat.ts'
import { CONCURRENCY, prepareJobTables, startWorker, type Worker } from '../../../router/jobs/worker.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { gate } from '../../support/gate.ts'
import { directQueue } from '../../support/jobQueue.ts'

const SILENT = pino({ level: 'silent' })
/** Machines may be slow. */
const PATIENT = { timeout: 30_000 }

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

async function seenAt({ id }: Heartbeat): Promise<Date> {
  const sql = 'SELECT seen_at FROM kit.process WHERE id = $1'
  return (await database.db.pool.query<{ seen_at: Date }>(sql, [id])).rows[0]?.seen_at ?? new Date(0)
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

it('takes a process for lost that was last seen before a time', async () => {
  const { pool } = database.db
  const id = randomUUID()
  const seen = await beat(pool, id, ['worker'])
  const lostBefore = async (time: Date | null) => (await lostProcesses(pool, time)).filter((lost) => lost.id === id)
  expect(await lostBefore(null)).toEqual([])
  expect(await lostBefore(seen)).toEqual([])
  expect(await lostBefore(new Date(seen.getTime() + 1))).toEqual([{ id, workers: ['worker'] }])
})

describe('after a pause of the machine', () => {
  /** A database on another machine, which went on, with a clock that `forward` moves. */
  async function openClocked() {
    const own = await testDatabase()
    const { pool } = own.db
    await prepareJobTables(pool, SILENT)
    await pool.query(`
      CREATE SCHEMA clocked;
      CREATE TABLE clocked.clock AS SELECT now() AS at;
      CREATE FUNCTION clocked.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS 'SELECT at FROM clocked.clock'`)
    const path = '-c search_path=clocked,pg_catalog,public'
    const clocked = openPool(withParameters(urlOf(pool), (parameters) => parameters.set('options', path)))
    const forward = (ms: number) => pool.query(`UPDATE clocked.clock SET at = at + $1 * interval '1 millisecond'`, [ms])
    const close = async () => {
      await clocked.end()
      await own.close()
    }
    return { pool: clocked, forward, close }
  }

  it('the others have time to be seen again, although this process has not noticed it', async () => {
    const { pool, forward, close } = await openClocked()
    const heartbeat = new Heartbeat(pool, randomUUID(), SILENT, 10)
    const other = randomUUID()
    const isReleased = vi.fn()
    heartbeat.onReleased(async () => isReleased())
    let beats = 0
    heartbeat.onBeat(async () => {
      beats += 1
    })
    const nextBeats = async () => {
      const before = beats
      await expect.poll(() => beats, PATIENT).toBeGreaterThan(before + 2)
    }
    // The monotonic clock stands still while a machine does.
    let monotonic = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => monotonic)
    onTestFinished(() => clock.mockRestore())
    await heartbeat.start()
    // Both live for a while.
    for (let ms = 0; ms < 2 * SILENCE_MS; ms += 2_000) {
      monotonic += 2_000
      await forward(2_000)
      await beat(pool, other, [])
      await nextBeats()
    }
    await forward(10 * SILENCE_MS)
    await nextBeats()
    await beat(pool, other, [])
    await nextBeats()
    expect(isReleased).not.toHaveBeenCalled()
    // One that stays silent after all is lost.
    for (let ms = 0; ms <= 2 * SILENCE_MS; ms += 2_000) {
      monotonic += 2_000
      await forward(2_000)
      await nextBeats()
    }
    expect(isReleased).toHaveBeenCalled()
    await heartbeat.stop()
    await close()
  })
})

it('is recorded again while the work of an earlier beat waits, which is not begun a second time', async () => {
  const heartbeat = new Heartbeat(database.db.pool, randomUUID(), SILENT, 10)
  const isHeld = gate()
  const begun: Date[] = []
  heartbeat.onBeat(async (at) => {
    begun.push(at)
    // The first beat is the start.
    if (begun.length === 2) await isHeld.opened
  })
  await heartbeat.start()
  await expect.poll(() => begun.length, PATIENT).toBe(2)
  for (let beats = 0, last = begun.at(-1); beats < 3; beats += 1) {
    const seen = async () => (await seenAt(heartbeat)).getTime()
    await expect.poll(seen, PATIENT).toBeGreaterThan(last?.getTime() ?? 0)
    last = await seenAt(heartbeat)
  }
  expect(begun.length).toBe(2)
  isHeld.open()
  await expect.poll(() => begun.length, PATIENT).toBeGreaterThan(2)
  await heartbeat.stop()
})

it('is recorded although all connections of the pool are in use', async () => {
  const busy = openPool(urlOf(database.db.pool), { max: 2 })
  const heartbeat = new Heartbeat(busy, randomUUID(), SILENT)
  await heartbeat.start()
  const clients = [await busy.connect(), await busy.connect()]
  const seen = async () => (await seenAt(heartbeat)).getTime()
  const before = await seen()
  await expect.poll(seen, PATIENT).toBeGreaterThan(before)
  for (const client of clients) client.release()
  await heartbeat.stop()
  await busy.end()
})
