import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'

/** A file with that text, for as long as the running test. */
export function temporaryFile(text: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'tollgraph-graph-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'schema.graphql')
  writeFileSync(file, text)
  return pathToFileURL(join(folder, 'schema'))
}
