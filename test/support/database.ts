import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../../prisma/database.ts'

/** Name of the environment variable in which `globalSetup` passes the URL of the tests' Postgres server. */
export const DATABASE_SERVER_VARIABLE = 'TOLLGRAPH_TEST_POSTGRES'

/** A database of one test file's own, with all tables and no rows. */
export interface TestDatabase {
  readonly db: Database
  /** Where it is, for another connection. */
  readonly url: string
  close(): Promise<void>
}

/** Copies the migrated database of the server that all test files share, or another; `close` drops the copy. */
export async function testDatabase(template = 'tollgraph'): Promise<TestDatabase> {
  const server = process.env[DATABASE_SERVER_VARIABLE]
  if (!server) throw new Error(`${DATABASE_SERVER_VARIABLE} is not set: run the tests by npm test`)
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = databaseUrl(server, name)
  const administration = databaseUrl(server, 'postgres')
  // The embedded server's own database has all tables, and no connection is open to it, as a template requires.
  await inServer(administration, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const db = openDatabase(url)
  return {
    db,
    url,
    async close() {
      await db.close()
      await inServer(administration, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** A database with all that another holds, as a restored backup has it; nothing may be connected to the other. */
export async function copyDatabase({ url: from }: TestDatabase): Promise<TestDatabase> {
  const source = /\/(test_[0-9a-f]+)/.exec(from)?.[1]
  if (!source) throw new Error('Not the URL of a test database')
  return testDatabase(source)
}

async function inServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server, another database. URLs of Unix sockets have no host, which `URL` refuses. */
function databaseUrl(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
