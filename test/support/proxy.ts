import type { AddressInfo } from 'node:net'
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { gate } from './gate.ts'

/** Something on the line that waits until it is let go. */
export interface Hold {
  /** Resolves when it is there. */
  readonly reached: Promise<void>
  /** Lets it go, now or when it comes. */
  release(): void
}

/** What is held: a message from the client that holds all of these words, or what the server says to it. */
interface Trap {
  readonly words: readonly string[]
  readonly side: 'request' | 'answer'
  reach(): void
  readonly released: Promise<void>
}

/** The most of a client's message that is looked through, in bytes. */
const LONGEST_MESSAGE = 1_000_000

/** A line to a server that a test can cut, slow down, or hold at a message. */
export class LineProxy {
  readonly #server: Server
  readonly #target: NetConnectOpts
  readonly #sockets = new Set<Socket>()
  readonly #traps = new Set<Trap>()
  /** Connections of which something was lost. */
  readonly #broken = new Set<Socket>()
  #isCut = false
  #isSilent = false
  #delayMs = 0

  private constructor(server: Server, target: NetConnectOpts) {
    this.#server = server
    this.#target = target
    server.on('connection', (client) => this.#serve(client))
  }

  static async open(target: NetConnectOpts): Promise<LineProxy> {
    const server = createServer()
    const proxy = new LineProxy(server, target)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Breaks every connection, and every new one, until it is restored. */
  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Makes the server take so much longer to answer, in milliseconds. */
  slow(delayMs: number): void {
    this.#delayMs = delayMs
  }

  /** Loses whatever is sent either way, and breaks no connection: as when a machine is gone, or a cable. */
  silence(): void {
    this.#isSilent = true
  }

  /** How many connections have lost something. */
  get losses(): number {
    return this.#broken.size
  }

  /** Everything works again; connections that have lost something are broken. */
  restore(): void {
    this.#isCut = false
    this.#isSilent = false
    this.#delayMs = 0
    for (const socket of this.#broken) socket.destroy()
    this.#broken.clear()
  }

  /** Holds a request before it reaches the server, or the server's answer to it. */
  hold(side: Trap['side'], ...words: string[]): Hold {
    const [reached, released] = [gate(), gate()]
    this.#traps.add({ words, side, reach: reached.open, released: released.opened })
    return { reached: reached.opened, release: released.open }
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #serve(client: Socket): void {
    if (this.#isCut) return void client.destroy()
    const server = connect(this.#target)
    /** What the client has said since the server last spoke. */
    let said = ''
    let requests = Promise.resolve()
    let answers = Promise.resolve()
    this.#keep(client, server)
    client.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('latin1')).slice(-LONGEST_MESSAGE)
      for (const { side, released } of this.#spring(said)) {
        if (side === 'request') requests = requests.then(() => released)
        else answers = answers.then(() => released)
      }
      requests = requests.then(() => this.#pass(chunk, server))
    })
    server.on('data', (chunk: Buffer) => {
      said = ''
      const slowed = pause(this.#delayMs)
      answers = answers.then(() => slowed).then(() => this.#pass(chunk, client))
    })
    client.on('end', () => server.end())
    server.on('end', () => void answers.then(() => client.end()))
  }

  #pass(chunk: Buffer, to: Socket): void {
    if (this.#isSilent) this.#broken.add(to)
    else to.write(chunk)
  }

  /** The traps that a message falls into: one statement may be about several payments. */
  #spring(said: string): Trap[] {
    const sprung = [...this.#traps].filter(({ words }) => words.every((word) => said.includes(word)))
    for (const trap of sprung) {
      this.#traps.delete(trap)
      trap.reach()
    }
    return sprung
  }

  /** Both ends of a connection end together. */
  #keep(...ends: readonly Socket[]): void {
    for (const end of ends) {
      this.#sockets.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        this.#sockets.delete(end)
        for (const other of ends) other.destroy()
      })
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
}
