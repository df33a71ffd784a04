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
import { startProcess, type TollgraphProcess } from './process.ts'
import type { LineProxy } from './proxy.ts'
import type { PayingPlace } from './tollgraph.ts'

/** Routers of one installation, each a process of its own, on one Postgres and one chain. */
export interface Installation extends Omit<PayingPlace, 'url'> {
  readonly routers: readonly TollgraphProcess[]
  /** The database itself. */
  readonly pool: pg.Pool
  /** The first router's line to the database. */
  readonly databaseLine: LineProxy
  stop(): Promise<void>
}

/** Starts `count` routers, one after the other; the settings are for all of them. */
export async function startInstallation(
  count: number,
  given: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const dataDir = await makeDataFolder('tollgraph-installation-')
  await copyCluster(dataDir)
  const [port = 0] = await freePorts(1)
  const [devnet, postgres] = await Promise.all([startDevnet({ dataDir, port }), startEmbeddedPostgres({ dataDir })])
  const pool = openPool(postgres.url)
  const { line: databaseLine, url: overLine } = await openDatabaseLine(postgres.url)
  const routers: TollgraphProcess[] = []
  const stop = async () => {
    await Promise.all(routers.map((router) => router.end()))
    await Promise.all([databaseLine.close(), pool.end()])
    await Promise.all([postgres.stop(), devnet.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    while (routers.length < count) {
      const router = await startProcess({
        SECRET: 'the secret that all routers of the test share',
        DATABASE_URL: routers.length === 0 ? overLine : postgres.url,
        NETWORK: 'base-sepolia',
        RPC_URL: devnet.rpcUrl,
        PAYEE: devnet.payee,
        FACILITATOR_KEY: devnet.facilitatorKey,
        REFUND_KEY: devnet.refundKey,
        ...given,
      })
      routers.push(router)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    routers,
    pool,
    databaseLine,
    rpcUrl: devnet.rpcUrl,
    chain: openChain(NETWORKS.devnet, devnet.rpcUrl, 5_000),
    fund: (address, usdc) => devnet.fund(address, { usdc }),
    stop,
  }
}
