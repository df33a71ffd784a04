import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TestHosting } from './hosting.ts'

/** A process of its own on the database and the store of a test. */
export interface HostingProcess {
  /** As a crash would. */
  kill(): Promise<void>
  /** The most memory that it ever had, in bytes. Null where the system does not tell. */
  peakMemory(): Promise<number | null>
}

export async function startProcess(hosting: TestHosting, port: number): Promise<HostingProcess> {
  const script = fileURLToPath(new URL('process.ts', import.meta.url))
  const { rows } = await hosting.db.pool.query('SELECT current_database() AS name')
  const url = Object.assign(new URL(String(hosting.db.pool.options.connectionString)), { pathname: `/${rows[0].name}` })
  const args = ['--import', 'tsx', script, url.href, hosting.folder, String(port)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await ready(child)
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGKILL')
      await ended
    },
    async peakMemory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
      const kilobytes = /VmHWM:\s+(\d+) kB/.exec(status)?.[1]
      return kilobytes === undefined ? null : Number(kilobytes) * 1024
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)))
  })
}
