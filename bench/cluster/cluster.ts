import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Devnet, startDevnet } from '../../devnet/index.ts'
import { type Database, openDatabase } from '../../prisma/database.ts'
import type { Host, Program } from './host.ts'
import { Network, whyNoNetwork } from './network.ts'
import { POSTGRES, POSTGRES_PORT, PostgresPair } from './postgres.ts'
import {
  databaseSettings,
  HAPROXY,
  PGBOUNCER,
  publicUrl,
  routersInUse,
  sharedSettings,
  startHaproxy,
  startPgBouncer,
  startS3,
  startValkey,
  VALKEY,
} from './servers.ts'
import { routerOn, serviceOn, type TollgraphProcess } from './tollgraph.ts'
import { until } from './until.ts'

const CHAIN_PORT = 8_545
const DOMAINS_PORT = 4_102
const DATA_PORT = 4_103
/** How long the cluster may take until all of it is well again, in milliseconds. */
const WELL_LIMIT_MS = 150_000

/** Why a cluster cannot run on this machine; null when it can. */
export function whyNoCluster(): string | null {
  const missing = [
    [HAPROXY, 'haproxy'],
    [PGBOUNCER, 'pgbouncer'],
  ].find(([path = '']) => !existsSync(path))
  if (missing) return `${missing[1]} is not installed`
  if (!POSTGRES) return 'postgresql is not installed'
  if (!VALKEY) return 'neither valkey-server nor redis-server is installed'
  return whyNoNetwork()
}

/**
 * An installation with a host for each part: haproxy, two routers that run jobs, the services `domains` and `data` in
 * processes of their own, a Postgres primary and its standby with a PgBouncer on each, Valkey, an S3 server. The chain runs
 * beside the client, on the bridge.
 */
export interface Cluster {
  readonly network: Network
  /** Where clients send requests. */
  readonly url: string
  readonly haproxy: Host
  readonly routers: readonly [TollgraphProcess, TollgraphProcess]
  readonly domains: TollgraphProcess
  readonly data: TollgraphProcess
  readonly postgres: PostgresPair
  readonly valkey: Restartable
  readonly s3: Restartable
  readonly chain: Devnet
  /** The ledger, on the server that is the primary. */
  readonly db: Database
  /** The PgBouncer of a database host. */
  pgBouncerOf(host: Host): Restartable
  /** Resolves once all processes are ready and haproxy uses both routers. */
  allWell(): Promise<void>
  stop(): Promise<void>
}

/** A server that can be killed and started again. */
export interface Restartable {
  readonly host: Host
  start(): Promise<void>
  kill(): Promise<void>
}

/** Starts a cluster; `settings` are added to those of the routers and services. */
export async function startCluster(settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const network = await Network.open()
  let chain: Devnet | null = null
  let db: Database | null = null
  const stop = async () => {
    await db?.close()
    await chain?.stop()
    await network.close()
  }
  try {
    const hosts = await hostsOn(network)
    const pair = [hosts.pg1, hosts.pg2] as const
    chain = await startDevnet({ dataDir: network.folder, port: CHAIN_PORT, host: network.address })
    const postgres = await PostgresPair.start(pair)
    const bouncers = pair.map((host) => restartable(host, () => startPgBouncer(host, POSTGRES_PORT)))
    const valkey = restartable(hosts.valkey, () => startValkey(hosts.valkey))
    const s3 = restartable(hosts.s3, () => startS3(hosts.s3))
    await Promise.all([...bouncers, valkey, s3].map((server) => server.start()))
    const ofDatabase = databaseSettings(pair)
    const shared = {
      SECRET: randomBytes(24).toString('hex'),
      NETWORK: 'base-sepolia',
      RPC_URL: chain.rpcUrl,
      ALLOW_STAND_INS: 'true',
      PUBLIC_URL: publicUrl(hosts.haproxy),
      ...ofDatabase,
      ...sharedSettings(hosts.valkey, hosts.s3),
      ...settings,
    }
    const domains = serviceOn(hosts.domains, 'domains', DOMAINS_PORT, shared)
    const data = serviceOn(hosts.data, 'data', DATA_PORT, shared)
    const ofRouters = {
      ...shared,
      HOST: '0.0.0.0',
      TRUST_PROXY: 'true',
      PAYEE: chain.payee,
      FACILITATOR_KEY: chain.facilitatorKey,
      REFUND_KEY: chain.refundKey,
      DOMAINS_SUBGRAPH_URL: `http://${hosts.domains.address}:${DOMAINS_PORT}/graphql`,
      DATA_SUBGRAPH_URL: `http://${hosts.data.address}:${DATA_PORT}/graphql`,
      // All clients have one address.
      REQUESTS_BY_ADDRESS_PER_MINUTE: '1000000',
    }
    const routers = [routerOn(hosts.router1, ofRouters), routerOn(hosts.router2, ofRouters)] as const
    await Promise.all([domains, data, routers[0]].map((process) => process.start()))
    await routers[1].start()
    await startHaproxy(hosts.haproxy, [hosts.router1, hosts.router2])
    db = openDatabase(ofDatabase.DATABASE_LISTEN_URL, { maxConnections: 4 })
    const cluster: Cluster = {
      network,
      url: publicUrl(hosts.haproxy),
      haproxy: hosts.haproxy,
      routers,
      domains,
      data,
      postgres,
      valkey,
      s3,
      chain,
      db,
      pgBouncerOf: (host) => bouncers[host === hosts.pg1 ? 0 : 1] as Restartable,
      allWell: () => allWell(cluster),
      stop,
    }
    await cluster.allWell()
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

async function hostsOn(network: Network) {
  const host = (name: string) => network.addHost(name)
  return {
    haproxy: await host('haproxy'),
    router1: await host('router1'),
    router2: await host('router2'),
    domains: await host('domains'),
    data: await host('data'),
    pg1: await host('pg1'),
    pg2: await host('pg2'),
    valkey: await host('valkey'),
    s3: await host('s3'),
  }
}

function restartable(host: Host, run: () => Promise<Program>): Restartable {
  let program: Program | null = null
  return {
    host,
    async start() {
      program = await run()
    },
    async kill() {
      await program?.kill()
    },
  }
}

async function allWell({ routers, domains, data, haproxy }: Cluster): Promise<void> {
  await until(
    'all processes are ready, and haproxy uses both routers',
    async () => {
      const ready = await Promise.all([...routers, domains, data].map((process) => process.isReady()))
      return ready.every(Boolean) && (await routersInUse(haproxy)) === routers.length
    },
    WELL_LIMIT_MS,
  )
}
