import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { copyCluster } from './cluster.ts'
import { openDatabaseLine } from './databaseLine.ts'
import { makeDataFolder } from './dataFolder.ts'
import { openPool } from './pool.ts'
import { startProcess, type TollgraphProcess } from './process.ts'
import type { Hold, LineProxy } from './proxy.ts'

/** A Tollgraph process at the end of a line to its database: it can be held at a statement, and killed there. */
export interface ProcessOnLine extends TollgraphProcess {
  /** Holds it at the next statement that has all of these words: before the database hears it, or before it is answered. */
  readonly hold: LineProxy['hold']
  /** The database itself, not through the process's line. */
  readonly pool: pg.Pool
}

/** Starts one. The database is not its own: what it was at when it was killed rests until its heartbeat is missed. */
export async function startProcessOnLine(given: Readonly<Record<string, string>> = {}): Promise<ProcessOnLine> {
  const dataDir = await makeDataFolder('tollgraph-line-')
  await copyCluster(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir })
  const { line, url } = await openDatabaseLine(postgres.url)
  const pool = openPool(postgres.url)
  const holds: Hold[] = []
  const stop = async () => {
    await Promise.all([line.close(), pool.end()])
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const tollgraph = await startProcess({
      // Each statement that is held keeps a connection.
      DATABASE_POOL: '30',
      ...given,
      DATABASE_URL: url,
    })
    return {
      ...tollgraph,
      pool,
      hold(...asked) {
        const held = line.hold(...asked)
        holds.push(held)
        return held
      },
      async end() {
        for (const { release } of holds) release()
        try {
          await tollgraph.end()
        } finally {
          await stop()
        }
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
