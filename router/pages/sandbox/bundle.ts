import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keepNewest } from '../../../subgraphs/kit/keepNewest.ts'
import { Asset, type Assets } from '../assets.ts'
import { build, SOURCES } from './build.ts'

/** The installed packages, with versions. */
const INSTALLED = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.package-lock.json')

/** Bundles kept in a folder: the current one, earlier ones, and unfinished ones of a killed process. */
const KEPT = 4

/**
 * The bundled sandbox on disk, in a folder named by a hash of its inputs: a start with the same sources and packages
 * reuses it, any other start builds its own.
 */
export class Bundle {
  readonly #cacheDirs: readonly string[]
  readonly #onProgress: (message: string) => void
  #hash: Promise<string> | undefined
  #assets: Promise<Assets> | undefined

  /** `cacheDirs` are candidate folders; the bundle is built in the first writable one. */
  constructor(cacheDirs: readonly string[], onProgress: (message: string) => void) {
    this.#cacheDirs = cacheDirs
    this.#onProgress = onProgress
  }

  /**
   * Hash of the inputs, the folder's name. Sources are read on the first call, so that a start does not wait for it.
   */
  hash(): Promise<string> {
    this.#hash ??= hashOfInputs()
    return this.#hash
  }

  /** The bundle's files, built if no earlier run did. A failed build is tried again at the next call. */
  ready(): Promise<Assets> {
    this.#assets ??= this.#open().catch((error: unknown) => {
      this.#assets = undefined
      throw error
    })
    return this.#assets
  }

  async #open(): Promise<Assets> {
    const hash = await this.hash()
    const directory = (await this.#find(hash)) ?? (await this.#build(hash))
    const names = new Set(await readdir(directory))
    const read = new Map<string, Promise<Asset>>()
    return {
      hash,
      read: async (name) => {
        // Only names from the folder's listing, so that no path can leave it.
        if (!names.has(name)) return null
        const asset = read.get(name) ?? readFile(join(directory, name)).then((content) => new Asset(content))
        read.set(name, asset)
        return asset
      },
    }
  }

  async #find(hash: string): Promise<string | null> {
    for (const cacheDir of this.#cacheDirs) {
      const directory = join(cacheDir, hash)
      if (await exists(directory)) return directory
    }
    return null
  }

  /** Builds in the first writable folder; returns the bundle's own. */
  async #build(hash: string): Promise<string> {
    this.#onProgress('Bundling the sandbox, once for this version …')
    const started = performance.now()
    const refusals: unknown[] = []
    for (const cacheDir of this.#cacheDirs) {
      const directory = join(cacheDir, hash)
      const unfinished = `${directory}.${randomUUID()}`
      try {
        await mkdir(unfinished, { recursive: true })
      } catch (error) {
        refusals.push(error)
        continue
      }
      await buildIn(unfinished, directory)
      await keepNewest(cacheDir, KEPT)
      this.#onProgress(`Bundled the sandbox in ${((performance.now() - started) / 1000).toFixed(1)} s`)
      return directory
    }
    throw new AggregateError(refusals, 'There is no place for the bundled sandbox')
  }
}

/** Builds beside the folder and renames, so that processes starting together see a whole bundle or none. */
async function buildIn(unfinished: string, directory: string): Promise<void> {
  try {
    await build(unfinished)
    await rename(unfinished, directory)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process was first; its bundle is equivalent.
    if (!(await exists(directory))) throw error
  }
}

/** Hashes all source files of the page, so that none can be forgotten, and the installed packages. */
async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(SOURCES, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...files.sort(), INSTALLED]) hash.update(`${file}\0`).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
