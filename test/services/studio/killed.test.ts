import { PassThrough } from 'node:stream'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Pool } from '../../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { formatUsd, parseUsd, sumUsdc } from '../../../schema/money.ts'
import { renderClip } from '../../../stand-ins/media/rendering/clip.ts'
import type { Company, Reply } from '../../kit/upstream/company.ts'
import { expectCleanAudit } from '../../support/audit.ts'
import { gate } from '../../support/gate.ts'
import { eventually } from '../../support/ledger.ts'
import { openPool } from '../../support/pool.ts'
import { startProcess } from '../../support/process.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { HALF_MADE, promptOf, type Stage, settingsFor, startCompanies, type Work } from './support/companies.ts'
import { openHeldRows } from './support/heldRows.ts'

/** A process that is started again compiles itself first. */
const WITH_RESTART = 150_000

/** What is bought, named by what its job is at when the process dies, or by what becomes of it. */
interface Order {
  readonly name: string
  /** Below `/studio/api/generate/`. */
  readonly path: string
  readonly asks?: (givenUrl: string) => object
  /** Pixels of the picture that is given. */
  readonly gives?: readonly [width: number, height: number]
  readonly usd: string
  /** Null where nothing comes of it. */
  readonly makes: 'PICTURE' | 'VIDEO' | null
  /** What its wallet hears instead. */
  readonly error?: string
}

/** Its company is at it, and its next look is due. */
const RESTING: Order = { name: 'rests', path: 'image-d/generate', usd: '0.03', makes: 'PICTURE' }

/** In the middle of a step: as many jobs as can be, so that no other takes one. */
const HELD: readonly Order[] = [
  // The company was asked to begin, with what had been gathered before, and does not answer.
  {
    name: 'begins',
    path: 'video-a/generate',
    asks: (given) => ({ seconds: 4, input_reference: given }),
    gives: [1_280, 720],
    usd: '0.40',
    makes: 'VIDEO',
  },
  // The company has begun, which is not noted.
  { name: 'begun', path: 'video-c/t2v', usd: '0.34', makes: 'VIDEO' },
  // The company is done, and half of its file is here.
  { name: 'fetches', path: 'video-b-fast/generate', asks: () => ({ durationSeconds: 4 }), usd: '0.40', makes: 'VIDEO' },
  // The company was done at once, and its file is kept, which is not noted.
  { name: 'keeps', path: 'image-a/generate', asks: () => ({ quality: 'low' }), usd: '0.011', makes: 'PICTURE' },
  // The company has failed, and the refund is about to be asked for.
  {
    name: 'fails',
    path: 'video-d/generate',
    asks: () => ({ duration: 3 }),
    usd: '0.15',
    makes: null,
    error: 'The kite fell down',
  },
  // Half of what the caller gave is here.
  {
    name: 'gathers',
    path: 'image-c/edit',
    asks: (given) => ({ images: [given] }),
    gives: [320, 180],
    usd: '0.022',
    makes: 'PICTURE',
  },
]

/** Paid, and no step taken. */
const QUEUED: readonly Order[] = [
  { name: 'waits', path: 'video-e-fast/t2v', usd: '0.05', makes: 'VIDEO' },
  {
    name: 'refused',
    path: 'image-b/generate',
    usd: '0.039',
    makes: null,
    error: 'The prompt was refused (SAFETY)',
  },
]

const ORDERS: readonly Order[] = [RESTING, ...HELD, ...QUEUED]
const FUNDS = parseUsd('5')

/** A job as its wallet sees it. */
interface Job {
  readonly jobId: string
  readonly status: string
  readonly error?: string
  readonly input: { readonly prompt: string }
  readonly result?: { readonly imageUrl?: string; readonly videoUrl?: string; readonly thumbnailUrl: string }
}

