import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from '../../../../../../prisma/database.ts'
import { ArtifactUnusable, readArtifact } from './artifact.ts'
import type { CompiledSource } from './source.ts'
import { keepSource } from './store.ts'

/** Result of loading a folder of contracts. */
export interface LoadedContracts {
  /** Number of stored sources. */
  readonly kept: number
  /** Unusable files, with reasons. */
  readonly unusable: readonly { readonly file: string; readonly reason: string }[]
}

/**
 * Stores the sources of all contracts in a folder and its subfolders, from compiler artifacts named `*.json`. From then
 * on every contract with that code counts as verified, at any address.
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
