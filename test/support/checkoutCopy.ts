import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The types of the database client: git ignores them, and the compiler needs them. */
const CLIENT_TYPES = 'prisma/client'

/** A copy of this checkout that a test may change. */
export interface CheckoutCopy {
  readonly folder: string
  /** Runs a command in it and returns its standard output. Throws with its output when it fails. */
  run(file: string, args: readonly string[]): Promise<string>
  remove(): Promise<void>
}

/** Copies the files that git tracks or would track. The installed packages are links to those of this checkout. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'tollgraph-checkout-')))
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 64_000_000,
  })
  const present = stdout.split('\0').filter((file) => file && existsSync(join(ROOT, file)))
  for (const file of present) await cp(join(ROOT, file), join(folder, file))
  await linkPackages(folder)
  const copy: CheckoutCopy = {
    folder,
    run: async (file, args) => (await run(file, args, { cwd: folder, maxBuffer: 64_000_000 })).stdout,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
  if (existsSync(join(ROOT, CLIENT_TYPES)))
    await cp(join(ROOT, CLIENT_TYPES), join(folder, CLIENT_TYPES), { recursive: true })
  else await copy.run('npm', ['run', 'prisma:generate'])
  return copy
}

/** Links each package and not the folder of all, so that the copy has a cache of builds of its own. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(ROOT, 'node_modules')
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(packages)) {
    if (name !== '.cache') await symlink(join(packages, name), join(folder, 'node_modules', name))
  }
}
