import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Name of the environment variable in which `globalSetup` passes the folder for all data of tests. */
export const DATA_PLACE_VARIABLE = 'TOLLGRAPH_TEST_DATA'

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm'
/** Free memory below which data goes to the disk, in bytes: workers hold several clusters of 50 MB, and their files. */
const ENOUGH = 4_000_000_000

/** A new folder for the data of something that a test starts. The caller removes it. */
export function makeDataFolder(prefix: string): Promise<string> {
  return mkdtemp(join(process.env[DATA_PLACE_VARIABLE] ?? tmpdir(), prefix))
}

/**
 * Where data of tests is: in memory if there is enough, because copying, syncing and removing the 1,700 files of a
 * Postgres cluster takes ten times the processor time on a disk.
 */
export function dataPlace(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, freemem()) > ENOUGH ? IN_MEMORY : tmpdir()
}
