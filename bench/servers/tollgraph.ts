import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { boot } from '../../router/boot/boot.ts'
import { readConfig } from '../../router/config/config.ts'
import { httpServer } from '../../router/http/server.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { noopFacilitator } from './noopFacilitator.ts'
import { freePorts } from './ports.ts'
import { type Served, serve } from './serve.ts'

// A whole Tollgraph with its default settings, on ports and in a folder of its own. BENCH_FACILITATOR says who settles:
// `noop`, or `devnet` for the embedded facilitator and the real chain.

await serve(async () => {
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
  const [port, devnet, dns, smtp, viewer, registry] = await freePorts(6)
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEVNET_PORT: String(devnet),
    DNS_PORT: String(dns),
    MAILBOX_SMTP_PORT: String(smtp),
    MAILBOX_VIEWER_PORT: String(viewer),
    SANDBOX_REGISTRY_PORT: String(registry),
    LOG_LEVEL: 'error',
  }
  const config = readConfig(environment, SUBGRAPHS)
  const backend = await boot({
    config,
    services: SUBGRAPHS,
    log: pino({ level: config.router.LOG_LEVEL }),
    onProgress: () => {},
    ...(process.env.BENCH_FACILITATOR === 'noop' ? { facilitator: noopFacilitator() } : {}),
  })
  try {
    const app = await httpServer(backend, { answer: () => null })
    await app.listen({ port: config.router.PORT, host: config.router.HOST })
    return {
      url: `http://127.0.0.1:${port}`,
      rpcUrl: backend.money.rpcUrl,
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
