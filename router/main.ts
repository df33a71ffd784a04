import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { hostPort } from '../schema/hostPort.ts'
import { isFurtherWorker } from '../subgraphs/kit/service/workers.ts'
import { readArguments, usage } from './boot/arguments.ts'
import { banner } from './boot/banner.ts'
import { type Backend, boot } from './boot/boot.ts'
import { bootSubgraph } from './boot/bootSubgraph.ts'
import { complain } from './boot/complain.ts'
import { moneyCheck } from './boot/moneyCheck.ts'
import { progressLine } from './boot/progress.ts'
import { stopRouter } from './boot/stopRouter.ts'
import { Stops } from './boot/stops.ts'
import type { WorkerPlace } from './boot/workerPlace.ts'
import { type Config, readConfig } from './config/config.ts'
import { listenAt } from './http/listenAt.ts'
import { httpServer } from './http/server.ts'
import { openLog } from './log/openLog.ts'
import { sourceStack } from './log/sourceStack.ts'
import { offeredServices, openPages } from './pages/index.ts'
import { SUBGRAPHS } from './services.ts'
import { takeOrder, type WorkerOrder } from './workers/order.ts'
import { supervise } from './workers/supervisor.ts'
import { joinWorkers } from './workers/worker.ts'

/** Beside other build caches, shared by all installations that run from this checkout. */
const BUNDLES = fileURLToPath(new URL('../node_modules/.cache/tollgraph-pages', import.meta.url))

/** What the supervisor of several workers wants of this process; null for any other. */
const order = takeOrder(process.env)

// Workers share the terminal with their supervisor, which shows the progress.
const progress = progressLine(order ? null : process.stderr)

/** How long a stop waits for what is starting, in milliseconds: a first start of Postgres takes some seconds. */
const START_LIMIT_MS = 15_000

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
    const own = await openLog(config.router.LOG_LEVEL, {
      isTerminal: process.stdout.isTTY,
      write: (text) => progress.above(() => process.stdout.write(text)),
    })
    const log = order ? own.child({ worker: order.number }) : own
    traceUncaught()
    logRejections(log)
    if (order) return await runWorker(order, config, asked.kind === 'router' && asked.isVerbose, log)
    for (const warning of config.warnings) log.warn(warning)
    stopOnSignals(log)
    watchOutput(() => {
      if (!isStopping) void end(log)
    })
    if (asked.kind === 'subgraph') await runSubgraph(config, asked.name, log)
    else if (config.router.WORKERS > 1) await runSupervisor(config, log)
    else await runRouter(config, asked.isVerbose, log)
  } catch (error) {
    progress.done()
    // A stop during the start fails what is starting; `end` ends the process once all has stopped.
    if (isStopping) return
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
  await listen({ config, isVerbose, log, worker: null, say })
}

/** Prints what the operator should read. */
function say(text: string): void {
  progress.done()
  console.log(text)
}

/** Starts the processes of WORKERS; this one serves no requests itself. */
async function runSupervisor(config: Config, log: Logger): Promise<void> {
  const stops = new Stops(log)
  stop = () => stops.run()
  const text = await supervise({
    config,
    log,
    stops,
    onProgress: (step) => progress.show(step),
    onGivenUp: (error) => void giveUp(error),
  })
  say(text)
}

/** Ends the supervisor when there is nothing left to supervise. */
async function giveUp(error: Error): Promise<void> {
  if (isStopping) return
  isStopping = true
  complain(error)
  await stop()
  process.exit(1)
}

async function runWorker(order: WorkerOrder, config: Config, isVerbose: boolean, log: Logger): Promise<void> {
  const side = joinWorkers(order, () => void end(log))
  // A terminal, and systemd, send signals to all processes: the supervisor alone acts on them.
  for (const signal of SIGNALS) process.on(signal, () => {})
  // The same holds for a closed pipe; without a listener the error would end this worker.
  watchOutput(() => {})
  const said: string[] = []
  const backend = await listen({ config, isVerbose, log, worker: side.place, say: (text) => said.push(text) })
  side.listening(backend, said.join('\n'))
}

/** How a router is started. */
interface Listening {
  readonly config: Config
  readonly isVerbose: boolean
  readonly log: Logger
  readonly worker: WorkerPlace | null
  /** Called with what the operator should read. */
  say(text: string): void
}

/** Starts a router; resolves when it accepts requests. */
async function listen({ config, isVerbose, log, worker, say }: Listening): Promise<Backend> {
  const settings = config.router
  const stops = new Stops(log)
  stop = () => stops.run()
  const onProgress = (step: string) => progress.show(step)
  const backend = await boot({ config, services: SUBGRAPHS, log, onProgress, stops, worker })
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
  if (lines.length > 0) say(lines.join('\n'))
  await listenAt(app, settings)
  stop = () => stopRouter(app, backend)
  say(banner(backend, isVerbose))
  // Bundled once on a machine; other workers find it.
  if (!isFurtherWorker(worker?.number))
    pages.prepare().catch((error: unknown) => log.warn({ err: error }, 'The sandbox cannot be bundled'))
  return backend
}

async function runSubgraph(config: Config, name: string, log: Logger): Promise<void> {
  const service = SUBGRAPHS.find((candidate) => candidate.name === name)
  if (!service) throw new Error(`There is no service ${name}.`)
  const stops = new Stops(log)
  stop = () => stops.run()
  const started = await bootSubgraph(service, config, log, (step) => progress.show(step), stops)
  stop = () => started.stop()
  progress.done()
  console.log(
    `The ${service.name} subgraph listens for routers on ${hostPort(config.router.SUBGRAPH_HOST, started.served.port)}`,
  )
}

/** Lets Node print the sources of an error that ends the process. */
function traceUncaught(): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    if (error.stack) error.stack = sourceStack(error.stack)
  })
}

/** One request's stray rejection must not end the process for all others. */
function logRejections(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise was left behind'))
}

/** SIGHUP: the terminal was closed. Without a handler it would leave the database and the chain running. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function stopOnSignals(log: Logger): void {
  let isHungUp = false
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (signal === 'SIGHUP') isHungUp = true
      if (isStopping) {
        // A second signal ends the process at once; after SIGHUP it is only the end of npm, which the same SIGHUP ended.
        if (!isHungUp) process.exit(1)
        return
      }
      log.info({ signal }, 'Stopping: requests in work are finished first')
      void end(log)
    })
  }
}

/** Error codes of writes to a pipe (EPIPE) or terminal (EIO) that has been closed. */
const READER_GONE: ReadonlySet<unknown> = new Set(['EPIPE', 'EIO'])

/**
 * Calls `onReaderGone` when a write finds the pipe or terminal of stdout or stderr closed, as after `npm start | head`. Other
 * write errors, such as a full disk, are ignored: the router serves on without its log.
 */
function watchOutput(onReaderGone: () => void): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (READER_GONE.has(code)) onReaderGone()
    })
}

/**
 * Stops what has started, and ends the process. Waits for parts that are still starting, which `Stops` then stops: Postgres,
 * for one, would outlive this process.
 */
async function end(log: Logger): Promise<void> {
  isStopping = true
  try {
    await stop()
    await Promise.race([started, pause(START_LIMIT_MS)])
    process.exit(0)
  } catch (error) {
    log.fatal({ err: error }, 'The stop broke off')
    process.exit(1)
  }
}
