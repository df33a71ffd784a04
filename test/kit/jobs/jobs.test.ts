import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Unavailable } from '../../../schema/errors.ts'
import { JobFailed, type RunningJob, type Step } from '../../../subgraphs/kit/jobs/job.ts'
import { findJob, leaseJob, listJobs } from '../../../subgraphs/kit/jobs/store.ts'
import { eventually } from '../../support/ledger.ts'
import { actOf, openWorkshop, WALLET, type Workshop } from './workshop.ts'

type Run = (job: RunningJob) => Promise<Step<unknown, unknown>>

/** What the next steps do, in their order; the last one stays. */
let steps: Run[] = []
let seen: RunningJob[] = []
let cleaned: string[] = []
/** A job whose files cannot be removed. */
let stubborn: string | null = null

const KINDS = {
  scripted: {
    async step(job: RunningJob) {
      seen.push(job)
      const run = steps.length > 1 ? steps.shift() : steps[0]
      if (!run) throw new Error('The test wrote no step')
      return run(job)
    },
    limitMs: 600_000,
    keptMs: 60_000,
    attempts: 3,
    async cleanUp({ id }: { readonly id: string }) {
      if (id === stubborn) throw new Error('The store does not answer')
      cleaned.push(id)
    },
  },
}

describe('paid jobs', () => {
  let shop: Workshop
  beforeAll(async () => {
    shop = await openWorkshop(KINDS)
  })
  afterAll(() => shop?.close())
  beforeEach(() => {
    steps = []
    seen = []
    cleaned = []
    stubborn = null
    shop.setNow(new Date())
  })

  const read = async (id: string) => {
    const job = await findJob(shop.database.db.pool, id)
    if (!job) throw new Error('The job is gone')
    return job
  }
  const runStep = (id: string) => shop.run('runJob', { id })
  const later = (ms: number) => shop.setNow(new Date(shop.context.now().getTime() + ms))

  it('keep the texts of others without what Postgres cannot hold', async () => {
    const odd = {
      text: 'NUL \0, half a smile \ud83d, a whole one \ud83d\ude00, \\u0000',
      'na\0me': ['\udc00'],
      at: null,
    }
    const plain = { text: 'NUL , half a smile \ufffd, a whole one \ud83d\ude00, \\u0000', name: ['\ufffd'], at: null }
    steps = [
      async () => ({ againInMs: 0, checkpoint: odd }),
      async (job) => ({ done: { ...odd, was: job.checkpoint } }),
    ]
    const id = await shop.start('scripted')
    await runStep(id)
    await runStep(id)
    expect(await read(id)).toMatchObject({ state: 'COMPLETE', result: { ...plain, was: plain } })
  })

  it('go on from what the step before kept, tell how far they are, and keep what they made', async () => {
    steps = [
      async () => ({ againInMs: 1_000, checkpoint: { page: 1 }, progress: 40 }),
      async () => ({ againInMs: 1_000, progress: 10 }),
      async () => ({ done: { answer: 42 } }),
    ]
    const id = await shop.start('scripted', { question: 'life' })
    expect(await read(id)).toMatchObject({ state: 'PENDING', progress: 0, input: { question: 'life' } })
    await runStep(id)
    expect(await read(id)).toMatchObject({ state: 'LOADING', progress: 40, result: null })
    later(1_000)
    await runStep(id)
    expect(await read(id)).toMatchObject({ progress: 40 })
    later(1_000)
    await runStep(id)
    expect(seen.map(({ checkpoint }) => checkpoint)).toEqual([null, { page: 1 }, { page: 1 }])
    expect(await read(id)).toMatchObject({ state: 'COMPLETE', progress: 100, result: { answer: 42 }, error: null })
    expect(await shop.refundsOf(actOf(id))).toEqual([])
  })

  it('take no step before it is due, none after the end, and none of another process', async () => {
    steps = [async () => ({ againInMs: 60_000 }), async () => ({ done: null })]
    const id = await shop.start('scripted')
    await runStep(id)
    await runStep(id)
    expect(seen).toHaveLength(1)
    later(60_000)
    const { pool } = shop.database.db
    await leaseJob(pool, id, 100_000, shop.context.now())
    await runStep(id)
    expect(seen).toHaveLength(1)
    await pool.query(`UPDATE kit.job SET lease_until = now() - interval '1 second' WHERE id = $1`, [id])
    await runStep(id)
    await runStep(id)
    expect(seen).toHaveLength(2)
  })

  it('run once when many processes come for the same step', async () => {
    steps = [async () => ({ done: 'once' })]
    const id = await shop.start('scripted')
    await Promise.all(Array.from({ length: 8 }, () => runStep(id)))
    expect(seen).toHaveLength(1)
  })

  it('keep nothing of a step whose lease another process has taken over', async () => {
    const { pool } = shop.database.db
    const id = await shop.start('scripted')
    steps = [
      async () => {
        await pool.query(`UPDATE kit.job SET lease_until = now() - interval '1 second' WHERE id = $1`, [id])
        await leaseJob(pool, id, 100_000, shop.context.now())
        return { done: 'too late' }
      },
    ]
    await runStep(id)
    expect(await read(id)).toMatchObject({ state: 'LOADING', result: null })
  })

  it('are tried again after a failure that may pass, and count anew after a step that went well', async () => {
    const busy = async () => {
      throw new Unavailable('busy')
    }
    steps = [busy, busy, async () => ({ againInMs: 0 }), busy, busy, async () => ({ done: true })]
    const id = await shop.start('scripted')
    for (let step = 0; step < 6; step += 1) {
      await runStep(id)
      later(90_000)
    }
    expect(await read(id)).toMatchObject({ state: 'COMPLETE', error: null })
  })

  it('are given up and refunded once when they keep failing; a reason of ours is not shown', async () => {
    steps = [
      async () => {
        throw new Error('password of the upstream: hunter2')
      },
    ]
    const id = await shop.start('scripted')
    for (let step = 0; step < 5; step += 1) {
      await runStep(id)
      later(120_000)
    }
    expect(seen).toHaveLength(3)
    expect(await read(id)).toMatchObject({ state: 'FAILED', error: 'The work failed for a reason of ours' })
    expect(await shop.refundsOf(actOf(id))).toEqual([
      expect.objectContaining({ actId: actOf(id), reason: 'The job failed: The work failed for a reason of ours' }),
    ])
    expect(cleaned).toEqual([id])
  })

  it('end at once where trying again would not help, with the reason', async () => {
    steps = [
      async () => {
        throw new JobFailed('The provider refused the prompt')
      },
    ]
    const id = await shop.start('scripted')
    await runStep(id)
    expect(await read(id)).toMatchObject({ state: 'FAILED', error: 'The provider refused the prompt' })
    expect(await shop.refundsOf(actOf(id))).toHaveLength(1)
  })

  it('end with a reason of others without what Postgres cannot hold', async () => {
    steps = [
      async () => {
        throw new JobFailed('The provider says: \0 no\ud83d')
      },
    ]
    const id = await shop.start('scripted')
    await runStep(id)
    expect(await read(id)).toMatchObject({ state: 'FAILED', error: 'The provider says:  no\ufffd' })
    expect(await shop.refundsOf(actOf(id))).toEqual([
      expect.objectContaining({ reason: 'The job failed: The provider says:  no\ufffd' }),
    ])
  })

  it('fail and are refunded when they do not end in time', async () => {
    steps = [async () => ({ againInMs: 1_000 })]
    const id = await shop.start('scripted', {}, 5_000)
    await runStep(id)
    later(5_000)
    await runStep(id)
    expect(await read(id)).toMatchObject({ state: 'FAILED', error: 'It took too long and was given up' })
    expect(await shop.refundsOf(actOf(id))).toHaveLength(1)
  })

  it('of a kind that is gone are refunded', async () => {
    const id = await shop.start('forgotten')
    await runStep(id)
    expect(await read(id)).toMatchObject({ state: 'FAILED' })
    expect(await shop.refundsOf(actOf(id))).toHaveLength(1)
  })

  it('lose their result, and what they kept elsewhere, when its time is over', async () => {
    steps = [async () => ({ done: 'a picture' })]
    const id = await shop.start('scripted')
    await runStep(id)
    later(59_000)
    await shop.run('tidyJobs')
    expect(cleaned).not.toContain(id)
    later(1_000)
    await shop.run('tidyJobs')
    await shop.run('tidyJobs')
    expect(cleaned.filter((one) => one === id)).toEqual([id])
    expect(await read(id)).toMatchObject({ state: 'COMPLETE', result: null, expiresAt: null })
  })

  it('do not wait for one whose files cannot be removed; it is tried again', async () => {
    steps = [async () => ({ done: 'a picture' })]
    const first = await shop.start('scripted')
    await runStep(first)
    later(1_000)
    const second = await shop.start('scripted')
    await runStep(second)
    later(60_000)
    stubborn = first
    await shop.run('tidyJobs')
    expect(cleaned).toContain(second)
    expect(await read(first)).toMatchObject({ result: 'a picture' })
    stubborn = null
    await shop.run('tidyJobs')
    expect(cleaned).toContain(first)
  })

  it('are tidied up however many there are, in one run', async () => {
    const { pool } = shop.database.db
    await pool.query(
      `INSERT INTO kit.job (id, service, kind, wallet, act_id, source, input, state, due_at, created_at, updated_at, deadline, expires_at, result)
       SELECT 'many-' || n, 'studio', 'scripted', '0x', 'many-' || n, 'sandbox', '{}', 'COMPLETE', now(), now(), now(), now(), to_timestamp(n / 2), '1'
       FROM generate_series(1, 1200) n`,
    )
    stubborn = 'many-7'
    await shop.run('tidyJobs')
    stubborn = null
    expect(cleaned.filter((one) => one.startsWith('many-'))).toHaveLength(1_199)
    await pool.query("DELETE FROM kit.job WHERE id LIKE 'many-%'")
  })

  it('are found again when their step was lost with its process', async () => {
    steps = [async () => ({ done: 'after all' })]
    const id = await shop.start('scripted')
    await shop.database.db.pool.query('DELETE FROM graphile_worker._private_jobs')
    later(20_000)
    await shop.run('resumeJobs')
    await shop.work()
    await eventually('the job is complete', async () => (await read(id)).state === 'COMPLETE')
  })

  it('are listed for their wallet by page, service and state', async () => {
    const { pool } = shop.database.db
    const all = await listJobs(pool, WALLET, {}, null, 100)
    expect(all.length).toBeGreaterThan(5)
    expect(await listJobs(pool, WALLET, { service: 'social' }, null, 100)).toEqual([])
    const failed = await listJobs(pool, WALLET, { service: 'studio', state: 'FAILED' }, null, 100)
    expect(failed.map(({ id }) => id)).toEqual(all.filter(({ state }) => state === 'FAILED').map(({ id }) => id))
    const [first, second] = await listJobs(pool, WALLET, {}, null, 2)
    const rest = await listJobs(pool, WALLET, {}, first ?? null, 1)
    expect(rest.map(({ id }) => id)).toEqual([second?.id])
  })
})