it('pictures and videos are made whole from any step after the process was killed, and are paid or refunded once', {
  timeout: WITH_RESTART,
}, async () => {
  const works: readonly Work[] = await Promise.all(ORDERS.map(workOf))
  const killed = gate()
  let isKilled = false
  const stalled = new Set<string>()
  const untilKilled = async (name: string, stage: Stage, well: Reply): Promise<Reply | null> => {
    switch (`${name} ${stage}`) {
      case 'begins order':
        stalled.add(name)
        await killed.opened
        return null
      case 'fetches file':
      case 'gathers given':
        stalled.add(name)
        return half(well, killed.opened)
      case 'begun order':
      case 'keeps order':
        await rows.holdJob(name)
        return well
      case 'fails look':
        await rows.holdRefund(name)
        return well
      case 'rests look':
        return HALF_MADE
      default:
        return well
    }
  }
  const company = await startCompanies(works, (name, stage, well) => (isKilled ? well : untilKilled(name, stage, well)))
  const tollgraph = await startProcess(settingsFor(company.url))
  const { url: database } = await startEmbeddedPostgres({ dataDir: tollgraph.dataDir })
  const pool = openPool(database)
  const rows = await openHeldRows(pool)
  const letGo = async () => {
    isKilled = true
    killed.open()
    await rows.letGo()
  }
  try {
    const wallet = await makeWallet(tollgraph, formatUsd(FUNDS))
    const buy = async ({ name, path, asks }: Order) => {
      const body = { prompt: promptOf(name), ...asks?.(`${company.url}/given/${name}`) }
      expect((await wallet.pay(`${tollgraph.url}/studio/api/generate/${path}`, json(body))).status).toBe(200)
    }
    const jobs = () => jobsOf(wallet, tollgraph.url)
    await buy(RESTING)
    await eventually('the first look', async () => asked(company, '/looks/rests').length > 0)
    for (const [index, order] of HELD.entries()) {
      await buy(order)
      await eventually(`${order.name} is held`, async () => stalled.size + (await rows.waiting()) === index + 1)
    }
    for (const order of QUEUED) await buy(order)
    expect(statusesOf(await jobs())).toEqual({
      ...Object.fromEntries([RESTING, ...HELD].map(({ name }) => [name, 'loading'])),
      ...Object.fromEntries(QUEUED.map(({ name }) => [name, 'pending'])),
    })

    await tollgraph.kill()
    await letGo()
    // A start gives back what a dead process was at; it is looked for when it is overdue, which it is now.
    const overdue = `UPDATE kit.job SET due_at = due_at - interval '1 minute' WHERE state IN ('PENDING', 'LOADING')`
    expect((await pool.query(overdue)).rowCount).toBe(ORDERS.length)
    await tollgraph.start()
    await pool.query(`SELECT graphile_worker.add_job('studio.resumeJobs')`)

    const ended = await eventually(
      'each job has ended',
      async () => {
        const now = await jobs()
        return Object.values(statusesOf(now)).every((status) => /complete|failed/.test(status)) && now
      },
      60_000,
    )
    for (const work of works) await expectWhole(work, ended.get(work.name))
    for (const work of works) expectBegunOnce(work, ended.get(work.name), company)
    await expectPaidOnce(pool, wallet)
    await expectCleanAudit({ pool, chain: tollgraph.chain })
  } finally {
    await letGo()
    await pool.end()
    await tollgraph.end()
  }
})

async function workOf({ name, gives, makes }: Order, index: number): Promise<Work> {
  const given = gives ? await picture(...gives) : null
  if (!makes) return { name, given, made: null }
  return { name, given, made: makes === 'PICTURE' ? await picture(200, 100) : await video(index) }
}

/** A picture like no other. */
function picture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
}

function video(seed: number): Promise<Buffer> {
  const clip = { seed, words: '', width: 320, height: 180, seconds: 1, shots: 1, hasSound: false, isStill: false }
  const images = { first: null, last: null, references: [] }
  return renderClip({ ...clip, images }, { signal: new AbortController().signal, progressed() {} })
}

