import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster, Restartable } from './cluster.ts'
import type { Disk } from './disk.ts'
import type { Host } from './host.ts'
import { allAtWork, type Takeover, takenOver } from './takeover.ts'
import type { TollgraphProcess } from './tollgraph.ts'

/** After which a process manager starts a program that ended, in milliseconds: `RestartSec` of the systemd unit. */
const RESTART_MS = 2_000
/** After which a manager of the database promotes the standby, in milliseconds. */
const PROMOTE_MS = 2_000
/** How often a router is killed until it leaves a payment. */
const ATTEMPTS = 5
/** How much longer than other hosts a primary is cut off: longer than it takes to go on with the other. */
const LOST_FACTOR = 2.5

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
  happen(cluster: Cluster, circumstances: Circumstances): Promise<Observation>
}

/** What is not the same each time that a fault happens. */
export interface Circumstances {
  /** Chooses the host where several could fail; from 0 to 1. */
  readonly chance: () => number
  /** How long cables are pulled, and things are slow, in milliseconds. */
  readonly lastsMs: number
}

/** Every kind of fault. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'router killed',
    async happen({ routers, db }, { chance }) {
      const router = one(routers, chance)
      for (let attempt = 1; ; attempt += 1) {
        await allAtWork(db.pool, routers.length)
        const diedAt = Date.now()
        await router.kill()
        const [takeover] = await Promise.all([takenOver(db.pool, diedAt), startedAgain(router)])
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
    async happen({ postgres, pgBouncerOf }, { lastsMs }) {
      const { primary } = postgres
      await primary.cut()
      await wait(PROMOTE_MS)
      await postgres.promote()
      await wait(LOST_FACTOR * lastsMs)
      // A manager that lost its lock stops its server before the others can reach it again.
      await primary.kill()
      await primary.mend()
      await Promise.all([postgres.rejoin(), pgBouncerOf(primary).start()])
      return {}
    },
  },
  { name: 'jobs killed', happen: ({ jobs }) => restarted(jobs) },
  { name: 'settlement killed', happen: ({ settlement }) => restarted(settlement) },
  { name: 'haproxy killed', happen: ({ haproxy }) => restarted(haproxy) },
  { name: 'router cut off', happen: ({ routers }, given) => cutOff(one(routers, given.chance).host, given) },
  { name: 'service cut off', happen: ({ data }, given) => cutOff(data.host, given) },
  { name: 'settlement cut off', happen: ({ settlement }, given) => cutOff(settlement.host, given) },
  {
    name: 'slow network of the primary',
    async happen({ postgres }, { lastsMs }) {
      const { primary } = postgres
      await primary.throttle(SLOW_KILOBITS)
      await wait(lastsMs)
      await primary.unthrottle()
      return {}
    },
  },
  { name: 'slow disk of the primary', happen: ({ postgres }, given) => slowed(postgres.primaryDisk, given) },
  // Commits wait for it, too.
  { name: 'slow disk of the standby', happen: ({ postgres }, given) => slowed(postgres.standbyDisk, given) },
  { name: 'node of the chain killed', happen: ({ node }) => restarted(node) },
  {
    name: 'chain frozen',
    async happen({ chain }, { lastsMs }) {
      chain.freeze()
      await wait(lastsMs)
      chain.thaw()
      return {}
    },
  },
  { name: 'Valkey killed', happen: ({ valkey }) => restarted(valkey) },
  { name: 'S3 server killed', happen: ({ s3 }) => restarted(s3) },
]

async function restarted(server: Restartable | TollgraphProcess): Promise<Observation> {
  await server.kill()
  await startedAgain(server)
  return {}
}

async function startedAgain(server: Restartable | TollgraphProcess): Promise<void> {
  await wait(RESTART_MS)
  await server.start()
}

async function cutOff(host: Host, { lastsMs }: Circumstances): Promise<Observation> {
  await host.cut()
  await wait(lastsMs)
  await host.mend()
  return {}
}

async function slowed(disk: Disk, { lastsMs }: Circumstances): Promise<Observation> {
  await disk.slowDown(lastsMs)
  return {}
}

function one<Value>(values: readonly [Value, Value], chance: () => number): Value {
  return chance() < 0.5 ? values[0] : values[1]
}
