import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ip, killAll, tc } from './namespaces.ts'

/** Characters of a log that an error shows. */
const LOG_END = 3_000

export interface HostPlace {
  readonly name: string
  readonly address: string
  readonly namespace: string
  /** Its end of the cable at the bridge. */
  readonly link: string
  readonly bridge: string
  /** Folder of the cluster. */
  readonly folder: string
}

/** A program that runs on a host. */
export interface Program {
  readonly pid: number
  readonly hasEnded: boolean
  /** The end of what it has written. */
  log(): string
  /** Ends it at once, and waits until it has ended. */
  kill(): Promise<void>
}

/** A machine of the cluster: a network namespace with an address of its own. */
export class Host {
  readonly name: string
  readonly address: string
  readonly namespace: string
  /** A folder for its files. */
  readonly folder: string
  readonly #place: HostPlace
  #started = 0

  constructor(place: HostPlace) {
    this.name = place.name
    this.address = place.address
    this.namespace = place.namespace
    this.folder = join(place.folder, place.name)
    this.#place = place
    mkdirSync(this.folder, { recursive: true, mode: 0o755 })
  }

  /** Starts a program on this host, with exactly this environment besides PATH and HOME. */
  start(command: readonly [string, ...string[]], environment: Readonly<Record<string, string>> = {}): Program {
    this.#started += 1
    const file = join(this.folder, `log-${this.#started}`)
    const log = openSync(file, 'w')
    // `ip` becomes the program, so its pid is the program's.
    const child = spawn('ip', ['netns', 'exec', this.namespace, ...command], {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment },
      stdio: ['ignore', log, log],
      cwd: '/',
    })
    closeSync(log)
    return programOf(child, file)
  }

  /** Kills all that runs here, as a lost machine would end it, except that its connections are closed. */
  kill(): Promise<void> {
    return killAll(this.namespace)
  }

  /** Pulls the cable: what is sent to or from this host is lost, and no connection is closed. */
  async cut(): Promise<void> {
    await ip('link', 'set', this.#place.link, 'nomaster')
  }

  /** Limits what is sent to and from this host, in kilobits a second. */
  async throttle(kilobits: number): Promise<void> {
    const limit = ['root', 'tbf', 'rate', `${kilobits}kbit`, 'burst', '16kb', 'latency', '400ms']
    await tc('qdisc', 'replace', 'dev', this.#place.link, ...limit)
    await tc('-n', this.namespace, 'qdisc', 'replace', 'dev', 'eth0', ...limit)
  }

  /** Lifts the limit. */
  async unthrottle(): Promise<void> {
    await tc('qdisc', 'del', 'dev', this.#place.link, 'root')
    await tc('-n', this.namespace, 'qdisc', 'del', 'dev', 'eth0', 'root')
  }

  /** Puts the cable back. */
  async mend(): Promise<void> {
    await ip('link', 'set', this.#place.link, 'master', this.#place.bridge)
  }
}

function programOf(child: ChildProcess, file: string): Program {
  const ended = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid as number,
    get hasEnded() {
      return hasEnded()
    },
    log: () => readFileSync(file, 'utf8').slice(-LOG_END),
    async kill() {
      if (hasEnded()) return
      child.kill('SIGKILL')
      await ended
    },
  }
}
