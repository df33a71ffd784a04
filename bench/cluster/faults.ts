import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster, Restartable } from './cluster.ts'
import type { Host } from './host.ts'
import { allAtWork, type Takeover, takenOver } from './takeover.ts'
import type { TollgraphProcess } from './tollgraph.ts'

/** After which a process manager starts a program that ended, in milliseconds: `RestartSec` of the systemd unit. */
const RESTART_MS = 2_000
/** After which a manager of the database promotes the standby, in milliseconds. */
const PROMOTE_MS = 2_000
/** How often a router is killed until it leaves a payment. */
const ATTEMPTS = 5
/** How long a cable is pulled, in milliseconds. */
const CUT_MS = 8_000
/** How long that of a primary is: longer than it takes to go on with the other. */
const LOST_MS = 20_000

/** Of a slow network, in kilobits a second: a paid call moves some 100 kilobits to and from its database. */
const SLOW_KILOBITS = 2_000

/** What a fault has shown, besides what clients saw. */
export interface Observation {
  readonly takeover?: Takeover
}

/** Something that fails, and what an operator's machinery does about it. */
export interface Fault {
  readonly name: string
  /** Lets it happen, and resolves when it has been mended; processes may still be starting. */
  happen(cluster: Cluster, chance: () => number): Promise<Observation>
}

/** Every kind of fault. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'router killed',
    async happen({ routers, db }, chance) {
      const router = one(routers, chance)
      for (let attempt = 1; ; attempt += 1) {
        await allAtWork(db.pool, routers.length)
        const diedAt = Date.now()
        await router.kill()
        const takeover = await takenOver(db.pool, diedAt)
        await router.start()
        // It may have ended its last payment in the moment before.
        if (takeover.payments > 0 || attempt === ATTEMPTS) return { takeover }
      }
    },
  },
  { name: 'service killed', happen: ({ domains }) => restarted(domains) },
  { name: 'pooler killed', happen: ({ pgBouncerOf, postgres }) => restarted(pgBouncerOf(postgres.primary)) },
  {
    name: 'primary killed, standby promoted',
    async happen({ postgres, pgBouncerOf }) {
      const { primary } = postgres
      await primary.kill()
      await wait(PROMOTE_MS)
      await postgres.promote()
      await Promise.all([postgres.rejoin(), pgBouncerOf(primary).start()])
      return {}
    },
  },
  {
    name: 'primary cut off, standby promoted',
    async happen({ postgres, pgBouncerOf }) {
      const { primary } = postgres
      await primary.cut()
      await wait(PROMOTE_MS)
      await postgres.promote()
      await wait(LOST_MS)
      // A manager that lost its lock stops its server before the others can reach it again.
      await primary.kill()
      await primary.mend()
      await Promise.all([postgres.rejoin(), pgBouncerOf(primary).start()])
      return {}
    },
  },
  { name: 'router cut off', happen: ({ routers }, chance) => cutOff(one(routers, chance).host) },
  { name: 'service cut off', happen: ({ data }) => cutOff(data.host) },
  {
    name: 'slow network of the primary',
    async happen({ postgres }) {
      const { primary } = postgres
      await primary.throttle(SLOW_KILOBITS)
      await wait(CUT_MS)
      await primary.unthrottle()
      return {}
    },
  },
  { name: 'Valkey killed', happen: ({ valkey }) => restarted(valkey) },
  { name: 'S3 server killed', happen: ({ s3 }) => restarted(s3) },
]

async function restarted(server: Restartable | TollgraphProcess): Promise<Observation> {
  await server.kill()
  await wait(RESTART_MS)
  await server.start()
  return {}
}

async function cutOff(host: Host): Promise<Observation> {
  await host.cut()
  await wait(CUT_MS)
  await host.mend()
  return {}
}

function one<Value>(values: readonly [Value, Value], chance: () => number): Value {
  return chance() < 0.5 ? values[0] : values[1]
}
