import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Pool } from '../../prisma/database.ts'
import { bad, type Finding, good, warning } from './finding.ts'

const FOLDER = new URL('../../prisma/migrations/', import.meta.url)

const SUBJECT = 'migrations'

/** Checks that the database has exactly the migrations of this version; applies none. */
export async function checkMigrations(pool: Pool): Promise<Finding> {
  const known = await readMigrations()
  const applied = await readApplied(pool)
  const alien = [...applied.keys()].filter((name) => !known.has(name))
  if (alien.length > 0) {
    return bad(
      SUBJECT,
      `the database has ${alien.join(', ')}, which this version does not know`,
      'run the newer version',
    )
  }
  const edited = [...applied].filter(([name, checksum]) => known.get(name) !== checksum).map(([name]) => name)
  if (edited.length > 0) {
    return bad(
      SUBJECT,
      `${edited.join(', ')} was edited after it was applied`,
      'restore the file and write a new migration',
    )
  }
  const missing = [...known.keys()].filter((name) => !applied.has(name))
  if (missing.length === 0) return good(SUBJECT, `all ${known.size} are applied`)
  return warning(SUBJECT, `${missing.join(', ')} is not applied yet`, 'start Tollgraph, which applies it')
}

/** Checksums (SHA-256, hex) by name. */
async function readMigrations(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(FOLDER, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return new Map(
    await Promise.all(
      names.sort().map(async (name): Promise<[string, string]> => {
        const sql = await readFile(new URL(`${name}/migration.sql`, FOLDER), 'utf8')
        return [name, createHash('sha256').update(sql).digest('hex')]
      }),
    ),
  )
}

async function readApplied(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await pool.query<{ found: string | null }>(
    `SELECT to_regclass('_prisma_migrations') AS found`,
  )
  if (!tables[0]?.found) return new Map()
  const { rows } = await pool.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL',
  )
  return new Map(rows.map((row) => [row.migration_name, row.checksum]))
}
