import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Database, openDatabase } from '../prisma/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../prisma/embedded/index.ts'
import { DataDirInUse, lockDataDir } from '../router/boot/lock.ts'
import type { RouterSettings } from '../router/config/settings.ts'
import { reasonOf, Trouble } from './errors.ts'

/** Connections of one command. */
const CONNECTIONS = 2

/** There is no embedded database yet: nothing has ever been started over this data folder. */
export class NoDatabaseYet extends Trouble {
  constructor(dataDir: string) {
    super(`There is no database in ${resolve(dataDir)} yet: start Tollgraph once with "npx tollgraph start".`)
  }
}

/**
 * Opens the installation's database for some work, and closes it after. The embedded one is shared with the app that
 * runs; when none does, it is started for this, and stopped unless it ran before. Throws NoDatabaseYet, or Trouble when
 * it cannot be reached.
 */
export async function withDatabase<Result>(
  settings: RouterSettings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (settings.DATABASE_URL) return workIn(settings.DATABASE_URL, work)
  const dataDir = resolve(settings.DATA_DIR)
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) throw new NoDatabaseYet(dataDir)
  // While this holds the folder, no app can start and have its database stopped under it.
  const release = takeUnused(dataDir)
  let own: EmbeddedPostgres | null = null
  const leave = async () => {
    if (release && own && !own.attached) await own.stop()
    release?.()
  }
  const onSignal = () => void leave().finally(() => process.exit(1))
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    own = await startEmbeddedPostgres({ dataDir })
    return await workIn(own.url, work)
  } finally {
    await leave()
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}

/** Takes the data folder when no app runs over it; null when one does. */
function takeUnused(dataDir: string): (() => void) | null {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    if (error instanceof DataDirInUse) return null
    throw error
  }
}

async function workIn<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase(url, { maxConnections: CONNECTIONS })
  try {
    await db.pool.query('SELECT 1').catch((error: unknown) => {
      throw new Trouble(`The database cannot be reached (${reasonOf(error)}): see whether it runs, and DATABASE_URL.`)
    })
    return await work(db)
  } finally {
    await db.close()
  }
}
