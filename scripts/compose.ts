/** Composes the supergraph into `schema/supergraph.graphql`; with `--check`, fails when the committed one differs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { composeSupergraph } from '../schema/compose.ts'
import { SUPERGRAPH_FILE } from '../schema/supergraphFile.ts'

const composed = composeSupergraph()
if (process.argv.includes('--check')) {
  if (readFileSync(SUPERGRAPH_FILE, 'utf8') !== composed) {
    console.error('schema/supergraph.graphql is not what the subgraphs compose to; run: npm run compose')
    process.exit(1)
  }
} else {
  writeFileSync(SUPERGRAPH_FILE, composed)
}
