/**
 * Composes the supergraph into `schema/supergraph.graphql`, and the client-visible part into `schema/api.graphql`, and
 * writes the services' types (`subgraphs/<service>/types.gen.ts`, not committed); with `--check`, fails when the
 * committed files differ. `--types` writes the types only.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { printSchema } from 'graphql'
import { apiSchemaOf } from '../schema/apiSchema.ts'
import { composeSupergraph } from '../schema/compose.ts'
import { API_SCHEMA_FILE, SUPERGRAPH_FILE } from '../schema/supergraphFile.ts'
import { writeServiceTypes } from './support/serviceTypes.ts'

if (!process.argv.includes('--check')) await writeServiceTypes()
if (!process.argv.includes('--types')) compose()

function compose(): void {
  const supergraph = composeSupergraph()
  const composed = [
    { file: SUPERGRAPH_FILE, name: 'schema/supergraph.graphql', text: supergraph },
    { file: API_SCHEMA_FILE, name: 'schema/api.graphql', text: `${printSchema(apiSchemaOf(supergraph))}\n` },
  ]
  for (const { file, name, text } of composed) {
    if (!process.argv.includes('--check')) writeFileSync(file, text)
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${name} is not what the subgraphs compose to; run: npm run compose`)
      process.exitCode = 1
    }
  }
}
