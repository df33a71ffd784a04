import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'

// Prisma's command line downloads a native schema engine. The same engine is on npm as WebAssembly, which needs no
// further download; this is the minimal driver for it.

/** The name of a migration's file inside its folder. */
export const MIGRATION_FILE = 'migration.sql'
export const LOCK_FILE = 'migration_lock.toml'

/** Hides no table or enum from the engine. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] }

let loading

/** Instantiates the engine manually: its own entry imports a `.wasm`, which Node 20 cannot do. */
async function instantiate() {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const glueUrl = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = await readFile(fileURLToPath(new URL('./schema_engine_bg.wasm', glueUrl)))
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  return glue
}

/** Opens an engine on the database of a driver adapter; `schema` is the result of `readSchema`, if needed. */
export async function openSchemaEngine(adapterFactory, schema) {
  loading ??= instantiate()
  const { SchemaEngine } = await loading
  const datamodels = schema?.map((file) => [file.path, file.content])
  return SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapterFactory))
}

/** The `.prisma` files of a folder in the engine's format, ordered by name. */
export async function readSchema(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.prisma')).sort()
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return { path: file, content: await readFile(file, 'utf8') }
    }),
  )
}

/** A folder of migrations in the engine's format, in the order of application. */
export async function readMigrations(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => ({
      path: name,
      migrationFile: {
        path: MIGRATION_FILE,
        content: { tag: 'ok', value: await readFile(path.join(folder, name, MIGRATION_FILE), 'utf8') },
      },
    })),
  )
  const lock = await readFile(path.join(folder, LOCK_FILE), 'utf8').catch(() => null)
  return {
    baseDir: folder,
    lockfile: { path: LOCK_FILE, content: lock },
    shadowDbInitScript: '',
    migrationDirectories,
  }
}
