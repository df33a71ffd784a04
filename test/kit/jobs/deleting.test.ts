import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pool } from '../../../prisma/database.ts'
import { NotFound } from '../../../schema/errors.ts'
import { JobFailed } from '../../../subgraphs/kit/jobs/job.ts'
import { deleteFailedJob, JobNotFailed } from '../../../subgraphs/kit/jobs/ownJobs.ts'
import type { KitContext } from '../../../subgraphs/kit/service/context.ts'
import { openWorkshop, WALLET, type Workshop } from './workshop.ts'

let shop: Workshop
beforeAll(async () => {
  shop = await openWorkshop({
    hopeless: {
      async step() {
        throw new JobFailed('It cannot be done')
      },
      limitMs: 600_000,
      keptMs: 60_000,
    },
  })
})
afterAll(() => shop?.close())

/** The context of a request of the wallet; `before` runs before each statement. */
function contextOf(before: (text: string) => Promise<void> = async () => {}): KitContext {
  const { db } = shop.database
  const pool = Object.assign(Object.create(db.pool) as Pool, {
    async query(text: string, values: unknown[]) {
      await before(text)
      return db.pool.query(text, values)
    },
  })
  return { db: { ...db, pool }, caller: WALLET, now: () => new Date() } as unknown as KitContext
}

it('a job that has not failed cannot be deleted', async () => {
  const id = await shop.start('hopeless')
  await expect(deleteFailedJob(contextOf(), 'studio', id)).rejects.toBeInstanceOf(JobNotFailed)
})

it('of two requests that delete a failed job at once, the other finds none', async () => {
  const id = await shop.start('hopeless')
  await shop.run('runJob', { id })
  const slower = contextOf(async (text) => {
    if (/^update/i.test(text)) await deleteFailedJob(contextOf(), 'studio', id)
  })
  await expect(deleteFailedJob(slower, 'studio', id)).rejects.toBeInstanceOf(NotFound)
})
