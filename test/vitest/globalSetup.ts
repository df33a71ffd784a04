import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { applyMigrations } from '../../prisma/migrate.ts'
import { lockDataDir } from '../../router/boot/lock.ts'
import { CLUSTER_VARIABLE, copyCluster } from '../support/cluster.ts'
import { DATABASE_SERVER_VARIABLE } from '../support/database.ts'
import { DATA_PLACE_VARIABLE, dataPlace } from '../support/dataFolder.ts'
import { openPool } from '../support/pool.ts'
import { RUN_FOLDER, removeAbandoned } from './abandoned.ts'

let dataDir: string | undefined
let shared: EmbeddedPostgres | undefined

/**
 * Makes one Postgres cluster with all tables and no rows before the first test; servers of their own start from copies
 * of it (`copyCluster`). One more copy runs for all test files: each takes a database of it (`testDatabase`).
 */
export async function setup(): Promise<void> {
  const place = dataPlace()
  for (const one of new Set([place, tmpdir()])) await removeAbandoned(one)
  dataDir = await mkdtemp(join(place, RUN_FOLDER))
  // The next run removes the folder of one that was killed.
  await lockDataDir(dataDir)
  // Tests that start servers as another account reach their folders in it.
  await chmod(dataDir, 0o711)
  process.env[DATA_PLACE_VARIABLE] = dataDir
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    await applyMigrations(postgres.url)
    const pool = openPool(postgres.url)
    try {
      await runMigrations({ pgPool: pool })
    } finally {
      await pool.end()
    }
  } finally {
    await postgres.stop()
  }
  process.env[CLUSTER_VARIABLE] = join(dataDir, 'postgres')
  shared = await sharedServer(join(dataDir, 'shared'))
  process.env[DATABASE_SERVER_VARIABLE] = shared.url
}

/** Starts the shared server. Its commits do not wait for the disk, and it has connections for several workers. */
async function sharedServer(place: string): Promise<EmbeddedPostgres> {
  await copyCluster(place)
  const first = await startEmbeddedPostgres({ dataDir: place })
  const pool = openPool(first.url)
  try {
    await pool.query('ALTER SYSTEM SET synchronous_commit = off')
    await pool.query('ALTER SYSTEM SET max_connections = 300')
  } finally {
    await pool.end()
    await first.stop()
  }
  return startEmbeddedPostgres({ dataDir: place })
}

/** Stops the shared server after the last test and removes all data. */
export async function teardown(): Promise<void> {
  await shared?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}
