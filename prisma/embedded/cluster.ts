import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ServerAccount } from './account.ts'
import type { PostgresBinaries } from './binaries.ts'
import { serverEnvironment } from './environment.ts'
import { EmbeddedPostgresError, WAY_OUT } from './errors.ts'
import { processExists } from './postmaster.ts'

const run = promisify(execFile)

/** Owner of everything in the embedded cluster. */
export const SUPERUSER = 'tollgraph'

/** A cluster on disk. */
export interface Cluster {
  /** Major version of the Postgres that created it. */
  readonly major: number
  /** Owner of its files. */
  readonly uid: number
}

/** The cluster in `clusterDir`; null when there is none yet. Throws when the folder holds anything else. */
export async function readCluster(clusterDir: string): Promise<Cluster | null> {
  try {
    const { uid } = await stat(clusterDir)
    const major = Number((await readFile(`${clusterDir}/PG_VERSION`, 'utf8')).trim())
    return { major, uid }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && !(await isThere(clusterDir))) return null
    if (code === 'EACCES') {
      throw new EmbeddedPostgresError(
        `${clusterDir} belongs to another user, as when root made the database. ` +
          `Start as the user who made it, choose another DATA_DIR, ${WAY_OUT}`,
      )
    }
    if (code !== 'ENOENT') throw error
    throw new EmbeddedPostgresError(`${clusterDir} is not a Postgres cluster: move it away, or choose another DATA_DIR`)
  }
}

/**
 * Creates a cluster. It is built in a temporary sibling folder and then renamed, so that a kill half-way, or two
 * concurrent starts, leave no half-made cluster.
 */
export async function makeCluster(
  clusterDir: string,
  binaries: PostgresBinaries,
  account: ServerAccount,
): Promise<void> {
  await removeAbandoned(clusterDir)
  const scratch = await mkdtemp(`${clusterDir}.new-${process.pid}-`)
  try {
    if (account.delegated) await chown(scratch, account.uid, account.gid)
    const { file, args } = account.commandLine(binaries.initdb, initdbArguments(scratch))
    await run(file, args, { env: serverEnvironment(), cwd: '/' })
    await moveInto(scratch, clusterDir)
  } catch (error) {
    throw initdbError(error)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Removes temporary folders left by killed starts. */
async function removeAbandoned(clusterDir: string): Promise<void> {
  const prefix = `${path.basename(clusterDir)}.new-`
  const names = (await readdir(path.dirname(clusterDir))).filter((name) => name.startsWith(prefix))
  const abandoned = names.filter((name) => !processExists(Number.parseInt(name.slice(prefix.length), 10)))
  await Promise.all(
    abandoned.map((name) => rm(path.join(path.dirname(clusterDir), name), { recursive: true, force: true })),
  )
}

function initdbArguments(folder: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    // Only this user can reach the socket, which is the only way in; TCP would be rejected if it were ever opened.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ]
}

async function moveInto(scratch: string, clusterDir: string): Promise<void> {
  try {
    await rename(scratch, clusterDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A concurrent start was faster; use its cluster.
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

function initdbError(error: unknown): EmbeddedPostgresError {
  const { stderr, message } = error as { stderr?: string; message: string }
  const why = stderr?.trim() || message
  const advice = why.includes('user does not exist')
    ? 'Start as a user with a name in /etc/passwd'
    : 'Mend that, choose another DATA_DIR'
  return new EmbeddedPostgresError(`The database could not be made: ${why}. ${advice}, ${WAY_OUT}`, { cause: error })
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
