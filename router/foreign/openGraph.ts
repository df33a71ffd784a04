import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { buildSchema } from 'graphql'
import type { Logger } from 'pino'
import type { OperationsFile } from '../../schema/catalogue/endpoints.ts'
import { type Catalogue, loadCatalogue, loadCatalogueWith } from '../../schema/catalogue.ts'
import { printWithoutDescriptions } from '../../schema/descriptions.ts'
import { readDocuments } from '../../schema/documentFiles.ts'
import type { ForeignSettings } from '../config/foreignSettings.ts'
import { fetchSdl } from './fetchSdl.ts'
import type { ForeignSubgraph } from './foreignSubgraph.ts'
import { readForeign } from './readForeign.ts'
import { SdlStore } from './sdlStore.ts'

/** The whole graph: the ten services, and the subgraphs that the operator added. */
export interface WholeGraph {
  readonly catalogue: Catalogue
  /** Those that joined, with the SDL that was composed. */
  readonly foreign: readonly JoinedSubgraph[]
}

/** A subgraph with its SDL. */
export interface JoinedSubgraph extends ForeignSubgraph {
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
  const own: WholeGraph = { catalogue: loadCatalogue(), foreign: [] }
  if (foreign.length === 0) return own
  const store = new SdlStore(dataDir)
  const found = await Promise.all(foreign.map((subgraph) => findSdl(subgraph, store, log)))
  const known = found.filter((one) => one !== null)
  if (known.length === 0) return own
  try {
    return await joined(known, store)
  } catch (error) {
    if (!settings.SUBGRAPHS_OPTIONAL) throw error
    return composeWhatJoins(known, store, log)
  }
}

/** Leaves out each subgraph that does not compose with those before it. */
async function composeWhatJoins(known: readonly JoinedSubgraph[], store: SdlStore, log: Logger): Promise<WholeGraph> {
  const kept: JoinedSubgraph[] = []
  let whole: WholeGraph = { catalogue: loadCatalogue(), foreign: [] }
  for (const one of known) {
    try {
      whole = await joined([...kept, one], store)
      kept.push(one)
    } catch (error) {
      log.error({ err: error, subgraph: one.name }, 'A subgraph does not compose and is left out')
    }
  }
  return whole
}

async function findSdl(subgraph: ForeignSubgraph, store: SdlStore, log: Logger): Promise<JoinedSubgraph | null> {
  const file = `${subgraph.name}.graphql`
  try {
    const sdl = await fetchSdl(subgraph)
    store.write(file, sdl)
    return { ...subgraph, sdl }
  } catch (error) {
    const { name, url } = subgraph
    const sdl = store.read(file)
    if (sdl === null) log.error({ err: error, subgraph: name, url }, 'A subgraph returned no SDL and is left out')
    else log.warn({ err: error, subgraph: name, url }, 'A subgraph returned no SDL: its last one is used')
    return sdl === null ? null : { ...subgraph, sdl }
  }
}

/** What composing gives: the supergraph, and the schema that clients see. */
interface Composed {
  readonly supergraph: string
  readonly api: string
}

/** Composing takes seconds: its result is stored, by everything that it depends on. */
async function composed(known: readonly JoinedSubgraph[], store: SdlStore): Promise<Composed> {
  const { supergraphSdl: own } = loadCatalogue()
  const added = known.map(({ name, url, maxUsd, acts, extends: extend, sdl }) => ({
    name,
    url,
    sdl,
    limits: { maxUsd, acts },
    extends: extend,
  }))
  const inputs = JSON.stringify([own, added], (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  const file = `${createHash('sha256').update(inputs).digest('hex')}.json`
  const stored = store.read(file)
  if (stored !== null) return JSON.parse(stored) as Composed
  const [{ composeWith }, { apiSchemaOf }] = await Promise.all([
    import('../../schema/compose.ts'),
    import('../../schema/apiSchema.ts'),
  ])
  const supergraph = composeWith(added)
  const result: Composed = { supergraph, api: printWithoutDescriptions(apiSchemaOf(supergraph)) }
  store.write(file, JSON.stringify(result))
  return result
}

async function joined(known: readonly JoinedSubgraph[], store: SdlStore): Promise<WholeGraph> {
  const { supergraph, api } = await composed(known, store)
  const files = known.flatMap(operationsOf)
  const schema = buildSchema(api, { assumeValid: true, assumeValidSDL: true, noLocation: true })
  const introductions = new Map(known.map(({ name, title, description }) => [name, { title, description }] as const))
  return {
    catalogue: loadCatalogueWith(supergraph, files, schema, introductions),
    foreign: known,
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
