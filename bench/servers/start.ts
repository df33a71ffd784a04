import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { builtFile, bundledFile } from '../../scripts/support/built.mjs'
import { NODE_FLAGS } from '../../scripts/support/nodeFlags.mjs'
import { builtFileOf } from './buildPeers.ts'
import {
  type FromServer,
  isPeer,
  isTollgraph,
  type Ready,
  type ServerKind,
  type ServerName,
  type Usage,
} from './kinds.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** How long a server may take to start, and to stop before it is killed, in milliseconds. */
const START_LIMIT = 60_000
const STOP_LIMIT = 30_000

/** A server in a process of its own. */
export interface Running extends Required<Omit<Ready, 'kind'>> {
  usage(): Promise<Usage>
  stop(): Promise<void>
}

export interface StartOptions {
  /** Where its CPU profile goes; null: it is not profiled. */
  readonly profileDir: string | null
  /** What it is told besides the environment of the bench. */
  readonly environment: Readonly<Record<string, string>>
  /** Called when it ends without having been stopped. */
  onLost(error: Error): void
}

/** Starts a server. Resolves when it answers. */
export async function startServer(kind: ServerKind, options: StartOptions): Promise<Running> {
  const { environment, profileDir, onLost } = options
  const { name, settlement } = kind
  const child = spawn(process.execPath, [...nodeFlags(kind, profileDir), await fileOf(name, profileDir !== null)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', BENCH_FACILITATOR: settlement, ...environment },
    // Standard output is the table's.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const ended = once(child, 'exit')
  const stop = () => end(child, ended)
  try {
    const ready = await within(START_LIMIT, `The ${name} server did not start`, next(child, ended, 'ready'))
    let isStopping = false
    ended.then(
      () => isStopping || onLost(new Error(`The ${name} server ended by itself`)),
      (error: unknown) => onLost(error as Error),
    )
    return {
      url: ready.url,
      rpcUrl: ready.rpcUrl,
      ports: ready.ports ?? {},
      usage() {
        child.send({ kind: 'usage?' })
        return next(child, ended, 'usage')
      },
      stop() {
        isStopping = true
        return stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Everything runs from a bundle, Tollgraph from one as `npm start` makes it; a profile names the files of the sources. */
async function fileOf(name: ServerName, isProfiled: boolean): Promise<string> {
  if (isPeer(name)) return builtFileOf(name)
  const file = `bench/servers/${isTollgraph(name) ? 'tollgraph' : name}.ts`
  const made = isProfiled ? builtFile : bundledFile
  return fileURLToPath(await made(file, { dataDir: tmpdir(), rooms: ['bench'] }))
}

function nodeFlags({ name, settlement }: ServerKind, profileDir: string | null): string[] {
  // Each thread writes a file of its own; thread 0 is the server's main one.
  const profile = profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}/profile-${name}-${settlement}`] : []
  return isPeer(name) ? profile : [...NODE_FLAGS, ...profile]
}

/** The next message of a kind. Throws when the process ends or says that it failed. */
function next<Kind extends FromServer['kind']>(
  child: ChildProcess,
  ended: Promise<unknown>,
  kind: Kind,
): Promise<Extract<FromServer, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const hear = (message: FromServer) => {
      if (message.kind !== kind && message.kind !== 'failed') return
      child.off('message', hear)
      if (message.kind === 'failed') reject(new Error(message.message))
      else resolve(message as Extract<FromServer, { kind: Kind }>)
    }
    child.on('message', hear)
    ended.then(() => reject(new Error('The server has ended')), reject)
  })
}

/** Asks a process to end; kills it when it does not. */
async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await within(STOP_LIMIT, 'The server did not stop', ended).catch(() => child.kill('SIGKILL'))
}

async function within<Value>(milliseconds: number, problem: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${problem} within ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, expired]).finally(() => clearTimeout(timer))
}
