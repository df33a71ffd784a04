import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of this checkout that a test may change. */
export interface CheckoutCopy {
  readonly folder: string
  /** Runs a command in it and returns its standard output. Throws with its output when it fails. */
  run(file: string, args: readonly string[]): Promise<string>
  remove(): Promise<void>
}

/** Copies the sources. The installed packages are links to those of this checkout. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'tollgraph-checkout-')))
  await cp(ROOT, folder, { recursive: true, filter: isSource })
  await linkPackages(folder)
  const copy: CheckoutCopy = {
    folder,
    run: async (file, args) => (await run(file, args, { cwd: folder, maxBuffer: 64_000_000 })).stdout,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
  // Types of the database client, which git ignores.
  if (!existsSync(join(folder, 'prisma/client'))) await copy.run('npm', ['run', 'prisma:generate'])
  return copy
}

/** Everything but packages, history and data. */
function isSource(path: string): boolean {
  const name = basename(path)
  return name !== 'node_modules' && name !== '.git' && !name.startsWith('.data')
}

/** Links each package and not the folder of all, so that the copy has a cache of builds of its own. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(ROOT, 'node_modules')
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(packages)) {
    if (name !== '.cache') await symlink(join(packages, name), join(folder, 'node_modules', name))
  }
}
