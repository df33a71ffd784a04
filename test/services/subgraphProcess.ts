import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ROUTER_FILE } from '../support/bundledRouter.ts'
import { endProcess } from '../support/endProcess.ts'
import { eventually } from '../support/ledger.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A subgraph in a process of its own, that can be killed and started again. */
export interface SubgraphProcess {
  readonly url: string
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  /** Starts it again; resolves when it answers. */
  start(): Promise<void>
  /** Ends it by SIGTERM. */
  end(): Promise<void>
}

/** Starts one with the command that operators use. */
export async function startSubgraph(
  name: 'upload' | 'mail',
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<SubgraphProcess> {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const start = async () => {
    const made = spawn(process.execPath, [ROUTER_FILE, 'subgraph', name], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        ...environment,
        SUBGRAPH_PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = made
    let text = ''
    for (const stream of [made.stdout, made.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    const answers = async () => {
      if (made.exitCode !== null) throw new Error(`The ${name} subgraph ended:\n${text}`)
      const answer = await fetch(`${url}/health`).catch(() => null)
      return answer?.status === 200
    }
    await eventually(`the ${name} subgraph answers`, answers, 60_000)
  }
  const finish = (signal: NodeJS.Signals) => endProcess(child, signal)
  try {
    await start()
  } catch (error) {
    await finish('SIGKILL')
    throw error
  }
  return { url, start, kill: () => finish('SIGKILL'), end: () => finish('SIGTERM') }
}
