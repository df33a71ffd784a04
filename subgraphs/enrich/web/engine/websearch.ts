import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Pool } from '../../../../prisma/database.ts'
import { mapLimit } from '../../../kit/async/mapLimit.ts'
import { StandInError } from '../../../kit/upstream/standInError.ts'
import type { Page } from '../corpus/page.ts'
import { type SearchMode, searchPages, searchSimilar } from '../corpus/search.ts'
import type { PageFilter } from '../corpus/store.ts'
import { answerFrom } from './answer.ts'
import { Contents, contextOf, type Hit, showPage } from './contents.ts'
import type { Missing, Obtain, ObtainWish } from './obtain.ts'
import { subpagesOf } from './subpages.ts'

/** Dependencies of our own search engine. */
export interface WebsearchGround {
  readonly pool: Pool
  readonly obtain: Obtain
  /** Reads our own pages if none of them is stored yet. */
  prepare(): Promise<void>
  /** Time limit of one request, in milliseconds. */
  readonly timeoutMs: number
}

const Filters = z.object({
  includeDomains: z.array(z.string()).optional(),
  excludeDomains: z.array(z.string()).optional(),
  category: z.string().optional(),
  startCrawlDate: z.coerce.date().optional(),
  endCrawlDate: z.coerce.date().optional(),
  startPublishedDate: z.coerce.date().optional(),
  endPublishedDate: z.coerce.date().optional(),
  includeText: z.array(z.string()).optional(),
  excludeText: z.array(z.string()).optional(),
  numResults: z.number().int().min(1).max(100).default(5),
  contents: Contents.default({}),
})
const Search = Filters.extend({
  query: z.string(),
  additionalQueries: z.array(z.string()).default([]),
  type: z.enum(['neural', 'fast', 'auto', 'deep']).default('auto'),
})
const FindSimilar = Filters.extend({ url: z.string() })
const GetContents = Contents.extend({ urls: z.array(z.string()) })
const Ask = z.object({ query: z.string(), text: z.boolean().default(false) })

const MODES: Readonly<Record<z.output<typeof Search>['type'], SearchMode>> = {
  neural: 'MEANING',
  fast: 'WORDS',
  auto: 'BOTH',
  deep: 'BOTH',
}
/** Costs in US dollars, as reported on the wire. */
const COSTS = { search: 0.01, contents: 0.002, answer: 0.01 } as const
/** Pages shown concurrently per request, with those that they link to. */
const AT_ONCE = 6
/** Pages of a request that are read concurrently: all, because those that hang take all of the time that there is. */
const READ_AT_ONCE = 25
/** Pages searched for an answer. */
const ANSWERING_PAGES = 8

/** One request to the engine. */
interface Asked extends WebsearchGround {
  /** When the time limit is over, in monotonic milliseconds. */
  readonly end: number
}

/** A web search company's API over the pages that this installation has read. */
export function websearchEngine(app: FastifyInstance, ground: WebsearchGround): void {
  const { pool } = ground

  app.post('/search', async ({ body }) => {
    const { query, additionalQueries, type, numResults, contents, ...filters } = Search.parse(body)
    const asked = begin(ground)
    await ground.prepare()
    const queries = [query, ...additionalQueries]
    const found = await searchPages(pool, queries, MODES[type], filterOf(filters), numResults)
    const hits = await mapLimit(found, AT_ONCE, ({ page, score }) => hitOf(asked, page, contents, query, score))
    const resolved = type === 'fast' ? 'keyword' : 'neural'
    return answered(hits, COSTS.search, { resolvedSearchType: resolved, searchType: type })
  })

  app.post('/findSimilar', async ({ body }) => {
    const { url, numResults, contents, ...filters } = FindSimilar.parse(body)
    const asked = begin(ground)
    await ground.prepare()
    const source = await ground.obtain(url, wishOf({ livecrawl: 'fallback' }, asked))
    if ('missing' in source) throw unobtainable(source.missing)
    const found = await searchSimilar(pool, source.page, filterOf(filters), numResults)
    const hits = await mapLimit(found, AT_ONCE, ({ page, score }) => hitOf(asked, page, contents, null, score))
    return answered(hits, COSTS.search, {})
  })

  app.post('/contents', async ({ body }) => {
    const { urls, ...contents } = GetContents.parse(body)
    const asked = begin(ground)
    const wish = wishOf(contents, asked)
    const each = await mapLimit(urls, READ_AT_ONCE, async (url) => ({ url, got: await ground.obtain(url, wish) }))
    const hits = await mapLimit(
      each.flatMap(({ got }) => ('page' in got ? [got.page] : [])),
      AT_ONCE,
      (page) => hitWithSubpages(asked, page, contents),
    )
    const statuses = each.map(({ url, got }) =>
      'page' in got
        ? { id: url, status: 'success', error: null }
        : { id: url, status: 'error', error: errorOf(got.missing) },
    )
    return answered(hits, COSTS.contents, { statuses })
  })

  app.post('/answer', async ({ body }) => {
    const { query, text } = Ask.parse(body)
    await ground.prepare()
    const found = await searchPages(pool, [query], 'BOTH', {}, ANSWERING_PAGES)
    const answer = answerFrom(query, found)
    return {
      requestId: randomUUID(),
      answer: answer?.answer ?? '',
      citations: answer?.cited.map((page) => showPage(page, { text }, query, null)) ?? [],
      costDollars: { total: COSTS.answer },
    }
  })
}

