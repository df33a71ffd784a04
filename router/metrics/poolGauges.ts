import { Gauge, type Registry } from 'prom-client'
import type { Pool } from '../../prisma/database.ts'

/** Connections of a pool, and statements that wait for one. */
export type WatchedPool = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/** Registers the state of the database pools, read at each scrape without a query. */
export function registerPools(pools: Readonly<Record<string, WatchedPool>>, registry: Registry): void {
  const all = Object.entries(pools)
  new Gauge({
    name: 'tollgraph_database_connections',
    help: 'Open database connections of this process, by pool: busy or idle.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount }] of all) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
      }
    },
  })
  new Gauge({
    name: 'tollgraph_database_waiting',
    help: 'Statements that wait for a connection of a pool (DATABASE_POOL).',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { waitingCount }] of all) this.set({ pool }, waitingCount)
    },
  })
}
