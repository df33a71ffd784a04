import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundledFile } from '../../scripts/support/built.mjs'
import { freePortSettings } from '../support/ports.ts'
import { startProcess, type TollgraphProcess } from '../support/process.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

// Bundled while a test file is imported: no test waits for it.
await bundledFile('cli/main.ts', { dataDir: '.data' })

/** What `npx tollgraph` runs. */
export const BINARY = fileURLToPath(new URL('../../scripts/tollgraph.mjs', import.meta.url))

/** What a command came to. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Given {
  /** The environment beside PATH and HOME. */
  readonly env?: Readonly<Record<string, string>>
  /** All of standard input. */
  readonly input?: string
  readonly cwd?: string
}

/** A command that runs. */
export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** What it has written to standard error so far. */
  stderr(): string
}

/** Starts the real command line in a process of its own. */
export function startCli(args: readonly string[], { env = {}, input = '', cwd = ROOT }: Given = {}): Running {
  const child = spawn(process.execPath, [BINARY, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
  return { child, ended, stderr: () => stderr }
}

/** Runs a command to its end. */
export function cli(args: readonly string[], given: Given = {}): Promise<Ended> {
  return startCli(args, given).ended
}

/** A Tollgraph process, and the settings by which the command line finds it. */
export interface CliPlace {
  readonly app: TollgraphProcess
  readonly env: Readonly<Record<string, string>>
}

/** Starts a Tollgraph process whose settings the command line shares. */
export async function startPlace(
  given: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): Promise<CliPlace> {
  const app = await startProcess(given, { options })
  const ports = { PORT: new URL(app.url).port, DEVNET_PORT: new URL(app.rpcUrl).port }
  return { app, env: { ...ports, DATA_DIR: app.dataDir, ...given } }
}

/** Every port of an installation, none of them in use now. */
export function ownPorts(): Promise<Record<string, string>> {
  return freePortSettings()
}