function begin(ground: WebsearchGround): Asked {
  return { ...ground, end: performance.now() + ground.timeoutMs }
}

function answered(results: readonly Hit[], cost: number, more: Readonly<Record<string, unknown>>) {
  return { requestId: randomUUID(), ...more, results, context: contextOf(results), costDollars: { total: cost } }
}

/** Categories of pages by the dialect's words, where they are others. */
const CATEGORIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['github', ['code repository']],
  ['people', ['people', 'professional profile']],
])

function filterOf({ category, ...given }: Omit<z.output<typeof Filters>, 'numResults' | 'contents'>): PageFilter {
  return {
    ...given,
    categories: category === undefined ? null : (CATEGORIES.get(category) ?? [category]),
    readSince: given.startCrawlDate,
    readBefore: given.endCrawlDate,
    publishedSince: given.startPublishedDate,
    publishedBefore: given.endPublishedDate,
  }
}

/** A search result, fetched anew if requested. */
async function hitOf(asked: Asked, page: Page, contents: Contents, query: string | null, score: number): Promise<Hit> {
  const isAnew = contents.livecrawl === 'always' || contents.livecrawl === 'preferred'
  const got = isAnew ? await asked.obtain(page.url, wishOf({ ...contents, livecrawl: 'preferred' }, asked)) : { page }
  const shown = 'page' in got ? got.page : page
  const hit = await showInTurn(shown, contents, query, score)
  return contents.subpages ? { ...hit, subpages: await readSubpages(asked, shown, contents) } : hit
}

async function hitWithSubpages(asked: Asked, page: Page, contents: Contents): Promise<Hit> {
  const hit = await showInTurn(page, contents, null, null)
  return contents.subpages ? { ...hit, subpages: await readSubpages(asked, page, contents) } : hit
}

async function readSubpages(asked: Asked, page: Page, contents: Contents): Promise<Hit[]> {
  const urls = subpagesOf(page, contents.subpages ?? 0, [contents.subpageTarget ?? []].flat())
  const got = await mapLimit(urls, AT_ONCE, (url) => asked.obtain(url, wishOf(contents, asked)))
  const pages = got.flatMap((one) => ('page' in one ? [one.page] : []))
  return mapLimit(pages, 1, (page) => showInTurn(page, contents, null, null))
}

/** Shows a page after other requests had a turn: to pick the sentences of a long one takes a while. */
async function showInTurn(...page: Parameters<typeof showPage>): Promise<Hit> {
  await nextTurn()
  return showPage(...page)
}

/** How to read a page, at most in the rest of the request's time limit: its client gives up after that. */
function wishOf({ livecrawl, livecrawlTimeout }: Contents, { end }: Asked): ObtainWish {
  const leftMs = Math.max(0, Math.floor(end - performance.now()))
  return {
    livecrawl: livecrawl ?? 'fallback',
    rendering: 'NEEDED',
    timeoutMs: Math.min(livecrawlTimeout ?? leftMs, leftMs),
    isOwnTime: livecrawlTimeout !== undefined,
  }
}

function errorOf({ tag, httpStatusCode }: Missing) {
  return { tag, httpStatusCode }
}

function unobtainable({ tag, reason }: Missing): StandInError {
  return new StandInError(424, { requestId: randomUUID(), error: reason, tag })
}
