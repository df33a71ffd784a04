import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { applyMigrations } from '../../prisma/migrate.ts'
import { CLUSTER_VARIABLE } from '../support/cluster.ts'
import { openPool } from '../support/pool.ts'

let dataDir: string | undefined

/**
 * Makes one Postgres cluster with all tables and no rows before the first test; tests start from copies of it
 * (`copyCluster`). Making and migrating one takes seconds, and more than a hundred test files need one.
 */
export async function setup(): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-cluster-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    await applyMigrations(postgres.url)
    const pool = openPool(postgres.url)
    await runMigrations({ pgPool: pool }).finally(() => pool.end())
  } finally {
    await postgres.stop()
  }
  process.env[CLUSTER_VARIABLE] = join(dataDir, 'postgres')
}

/** Removes it after the last one. */
export async function teardown(): Promise<void> {
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}
