import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledFile } from '../../scripts/support/built.mjs'
import { NODE_FLAGS } from '../../scripts/support/nodeFlags.mjs'
import type { Host, Program } from './host.ts'
import { until } from './until.ts'

/** How long a process may take until it is ready, in milliseconds: several start at once on few cores. */
const START_LIMIT_MS = 150_000

/** A router, or a service in a process of its own, on a host of its own. */
export interface TollgraphProcess {
  readonly host: Host
  /** Resolves when it is ready. */
  start(): Promise<void>
  /** Ends it at once, as `kill -9` does. */
  kill(): Promise<void>
  /** Whether it is ready. */
  isReady(): Promise<boolean>
  /** The end of what it has written. */
  log(): string
}

/** A router, not yet started. */
export function routerOn(host: Host, settings: Readonly<Record<string, string>>): TollgraphProcess {
  return processOn(host, [], settings, `http://${host.address}:4000/ready`)
}

/** A process of one service, not yet started. */
export function serviceOn(
  host: Host,
  service: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): TollgraphProcess {
  const own = { SUBGRAPH_HOST: '0.0.0.0', SUBGRAPH_PORT: String(port) }
  return processOn(host, ['subgraph', service], { ...settings, ...own }, `http://${host.address}:${port}/health`)
}

function processOn(
  host: Host,
  options: readonly string[],
  settings: Readonly<Record<string, string>>,
  readyUrl: string,
): TollgraphProcess {
  let program: Program | null = null
  const isReady = async () => {
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    return answer?.ok ?? false
  }
  const log = () => program?.log() ?? ''
  return {
    host,
    async start() {
      const file = await routerFile()
      const dataDir = join(host.folder, 'data')
      await mkdir(dataDir, { recursive: true })
      // As `npm start` runs it.
      const command = [process.execPath, ...NODE_FLAGS, file, ...options] as const
      const environment = { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings }
      const started = host.start([...command], environment)
      program = started
      await until(
        `${host.name} is ready`,
        async () => {
          if (started.hasEnded) throw new Error(`${host.name} ended:\n${log()}`)
          return isReady()
        },
        START_LIMIT_MS,
      ).catch((error: Error) => {
        throw new Error(`${error.message}\n${log()}`)
      })
    },
    async kill() {
      await program?.kill()
    },
    isReady,
    log,
  }
}

async function routerFile(): Promise<string> {
  return fileURLToPath(await bundledFile('router/main.ts', { dataDir: join(tmpdir(), 'tollgraph-tests') }))
}
