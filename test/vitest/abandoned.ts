import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DataDirInUse, lockDataDir } from '../../router/boot/lock.ts'
import { endPostgres } from '../support/endServers.ts'

/** How the folders of test runs begin. */
export const RUN_FOLDER = 'tollgraph-tests-'
/** The lock of a folder, with the pid and the start time of the run that made it. */
const LOCK = 'tollgraph.pid'

/**
 * Removes the folders of test runs that were killed, and stops the database servers that run in them. Folders of runs
 * that are alive stay, and those without a lock, whose run may be about to write it.
 */
export async function removeAbandoned(place: string): Promise<void> {
  const names = await readdir(place)
  for (const name of names.filter((one) => one.startsWith(RUN_FOLDER))) {
    const folder = join(place, name)
    if (!existsSync(join(folder, LOCK)) || !(await isTaken(folder))) continue
    for (const cluster of await clustersIn(folder)) await endPostgres(cluster)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Takes the lock of a run that is dead; false if the run is alive. */
async function isTaken(folder: string): Promise<boolean> {
  try {
    await lockDataDir(folder)
    return true
  } catch (error) {
    if (error instanceof DataDirInUse) return false
    throw error
  }
}

/** The run's own cluster, and those of what its tests started. */
async function clustersIn(folder: string): Promise<readonly string[]> {
  const inner = await readdir(folder, { withFileTypes: true })
  const homes = [folder, ...inner.filter((one) => one.isDirectory()).map(({ name }) => join(folder, name))]
  return homes.map((home) => join(home, 'postgres')).filter((cluster) => existsSync(cluster))
}
