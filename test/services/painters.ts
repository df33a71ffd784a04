import { expect } from 'vitest'
import type { Pool } from '../../prisma/database.ts'
import { eventually } from '../support/ledger.ts'
import type { PayingPlace } from '../support/tollgraph.ts'
import { json, type TestWallet } from '../support/wallet.ts'
import { bodyOf } from './webmaster.ts'

/** Orders that are answered at once, and such as take a while. */
const ORDERS: readonly [path: string, body: object][] = [
  ['image-c/generate', { prompt: 'a kite' }],
  ['image-d/generate', { prompt: 'a kite', resolution: 0.5 }],
  ['video-d/generate', { prompt: 'a kite', duration: 3, resolution: '480p' }],
  ['video-e-fast/t2v', { prompt: 'a kite', duration: 4, resolution: '480p' }],
]

/** Pays for pictures and videos, and leaves them being made; their jobs. */
export async function orderPaintings(place: PayingPlace, wallet: TestWallet): Promise<string[]> {
  const jobs: string[] = []
  for (const [path, body] of ORDERS) {
    const answer = await wallet.pay(`${place.url}/studio/api/generate/${path}`, json(body))
    jobs.push((await bodyOf<{ jobId: string }>(answer)).jobId)
  }
  return jobs
}

/**
 * Waits until each of them is complete and can be looked at. A step that a process was just taking when it died is left
 * alone for two minutes, since nobody knows that it died: here that time has passed.
 */
export async function paintingsAreMade(
  place: PayingPlace,
  wallet: TestWallet,
  { jobs, pool }: { readonly jobs: readonly string[]; readonly pool: Pool },
): Promise<void> {
  await pool.query(
    `UPDATE kit.job SET lease_until = NULL, due_at = due_at - interval '1 minute' WHERE state IN ('PENDING', 'LOADING')`,
  )
  await pool.query(`SELECT graphile_worker.add_job('studio.resumeJobs')`)
  for (const id of jobs) {
    const result = await eventually(
      `job ${id} is complete`,
      async () => {
        const answer = await wallet.sign(`${place.url}/studio/api/jobs/${id}`)
        const job = await bodyOf<{ status: string; error?: string; result?: Record<string, string> }>(answer)
        expect(job).not.toHaveProperty('error')
        return job.status === 'complete' && job.result
      },
      60_000,
    )
    expect((await fetch(result.imageUrl ?? result.videoUrl ?? '')).status).toBe(200)
  }
}