/** The first half of a file; the rest does not come. */
function half({ headers = {}, body }: Reply, end: Promise<void>): Reply {
  const file = body as Buffer
  const stream = new PassThrough()
  stream.write(file.subarray(0, file.length / 2))
  void end.then(() => stream.destroy())
  return { headers, body: stream }
}

/** A wallet's jobs by the names of their orders. */
async function jobsOf(wallet: TestWallet, url: string): Promise<ReadonlyMap<string, Job>> {
  const { jobs } = (await (await wallet.sign(`${url}/studio/api/jobs`)).json()) as { readonly jobs: readonly Job[] }
  const nameOf = ({ input }: Job) => ORDERS.find(({ name }) => promptOf(name) === input.prompt)?.name ?? ''
  return new Map(jobs.map((job) => [nameOf(job), job]))
}

function statusesOf(jobs: ReadonlyMap<string, Job>): Record<string, string> {
  return Object.fromEntries([...jobs].map(([name, { status }]) => [name, status]))
}

/** What a company was asked that names something in its URL or body. */
function asked({ asked }: Company, part: string): Company['asked'] {
  return asked.filter(({ url, body }) => url.includes(part) || body.includes(part))
}

/** Expects that a job shows what its company made, to the last byte; or says why nothing came of it. */
async function expectWhole({ name, made }: Work, job: Job | undefined): Promise<void> {
  const error = ORDERS.find((order) => order.name === name)?.error
  expect([name, job?.status, job?.error]).toEqual([name, made ? 'complete' : 'failed', error])
  if (!made) return
  const { imageUrl, videoUrl, thumbnailUrl } = job?.result ?? {}
  const shown = await fileAt(imageUrl ?? videoUrl)
  expect([name, shown.length, shown.equals(made)]).toEqual([name, made.length, true])
  expect((await sharp(await fileAt(thumbnailUrl)).metadata()).format).toBe('webp')
}

/**
 * Expects that a company begins a job once. OpenAI is asked again, by the key that names the job. The others take none:
 * they are not asked again for what they are known to have begun, and are for what nobody knows of.
 */
function expectBegunOnce({ name, given }: Work, job: Job | undefined, company: Company): void {
  const orders = asked(company, promptOf(name))
  if (name === 'begins' || name === 'keeps') {
    expect(orders.length).toBeGreaterThan(1)
    if (name === 'keeps')
      expect(new Set(orders.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([job?.jobId]))
  } else if (name !== 'begun') {
    expect([name, orders.length]).toEqual([name, 1])
  }
  if (!given) return
  // In a form, or in JSON.
  const written = [given.toString(), given.toString('base64')]
  expect(orders.map(({ body }) => written.some((one) => body.includes(one)))).toEqual(orders.map(() => true))
  // What was gathered is not gathered again.
  if (name !== 'gathers') expect(asked(company, `/given/${name}`)).toHaveLength(1)
}

/** Expects that a wallet has paid for what it got, and has the price of everything else back. */
async function expectPaidOnce(pool: Pool, wallet: TestWallet): Promise<void> {
  const pricesOf = (orders: readonly Order[]) => orders.map(({ usd }) => parseUsd(usd))
  const bad = ORDERS.filter(({ makes }) => makes === null)
  const refunds = await eventually('all refunds are done', async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'ledger.refund'
       UNION ALL SELECT FROM ledger.disbursement WHERE state <> 'SENT'`,
    )
    return rowCount === 0 && (await pool.query<{ amount: string }>('SELECT amount FROM ledger.disbursement')).rows
  })
  expect(refunds.map(({ amount }) => BigInt(amount)).sort()).toEqual([...pricesOf(bad)].sort())
  expect(await wallet.balance()).toBe(FUNDS - sumUsdc(pricesOf(ORDERS)) + sumUsdc(pricesOf(bad)))
}

async function fileAt(url = ''): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}
