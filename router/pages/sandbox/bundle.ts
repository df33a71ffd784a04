import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Asset, type Assets } from '../assets.ts'
import { build } from './build.ts'
import { packageVersions } from './packages.ts'

/**
 * The bundled sandbox on disk, in a folder named by a hash of what it is made from: a start with the same sources and the
 * same packages finds it again, any other start makes its own.
 */
export class Bundle {
  readonly hash: string
  readonly #directory: string
  readonly #onProgress: (message: string) => void
  #assets: Promise<Assets> | undefined

  private constructor(hash: string, cacheDir: string, onProgress: (message: string) => void) {
    this.hash = hash
    this.#directory = join(cacheDir, hash)
    this.#onProgress = onProgress
  }

  static async open(cacheDir: string, onProgress: (message: string) => void): Promise<Bundle> {
    return new Bundle(await hashOfInputs(), cacheDir, onProgress)
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
    if (!(await exists(this.#directory))) await this.#build()
    const names = new Set(await readdir(this.#directory))
    const read = new Map<string, Promise<Asset>>()
    return {
      hash: this.hash,
      read: async (name) => {
        // Only names that the folder lists: no path out of it can be asked for.
        if (!names.has(name)) return null
        const asset = read.get(name) ?? readFile(join(this.#directory, name)).then((content) => new Asset(content))
        read.set(name, asset)
        return asset
      },
    }
  }

  /** Builds beside the folder and renames: processes that start together each see a whole bundle or none. */
  async #build(): Promise<void> {
    this.#onProgress('Bundling the sandbox, once for this version …')
    const started = performance.now()
    const unfinished = `${this.#directory}.${randomUUID()}`
    await mkdir(unfinished, { recursive: true })
    try {
      await build(unfinished)
      await rename(unfinished, this.#directory)
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      // Another process came first; its bundle is as good as ours.
      if (!(await exists(this.#directory))) throw error
    }
    this.#onProgress(`Bundled the sandbox in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}

/** All files of this folder, so that none can be forgotten here, and the packages they are bundled with. */
async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(import.meta.dirname)).sort()) {
    hash.update(`${name}\0`).update(await readFile(join(import.meta.dirname, name)))
  }
  return hash
    .update(JSON.stringify(await packageVersions()))
    .digest('hex')
    .slice(0, 16)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
