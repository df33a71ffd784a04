import { resolve } from 'node:path'
import { pino } from 'pino'
import { openGraph } from '../../router/foreign/openGraph.ts'
import { readForeign } from '../../router/foreign/readForeign.ts'
import { readOnly, SdlFiles } from '../../router/foreign/sdlStore.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { UsageError } from '../errors.ts'
import { readSettings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'

/**
 * The catalogue of the ten services and the subgraphs of SUBGRAPHS and SUBGRAPHS_FILE, as a start would compose it now;
 * says which of them are left out. Reads no settings where there are none of these. Throws like `openGraph`.
 */
export async function pricedGraph(terminal: Terminal): Promise<Catalogue> {
  const { SUBGRAPHS, SUBGRAPHS_FILE } = process.env
  if (!SUBGRAPHS && !SUBGRAPHS_FILE) return loadCatalogue()
  const settings = readSettings().router
  const store = readOnly(new SdlFiles(resolve(settings.DATA_DIR)))
  const { catalogue } = await openGraph(settings, store, pino({ level: 'silent' }))
  for (const { name } of readForeign(settings))
    if (!catalogue.services.includes(name)) terminal.tell(`${name} is left out; see: npx tollgraph doctor`)
  return catalogue
}

/** Throws UsageError where `--service` names no service of the graph. */
export function requireService(service: string | undefined, { services }: Catalogue): void {
  if (service !== undefined && !services.includes(service))
    throw new UsageError(`--service ${service} is not in the graph: name one of ${services.join(', ')}.`)
}
