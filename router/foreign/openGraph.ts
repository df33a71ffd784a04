import { pathToFileURL } from 'node:url'
import { buildSchema } from 'graphql'
import type { Logger } from 'pino'
import type { OperationsFile } from '../../schema/catalogue/endpoints.ts'
import { type Catalogue, loadCatalogue, loadCatalogueWith } from '../../schema/catalogue.ts'
import type { AddedSubgraph } from '../../schema/compose.ts'
import { printWithoutDescriptions } from '../../schema/descriptions.ts'
import { readDocuments } from '../../schema/documentFiles.ts'
import type { RouterSettings } from '../config/settings.ts'
import { fetchSdl } from './fetchSdl.ts'
import type { ForeignSubgraph } from './foreignSubgraph.ts'
import { checkAddresses, openReach, type Reach, subgraphGuard } from './reach.ts'
import { readForeign } from './readForeign.ts'
import type { Composed, SdlStore } from './sdlStore.ts'

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
export async function openGraph(settings: RouterSettings, store: SdlStore, log: Logger): Promise<WholeGraph> {
  const foreign = readForeign(settings)
  const own: WholeGraph = { catalogue: loadCatalogue(), foreign: [] }
  if (foreign.length === 0) return own
  const guard = subgraphGuard(settings)
  await checkAddresses(foreign, guard)
  const reach = openReach(guard)
  const found = await Promise.all(foreign.map((subgraph) => findSdl(subgraph, reach, store, log)))
  const known = found.filter((one) => one !== null)
  if (known.length === 0) return own
  try {
    return await joinGraph(known, store)
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
      whole = await joinGraph([...kept, one], store)
      kept.push(one)
    } catch (error) {
      log.error({ err: error, subgraph: one.name }, 'A subgraph does not compose and is left out')
    }
  }
  return whole
}

async function findSdl(
  subgraph: ForeignSubgraph,
  reach: Reach,
  store: SdlStore,
  log: Logger,
): Promise<JoinedSubgraph | null> {
  try {
    const sdl = await fetchSdl(subgraph, reach)
    store.keepSdl(subgraph.name, sdl)
    return { ...subgraph, sdl }
  } catch (error) {
    const { name, url } = subgraph
    const sdl = store.lastSdl(name)
    if (sdl === null) log.error({ err: error, subgraph: name, url }, 'A subgraph returned no SDL and is left out')
    else log.warn({ err: error, subgraph: name, url }, 'A subgraph returned no SDL: its last one is used')
    return sdl === null ? null : { ...subgraph, sdl }
  }
}

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
  return store.composed(inputs) ?? compose(added, inputs, store)
}

/** Composing takes seconds, so its result is stored. */
async function compose(added: readonly AddedSubgraph[], inputs: string, store: SdlStore): Promise<Composed> {
  const [{ composeWith }, { apiSchemaOf }] = await Promise.all([
    import('../../schema/compose.ts'),
    import('../../schema/apiSchema.ts'),
  ])
  const supergraph = composeWith(added)
  const result: Composed = { supergraph, api: printWithoutDescriptions(apiSchemaOf(supergraph)) }
  await store.keepComposed(inputs, result)
  return result
}

/** Composes subgraphs with the ten services. Throws a CompositionError or CatalogueError with all reasons against it. */
export async function joinGraph(known: readonly JoinedSubgraph[], store: SdlStore): Promise<WholeGraph> {
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
