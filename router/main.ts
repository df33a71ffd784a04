import { pino } from 'pino'
import { banner } from './boot/banner.ts'
import { boot } from './boot/boot.ts'
import { progressLine } from './boot/progress.ts'
import { ConfigError, readConfig } from './config/config.ts'
import { httpServer } from './http/server.ts'
import { openPages } from './pages/index.ts'
import { SUBGRAPHS } from './services.ts'

const progress = progressLine()

try {
  await main()
} catch (error) {
  progress.done()
  const isForOperator =
    error instanceof ConfigError ||
    (error instanceof Error && error.cause === undefined && !(error instanceof TypeError))
  console.error(isForOperator ? (error as Error).message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig(process.env, SUBGRAPHS)
  const settings = config.router
  const log = pino({
    level: settings.LOG_LEVEL,
    redact: ['req.headers', 'headers', 'key', 'secret', '*.key', '*.secret'],
  })
  const backend = await boot({ config, services: SUBGRAPHS, log, onProgress: (step) => progress.show(step) })
  const pages = await openPages({ cacheDir: `${backend.dataDir}/pages`, onProgress: (step) => log.info(step) })
  const app = await httpServer(backend, pages)
  await app.listen({ port: settings.PORT, host: settings.HOST })
  progress.done()
  console.log(banner(backend))

  // One request's stray rejection must not end the process under all others.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise was left behind'))

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'Stopping: requests in work are finished first')
    await app.close()
    await backend.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'The stop broke off')
        process.exit(1)
      })
    })
  }
}
