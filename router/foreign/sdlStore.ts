import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files about foreign subgraphs below DATA_DIR: their last SDL, and what was composed. */
export class SdlStore {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'subgraphs')
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
  }

  /** The content of a file; null where there is none. */
  read(name: string): string | null {
    try {
      return readFileSync(join(this.#folder, name), 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Replaces a file as a whole. */
  write(name: string, text: string): void {
    const unfinished = join(this.#folder, `${name}.${process.pid}`)
    writeFileSync(unfinished, text, { mode: 0o600 })
    renameSync(unfinished, join(this.#folder, name))
  }
}
