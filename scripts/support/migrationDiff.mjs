import { PGlite } from '@electric-sql/pglite'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { NO_FILTERS, openSchemaEngine, readMigrations, readSchema } from './schemaEngine.mjs'

/**
 * The SQL that the schema needs and the migrations lack; null when they agree. Replays the migrations into a temporary
 * in-memory database and compares that with the schema, as `prisma migrate dev` does with its shadow database.
 */
export async function migrationDiff(schemaFolder, migrationsFolder) {
  const database = await PGlite.create()
  try {
    const schema = await readSchema(schemaFolder)
    const engine = await openSchemaEngine(new PrismaPGlite(database), schema)
    const migrations = atOnce(await readMigrations(migrationsFolder))
    if (migrations.migrationDirectories.length > 0) {
      await engine.applyMigrations({ migrationsList: migrations, filters: NO_FILTERS })
    }
    const difference = await engine.diff({
      from: { tag: 'schemaDatasource', files: schema, configDir: process.cwd() },
      to: { tag: 'schemaDatamodel', files: schema },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    })
    return difference.exitCode === 0 ? null : difference.stdout
  } finally {
    await database.close()
  }
}

/** Migrations marked `-- @concurrent` without CONCURRENTLY, which the engine's transactions do not allow. */
function atOnce(migrations) {
  const migrationDirectories = migrations.migrationDirectories.map((directory) => {
    const { content } = directory.migrationFile
    if (!content.value.startsWith('-- @concurrent')) return directory
    const value = content.value.replace(/\bCONCURRENTLY\b/gi, '')
    return { ...directory, migrationFile: { ...directory.migrationFile, content: { ...content, value } } }
  })
  return { ...migrations, migrationDirectories }
}
