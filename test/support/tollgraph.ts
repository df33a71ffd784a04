import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type Backend, boot } from '../../router/boot/boot.ts'
import { readConfig } from '../../router/config/config.ts'
import { httpServer } from '../../router/http/server.ts'
import type { Chain } from '../../router/payments/evm/chain.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { copyCluster } from './cluster.ts'
import { makeDataFolder } from './dataFolder.ts'
import { outsideDevnet } from './outsideDevnet.ts'
import { freePortSettings } from './ports.ts'

/** Somewhere that a wallet can pay: a running Tollgraph and its chain. */
export interface PayingPlace {
  readonly url: string
  readonly rpcUrl: string
  readonly chain: Chain
  /** Gives test USDC (atomic units) to an address. */
  fund(address: `0x${string}`, usdc: bigint): Promise<void>
}

/** A whole Tollgraph in this process: real Postgres, real chain, real HTTP, on ports and in a folder of its own. */
export interface TestTollgraph extends PayingPlace {
  readonly backend: Backend
  readonly app: FastifyInstance
  readonly environment: Readonly<Record<string, string>>
  /** The scheduled jobs' secret. */
  readonly cronSecret: string
  stop(): Promise<void>
}

const CRON_SECRET = 'the secret of scheduled jobs'

/** Starts one; settings can be given as environment variables. `stop` removes its folder. */
export async function startTollgraph(
  given: Readonly<Record<string, string>> = {},
  options: { readonly now?: () => Date } = {},
): Promise<TestTollgraph> {
  const dataDir = given.DATA_DIR ?? (await makeDataFolder('tollgraph-test-'))
  if (!given.DATABASE_URL) await copyCluster(dataDir)
  const ports = await freePortSettings()
  const environment: Record<string, string> = {
    ...ports,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    CRON_SECRET,
    ...outsideDevnet(given, ports.PORT),
    ...given,
  }
  const config = readConfig(environment, SUBGRAPHS)
  const log = pino({ level: config.router.LOG_LEVEL })
  const backend = await boot({ config, services: SUBGRAPHS, log, onProgress: () => {}, ...options })
  const app = await httpServer(backend, { answer: () => null })
  await app.listen({ port: config.router.PORT, host: config.router.HOST })
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    rpcUrl: backend.money.rpcUrl,
    chain: backend.money.chain,
    fund: async (address, usdc) => backend.money.devnet?.fund(address, { usdc }),
    backend,
    app,
    environment,
    cronSecret: environment.CRON_SECRET ?? '',
    async stop() {
      await app.close()
      await backend.stop()
      if (!given.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
