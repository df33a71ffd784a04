import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '../../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { applyMigrations } from '../../../prisma/migrate.ts'
import { copyCluster } from '../../support/cluster.ts'

/** A database of one test file's own, with all tables and no rows. */
export interface TestDatabase {
  readonly db: Database
  /** Where it is, for another connection. */
  readonly url: string
  close(): Promise<void>
}

/** Makes a database in the cluster at TEST_DATABASE_URL, or in an embedded one that is made for it. */
export async function testDatabase(): Promise<TestDatabase> {
  const cluster = process.env.TEST_DATABASE_URL ? givenCluster(process.env.TEST_DATABASE_URL) : await ownCluster()
  const name = `gateway_${randomBytes(6).toString('hex')}`
  await inCluster(cluster.url, `CREATE DATABASE ${name}${cluster.template}`)
  const db = openDatabase(databaseUrl(cluster.url, name))
  await applyMigrations(db.pool)
  return {
    db,
    url: databaseUrl(cluster.url, name),
    async close() {
      await db.close()
      await inCluster(cluster.url, `DROP DATABASE ${name} WITH (FORCE)`)
      await cluster.stop()
    },
  }
}

interface Cluster {
  readonly url: string
  /** SQL: what a new database is made of. */
  readonly template: string
  stop(): Promise<void>
}

function givenCluster(url: string): Cluster {
  return { url, template: '', async stop() {} }
}

async function ownCluster(): Promise<Cluster> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-test-'))
  await copyCluster(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir })
  return {
    url: postgres.url,
    // Its own database, which has all tables and which nobody uses.
    template: ' TEMPLATE tollgraph',
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function inCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The same server, another database. URLs of Unix sockets have no host, which `URL` refuses. */
function databaseUrl(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
