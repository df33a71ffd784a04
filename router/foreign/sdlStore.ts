import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compositionRules } from '../../schema/compositionRules.ts'
import { keepNewest } from '../../subgraphs/kit/keepNewest.ts'

/** Compositions kept: the current one, and those of earlier settings, SDLs and releases. */
const KEPT = 4

/** What composing gives: the supergraph, and the schema that clients see. */
export interface Composed {
  readonly supergraph: string
  readonly api: string
}

/** What is remembered of foreign subgraphs between starts. */
export interface SdlStore {
  /** The last SDL of a subgraph; null where none was stored. */
  lastSdl(subgraph: string): string | null
  keepSdl(subgraph: string, sdl: string): void
  /** What was composed from `inputs` by the same rules; null where it was not, or was pruned. */
  composed(inputs: string): Composed | null
  /** Stores a composition, and removes all but the newest few. */
  keepComposed(inputs: string, result: Composed): Promise<void>
}

/** Reads what a router stored, and stores nothing. */
export function readOnly(store: SdlStore): SdlStore {
  return {
    lastSdl: (subgraph) => store.lastSdl(subgraph),
    keepSdl() {},
    composed: (inputs) => store.composed(inputs),
    async keepComposed() {},
  }
}

/** Files about foreign subgraphs below DATA_DIR: their last SDL, and what was composed. */
export class SdlFiles implements SdlStore {
  readonly #folder: string
  readonly #composed: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'subgraphs')
    this.#composed = join(this.#folder, 'composed')
  }

  lastSdl(subgraph: string): string | null {
    return readOrNull(this.#sdlFile(subgraph))
  }

  keepSdl(subgraph: string, sdl: string): void {
    replace(this.#sdlFile(subgraph), sdl)
  }

  composed(inputs: string): Composed | null {
    const stored = readOrNull(this.#composedFile(inputs))
    return stored === null ? null : parsedOrNull(stored)
  }

  async keepComposed(inputs: string, result: Composed): Promise<void> {
    replace(this.#composedFile(inputs), JSON.stringify(result))
    await keepNewest(this.#composed, KEPT)
  }

  #composedFile(inputs: string): string {
    const name = createHash('sha256').update(compositionRules()).update(inputs).digest('hex')
    return join(this.#composed, `${name}.json`)
  }

  #sdlFile(subgraph: string): string {
    return join(this.#folder, `${subgraph}.graphql`)
  }
}

/** Null for a file that a loss of power cut off: what it had is composed anew. */
function parsedOrNull(stored: string): Composed | null {
  try {
    return JSON.parse(stored) as Composed
  } catch {
    return null
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
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  renameSync(unfinished, file)
}
