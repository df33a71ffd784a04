import { cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { applyMigrations } from '../../../prisma/migrate.ts'
import { makeDataFolder } from '../../support/dataFolder.ts'
import { openPool } from '../../support/pool.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

/** A database that had rows before a migration, and has all migrations now. */
export interface UpgradedDatabase {
  readonly pool: pg.Pool
  stop(): Promise<void>
}

/** Makes a database as it was before a migration, lets `fill` write rows, and applies all other migrations. */
export async function upgradedDatabase(
  migration: string,
  fill: (pool: pg.Pool) => Promise<unknown>,
): Promise<UpgradedDatabase> {
  const scratch = await makeDataFolder('tollgraph-test-')
  const server = await startEmbeddedPostgres({ dataDir: path.join(scratch, 'data') })
  const pool = openPool(server.url, { max: 2 })
  const entries = await readdir(MIGRATIONS, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name < migration))
    await cp(path.join(MIGRATIONS, name), path.join(scratch, 'older', name), { recursive: true })
  await applyMigrations(pool, { directory: path.join(scratch, 'older') })
  await fill(pool)
  await applyMigrations(pool)
  return {
    pool,
    async stop() {
      await pool.end()
      await server.stop()
      await rm(scratch, { recursive: true, force: true })
    },
  }
}
