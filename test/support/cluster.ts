import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Where `globalSetup` says that its cluster is. */
export const CLUSTER_VARIABLE = 'TOLLGRAPH_TEST_CLUSTER'

/** Gives a data folder that has no database yet a copy of the one that was made for all tests. */
export async function copyCluster(dataDir: string): Promise<void> {
  const cluster = process.env[CLUSTER_VARIABLE]
  const place = join(dataDir, 'postgres')
  if (!cluster || existsSync(place)) return
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // With owners and modes: root's cluster belongs to another account.
  await promisify(execFile)('cp', ['-a', cluster, place])
}
