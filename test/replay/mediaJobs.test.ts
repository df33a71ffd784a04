import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { renderClip } from '../../stand-ins/media/rendering/clip.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { eventually } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { bfl } from './companies/bfl.ts'
import { dashscope } from './companies/dashscope.ts'
import { gemini } from './companies/gemini.ts'
import { modelark } from './companies/modelark.ts'
import { openai } from './companies/openai.ts'
import { FILM } from './companies/pixel.ts'
import { xai } from './companies/xai.ts'
import { type ReplayDefinition, Reply } from './definition.ts'
import { type ReplayServer, startReplay } from './server.ts'

// A paid job of each media company, from the payment to the file or to the refund.

interface Order {
  /** Below `/studio/api/generate/`. */
  readonly path: string
  readonly body: object
  readonly usd: string
}

const ORDERS: readonly (readonly [ReplayDefinition, Order])[] = [
  [openai, { path: 'image-a/generate', body: { quality: 'low' }, usd: '0.011' }],
  [gemini, { path: 'video-b-fast/generate', body: { durationSeconds: 4 }, usd: '0.40' }],
  [dashscope, { path: 'video-c/t2v', body: {}, usd: '0.34' }],
  [xai, { path: 'video-d/generate', body: { duration: 3 }, usd: '0.15' }],
  [modelark, { path: 'video-a/generate', body: { seconds: 4 }, usd: '0.40' }],
  [bfl, { path: 'image-d/generate', body: {}, usd: '0.03' }],
]

/** Longer than any pause before a step is tried again. Milliseconds. */
const PAUSE = 60_000
/** More steps than a job takes before it is given up. */
const MOST_STEPS = 12

const companies = new Map<string, ReplayServer>()
let tollgraph: TestTollgraph
let shift = 0
beforeAll(async () => {
  const film = await aFilm()
  // Companies that do not answer are logged.
  const settings: Record<string, string> = { SERVICES: 'studio', LOG_LEVEL: 'fatal' }
  for (const [definition] of ORDERS) {
    const server = await startReplay(showing(film, definition))
    companies.set(definition.company, server)
    const word = definition.company.toUpperCase()
    settings[`${word}_URL`] = server.url
    settings[`${word}_KEY`] = definition.key
  }
  tollgraph = await startTollgraph(settings, { now: () => new Date(Date.now() + shift) })
})
afterAll(async () => {
  await tollgraph?.stop()
  for (const server of companies.values()) await server.close()
})

/** A video that can be measured, and has a first picture. */
function aFilm(): Promise<Buffer> {
  const clip = { seed: 1, words: '', width: 320, height: 180, seconds: 1, shots: 1, hasSound: false, isStill: false }
  const images = { first: null, last: null, references: [] }
  return renderClip({ ...clip, images }, { signal: new AbortController().signal, progressed() {} })
}

/** The company, whose file is a real one. */
function showing(film: Buffer, definition: ReplayDefinition): ReplayDefinition {
  const routes = definition.routes.map((route): ReplayDefinition['routes'][number] => ({
    ...route,
    answer(request) {
      const made = route.answer(request)
      return made instanceof Reply && made.body === FILM ? new Reply(made.status, film, made.headers) : made
    },
  }))
  return { ...definition, routes }
}

interface Job {
  readonly status: string
  readonly error: string | null
  readonly result: { readonly url: string } | null
  readonly job: { readonly refund: { readonly state: string; readonly amount: string } | null }
}

describe.each(ORDERS.map(([definition, order]) => ({ definition, order, company: definition.company })))(
  'a job of $company',
  ({ definition, order, company }) => {
    let server: ReplayServer
    let wallet: TestWallet
    let before: bigint
    beforeEach(async () => {
      const found = companies.get(company)
      if (!found) throw new Error(`${company} is not there`)
      server = found
      server.asked.length = 0
      wallet = await makeWallet(tollgraph)
      before = await wallet.balance()
    })
    afterEach(() => {
      server.mode = 'normal'
      shift = 0
      expect(server.asked.flatMap(({ faults }) => faults)).toEqual([])
    })

    async function buy(): Promise<string> {
      const body = { prompt: 'a red kite', ...order.body }
      const answer = await wallet.pay(`${tollgraph.url}/studio/api/generate/${order.path}`, json(body))
      const { jobId = '', ...rest } = (await answer.json()) as { jobId?: string }
      expect(answer.status, JSON.stringify(rest)).toBe(200)
      return jobId
    }

    async function read(id: string): Promise<Job> {
      const query = `query ($id: ID!) { mediaJob(id: $id) { status error
        result { url: ${order.path.startsWith('video-') ? 'videoUrl' : 'imageUrl'} }
        job { refund { state amount } } } }`
      const answer = await wallet.sign(`${tollgraph.url}/graphql`, json({ query, variables: { id } }))
      const { data, errors } = (await answer.json()) as { data?: { mediaJob: Job | null }; errors?: unknown }
      if (!data?.mediaJob) throw new Error(JSON.stringify(errors))
      return data.mediaJob
    }

    /** Takes the job's steps, each when the pause before it is over, until it has ended. */
    async function ended(id: string): Promise<Job> {
      for (let step = 1; step <= MOST_STEPS; step += 1) {
        shift = step * PAUSE
        await tollgraph.backend.runtimes.get('studio')?.jobs.get('studio.runJob')?.({ id })
        shift = 0
        const job = await read(id)
        if (job.status === 'COMPLETE' || job.status === 'FAILED') return job
      }
      throw new Error(`The job of ${company} does not end`)
    }

    const begun = () => server.asked.filter(({ method, status }) => method === 'POST' && status === 200)
    const asked = () => eventually(`${company} is asked`, async () => server.asked.length > 0)

    async function expectShown({ status, error, result, job }: Job): Promise<void> {
      expect({ status, error, job }).toEqual({ status: 'COMPLETE', error: null, job: { refund: null } })
      const shown = await fetch(result?.url ?? '')
      expect(shown.headers.get('content-type')).toBe(order.path.startsWith('video-') ? 'video/mp4' : 'image/png')
      expect(begun()).toHaveLength(1)
      expect(before - (await wallet.balance())).toBe(parseUsd(order.usd))
    }

    it('is paid, made once and shown', async () => {
      const id = await buy()
      await expectShown(
        await eventually('it ends', async () => {
          const job = await read(id)
          return job.status === 'COMPLETE' || job.status === 'FAILED' ? job : null
        }),
      )
    })

    it('is tried again while the company is busy, and made once', async () => {
      server.mode = 'busy'
      const id = await buy()
      await asked()
      expect(server.asked[0]?.status).toBe(definition.busy.status)
      server.mode = 'normal'
      await expectShown(await ended(id))
    })

    it.each(['denied', 'lost'] as const)('is refunded when the company answers each step as %s', async (mode) => {
      server.mode = mode
      const id = await buy()
      await asked()
      const { status, error, result } = await ended(id)
      expect({ status, result }).toEqual({ status: 'FAILED', result: null })
      expect(error).toMatch(/provider/)
      expect(error).not.toContain(definition.key)
      const { job } = await eventually('it is refunded', async () => {
        const now = await read(id)
        return now.job.refund?.state === 'REFUNDED' ? now : null
      })
      expect(job.refund).toMatchObject({ amount: order.usd })
      expect(await wallet.balance()).toBe(before)
      expect(server.asked.length).toBeGreaterThan(1)
      expect(begun()).toEqual([])
    })
  },
)

describe('afterwards', () => {
  it('the ledger and the chain agree on every payment and refund', () => expectCleanAudit(tollgraph))
})
