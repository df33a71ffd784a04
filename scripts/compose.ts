/**
 * Composes the supergraph into `schema/supergraph.graphql`, and the client-visible part into `schema/api.graphql`, and
 * writes the services' types (`subgraphs/<service>/types.gen.ts`, not committed). `--types` writes the types only.
 *
 * `--check` writes nothing: it fails when the committed files differ, and says what the change breaks: documents of
 * clients, prices, documented paths. With `name=<URL or file>` arguments it says whether these subgraphs would join.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fetchSdl } from '../router/foreign/fetchSdl.ts'
import type { Reach } from '../router/foreign/reach.ts'
import { apiSchemaOf } from '../schema/apiSchema.ts'
import { CompositionError, composeSupergraph, composeWith } from '../schema/compose.ts'
import { printWithoutDescriptions } from '../schema/descriptions.ts'
import { API_SCHEMA_FILE, SUPERGRAPH_FILE } from '../schema/supergraphFile.ts'
import { type Composition, compositionChanges } from './support/compositionChanges.ts'
import { writeServiceTypes } from './support/serviceTypes.ts'

/** How long a subgraph may take to return its SDL, in milliseconds. */
const TIMEOUT_MS = 5_000

/** The URL is an argument of this command, so it may be anywhere. */
const ANYWHERE: Reach = { lookupOf: () => ({}) }

const isCheck = process.argv.includes('--check')
const others = process.argv.slice(2).filter((argument) => argument.includes('='))

try {
  if (!isCheck) await writeServiceTypes()
  if (isCheck) check(others.length > 0 ? await withOthers() : composition(composeSupergraph()))
  else if (!process.argv.includes('--types')) write(composition(composeSupergraph()))
} catch (error) {
  if (!(error instanceof CompositionError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function composition(supergraph: string): Composition {
  return { supergraph, api: printWithoutDescriptions(apiSchemaOf(supergraph)) }
}

function write({ supergraph, api }: Composition): void {
  writeFileSync(SUPERGRAPH_FILE, supergraph)
  writeFileSync(API_SCHEMA_FILE, api)
}

function check(next: Composition): void {
  const last = { supergraph: readFileSync(SUPERGRAPH_FILE, 'utf8'), api: readFileSync(API_SCHEMA_FILE, 'utf8') }
  const changes = compositionChanges(last, next)
  if (others.length > 0) console.log(`${others.join(' ')} would join the graph`)
  else if (last.supergraph === next.supergraph && last.api === next.api) return
  else
    changes.push(
      'schema/supergraph.graphql or schema/api.graphql is not what the subgraphs compose to; run: npm run compose',
    )
  for (const change of changes) console.error(`  - ${change}`)
  if (changes.length > 0) process.exitCode = 1
}

async function withOthers(): Promise<Composition> {
  const added = await Promise.all(
    others.map(async (pair) => {
      const [, name = '', place = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? []
      const sdl = /^https?:/.test(place)
        ? await fetchSdl({ url: place, timeoutMs: TIMEOUT_MS }, ANYWHERE)
        : readFileSync(place, 'utf8')
      return { name, url: place, sdl, limits: { maxUsd: null, acts: true }, extends: ['Wallet', 'Domain', 'Job'] }
    }),
  )
  return composition(composeWith(added))
}
