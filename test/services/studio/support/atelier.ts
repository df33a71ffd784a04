import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { z } from 'zod'
import { inTransaction } from '../../../../prisma/transaction.ts'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { paidJobs } from '../../../../subgraphs/kit/jobs/runJobs.ts'
import { findJob, insertJob } from '../../../../subgraphs/kit/jobs/store.ts'
import { openOutbound } from '../../../../subgraphs/kit/net/outbound/outbound.ts'
import type { JobContext } from '../../../../subgraphs/kit/service/subgraph.ts'
import type { BlobStore } from '../../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openBlobStore } from '../../../../subgraphs/kit/storage/blobs/openBlobStore.ts'
import { BLOB_SETTINGS } from '../../../../subgraphs/kit/storage/blobs/settings.ts'
import { openMedia } from '../../../../subgraphs/kit/storage/media/openMedia.ts'
import type { MadeMedia, MediaInput, MediaJob } from '../../../../subgraphs/studio/making/input.ts'
import { KINDS } from '../../../../subgraphs/studio/making/kinds.ts'
import type { MediaOrder } from '../../../../subgraphs/studio/providers/order.ts'
import type { MediaProvider } from '../../../../subgraphs/studio/providers/provider.ts'
import type { StudioEngines } from '../../../../subgraphs/studio/work.ts'
import { type TestDatabase, testDatabase } from '../../../support/database.ts'

/** The wallet that pays for the jobs of these tests. */
const WALLET = parseAddress(`0x${'1'.repeat(40)}`) as Address

/** The jobs of the media service over a real database and store, with a company that tests speak for. */
export interface Atelier {
  readonly database: TestDatabase
  readonly blobs: BlobStore
  readonly engines: StudioEngines
  /** What the company was asked to begin. */
  readonly orders: MediaOrder[]
  /** What the company answers; tests set it. */
  company: Pick<MediaProvider, 'submit' | 'poll'>
  /** What the world has for URLs, by path; tests set it. */
  readonly pages: Map<string, { readonly status?: number; readonly body: Uint8Array | string }>
  /** Where that is. */
  readonly world: string
  start(input: Omit<MediaInput, 'asked'>): Promise<string>
  read(id: string): Promise<MediaJob>
  /** Takes one step, as the queue would, a minute after the one before. */
  step(id: string): Promise<void>
  /** Takes a step whose process dies before anything of it is written. */
  dieIn(id: string): Promise<void>
  /** Takes steps until the job has ended. */
  finish(id: string): Promise<MediaJob>
  /** Removes what is past its time, `ms` from now. */
  tidyAfter(ms: number): Promise<void>
  refundsOf(id: string): Promise<number>
  filesOf(id: string): Promise<string[]>
  stop(): Promise<void>
}

/** Opens one. */
export async function openAtelier(): Promise<Atelier> {
  const database = await testDatabase()
  const { pool } = database.db
  const folder = await mkdtemp(join(tmpdir(), 'studio-test-'))
  const store = await openBlobStore(z.object(BLOB_SETTINGS).parse({}), folder)
  const blobs = store.within('studio')
  const pages: Atelier['pages'] = new Map()
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    response.writeHead(page?.status ?? (page ? 200 : 404)).end(page?.body ?? 'nothing here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const world = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let clock = new Date()
  const now = () => clock
  const orders: MediaOrder[] = []
  const ground = { service: 'studio', key: Buffer.alloc(32), blobs, now, baseUrl: () => 'http://localhost' } as const
  const provider: MediaProvider = {
    kind: 'sandbox',
    submit(order, signal) {
      orders.push(order)
      return atelier.company.submit(order, signal)
    },
    poll: (...asked) => atelier.company.poll(...asked),
  }
  const engines: StudioEngines = {
    providers: { of: () => provider },
    blobs,
    media: openMedia(ground),
    outbound: openOutbound({ allow: ['127.0.0.0/8'], resolve: async () => [], userAgent: 'test' }),
  }
  const context: JobContext<StudioEngines> = { engines, db: database.db, log: pino({ level: 'silent' }), now }
  const { jobs = {} } = paidJobs('studio', KINDS)
  const later = (ms: number) => {
    clock = new Date(clock.getTime() + ms)
  }
  const kindOf = ({ wish }: Pick<MediaInput, 'wish'>) => `${wish.model}-${wish.operation}`
  let count = 0

  const atelier: Atelier = {
    database,
    blobs,
    engines,
    orders,
    pages,
    world,
    company: {
      submit: async () => ({ operation: { id: 'op' } }),
      poll: async () => ({ state: 'RUNNING' }),
    },
    async start(input) {
      count += 1
      const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
      await inTransaction(pool, async (client) => {
        await insertJob(client, {
          id,
          service: 'studio',
          kind: kindOf(input),
          wallet: WALLET,
          actId: `payment-of-${id}:0`,
          source: 'sandbox',
          input: { asked: {}, ...input },
          now: clock,
          deadline: new Date(clock.getTime() + 24 * 60 * 60_000),
        })
      })
      return id
    },
    async read(id) {
      return (await findJob(pool, id)) as MediaJob
    },
    async step(id) {
      await jobs['studio.runJob']?.({ id }, context)
      later(60_000)
    },
    async dieIn(id) {
      const { rows } = await pool.query(`SELECT *, created_at AS "createdAt" FROM kit.job WHERE id = $1`, [id])
      const job = { ...rows[0], signal: new AbortController().signal }
      await KINDS[job.kind]?.step(job as never, context).catch(() => {})
    },
    async finish(id) {
      for (let steps = 0; steps < 20; steps += 1) {
        const job = await atelier.read(id)
        if (job.state === 'COMPLETE' || job.state === 'FAILED') return job
        await atelier.step(id)
      }
      throw new Error('The job does not end')
    },
    async tidyAfter(ms) {
      later(ms)
      await jobs['studio.tidyJobs']?.({}, context)
    },
    async refundsOf(id) {
      const { rowCount } = await pool.query(
        `SELECT FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task
         ON task.id = job.task_id WHERE task.identifier = 'ledger.refund' AND payload->>'actId' = $1`,
        [`payment-of-${id}:0`],
      )
      return rowCount ?? 0
    },
    async filesOf(id) {
      const keys: string[] = []
      for await (const { key } of blobs.list(`jobs/${id}`)) keys.push(key.slice(`jobs/${id}/`.length))
      return keys
    },
    async stop() {
      server.close()
      await store.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return atelier
}

/** What a complete job made. */
export function madeBy({ result }: MediaJob): MadeMedia {
  if (!result) throw new Error('The job made nothing')
  return result
}
