import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDataFolder } from '../support/dataFolder.ts'
import { endProcess, hasEnded } from '../support/endProcess.ts'
import { eventually } from '../support/ledger.ts'

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url))

/** A proxy whose configuration is in `deploy/`; Debian has a package of its name. */
export type ProxyName = 'nginx' | 'haproxy'

/** A running proxy. */
export interface ProxyProcess {
  readonly url: string
  end(): Promise<void>
}

/** Whether a proxy is installed. */
export function hasProxy(name: ProxyName): boolean {
  return spawnSync(name, ['-v']).status === 0
}

/** Runs a proxy with its configuration of `deploy/` on another port, before routers on other ports. */
export async function startProxy(name: ProxyName, port: number, routerPort: number): Promise<ProxyProcess> {
  const folder = await makeDataFolder(`tollgraph-${name}-`)
  const file = join(folder, 'proxy.conf')
  const text = configOf(name)
    .replace(/127\.0\.0\.1:400[01]/g, `127.0.0.1:${routerPort}`)
    .replace(/\b8088\b/g, `127.0.0.1:${port}`)
    .replace('bind :127', 'bind 127')
  await writeFile(file, name === 'nginx' ? asWholeConfig(text, folder) : text)
  const child = spawn(name, name === 'nginx' ? ['-c', file, '-e', 'stderr'] : ['-db', '-f', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = outputOf(child)
  const url = `http://127.0.0.1:${port}`
  await eventually(`${name} passes requests on`, async () => {
    if (hasEnded(child)) throw new Error(`${name} ended:\n${output()}`)
    return (await fetch(`${url}/health`).catch(() => null))?.ok
  })
  return {
    url,
    async end() {
      await endProcess(child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configOf(name: ProxyName): string {
  return readFileSync(join(DEPLOY, name, name === 'nginx' ? 'tollgraph.conf' : 'haproxy.cfg'), 'utf8')
}

/** The file is included in an http block; whatever nginx writes stays in the folder. */
function asWholeConfig(text: string, folder: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; worker_processes 1; pid ${folder}/pid; events {} http { access_log off; ${paths.join(' ')}\n${text}\n}`
}

function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}
