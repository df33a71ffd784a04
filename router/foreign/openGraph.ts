import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { buildSchema, printSchema } from 'graphql'
import type { Logger } from 'pino'
import type { OperationsFile } from '../../schema/catalogue/endpoints.ts'
import { type Catalogue, loadCatalogue, loadCatalogueWith } from '../../schema/catalogue.ts'
import { readDocuments } from '../../schema/documentFiles.ts'
import type { ForeignSettings } from '../config/foreignSettings.ts'
import { fetchSdl } from './fetchSdl.ts'
import type { ForeignSubgraph } from './foreignSubgraph.ts'
import { readForeign } from './readForeign.ts'
import { SdlStore } from './sdlStore.ts'

/** The whole graph: the ten services, and the subgraphs that the operator added. */
export interface WholeGraph {
  readonly catalogue: Catalogue
  /** Those that joined, with the SHA-256 of their SDL in hex. */
  readonly foreign: readonly JoinedSubgraph[]
}

export interface JoinedSubgraph extends ForeignSubgraph {
  readonly sdlHash: string
}

/** A subgraph with its SDL. */
interface Known {
  readonly subgraph: ForeignSubgraph
  readonly sdl: string
}

/**
 * Reads the catalogue of the ten services, or composes it with the configured subgraphs of others. One that is down is
 * composed from its last SDL; one whose SDL was never seen is left out, with a line in the log. Throws a ConfigError for
 * unusable settings, and a CompositionError or CatalogueError that lists the reasons where one does not compose, unless
 * SUBGRAPHS_OPTIONAL leaves it out.
 */
export async function openGraph(settings: ForeignSettings, dataDir: string, log: Logger): Promise<WholeGraph> {
  const foreign = readForeign(settings)
  if (foreign.length === 0) return { catalogue: loadCatalogue(), foreign: [] }
  const store = new SdlStore(dataDir)
  const found = await Promise.all(foreign.map((subgraph) => findSdl(subgraph, store, log)))
  const known = found.filter((one) => one !== null)
  if (!settings.SUBGRAPHS_OPTIONAL) return joined(known, await composed(known, store))
  return composeWhatJoins(known, store, log)
}

/** Leaves out each subgraph that does not compose with those before it. */
async function composeWhatJoins(known: readonly Known[], store: SdlStore, log: Logger): Promise<WholeGraph> {
  const kept: Known[] = []
  let whole: WholeGraph = { catalogue: loadCatalogue(), foreign: [] }
  for (const one of known) {
    try {
      whole = joined([...kept, one], await composed([...kept, one], store))
      kept.push(one)
    } catch (error) {
      log.error({ err: error, subgraph: one.subgraph.name }, 'A subgraph does not compose and is left out')
    }
  }
  return whole
}

async function findSdl(subgraph: ForeignSubgraph, store: SdlStore, log: Logger): Promise<Known | null> {
  const file = `${subgraph.name}.graphql`
  try {
    const sdl = await fetchSdl(subgraph)
    store.write(file, sdl)
    return { subgraph, sdl }
  } catch (error) {
    const { name, url } = subgraph
    const sdl = store.read(file)
    if (sdl === null) log.error({ err: error, subgraph: name, url }, 'A subgraph tells no SDL and is left out')
    else log.warn({ err: error, subgraph: name, url }, 'A subgraph tells no SDL: its last one is used')
    return sdl === null ? null : { subgraph, sdl }
  }
}

/** What composing gives: the supergraph, and the schema that clients see. */
interface Composed {
  readonly supergraph: string
  readonly api: string
}

/** Composing takes seconds: its result is stored, by everything that it depends on. */
async function composed(known: readonly Known[], store: SdlStore): Promise<Composed> {
  const { supergraphSdl: own } = loadCatalogue()
  const added = known.map(({ subgraph: { name, url, maxUsd, acts, extends: extend }, sdl }) => ({
    name,
    url,
    sdl,
    limits: { maxUsd, acts },
    extends: extend,
  }))
  const inputs = added.map(({ limits, ...rest }) => ({ ...rest, ...limits, maxUsd: limits.maxUsd?.toString() ?? null }))
  const file = `${sha256(JSON.stringify([own, inputs]))}.json`
  const stored = store.read(file)
  if (stored !== null) return JSON.parse(stored) as Composed
  const [{ composeWith }, { apiSchemaOf }] = await Promise.all([
    import('../../schema/compose.ts'),
    import('../../schema/apiSchema.ts'),
  ])
  const supergraph = composeWith(added)
  const result: Composed = { supergraph, api: printSchema(apiSchemaOf(supergraph)) }
  store.write(file, JSON.stringify(result))
  return result
}

function joined(known: readonly Known[], { supergraph, api }: Composed): WholeGraph {
  const files = known.flatMap(({ subgraph }) => operationsOf(subgraph))
  const schema = buildSchema(api, { assumeValid: true, assumeValidSDL: true, noLocation: true })
  const introductions = new Map(
    known.map(({ subgraph: { name, title, description } }) => [name, { title, description }] as const),
  )
  return {
    catalogue: loadCatalogueWith(supergraph, files, schema, introductions),
    foreign: known.map(({ subgraph, sdl }) => ({ ...subgraph, sdlHash: sha256(sdl) })),
  }
}

function operationsOf({ name, operations }: ForeignSubgraph): OperationsFile[] {
  if (!operations) return []
  return readDocuments(pathToFileURL(operations)).map((file) => ({
    service: name,
    name: `${operations}/${file.name}`,
    text: file.text,
  }))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
