import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { boot } from '../../router/boot/boot.ts'
import { readConfig } from '../../router/config/config.ts'
import { LISTENING_PORTS } from '../../router/config/portOffset.ts'
import { httpServer } from '../../router/http/server.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { noopFacilitator } from './noopFacilitator.ts'
import { freePorts } from './ports.ts'
import { remembering } from './remembering.ts'
import { type Served, serve } from './serve.ts'

// A whole Tollgraph with its default settings, on ports and in a folder of its own. BENCH_FACILITATOR says who settles:
// `noop`, `devnet` for the embedded facilitator and the real chain, or `remote` for a node that BENCH_RPC_URL names.

export const served = serve(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-bench-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  try {
    return await start(dataDir, removeData)
  } catch (error) {
    await removeData()
    throw error
  }
})

async function start(dataDir: string, removeData: () => Promise<void>): Promise<Served> {
  const free = await freePorts(LISTENING_PORTS.length)
  const ports = Object.fromEntries(LISTENING_PORTS.map((name, index) => [name, free[index] as number]))
  const texts = Object.fromEntries(LISTENING_PORTS.map((name) => [name, String(ports[name])]))
  const environment = { ...texts, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...remoteSettings(ports.PORT) }
  const config = readConfig(environment, SUBGRAPHS)
  const remembered = process.env.BENCH_REMEMBERS
  const backend = await boot({
    config,
    services: remembered ? remembering(SUBGRAPHS, remembered) : SUBGRAPHS,
    log: pino({ level: config.router.LOG_LEVEL }),
    onProgress: () => {},
    ...(process.env.BENCH_FACILITATOR === 'noop' ? { facilitator: noopFacilitator() } : {}),
  })
  try {
    const app = await httpServer(backend, { answer: () => null })
    await app.listen({ port: config.router.PORT, host: config.router.HOST })
    return {
      url: `http://127.0.0.1:${ports.PORT}`,
      rpcUrl: backend.money.rpcUrl,
      ports,
      async stop() {
        await app.close()
        await backend.stop()
        await removeData()
      },
    }
  } catch (error) {
    await backend.stop()
    throw error
  }
}

/** As for a public network; empty unless the node is remote. */
function remoteSettings(port: number | undefined): Readonly<Record<string, string>> {
  if (process.env.BENCH_FACILITATOR !== 'remote') return {}
  const { BENCH_RPC_URL: rpcUrl = '', BENCH_FACILITATOR_KEY: key = '' } = process.env
  return {
    // The chain id of the devnet is that of Base Sepolia.
    NETWORK: 'base-sepolia',
    RPC_URL: rpcUrl,
    FACILITATOR_KEY: key,
    PAYEE: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ALLOW_STAND_INS: 'true',
  }
}
