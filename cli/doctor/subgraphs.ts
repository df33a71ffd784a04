import { resolve } from 'node:path'
import { ConfigError } from '../../router/config/config.ts'
import type { RouterSettings } from '../../router/config/settings.ts'
import { fetchSdl } from '../../router/foreign/fetchSdl.ts'
import type { ForeignSubgraph } from '../../router/foreign/foreignSubgraph.ts'
import { type JoinedSubgraph, joinGraph } from '../../router/foreign/openGraph.ts'
import { checkAddresses, openReach, type Reach, subgraphGuard } from '../../router/foreign/reach.ts'
import { readForeign } from '../../router/foreign/readForeign.ts'
import { readOnly, SdlFiles, type SdlStore } from '../../router/foreign/sdlStore.ts'
import { CatalogueError } from '../../schema/catalogue/problems.ts'
import { CompositionError } from '../../schema/compose.ts'
import { reasonOf } from '../errors.ts'
import { bad, type Finding, good, warning } from './finding.ts'

const SUBJECT = 'subgraphs'
const ADVICE = 'see docs/operations.md, Subgraphs of others'

/** A subgraph's SDL as far as it is known, and what was found on the way. */
interface Asked {
  readonly known: JoinedSubgraph | null
  readonly finding: Finding
}

/** Asks the subgraphs of SUBGRAPHS and SUBGRAPHS_FILE for their SDL, and composes them as a start would. */
export async function checkSubgraphs(settings: RouterSettings): Promise<Finding[]> {
  try {
    const foreign = readForeign(settings)
    if (foreign.length === 0) return []
    const guard = subgraphGuard(settings)
    await checkAddresses(foreign, guard)
    const reach = openReach(guard)
    const store = readOnly(new SdlFiles(resolve(settings.DATA_DIR)))
    const asked = await Promise.all(foreign.map((subgraph) => ask(subgraph, reach, store)))
    const known = asked.flatMap((one) => one.known ?? [])
    return [...asked.map(({ finding }) => finding), ...(await checkComposition(known, store))]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((problem) => bad(SUBJECT, problem, ADVICE))
  }
}

async function ask(subgraph: ForeignSubgraph, reach: Reach, store: SdlStore): Promise<Asked> {
  const { name } = subgraph
  const last = store.lastSdl(name)
  try {
    const sdl = await fetchSdl(subgraph, reach)
    const isChanged = last !== null && last !== sdl
    const finding = isChanged
      ? warning(SUBJECT, `the SDL of ${name} changed since the last start`, 'restart: until then its prices stay')
      : good(SUBJECT, `${name} returns its SDL`)
    return { known: { ...subgraph, sdl }, finding }
  } catch (error) {
    const reason = reasonOf(error)
    if (last === null)
      return { known: null, finding: bad(SUBJECT, `${name} returns no SDL, and is left out: ${reason}`, ADVICE) }
    const text = `${name} returns no SDL, and is composed from its last one: ${reason}`
    return { known: { ...subgraph, sdl: last }, finding: warning(SUBJECT, text, 'see whether it runs') }
  }
}

async function checkComposition(known: readonly JoinedSubgraph[], store: SdlStore): Promise<Finding[]> {
  if (known.length === 0) return []
  try {
    const { catalogue } = await joinGraph(known, store)
    return known.map(({ name }) => good(SUBJECT, `${name} joins the graph${countOf(name, catalogue)}`))
  } catch (error) {
    if (!(error instanceof CompositionError || error instanceof CatalogueError)) throw error
    return error.problems.map((problem) => bad(SUBJECT, problem, ADVICE))
  }
}

function countOf(name: string, { fields }: Awaited<ReturnType<typeof joinGraph>>['catalogue']): string {
  const priced = [...fields.values()].filter(({ service, price }) => service === name && price).length
  return priced === 0 ? '' : ` with ${priced} priced field${priced === 1 ? '' : 's'}`
}
