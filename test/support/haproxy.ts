import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endProcess } from './endProcess.ts'
import { eventually } from './ledger.ts'
import { freePorts } from './ports.ts'

/** Where Debian installs it. */
const HAPROXY = '/usr/sbin/haproxy'

export const NO_HAPROXY = !existsSync(HAPROXY)

/** A running haproxy before several routers. */
export interface Haproxy {
  readonly url: string
  /** Resolves once it takes all of its servers for ready. */
  allUp(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts one in a folder. It asks each server's `/ready` every 200 ms, three red answers take it out, and it never
 * sends a request twice.
 */
export async function startHaproxy(folder: string, servers: readonly string[]): Promise<Haproxy> {
  const [port = 0, statistics = 0] = await freePorts(2)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration(port, statistics, servers))
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const proxy = {
    url: `http://127.0.0.1:${port}`,
    async allUp() {
      await eventually(
        'haproxy takes all servers for ready',
        async () => {
          if (child.exitCode !== null) throw new Error(`haproxy ended:\n${text}`)
          const table = await fetch(`http://127.0.0.1:${statistics}/;csv`).catch(() => null)
          const rows = (await table?.text())?.split('\n').filter((row) => row.startsWith('routers,router')) ?? []
          return rows.length === servers.length && rows.every((row) => row.includes(',UP,'))
        },
        120_000,
      )
    },
    stop: () => endProcess(child, 'SIGTERM'),
  }
  await proxy.allUp().catch(async (error: unknown) => {
    await proxy.stop()
    throw error
  })
  return proxy
}

function configuration(port: number, statistics: number, servers: readonly string[]): string {
  return `
defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 180s
  timeout server 180s
  timeout check 10s
frontend clients
  bind 127.0.0.1:${port}
  default_backend routers
backend routers
  balance roundrobin
  option httpchk
  http-check send meth GET uri /ready ver HTTP/1.1 hdr Host 127.0.0.1
  http-check expect status 200
  default-server inter 200ms fall 3 rise 1
${servers.map((url, index) => `  server router${index} ${new URL(url).host} check`).join('\n')}
listen statistics
  bind 127.0.0.1:${statistics}
  stats enable
  stats uri /
`
}
