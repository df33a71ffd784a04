import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { DataDirInUse, lockDataDir } from '../../router/boot/lock.ts'
import type { Config } from '../../router/config/config.ts'
import { findDevnet } from '../devnet.ts'
import { reasonOf } from '../errors.ts'
import { bad, type Finding, good } from './finding.ts'
import { listeners } from './listeners.ts'

/** A port that a setting names, and who should have it. */
interface Port {
  readonly setting: string
  readonly host: string
  readonly port: number
  readonly udp?: true
  /** Processes that may hold it: they are our own. */
  readonly owners: readonly number[]
}

/** Whether each port is free, or held by the app or the devnet of this very data folder. */
export async function checkPorts(config: Config): Promise<Finding[]> {
  const app = appProcess(resolve(config.router.DATA_DIR))
  return Promise.all((await portsOf(config, app === null ? [] : [app])).map(checkPort))
}

/** The app that runs over the data folder; null when none does. */
function appProcess(dataDir: string): number | null {
  if (!existsSync(dataDir)) return null
  try {
    lockDataDir(dataDir)()
    return null
  } catch (error) {
    if (error instanceof DataDirInUse) return Number(/process (\d+)/.exec(error.message)?.[1] ?? 0)
    throw error
  }
}

async function portsOf({ router, services }: Config, owners: readonly number[]): Promise<Port[]> {
  const ports: Port[] = [{ setting: 'PORT', host: router.HOST, port: router.PORT, owners }]
  if (router.NETWORK === 'devnet') {
    const anvil = (await findDevnet(router))?.record.anvilPid
    ports.push({ setting: 'DEVNET_PORT', host: '127.0.0.1', port: router.DEVNET_PORT, owners: anvil ? [anvil] : [] })
  }
  const domains = services.get('domains')
  // A subgraph in a process of its own has its ports where it runs.
  if (!domains || router.DOMAINS_SUBGRAPH_URL) return ports
  const own = (setting: string, host = '127.0.0.1'): Port => ({ setting, host, port: Number(domains[setting]), owners })
  const dns = own('DNS_PORT', String(domains.DNS_HOST))
  ports.push(dns, { ...dns, udp: true })
  if (!domains.SMTP_URL) ports.push(own('MAILBOX_SMTP_PORT'), own('MAILBOX_VIEWER_PORT'))
  if (!domains.EPP_HOST) ports.push(own('SANDBOX_REGISTRY_PORT'))
  return ports
}

async function checkPort({ setting, host, port, udp, owners }: Port): Promise<Finding> {
  const subject = `port ${port}`
  const name = `${setting}${udp ? ' (UDP)' : ''}`
  const error = await (udp ? tryUdp(host, port) : tryTcp(host, port))
  if (!error) return good(subject, `${name} is free`)
  if (error.code !== 'EADDRINUSE') {
    return bad(
      subject,
      `${name} cannot be used: ${reasonOf(error)}`,
      `set ${setting} to another port, or mend its host`,
    )
  }
  const holders = listeners(port, udp ? 'udp' : 'tcp')
  const isOurs = holders === null ? owners.length > 0 : owners.some((pid) => holders.includes(pid))
  if (isOurs) return good(subject, `${name} is held by our own process ${owners.join(', ')}`)
  const holder = holders?.[0] ? `process ${holders[0]}` : 'another process'
  return bad(subject, `${name} is held by ${holder}`, `stop that one, or set ${setting} to another port`)
}

async function tryTcp(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  const server = createServer()
  try {
    server.listen({ host, port, exclusive: true })
    await once(server, 'listening')
    return null
  } catch (error) {
    return error as NodeJS.ErrnoException
  } finally {
    server.close()
  }
}

async function tryUdp(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  try {
    socket.bind({ address: host, port, exclusive: true })
    await once(socket, 'listening')
    return null
  } catch (error) {
    return error as NodeJS.ErrnoException
  } finally {
    socket.close()
  }
}
