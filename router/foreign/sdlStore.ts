import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compositionRules } from '../../schema/compositionRules.ts'
import { keepNewest } from '../../subgraphs/kit/keepNewest.ts'

/** Compositions kept: the current one, and those of earlier settings, SDLs and releases. */
const KEPT = 4

/** What composing gives: the supergraph, and the schema that clients see. */
export interface Composed {
  readonly supergraph: string
  readonly api: string
}

/** Files about foreign subgraphs below DATA_DIR: their last SDL, and what was composed. */
export class SdlStore {
  readonly #folder: string
  readonly #composed: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'subgraphs')
    this.#composed = join(this.#folder, 'composed')
    mkdirSync(this.#composed, { recursive: true, mode: 0o700 })
  }

  /** The last SDL of a subgraph; null where none was stored. */
  lastSdl(subgraph: string): string | null {
    return readOrNull(this.#sdlFile(subgraph))
  }

  keepSdl(subgraph: string, sdl: string): void {
    replace(this.#sdlFile(subgraph), sdl)
  }

  /**
   * What was composed from `inputs` by the same rules; otherwise composes it now, which takes seconds, and stores it. Only
   * the newest few are kept.
   */
  async composed(inputs: string, compose: () => Promise<Composed>): Promise<Composed> {
    const name = createHash('sha256').update(compositionRules()).update(inputs).digest('hex')
    const file = join(this.#composed, `${name}.json`)
    const stored = readOrNull(file)
    if (stored !== null) return JSON.parse(stored) as Composed
    const result = await compose()
    replace(file, JSON.stringify(result))
    await keepNewest(this.#composed, KEPT)
    return result
  }

  #sdlFile(subgraph: string): string {
    return join(this.#folder, `${subgraph}.graphql`)
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Replaces a file as a whole. */
function replace(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  renameSync(unfinished, file)
}
