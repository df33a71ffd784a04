import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Meter, meterOfProgram } from './meter.ts'

/** How long a program may take until it listens, in milliseconds. */
const START_LIMIT = 10_000
const LOOK_INTERVAL = 50

/** Somebody else's server, which runs in the foreground. */
export interface Program {
  readonly port: number
  readonly meter: Meter
  stop(): Promise<void>
}

/** Starts a program that listens on a port, with a folder for its log. Throws with that log when it does not start. */
export async function startProgram(
  command: readonly [string, ...string[]],
  { port, folder, end }: { readonly port: number; readonly folder: string; readonly end: (pid: number) => void },
): Promise<Program> {
  const [file, ...args] = command
  const logFile = join(folder, 'log')
  // A file: what Node calls a pipe is a socket, which Postfix cannot open as /dev/stdout.
  const log = await open(logFile, 'w')
  const child = spawn(file, args, { stdio: ['ignore', log.fd, log.fd] })
  const ended = once(child, 'exit')
  await log.close()
  const stop = async () => {
    if (child.exitCode !== null || child.pid === undefined) return
    end(child.pid)
    await ended
  }
  const deadline = Date.now() + START_LIMIT
  while (!(await isListening(port))) {
    const isOver = child.exitCode !== null || Date.now() > deadline
    if (isOver) {
      await stop()
      throw new Error(`${file} does not start:\n${readFileSync(logFile, 'utf8')}`)
    }
    await wait(LOOK_INTERVAL)
  }
  return { port, meter: meterOfProgram(child.pid as number), stop }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
