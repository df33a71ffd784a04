import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { type Devnet, startDevnet } from '../../devnet/index.ts'
import { connectNode, type DevnetNode } from '../../devnet/node.ts'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { type Chain, openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import { openDatabaseLine } from './databaseLine.ts'
import { makeDataFolder } from './dataFolder.ts'
import { startFacilitator, type TestFacilitator } from './facilitator.ts'
import { openPool } from './pool.ts'
import { freePorts } from './ports.ts'
import { LineProxy } from './proxy.ts'

/** Everything that an app stands on, each at the end of a line that a test can break, and in processes of their own. */
export interface FaultsGround {
  readonly dataDir: string
  readonly devnet: Devnet
  readonly node: DevnetNode
  /** The chain itself, not through the app's line. */
  readonly chain: Chain
  readonly rpcUrl: string
  /** The database itself, not through the app's line. */
  readonly pool: pg.Pool
  readonly facilitator: TestFacilitator
  /** The app's line to its database. */
  readonly databaseLine: LineProxy
  /** The app's line to its chain. */
  readonly chainLine: LineProxy
  /** What an app is started with, to stand on this. */
  readonly environment: Readonly<Record<string, string>>
  fund(address: `0x${string}`, usdc: bigint): Promise<void>
  stop(): Promise<void>
}

/** How long the app waits for its facilitator and its chain, in milliseconds. */
export const PATIENCE_MS = 10_000

/** Starts a chain, a database and a facilitator, for an app that takes the chain for a public one. */
export async function startFaultsGround(): Promise<FaultsGround> {
  const dataDir = await makeDataFolder('tollgraph-faults-')
  const [port = 0] = await freePorts(1)
  const [devnet, postgres, facilitator] = await Promise.all([
    startDevnet({ dataDir, port }),
    startEmbeddedPostgres({ dataDir }),
    startFacilitator(),
  ])
  await facilitator.connect(devnet.rpcUrl, 60_000)
  const [{ line: databaseLine, url: databaseUrl }, chainLine] = await Promise.all([
    openDatabaseLine(postgres.url),
    LineProxy.open({ port, host: '127.0.0.1' }),
  ])
  const pool = openPool(postgres.url, { max: 4 })
  // It bears that its server stops.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const node = connectNode(devnet.rpcUrl)
  return {
    dataDir,
    devnet,
    node,
    chain: openChain(NETWORKS.devnet, devnet.rpcUrl, 5_000),
    rpcUrl: devnet.rpcUrl,
    pool,
    facilitator,
    databaseLine,
    chainLine,
    environment: {
      NETWORK: 'base-sepolia',
      RPC_URL: `http://127.0.0.1:${chainLine.port}`,
      PAYEE: devnet.payee,
      REFUND_KEY: devnet.refundKey,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '40',
      FACILITATOR_URLS: facilitator.url,
      FACILITATOR_TIMEOUT_MS: String(PATIENCE_MS),
      // Clients wait until it is known what became of their payments: the end of a fault is not to find settlements under way.
      SETTLEMENT_WAIT_MS: '60000',
      FACILITATOR_MAX_IN_FLIGHT: '100',
      EXECUTION_TIMEOUT_MS: '20000',
      REPLAY_WAIT_MS: '1000',
    },
    fund: (address, usdc) => devnet.fund(address, { usdc }),
    async stop() {
      await Promise.all([databaseLine.close(), chainLine.close(), facilitator.stop(), pool.end()])
      await Promise.all([postgres.stop(), devnet.stop()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
