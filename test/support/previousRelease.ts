import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installInto } from '../../scripts/support/npm.mjs'
import type { RouterProgram } from './process.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MIGRATIONS = 'prisma/migrations'

/** The newest commit before this checkout's newest migration, or why there is none here. */
export async function previousRelease(): Promise<{ readonly commit: string } | { readonly missing: string }> {
  const newest = (await migrationsOf(ROOT)).at(-1) ?? ''
  const file = `${MIGRATIONS}/${newest}/migration.sql`
  try {
    const added = await git('log', '-1', '--first-parent', '-m', '--diff-filter=A', '--format=%H', 'HEAD', '--', file)
    // A migration that is not committed yet is in no commit.
    return { commit: await git('rev-parse', '--verify', '--quiet', added ? `${added}^1` : 'HEAD') }
  } catch (error) {
    return { missing: `git has no commit before ${newest}: ${error instanceof Error ? error.message : error}` }
  }
}

/**
 * Lays out the files of a commit in a new folder and builds its router. Packages are those of this checkout, but for the
 * ones that the commit has in another version, or that this checkout no longer has. Throws when npm cannot install those.
 */
export async function layOutRelease(commit: string, folder: string): Promise<RouterProgram> {
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tar`
  await git('archive', `--output=${archive}`, commit)
  await run('tar', ['-xf', archive, '-C', folder])
  await layOutPackages(folder)
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: folder })
  return { file: fileURLToPath(stdout.trim()), folder }
}

/** Prints the URL of the file that `npm start` runs. */
const BUILD = `import { bundledFile } from './scripts/support/built.mjs'
console.log(await bundledFile('router/main.ts', { dataDir: '.data' }))`

/** Links each package and not the folder of all, so that builds lie in a cache of their own. */
async function layOutPackages(release: string): Promise<void> {
  const ours = await lockedPackages(ROOT)
  const others = [...(await lockedPackages(release))].filter(([name, version]) => ours.get(name) !== version)
  const separate = `${release}.packages`
  const specs = others.map(([name, version]) => `${name}@${version}`)
  if (specs.length > 0 && !installInto(separate, specs)) throw new Error(`npm cannot install ${specs.join(', ')}`)

  const packages = join(ROOT, 'node_modules')
  for (const name of ['.package-lock.json', ...(await packagesIn(packages))]) await link(packages, name)
  for (const [name] of others) await link(join(separate, 'node_modules'), name)

  async function link(from: string, name: string): Promise<void> {
    const place = join(release, 'node_modules', name)
    await mkdir(dirname(place), { recursive: true })
    await rm(place, { force: true })
    await symlink(join(from, name), place)
  }
}

/** Versions by name of the packages that the lock file of a checkout has for production, without those below others. */
async function lockedPackages(checkout: string): Promise<Map<string, string>> {
  const { packages } = JSON.parse(await readFile(join(checkout, 'package-lock.json'), 'utf8')) as LockFile
  return new Map(
    Object.entries(packages).flatMap(([place, { version, dev, optional }]) => {
      const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? []
      // Optional ones are builds for a platform, which npm installs with the package that names them.
      return name && version && !dev && !optional ? [[name, version] as const] : []
    }),
  )
}

interface LockFile {
  readonly packages: Record<string, { version?: string; dev?: boolean; optional?: boolean }>
}

/** Names of the packages in a `node_modules`. */
async function packagesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const nested = names.map(async (name) =>
    name.startsWith('@') ? (await readdir(join(folder, name))).map((inner) => `${name}/${inner}`) : [name],
  )
  return (await Promise.all(nested)).flat()
}

/** Names of the migrations of a checkout, in order. */
export async function migrationsOf(checkout: string): Promise<string[]> {
  const entries = await readdir(join(checkout, MIGRATIONS), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT })).stdout.trim()
}
