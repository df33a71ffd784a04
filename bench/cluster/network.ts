import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeDisks } from './disk.ts'
import { Host } from './host.ts'
import { ip, killAll, namespaces } from './namespaces.ts'

/** How names of namespaces, links and folders begin; the pid of the process that made them follows. */
const PREFIX = 'tgc'
const OWNED = new RegExp(`^${PREFIX}(\\d+)(?=\\D|$)`)
/** Networks 10.77.1.0/24 to 10.77.250.0/24, one for each cluster of this machine. */
const SUBNETS = 250
const FIRST_HOST = 10

/** Why this process cannot lay out hosts as network namespaces; null when it can. */
export function whyNoNetwork(): string | null {
  if (process.platform !== 'linux') return 'network namespaces need Linux'
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  const probe = `${PREFIX}${process.pid}-probe`
  try {
    execFileSync('ip', ['netns', 'add', probe], { stdio: 'pipe' })
    try {
      execFileSync('ip', ['link', 'add', probe.slice(0, 15), 'type', 'bridge'], { stdio: 'pipe' })
      execFileSync('ip', ['link', 'del', probe.slice(0, 15)], { stdio: 'pipe' })
    } finally {
      execFileSync('ip', ['netns', 'del', probe], { stdio: 'pipe' })
    }
    return null
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer }
    return code === 'ENOENT' ? 'iproute2 (ip) is not installed' : `ip refused: ${stderr?.toString().trim()}`
  }
}

/** Hosts as network namespaces on one bridge. This process is on the bridge too, as `address`. */
export class Network {
  readonly address: string
  readonly bridge: string
  /** A folder for the files of all hosts. */
  readonly folder: string
  readonly #subnet: string
  readonly #hosts: Host[] = []

  private constructor(subnet: string) {
    this.#subnet = subnet
    this.address = `${subnet}.1`
    this.bridge = `${PREFIX}${process.pid}br`
    this.folder = join(tmpdir(), `${PREFIX}${process.pid}`)
  }

  /** Makes the bridge, after removing what dead processes left. A process has one network at a time. */
  static async open(): Promise<Network> {
    await removeAbandoned()
    const network = new Network(freeSubnet())
    await ip('link', 'add', network.bridge, 'type', 'bridge')
    try {
      await ip('addr', 'add', `${network.address}/24`, 'dev', network.bridge)
      await ip('link', 'set', network.bridge, 'up')
    } catch (error) {
      await network.close()
      throw error
    }
    return network
  }

  /** Adds a host. Its name is at most 8 characters long. */
  async addHost(name: string): Promise<Host> {
    const number = this.#hosts.length
    const namespace = `${PREFIX}${process.pid}-${name}`
    const link = `${PREFIX}${process.pid}v${number}`
    const address = `${this.#subnet}.${FIRST_HOST + number}`
    await ip('netns', 'add', namespace)
    await ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    await ip('link', 'set', link, 'master', this.bridge, 'up')
    await ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    await ip('-n', namespace, 'link', 'set', 'eth0', 'up')
    await ip('-n', namespace, 'link', 'set', 'lo', 'up')
    const host = new Host({ name, address, namespace, link, bridge: this.bridge, folder: this.folder })
    this.#hosts.push(host)
    return host
  }

  /** Kills what runs on the hosts, and removes them with their files. */
  async close(): Promise<void> {
    await Promise.all(this.#hosts.map((host) => host.kill()))
    await removeOwned(process.pid)
  }
}

/** Removes the namespaces, links and folders of processes that are dead, and kills what runs in them. */
async function removeAbandoned(): Promise<void> {
  const names = [...(await namespaces()), ...Object.keys(networkInterfaces()), ...(await readdir(tmpdir()))]
  const pids = new Set(names.flatMap((name) => OWNED.exec(name)?.[1] ?? []).map(Number))
  for (const pid of pids) if (pid === process.pid || !existsSync(`/proc/${pid}`)) await removeOwned(pid)
}

async function removeOwned(owner: number): Promise<void> {
  for (const namespace of (await namespaces()).filter((name) => name.startsWith(`${PREFIX}${owner}-`))) {
    await killAll(namespace)
    // Its links go with it.
    await ip('netns', 'del', namespace)
  }
  const bridge = `${PREFIX}${owner}br`
  if (existsSync(`/sys/class/net/${bridge}`)) await ip('link', 'del', bridge)
  const folder = join(tmpdir(), `${PREFIX}${owner}`)
  await removeDisks(folder)
  await rm(folder, { recursive: true, force: true })
}

function freeSubnet(): string {
  const taken = new Set(
    Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? []),
  )
  for (let tried = 0; tried < SUBNETS; tried += 1) {
    const subnet = `10.77.${1 + ((process.pid + tried) % SUBNETS)}`
    if (!taken.has(`${subnet}.1`)) return subnet
  }
  throw new Error('All networks 10.77.0.0/16 are in use')
}
