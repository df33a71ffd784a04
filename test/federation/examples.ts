import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endProcess } from '../support/endProcess.ts'

/** A subgraph of `examples/`, in a process of its own. */
export interface ExampleSubgraph {
  readonly url: string
  /** Ends it at once. */
  kill(): Promise<void>
  /** Starts it again; resolves when it listens. */
  start(): Promise<void>
}

/** Starts one as its page says, for a router at `routerUrl`. */
export async function startExample(
  folder: 'paid-subgraph-apollo' | 'paid-subgraph-yoga',
  port: number,
  routerUrl: string,
): Promise<ExampleSubgraph> {
  const file = fileURLToPath(new URL(`../../examples/${folder}/subgraph.mjs`, import.meta.url))
  let child: ChildProcess | undefined
  const start = async () => {
    const made = spawn(process.execPath, [file], {
      env: { PATH: process.env.PATH ?? '', PORT: String(port), ROUTER: routerUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = made
    const lines: string[] = []
    for await (const line of createInterface(made.stdout)) {
      if (line.includes('/graphql')) return
      lines.push(line)
    }
    throw new Error(`The subgraph of ${folder} ended: ${lines.join('\n')}`)
  }
  const kill = () => endProcess(child, 'SIGKILL')
  await start()
  return { url: `http://127.0.0.1:${port}/graphql`, start, kill }
}
