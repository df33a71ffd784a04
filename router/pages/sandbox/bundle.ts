import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Asset, type Assets } from '../assets.ts'
import { build, SOURCES } from './build.ts'

/** What npm has installed, with versions. */
const INSTALLED = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.package-lock.json')

/** Bundles that are kept in a folder: this one, and those before it. */
const KEPT = 4

/**
 * The bundled sandbox on disk, in a folder named by a hash of what it is made from: a start with the same sources and the
 * same packages finds it again, any other start makes its own.
 */
export class Bundle {
  readonly hash: string
  readonly #cacheDirs: readonly string[]
  readonly #onProgress: (message: string) => void
  #assets: Promise<Assets> | undefined

  private constructor(hash: string, cacheDirs: readonly string[], onProgress: (message: string) => void) {
    this.hash = hash
    this.#cacheDirs = cacheDirs
    this.#onProgress = onProgress
  }

  /** `cacheDirs` are folders that may hold it; it is built in the first that can be written to. */
  static async open(cacheDirs: readonly string[], onProgress: (message: string) => void): Promise<Bundle> {
    return new Bundle(await hashOfInputs(), cacheDirs, onProgress)
  }

  /** The bundle's files, built if nobody has built them before. A build that failed is tried again at the next call. */
  ready(): Promise<Assets> {
    this.#assets ??= this.#open().catch((error: unknown) => {
      this.#assets = undefined
      throw error
    })
    return this.#assets
  }

  async #open(): Promise<Assets> {
    const directory = (await this.#find()) ?? (await this.#build())
    const names = new Set(await readdir(directory))
    const read = new Map<string, Promise<Asset>>()
    return {
      hash: this.hash,
      read: async (name) => {
        // Only names that the folder lists: no path out of it can be asked for.
        if (!names.has(name)) return null
        const asset = read.get(name) ?? readFile(join(directory, name)).then((content) => new Asset(content))
        read.set(name, asset)
        return asset
      },
    }
  }

  async #find(): Promise<string | null> {
    for (const cacheDir of this.#cacheDirs) {
      const directory = join(cacheDir, this.hash)
      if (await exists(directory)) return directory
    }
    return null
  }

  /** Builds in the first folder that takes it; returns the bundle's own. */
  async #build(): Promise<string> {
    this.#onProgress('Bundling the sandbox, once for this version …')
    const started = performance.now()
    const refusals: unknown[] = []
    for (const cacheDir of this.#cacheDirs) {
      const directory = join(cacheDir, this.hash)
      const unfinished = `${directory}.${randomUUID()}`
      try {
        await mkdir(unfinished, { recursive: true })
      } catch (error) {
        refusals.push(error)
        continue
      }
      await buildIn(unfinished, directory)
      await forgetOld(cacheDir)
      this.#onProgress(`Bundled the sandbox in ${((performance.now() - started) / 1000).toFixed(1)} s`)
      return directory
    }
    throw new AggregateError(refusals, 'There is no place for the bundled sandbox')
  }
}

/** Builds beside the folder and renames: processes that start together each see a whole bundle or none. */
async function buildIn(unfinished: string, directory: string): Promise<void> {
  try {
    await build(unfinished)
    await rename(unfinished, directory)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process came first; its bundle is as good as ours.
    if (!(await exists(directory))) throw error
  }
}

/** Removes bundles of former versions, and halves that a killed process left. */
async function forgetOld(cacheDir: string): Promise<void> {
  const entries = await Promise.all(
    (await readdir(cacheDir)).map(async (name) => {
      const folder = join(cacheDir, name)
      return {
        folder,
        age: await stat(folder).then(
          ({ mtimeMs }) => -mtimeMs,
          () => 0,
        ),
      }
    }),
  )
  const old = entries.sort((one, other) => one.age - other.age).slice(KEPT)
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
}

/** All files of the page, so that none can be forgotten here, and the packages that may be installed. */
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
