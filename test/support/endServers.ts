import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { endProcesses } from '../../devnet/endProcesses.ts'
import { readRecord } from '../../devnet/record.ts'
import { isPostmaster, readPostmaster } from '../../prisma/embedded/postmaster.ts'
import { removeSocketFolder, shutDown } from '../../prisma/embedded/server.ts'

/** Stops the database server and the chain of a data folder, which outlive a killed process. */
export async function endServers(dataDir: string): Promise<void> {
  // Both name their folders by real paths.
  const folder = await realpath(dataDir)
  await Promise.all([endPostgres(join(folder, 'postgres')), endChain(join(folder, 'devnet'))])
}

/** Stops the database server that runs in a cluster's folder, if there is one. */
export async function endPostgres(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster)
  if (!postmaster || !(await isPostmaster(postmaster.pid, cluster))) return
  await shutDown(postmaster, cluster)
  await removeSocketFolder(postmaster.socketFolder)
}

async function endChain(folder: string): Promise<void> {
  const record = readRecord(folder)
  if (record) await endProcesses(record)
}
