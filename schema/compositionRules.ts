import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The version of the rules by which subgraphs are composed: a SHA-256 in hex of this folder's sources and of the
 * version of the composition library. A composition that another release stored is not one of these rules.
 */
export function compositionRules(folder = fileURLToPath(new URL('.', import.meta.url))): string {
  const { version } = createRequire(import.meta.url)('@apollo/composition/package.json') as { version: string }
  const hash = createHash('sha256').update(version)
  for (const name of sourcesIn(folder)) hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.(ts|graphql)$/.test(name)).sort()
}
