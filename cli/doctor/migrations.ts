import { sql } from 'kysely'
import type { Pool } from '../../prisma/database.ts'
import { isCompatible, isEdited, readApplied, readMigrations } from '../../prisma/migrate.ts'
import { onlyRow, tables } from '../../prisma/sql.ts'
import { bad, type Finding, good, warning } from './finding.ts'

const SUBJECT = 'migrations'

/** Checks that the database has exactly the migrations of this version; applies none. */
export async function checkMigrations(pool: Pool): Promise<Finding> {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]))
  const applied = await readFinished(pool)
  const alien = [...applied].filter(([name, { isOptional }]) => !known.has(name) && !isOptional).map(([name]) => name)
  if (alien.length > 0) {
    return bad(
      SUBJECT,
      `the database has ${alien.join(', ')}, which this version does not know`,
      'run the newer version',
    )
  }
  const edited = [...known.values()]
    .filter((migration) => isEdited(migration, applied.get(migration.name)?.checksum ?? migration.checksum))
    .map(({ name }) => name)
  if (edited.length > 0) {
    return bad(
      SUBJECT,
      `${edited.join(', ')} was edited after it was applied`,
      'restore the file and write a new migration',
    )
  }
  const missing = [...known.keys()].filter((name) => !applied.has(name))
  if (missing.length === 0) return good(SUBJECT, `all ${known.size} are applied`)
  return warning(SUBJECT, `${missing.join(', ')} is not applied yet`, 'start Tollgraph, or run "npx tollgraph migrate"')
}

interface Finished {
  /** SHA-256, hex. */
  readonly checksum: string
  /** Whether versions that do not know it may run beside it. */
  readonly isOptional: boolean
}

/** The migrations that were applied, by name; none in a database without any table. */
async function readFinished(pool: Pool): Promise<ReadonlyMap<string, Finished>> {
  const bookkeeping = sql<string | null>`to_regclass('_prisma_migrations')`
  const { found } = await onlyRow(pool, tables.selectNoFrom(bookkeeping.as('found')))
  const finished = found ? (await readApplied(pool)).filter(({ finished_at }) => finished_at) : []
  return new Map(
    finished.map(({ migration_name, checksum, logs }) => [
      migration_name,
      { checksum, isOptional: isCompatible({ logs }) },
    ]),
  )
}
