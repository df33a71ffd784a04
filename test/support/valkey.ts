import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { makeDataFolder } from './dataFolder.ts'
import { endProcess, hasEnded } from './endProcess.ts'
import { eventually } from './ledger.ts'
import { freePorts } from './ports.ts'

/** Debian 12 has Redis 7.0, the last release before Valkey began as its fork; Debian 13 has Valkey. */
const PROGRAM = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path))

/** Whether one is installed here. */
export const hasValkey = PROGRAM !== undefined

/** A Valkey server, which keeps nothing. */
export interface Valkey {
  readonly url: string
  /** Ends the server at once. */
  kill(): Promise<void>
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server on a free port. */
export async function startValkey(): Promise<Valkey> {
  const program = PROGRAM ?? '/usr/bin/valkey-server'
  const [port = 0] = await freePorts(1)
  const folder = await makeDataFolder('tollgraph-valkey-')
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    const started = spawn(program, args, { stdio: 'ignore' })
    await eventually('Valkey answers', async () => {
      if (hasEnded(started)) throw new Error(`${program} ended`)
      return accepts(port)
    })
    return started
  }
  let child = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => endProcess(child, 'SIGKILL'),
    async restart() {
      child = await start()
    },
    async stop() {
      await endProcess(child, 'SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
