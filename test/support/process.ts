import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fundAccount } from '../../devnet/fund.ts'
import { connectNode } from '../../devnet/node.ts'
import { openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import { ROUTER_FILE } from './bundledRouter.ts'
import { copyCluster } from './cluster.ts'
import { makeDataFolder } from './dataFolder.ts'
import { endProcess, hasEnded } from './endProcess.ts'
import { endServers } from './endServers.ts'
import { eventually } from './ledger.ts'
import { outsideDevnet } from './outsideDevnet.ts'
import { freePortSettings } from './ports.ts'
import type { PayingPlace } from './tollgraph.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A Tollgraph in a process of its own, that can be killed and started again over the same data. */
export interface TollgraphProcess extends PayingPlace {
  readonly dataDir: string
  /** Ends the process at once, as a crash would; Postgres and the chain live on. */
  kill(): Promise<void>
  /** Ends it by SIGTERM; its exit code. The data stay. */
  stop(): Promise<number | null>
  /** Waits until it has ended by itself; its exit code. */
  exit(): Promise<number | null>
  /** Sends it a signal. */
  signal(signal: NodeJS.Signals): void
  /** Starts it again over the same data, or another release of it; resolves when it is ready. */
  start(extra?: Readonly<Record<string, string>>, release?: RouterProgram): Promise<void>
  /** Ends it by SIGTERM, with what a kill left of its servers, and removes its data. */
  end(): Promise<void>
  /** What it has written so far. */
  output(): string
}

/** How long `npm start` may take until it is ready, in milliseconds: it may have to build first. */
const BUILT_MS = 240_000

/** How long any other start may take, in milliseconds: on a machine that does much else, too. */
const START_MS = 150_000

/** A built router. */
export interface RouterProgram {
  /** The file that Node runs. */
  readonly file: string
  /** The checkout of which it was built. */
  readonly folder: string
}

/** That of this checkout. */
export const OWN_RELEASE: RouterProgram = { file: ROUTER_FILE, folder: ROOT }

/** How a Tollgraph process is started. */
export interface ProcessOptions {
  /** Path of an executable of Node: Tollgraph is started with it by `npm start`. */
  readonly node?: string
  /** Path of another checkout: its Tollgraph is started by `npm start`. */
  readonly checkout?: string
  /** What is started at first, without npm; by default this checkout's. */
  readonly release?: RouterProgram
  /** Arguments of a start without npm, such as `--verbose`. */
  readonly options?: readonly string[]
}

/** Starts a Tollgraph process with ports and a folder of its own. */
export async function startProcess(
  given: Readonly<Record<string, string>> = {},
  { node, checkout, release: first = OWN_RELEASE, options = [] }: ProcessOptions = {},
): Promise<TollgraphProcess> {
  const dataDir = await makeDataFolder('tollgraph-process-')
  if (!given.DATABASE_URL) await copyCluster(dataDir)
  const ports = await freePortSettings()
  const byNpm = node !== undefined || checkout !== undefined
  const environment: Record<string, string> = {
    ...ports,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...outsideDevnet(given, ports.PORT),
    ...given,
  }
  const url = `http://127.0.0.1:${ports.PORT}`
  const rpcUrl = `http://127.0.0.1:${ports.DEVNET_PORT}`
  let child: ChildProcess | undefined
  let text = ''
  const start = async (extra: Readonly<Record<string, string>> = {}, release = first) => {
    const [file, ...args] = byNpm ? ['npm', 'start'] : [process.execPath, release.file, ...options]
    const made = spawn(file, args, {
      cwd: checkout ?? release.folder,
      env: {
        PATH: [...(node ? [dirname(node)] : []), process.env.PATH ?? ''].join(delimiter),
        HOME: process.env.HOME ?? '',
        NODE_ENV: 'production',
        ...environment,
        ...extra,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = made
    for (const stream of [made.stdout, made.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    await eventually(
      'the process is ready',
      async () => {
        if (hasEnded(made)) throw new Error(`The process ended:\n${text}`)
        const answer = await fetch(`${url}/ready`).catch(() => null)
        return answer?.ok
      },
      byNpm ? BUILT_MS : START_MS,
    ).catch(async (error: unknown) => {
      await finish('SIGKILL')
      throw error
    })
  }
  const finish = (signal: NodeJS.Signals) => endProcess(child, signal)
  await start()
  return {
    url,
    rpcUrl,
    dataDir,
    chain: openChain(NETWORKS.devnet, rpcUrl, 5_000),
    fund: (address, usdc) => fundAccount(connectNode(rpcUrl), address as never, { usdc }),
    kill: () => finish('SIGKILL'),
    async stop() {
      await finish('SIGTERM')
      return child?.exitCode ?? null
    },
    async exit() {
      if (child && !hasEnded(child)) await once(child, 'exit')
      return child?.exitCode ?? null
    },
    signal: (signal) => void child?.kill(signal),
    start,
    async end() {
      await finish('SIGTERM')
      await endServers(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
    output: () => text,
  }
}
