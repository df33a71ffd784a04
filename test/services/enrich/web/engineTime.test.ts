import { setTimeout as delay } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import type { Pool } from '../../../../prisma/database.ts'
import { type Obtain, obtainer } from '../../../../subgraphs/enrich/web/engine/obtain.ts'
import { websearchEngine } from '../../../../subgraphs/enrich/web/engine/websearch.ts'
import { extractText } from '../../../../subgraphs/enrich/web/reading/extract.ts'
import type { ReadPage } from '../../../../subgraphs/enrich/web/reading/readPage.ts'

// Our own web search answers within the time that its client waits, however slow the pages are that it reads.

const LIMIT_MS = 1_000

let app: FastifyInstance
afterEach(() => app?.close())

interface Answer {
  readonly statuses: readonly { readonly status: string }[]
  readonly results: readonly { readonly subpages?: readonly unknown[] }[]
}

async function contents(obtain: Obtain, body: object): Promise<Answer & { readonly tookMs: number }> {
  app = fastify()
  websearchEngine(app, { pool: null as unknown as Pool, obtain, prepare: async () => {}, timeoutMs: LIMIT_MS })
  await app.ready()
  const begun = performance.now()
  const answer = await app.inject({ method: 'POST', url: '/contents', payload: body })
  return { ...answer.json<Answer>(), tookMs: performance.now() - begun }
}

/** What reads pages whose servers take so long. */
const reading = (msOf: (url: string) => number): Obtain =>
  obtainer({
    pool: null as unknown as Pool,
    async read(url, { timeoutMs }): Promise<ReadPage> {
      await delay(Math.min(msOf(url), timeoutMs))
      if (msOf(url) > timeoutMs) throw new Error('Too slow')
      const links = [1, 2, 3].map((number) => ({ url: new URL(`/below-${number}`, url).href, text: '' }))
      const found = { url, statusCode: 200, source: '', rendered: false, browserMs: 0 }
      return { ...extractText('Words.'), isListed: false, links, ...found }
    },
    robots: { rulesOf: () => new Promise(() => {}) },
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  })

it('pages that hang cost the others no time', async () => {
  const urls = Array.from({ length: 25 }, (_, index) => `https://host-${index}.example/`)
  const answer = await contents(
    reading((url) => (url.includes('-24.') ? 1 : 60_000)),
    { urls, livecrawl: 'always' },
  )
  expect(answer.statuses.map(({ status }) => status)).toEqual([...Array(24).fill('error'), 'success'])
  expect(answer.tookMs).toBeLessThan(2 * LIMIT_MS)
})

it('pages below a page are read in the time that it has left', async () => {
  const answer = await contents(
    reading((url) => (url.includes('below') ? 60_000 : LIMIT_MS * 0.75)),
    { urls: ['https://host.example/'], livecrawl: 'always', subpages: 3 },
  )
  expect(answer.statuses).toMatchObject([{ status: 'success' }])
  expect(answer.results).toMatchObject([{ subpages: [] }])
  expect(answer.tookMs).toBeLessThan(1.5 * LIMIT_MS)
})

it('a robots.txt that hangs does not delay the page', async () => {
  const obtain = obtainer({
    pool: null as unknown as Pool,
    read: async (url) => ({
      ...extractText('Words.'),
      ...{ url, statusCode: 200, source: '', rendered: false, browserMs: 0 },
    }),
    robots: { rulesOf: () => new Promise(() => {}) },
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  })
  const { statuses } = await contents(obtain, { urls: ['https://host.example/'], livecrawl: 'always' })
  expect(statuses).toMatchObject([{ status: 'success' }])
})
