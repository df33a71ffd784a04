import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Database, openDatabase } from '../prisma/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../prisma/embedded/index.ts'
import { requireReachable } from '../prisma/unreachable.ts'
import { DataDirInUse, lockDataDir } from '../router/boot/lock.ts'
import type { RouterSettings } from '../router/config/settings.ts'
import { Trouble } from './errors.ts'

/** Pool size of one command. */
const CONNECTIONS = 2

/** The embedded database does not exist yet: no app has ever started with this data folder. */
export class NoDatabaseYet extends Trouble {
  constructor(dataDir: string) {
    super(`There is no database in ${resolve(dataDir)} yet: start Tollgraph once with "npx tollgraph start".`)
  }
}

/**
 * Opens the installation's database for `work`, and closes it afterwards. The embedded database is shared with a
 * running app; without one it is started here, and stopped again unless it was running before. Throws NoDatabaseYet, or
 * DatabaseUnreachable.
 */
export async function withDatabase<Result>(
  settings: RouterSettings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (settings.DATABASE_URL) return workIn(settings.DATABASE_URL, work)
  const dataDir = resolve(settings.DATA_DIR)
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) throw new NoDatabaseYet(dataDir)
  // While this process holds the folder's lock, no app can start and lose its database when this command stops it.
  const release = await takeUnused(dataDir)
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

/** Locks the data folder; null when an app holds it. */
async function takeUnused(dataDir: string): Promise<(() => void) | null> {
  try {
    return await lockDataDir(dataDir)
  } catch (error) {
    if (error instanceof DataDirInUse) return null
    throw error
  }
}

async function workIn<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase(url, { maxConnections: CONNECTIONS })
  try {
    await requireReachable(db.pool)
    return await work(db)
  } finally {
    await db.close()
  }
}
