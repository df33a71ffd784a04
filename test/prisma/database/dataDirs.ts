import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterEach, vi } from 'vitest'
import { readPostmaster } from '../../../prisma/embedded/postmaster.ts'
import { socketFolder } from '../../../prisma/embedded/socket.ts'
import { makeDataFolder } from '../../support/dataFolder.ts'

const made: { scratch: string; dataDir: string }[] = []

/** A data folder of the running test's own; its server, if it left one, is ended with the test. */
export async function makeDataDir(...below: string[]): Promise<string> {
  const scratch = await makeDataFolder('tollgraph-test-')
  const dataDir = path.join(scratch, ...below)
  made.push({ scratch, dataDir })
  return dataDir
}

/** Process number of the server of a data folder, null when there is none. */
export async function serverPid(dataDir: string): Promise<number | null> {
  return (await readPostmaster(path.join(dataDir, 'postgres')))?.pid ?? null
}

/** Whether a process of that number runs; one that is dead and not yet collected does not. */
export async function processRuns(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return !stat || !/\) [ZX] /.test(stat)
}

/** Waits for a server's process to end. */
export async function untilEnded(pid: number): Promise<void> {
  await vi.waitUntil(async () => !(await processRuns(pid)), { timeout: 30_000, interval: 10 })
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  for (const { scratch, dataDir } of made.splice(0)) {
    const postmaster = await readPostmaster(path.join(dataDir, 'postgres'))
    if (postmaster && (await processRuns(postmaster.pid))) {
      process.kill(postmaster.pid, 'SIGQUIT')
      await untilEnded(postmaster.pid)
    }
    // A server that a test ran as another user has a folder of that user's.
    const folders = [socketFolder(dataDir), ...(postmaster ? [postmaster.socketFolder] : [])]
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    await rm(scratch, { recursive: true, force: true })
  }
})
