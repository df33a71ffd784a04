import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { applyMigrations } from '../../prisma/migrate.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { localEmbedder } from '../../subgraphs/gateway/search/embedding/local.ts'
import { openSearch, type SearchEngine } from '../../subgraphs/gateway/search/engine.ts'
import { type OwnEndpoint, ownEndpointsOf } from '../../subgraphs/gateway/search/ownEndpoints.ts'
import { type BesideRow, besideRow } from '../beside/row.ts'
import { Tally } from '../load/tally.ts'
import { progress } from '../report/progress.ts'

/** Endpoints that are searched: our own, and made-up ones in their likeness. */
const ENDPOINTS = 5_000

/** Queries, and rounds over all of them. Each asks in other words, so that no ranking is remembered. */
const QUERIES = 100
const ROUNDS = 10

/** Words of a query: as many as people write. */
const LENGTH = 6

/** Words that tell made-up endpoints, and rounds, apart. */
const WORDS = (
  'amber anchor basket beacon canyon cedar copper coral cotton crater desert ember falcon feather fjord forest garden glacier ' +
  'harbor hazel island ivory jungle kettle lagoon lantern maple marble meadow mirror mountain nectar ocean orchard otter ' +
  'pebble pepper pine prairie quartz raven reef ribbon river saddle sapphire shadow silver spruce summit sunset thunder ' +
  'timber tulip tundra valley velvet violet walnut willow winter'
).split(' ')

/** One search after another over 5,000 endpoints, without HTTP and sign-in: what the service itself takes for it. */
export async function measureSearch(signal: AbortSignal): Promise<BesideRow[]> {
  progress('indexing endpoints')
  const dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-search-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const db = openDatabase(postgres.url)
  try {
    await applyMigrations(db.pool)
    const all = endpoints(ENDPOINTS)
    const engine = openSearch({
      pool: db.pool,
      log: pino({ level: 'silent' }),
      embedder: localEmbedder,
      registries: [],
      refreshMinutes: 15,
      ownEndpoints: () => all,
      protocols: ['mpp', 'x402'],
      baseUrl: (service) => `https://bench.example/${service}`,
    })
    await engine.refresh(new Date())
    progress('searching')
    return [await measure(engine, queriesOf(all), signal)]
  } finally {
    await db.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(engine: SearchEngine, queries: readonly string[], signal: AbortSignal): Promise<BesideRow> {
  const ask = (query: string) => engine.search({ query, scope: 'vetted', limit: 10, page: 1 }, new Date())
  for (const query of queries) await ask(query)
  const cpuBefore = process.cpuUsage()
  const tally = new Tally()
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of queries) {
      signal.throwIfAborted()
      const start = performance.now()
      const { hits } = await ask(`${query} ${WORDS[round]}`)
      if (hits.length > 0) tally.right(performance.now() - start, 0)
      else tally.wrong(`nothing found for ${query}`)
    }
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  const name = {
    work: `search of ${ENDPOINTS} endpoints`,
    server: 'Tollgraph',
    isOurs: true,
    connections: 1,
    unit: 'req/s',
  } as const
  return besideRow(name, tally.result(), {
    cpu: (user + system) / 1_000,
    rssPeak: process.resourceUsage().maxRSS * 1_024,
  })
}

/** A query for one of our own endpoints: the first words of its summary. */
function queriesOf(all: readonly OwnEndpoint[]): string[] {
  return all.slice(0, QUERIES).map(({ summary }) => summary.split(' ').slice(0, LENGTH).join(' '))
}

/** Our own endpoints, then made-up ones: other words in the summaries of ours, below other paths. */
function endpoints(count: number): OwnEndpoint[] {
  const own = ownEndpointsOf(loadCatalogue())
  return Array.from({ length: count }, (_, index) => {
    const model = own[index % own.length] as OwnEndpoint
    const round = Math.floor(index / own.length)
    if (round === 0) return model
    const [one, other] = [WORDS[index % WORDS.length], WORDS[(index * 7 + round) % WORDS.length]]
    return {
      ...model,
      path: `/api/${one}/${round}${model.path.slice('/api'.length)}`,
      summary: `${model.summary} of ${one} ${other}`,
      description: `${model.description} For ${other}, ${one} and what belongs to them.`,
    }
  })
}
