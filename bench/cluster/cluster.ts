import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { privateKeyToAddress } from 'viem/accounts'
import { type Database, openDatabase } from '../../prisma/database.ts'
import { Chain } from './chain.ts'
import { whyNoDisk } from './disk.ts'
import type { Host, Program } from './host.ts'
import { Network, whyNoNetwork } from './network.ts'
import { POSTGRES, POSTGRES_PORT, PostgresPair } from './postgres.ts'
import {
  databaseSettings,
  HAPROXY,
  nodeUrl,
  PGBOUNCER,
  publicUrl,
  routersInUse,
  sharedSettings,
  startHaproxy,
  startNode,
  startPgBouncer,
  startS3,
  startValkey,
  VALKEY,
} from './servers.ts'
import { routerOn, serviceOn, type TollgraphProcess } from './tollgraph.ts'
import { until } from './until.ts'

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
  return whyNoNetwork() ?? whyNoDisk()
}

/**
 * An installation with a host for each part: haproxy, two routers, a router for jobs, one with the keys that settle, the
 * services `domains` and `data` in processes of their own, a Postgres primary and its standby with a PgBouncer on each,
 * Valkey, an S3 server, a node of the chain.
 */
export interface Cluster {
  readonly network: Network
  /** Where clients send requests. */
  readonly url: string
  readonly haproxy: Restartable
  /** They face the clients, without keys for settlements and without jobs. */
  readonly routers: readonly [TollgraphProcess, TollgraphProcess]
  /** Runs the background jobs of routers. */
  readonly jobs: TollgraphProcess
  /** Settles what the others queue. */
  readonly settlement: TollgraphProcess
  readonly domains: TollgraphProcess
  readonly data: TollgraphProcess
  readonly postgres: PostgresPair
  readonly valkey: Restartable
  readonly s3: Restartable
  readonly chain: Chain
  /** The node by which all parts but the client use the chain. */
  readonly node: Restartable
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
  let chain: Chain | null = null
  let db: Database | null = null
  const stop = async () => {
    await db?.close()
    await chain?.stop()
    await network.close()
  }
  try {
    const hosts = await hostsOn(network)
    const pair = [hosts.pg1, hosts.pg2] as const
    const devnet = await Chain.start(network)
    chain = devnet
    const postgres = await PostgresPair.start(pair)
    const bouncers = pair.map((host) => restartable(host, () => startPgBouncer(host, POSTGRES_PORT)))
    const valkey = restartable(hosts.valkey, () => startValkey(hosts.valkey))
    const s3 = restartable(hosts.s3, () => startS3(hosts.s3))
    const node = restartable(hosts.node, () => startNode(hosts.node, devnet.rpcUrl))
    await Promise.all([...bouncers, valkey, s3, node].map((server) => server.start()))
    const ofDatabase = databaseSettings(pair)
    const { routers, jobs, settlement, domains, data } = tollgraphOn(hosts, devnet, { ...ofDatabase, ...settings })
    // The first router makes the tables.
    await Promise.all([domains, data, jobs].map((process) => process.start()))
    await Promise.all([...routers, settlement].map((process) => process.start()))
    const haproxy = restartable(hosts.haproxy, () => startHaproxy(hosts.haproxy, [hosts.router1, hosts.router2]))
    await haproxy.start()
    db = openDatabase(ofDatabase.DATABASE_LISTEN_URL, { maxConnections: 4 })
    const cluster: Cluster = {
      network,
      url: publicUrl(hosts.haproxy),
      haproxy,
      routers,
      jobs,
      settlement,
      domains,
      data,
      postgres,
      valkey,
      s3,
      chain: devnet,
      node,
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

type Hosts = Awaited<ReturnType<typeof hostsOn>>

async function hostsOn(network: Network) {
  const host = (name: string) => network.addHost(name)
  return {
    haproxy: await host('haproxy'),
    router1: await host('router1'),
    router2: await host('router2'),
    jobs: await host('jobs'),
    settle: await host('settle'),
    domains: await host('domains'),
    data: await host('data'),
    pg1: await host('pg1'),
    pg2: await host('pg2'),
    valkey: await host('valkey'),
    s3: await host('s3'),
    node: await host('node'),
  }
}

/** The processes of Tollgraph, not yet started. */
function tollgraphOn(hosts: Hosts, chain: Chain, settings: Readonly<Record<string, string>>) {
  const shared = {
    SECRET: randomBytes(24).toString('hex'),
    NETWORK: 'base-sepolia',
    RPC_URL: nodeUrl(hosts.node),
    ALLOW_STAND_INS: 'true',
    PUBLIC_URL: publicUrl(hosts.haproxy),
    ...sharedSettings(hosts.valkey, hosts.s3),
    ...settings,
  }
  const ofRouters = {
    ...shared,
    HOST: '0.0.0.0',
    TRUST_PROXY: 'true',
    PAYEE: chain.payee,
    REFUND_KEY: chain.refundKey,
    DOMAINS_SUBGRAPH_URL: `http://${hosts.domains.address}:${DOMAINS_PORT}/graphql`,
    DATA_SUBGRAPH_URL: `http://${hosts.data.address}:${DATA_PORT}/graphql`,
    // All clients have one address.
    REQUESTS_BY_ADDRESS_PER_MINUTE: '1000000',
  }
  const withoutKeys = { ...ofRouters, SETTLEMENT: 'queue', SETTLERS: privateKeyToAddress(chain.facilitatorKey) }
  const withKeys = { ...ofRouters, SETTLEMENT: 'worker', FACILITATOR_KEY: chain.facilitatorKey }
  const withoutJobs = { RUN_JOBS: 'false' }
  return {
    routers: [
      routerOn(hosts.router1, { ...withoutKeys, ...withoutJobs }),
      routerOn(hosts.router2, { ...withoutKeys, ...withoutJobs }),
    ],
    jobs: routerOn(hosts.jobs, withoutKeys),
    settlement: routerOn(hosts.settle, { ...withKeys, ...withoutJobs }),
    domains: serviceOn(hosts.domains, 'domains', DOMAINS_PORT, shared),
    data: serviceOn(hosts.data, 'data', DATA_PORT, shared),
  } as const
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

async function allWell({ routers, jobs, settlement, domains, data, haproxy }: Cluster): Promise<void> {
  const processes = [...routers, jobs, settlement, domains, data]
  await until(
    'all processes are ready, and haproxy uses both routers',
    async () => {
      const ready = await Promise.all(processes.map((process) => process.isReady()))
      return ready.every(Boolean) && (await routersInUse(haproxy.host)) === routers.length
    },
    WELL_LIMIT_MS,
  )
}
