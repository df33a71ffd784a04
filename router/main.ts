import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { readArguments, usage } from './boot/arguments.ts'
import { banner } from './boot/banner.ts'
import { boot } from './boot/boot.ts'
import { bootSubgraph } from './boot/bootSubgraph.ts'
import { complain } from './boot/complain.ts'
import { moneyCheck } from './boot/moneyCheck.ts'
import { progressLine } from './boot/progress.ts'
import { stopRouter } from './boot/stopRouter.ts'
import { Stops } from './boot/stops.ts'
import { type Config, readConfig } from './config/config.ts'
import { httpServer } from './http/server.ts'
import { openLog } from './log/openLog.ts'
import { sourceStack } from './log/sourceStack.ts'
import { offeredServices, openPages } from './pages/index.ts'
import { SUBGRAPHS } from './services.ts'

/** Beside other build caches, shared by all installations that run from this checkout. */
const BUNDLES = fileURLToPath(new URL('../node_modules/.cache/tollgraph-pages', import.meta.url))

const progress = progressLine()

/** Stops what has started; replaced as more starts. */
let stop = async (): Promise<void> => {}
let isStopping = false
/** The settings, once they are read. */
let config: Config | null = null

/** Fulfilled once the process answers requests. A start that fails ends the process. */
export const started: Promise<void> = start()

async function start(): Promise<void> {
  try {
    const names = SUBGRAPHS.map(({ name }) => name)
    const asked = readArguments(process.argv.slice(2), names)
    if (asked.kind === 'help') answer(usage(names), 0)
    if (asked.kind === 'misuse') answer(`${asked.message}\n\n${usage(names)}`, 2)
    config = readConfig(process.env, SUBGRAPHS, asked.kind)
    const log = await openLog(config.router.LOG_LEVEL, {
      isTerminal: process.stdout.isTTY,
      write: (text) => progress.above(() => process.stdout.write(text)),
    })
    for (const warning of config.warnings) log.warn(warning)
    traceUncaught()
    stopOnSignals(log)
    if (asked.kind === 'subgraph') await runSubgraph(config, asked.name, log)
    else await runRouter(config, asked.isVerbose, log)
  } catch (error) {
    progress.done()
    complain(error, config)
    await stop()
    process.exit(1)
  }
}

/** Ends the process with a text instead of a start. */
function answer(text: string, exitCode: 0 | 2): never {
  if (exitCode === 0) console.log(text)
  else console.error(text)
  process.exit(exitCode)
}

async function runRouter(config: Config, isVerbose: boolean, log: Logger): Promise<void> {
  const settings = config.router
  const stops = new Stops(log)
  stop = () => stops.run()
  const backend = await boot({ config, services: SUBGRAPHS, log, onProgress: (step) => progress.show(step), stops })
  const pages = await openPages({
    cacheDirs: [BUNDLES, `${backend.dataDir}/pages`],
    serviceOrigins: backend.origins.ofSiblings(),
    introductions: backend.catalogue.introductions,
    baseUrlFrom: (place, service) => backend.origins.baseUrlFrom(place, service),
    offered: () => offeredServices(backend.offer.catalogue),
    api: () => ({ catalogue: backend.offer.catalogue, network: backend.money.network.id }),
    onProgress: (step) => log.info(step),
  })
  const app = await httpServer(backend, pages)
  const lines = await moneyCheck(backend)
  if (lines.length > 0) {
    progress.done()
    console.log(lines.join('\n'))
  }
  await app.listen({ port: settings.PORT, host: settings.HOST })
  stop = () => stopRouter(app, backend)
  progress.done()
  console.log(banner(backend, isVerbose))
  pages.prepare().catch((error: unknown) => log.warn({ err: error }, 'The sandbox cannot be bundled'))
}

async function runSubgraph(config: Config, name: string, log: Logger): Promise<void> {
  const service = SUBGRAPHS.find((candidate) => candidate.name === name)
  if (!service) throw new Error(`There is no service ${name}.`)
  const started = await bootSubgraph(service, config, log, (step) => progress.show(step))
  stop = () => started.stop()
  progress.done()
  console.log(
    `The ${service.name} subgraph listens for routers on ${config.router.SUBGRAPH_HOST}:${started.served.port}`,
  )
}

/** Lets Node print the sources of an error that ends the process. */
function traceUncaught(): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    if (error.stack) error.stack = sourceStack(error.stack)
  })
}

function stopOnSignals(log: Logger): void {
  // One request's stray rejection must not end the process for all others.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise was left behind'))
  const onSignal = async (signal: string) => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'Stopping: requests in work are finished first')
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      onSignal(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'The stop broke off')
        process.exit(1)
      })
    })
  }
}
