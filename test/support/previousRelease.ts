import { execFile } from 'node:child_process'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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

/** Lays out the files of a commit in a new folder, with this checkout's packages, and builds its router. */
export async function layOutRelease(commit: string, folder: string): Promise<RouterProgram> {
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tar`
  await git('archive', `--output=${archive}`, commit)
  await run('tar', ['-xf', archive, '-C', folder])
  // Each package and not the folder of all, so that builds lie in a cache of their own.
  const packages = join(ROOT, 'node_modules')
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(packages)) {
    if (name !== '.cache') await symlink(join(packages, name), join(folder, 'node_modules', name))
  }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: folder })
  return { file: fileURLToPath(stdout.trim()), folder }
}

/** Prints the URL of the file that `npm start` runs. */
const BUILD = `import { bundledFile } from './scripts/support/built.mjs'
console.log(await bundledFile('router/main.ts', { dataDir: '.data' }))`

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
