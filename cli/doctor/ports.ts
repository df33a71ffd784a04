import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { DataDirInUse, lockDataDir } from '../../router/boot/lock.ts'
import type { Config } from '../../router/config/config.ts'
import type { RouterSettings } from '../../router/config/settings.ts'
import { subgraphUrl } from '../../router/config/subgraphUrl.ts'
import type { ServiceName } from '../../schema/services.ts'
import { findDevnet } from '../devnet.ts'
import { reasonOf } from '../errors.ts'
import { bad, type Finding, good } from './finding.ts'
import { listeners } from './listeners.ts'

/** A port from the settings, and its expected owner. */
interface Port {
  readonly setting: string
  readonly host: string
  readonly port: number
  readonly udp?: true
  /** Our own processes, which may hold it. */
  readonly owners: readonly number[]
}

/** Checks that each port is free, or held by the app or the devnet of this data folder. */
export async function checkPorts(config: Config): Promise<Finding[]> {
  const app = await appProcess(resolve(config.router.DATA_DIR))
  return Promise.all((await portsOf(config, app === null ? [] : [app])).map(checkPort))
}

/** The pid of the app that uses the data folder; null when none runs. */
async function appProcess(dataDir: string): Promise<number | null> {
  if (!existsSync(dataDir)) return null
  try {
    const release = await lockDataDir(dataDir)
    release()
    return null
  } catch (error) {
    if (error instanceof DataDirInUse) return error.pid
    throw error
  }
}

async function portsOf({ router, services }: Config, owners: readonly number[]): Promise<Port[]> {
  const ports: Port[] = [{ setting: 'PORT', host: router.HOST, port: router.PORT, owners }]
  if (router.NETWORK === 'devnet') {
    const anvil = (await findDevnet(router))?.record.anvilPid
    ports.push({ setting: 'DEVNET_PORT', host: '127.0.0.1', port: router.DEVNET_PORT, owners: anvil ? [anvil] : [] })
  }
  const inThisProcess = (service: ServiceName): Settings | null =>
    subgraphUrl(router, service) ? null : (services.get(service) ?? null)
  const own = (place: Omit<Port, 'owners'>): Port => ({ ...place, owners })
  return [
    ...ports,
    ...[
      ...domainPorts(inThisProcess('domains'), router),
      ...uploadPorts(inThisProcess('upload')),
      ...mailPorts(inThisProcess('mail')),
    ].map(own),
  ]
}

type Settings = Readonly<Record<string, unknown>>
type Place = Omit<Port, 'owners'>

/** A subgraph in its own process opens its ports there. */
function domainPorts(domains: Settings | null, router: RouterSettings): Place[] {
  if (!domains) return []
  const dns = { setting: 'DNS_PORT', host: router.DNS_HOST, port: router.DNS_PORT }
  const here = (setting: string, port: number): Place => ({ setting, host: '127.0.0.1', port })
  const mailbox = [
    here('MAILBOX_SMTP_PORT', router.MAILBOX_SMTP_PORT),
    here('MAILBOX_VIEWER_PORT', router.MAILBOX_VIEWER_PORT),
  ]
  return [
    dns,
    { ...dns, udp: true },
    ...(router.SMTP_URL ? [] : mailbox),
    ...(domains.EPP_HOST ? [] : [here('STAND_IN_REGISTRY_PORT', Number(domains.STAND_IN_REGISTRY_PORT))]),
  ]
}

function uploadPorts(upload: Settings | null): Place[] {
  return upload ? ['HOSTING_PORT', 'HOSTING_TLS_PORT'].map((setting) => placeOf(upload, setting, 'HOSTING_HOST')) : []
}

function mailPorts(mail: Settings | null): Place[] {
  if (!mail) return []
  return [placeOf(mail, 'MX_PORT', 'MX_HOST'), placeOf(mail, 'MAIL_FILES_PORT', 'MAIL_FILES_HOST')]
}

function placeOf(settings: Settings, setting: string, host: string): Place {
  return { setting, host: String(settings[host]), port: Number(settings[setting]) }
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
