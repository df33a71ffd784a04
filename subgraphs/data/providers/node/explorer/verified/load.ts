import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { ArtifactUnusable, readArtifact } from './artifact.ts'
import type { CompiledSource } from './source.ts'
import { keepSource } from './store.ts'

/** What came of reading a folder of contracts. */
export interface LoadedContracts {
  /** How many sources were kept. */
  readonly kept: number
  /** Files that could not be used, and why. */
  readonly unusable: readonly { readonly file: string; readonly reason: string }[]
}

/**
 * Keeps the sources of all contracts in a folder and the folders below it: files named `*.json` that hold a compiler's
 * output. From then on a contract that runs such code counts as verified, wherever it was deployed.
 */
export async function loadContracts(folder: string, pool: Pool, now: Date): Promise<LoadedContracts> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
  const unusable: { file: string; reason: string }[] = []
  let kept = 0
  for (const file of files) {
    const source = tryToRead(file)
    if (!source) continue
    await keepSource(pool, source, now)
    kept += 1
  }
  return { kept, unusable }

  function tryToRead(file: string): CompiledSource | null {
    try {
      return readArtifact(join(folder, file), folder)
    } catch (error) {
      if (!(error instanceof ArtifactUnusable || error instanceof SyntaxError)) throw error
      unusable.push({ file, reason: error.message })
      return null
    }
  }
}
