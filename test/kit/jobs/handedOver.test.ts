import { once } from 'node:events'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeJob } from '../../../prisma/addJob.ts'
import { prepareJobTables, startWorker, type Worker } from '../../../router/jobs/worker.ts'
import type { RunningJob } from '../../../subgraphs/kit/jobs/job.ts'
import { findJob } from '../../../subgraphs/kit/jobs/store.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { gate } from '../../support/gate.ts'
import { directQueue } from '../../support/jobQueue.ts'
import { eventually } from '../../support/ledger.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

// What becomes of jobs when their process stops.

const SILENT = pino({ level: 'silent' })

describe('a step of a paid job in a process that stops', () => {
  let shop: Workshop
  let begun = gate()

  beforeEach(async () => {
    begun = gate()
    let isFirst = true
    shop = await openWorkshop({
      long: {
        async step({ signal }: RunningJob) {
          if (!isFirst) return { done: 'made elsewhere' }
          isFirst = false
          begun.open()
          if (!signal.aborted) await once(signal, 'abort')
          throw new Error('The step was broken off')
        },
        limitMs: 600_000,
        keptMs: 60_000,
        attempts: 1,
      },
    })
  })
  afterEach(() => shop?.close())

  it('is broken off, and repeated by another process at once; it does not count as failed', async () => {
    const first = await shop.work()
    const id = await shop.start('long')
    await begun.opened
    await first.stop()
    const { rows } = await shop.database.db.pool.query('SELECT failures, lease_until FROM kit.job WHERE id = $1', [id])
    expect(rows).toEqual([{ failures: 0, lease_until: null }])
    await shop.work()
    const job = await eventually('another process ends it', async () => {
      const found = await findJob(shop.database.db.pool, id)
      return found?.state === 'COMPLETE' && found
    })
    expect(job.result).toBe('made elsewhere')
  })
})

describe('a job whose steps are taken by a process with a clock that is behind', () => {
  let shop: Workshop
  beforeEach(async () => {
    shop = await openWorkshop({
      short: { step: async () => ({ done: 'made' }), limitMs: 600_000, keptMs: 60_000 },
    })
  })
  afterEach(() => shop?.close())

  it('goes on as soon as that clock says that it is due', async () => {
    await shop.work(300)
    const id = await shop.start('short')
    const job = await eventually('it is done', async () => {
      const found = await findJob(shop.database.db.pool, id)
      return found?.state === 'COMPLETE' && found
    })
    expect(job.result).toBe('made')
  })

  it('is queued again also where it becomes due while that is looked up', async () => {
    const id = await shop.start('short')
    const { pool } = shop.database.db
    await removeJob(pool, `studio.runJob:${id}`)
    const due = Date.now()
    const clock = [due - 60_000, due]
    await shop.run('runJob', { id }, () => new Date(clock.shift() ?? due))
    expect(
      (await pool.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [`studio.runJob:${id}`])).rowCount,
    ).toBe(1)
  })
})

describe('a job that does not end when its worker stops', () => {
  let database: TestDatabase
  const workers: Worker[] = []
  const held = gate()
  beforeEach(async () => {
    database = await testDatabase()
    await prepareJobTables(database.db.pool, SILENT)
  })
  afterEach(async () => {
    held.open()
    for (const worker of workers) await worker.stop()
    await database?.close()
  })

  it('is run again by another worker once its time is over', async () => {
    const begun = gate()
    const again = gate()
    const start = async (job: () => Promise<void>) => {
      const worker = await startWorker(directQueue(database.db.pool), new Map([['stubborn', job]]), [], SILENT)
      workers.push(worker)
      return worker
    }
    const first = await start(async () => {
      begun.open()
      await held.opened
    })
    await first.add('stubborn', {})
    await begun.opened
    await first.stop(50)
    await start(async () => again.open())
    await again.opened
  })
})
