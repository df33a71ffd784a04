import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { startDevnet } from '../../devnet/index.ts'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import { copyCluster } from './cluster.ts'
import { openDatabaseLine } from './databaseLine.ts'
import { makeDataFolder } from './dataFolder.ts'
import { openPool } from './pool.ts'
import { freePorts } from './ports.ts'
import { type RouterProgram, startProcess, type TollgraphProcess } from './process.ts'
import type { LineProxy } from './proxy.ts'
import type { PayingPlace } from './tollgraph.ts'

/** Routers of one installation, each a process of its own, on one Postgres and one chain. */
export interface Installation extends Omit<PayingPlace, 'url'> {
  readonly routers: readonly TollgraphProcess[]
  /** The database itself, and its URL. */
  readonly pool: pg.Pool
  readonly databaseUrl: string
  /** The first router's line to the database. */
  readonly databaseLine: LineProxy
  stop(): Promise<void>
}

/**
 * Starts `count` routers, one after the other; the settings are for all of them. Those of another release have a database
 * that only they have migrated.
 */
export async function startInstallation(
  count: number,
  given: Readonly<Record<string, string>> = {},
  release?: RouterProgram,
): Promise<Installation> {
  const dataDir = await makeDataFolder('tollgraph-installation-')
  await copyCluster(dataDir)
  const [port = 0] = await freePorts(1)
  const [devnet, postgres] = await Promise.all([startDevnet({ dataDir, port }), startEmbeddedPostgres({ dataDir })])
  const databaseUrl = release ? await emptyDatabase(postgres.url) : postgres.url
  const pool = openPool(databaseUrl)
  const { line: databaseLine, url: overLine } = await openDatabaseLine(databaseUrl)
  const routers: TollgraphProcess[] = []
  const stop = async () => {
    await Promise.all(routers.map((router) => router.end()))
    await Promise.all([databaseLine.close(), pool.end()])
    await Promise.all([postgres.stop(), devnet.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    while (routers.length < count) {
      const settings = {
        SECRET: 'the secret that all routers of the test share',
        DATABASE_URL: routers.length === 0 ? overLine : databaseUrl,
        NETWORK: 'base-sepolia',
        RPC_URL: devnet.rpcUrl,
        PAYEE: devnet.payee,
        FACILITATOR_KEY: devnet.facilitatorKey,
        REFUND_KEY: devnet.refundKey,
        ...given,
      }
      routers.push(await startProcess(settings, { release }))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    routers,
    pool,
    databaseUrl,
    databaseLine,
    rpcUrl: devnet.rpcUrl,
    chain: openChain(NETWORKS.devnet, devnet.rpcUrl, 5_000),
    fund: (address, usdc) => devnet.fund(address, { usdc }),
    stop,
  }
}

/** Makes a database without tables on a server, and returns its URL. */
async function emptyDatabase(serverUrl: string): Promise<string> {
  const pool = openPool(serverUrl)
  try {
    await pool.query('CREATE DATABASE empty TEMPLATE template0')
  } finally {
    await pool.end()
  }
  return serverUrl.replace('/tollgraph?', '/empty?')
}
