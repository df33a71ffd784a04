import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { type Database, openDatabase } from '../../../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../../../prisma/embedded/index.ts'
import { applyMigrations } from '../../../../prisma/migrate.ts'
import { copyCluster } from '../../../support/cluster.ts'

/** A database of one test file's own, with all tables and no rows. */
export interface TestDatabase {
  readonly db: Database
  stop(): Promise<void>
}

/** Makes a database in the cluster of `TEST_DATABASE_URL`, or in an embedded one that is made for it. */
export async function testDatabase(): Promise<TestDatabase> {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? { url: given, stop: async () => {} } : await ownCluster()
  const name = `domains_${randomBytes(6).toString('hex')}`
  await inCluster(cluster.url, `CREATE DATABASE ${name}`)
  const url = Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href
  await applyMigrations(url)
  // The queue that refunds are asked for through.
  await runMigrations({ connectionString: url })
  const db = openDatabase(url)
  return {
    db,
    async stop() {
      await db.close()
      await inCluster(cluster.url, `DROP DATABASE ${name} WITH (FORCE)`)
      await cluster.stop()
    },
  }
}

async function ownCluster() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'domains-test-'))
  await copyCluster(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function inCluster(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
