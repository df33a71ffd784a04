import type { AddressInfo } from 'node:net'
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'

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
export class Proxy {
  readonly #server: Server
  readonly #target: NetConnectOpts
  readonly #sockets = new Set<Socket>()
  readonly #traps = new Set<Trap>()
  #isCut = false
  #delayMs = 0

  private constructor(server: Server, target: NetConnectOpts) {
    this.#server = server
    this.#target = target
    server.on('connection', (client) => this.#serve(client))
  }

  static async open(target: NetConnectOpts): Promise<Proxy> {
    const server = createServer()
    const proxy = new Proxy(server, target)
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

  restore(): void {
    this.#isCut = false
    this.#delayMs = 0
  }

  /** Holds a request before it reaches the server, or the server's answer to it. */
  hold(side: Trap['side'], ...words: string[]): Hold {
    let release = () => {}
    let reach = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const reached = new Promise<void>((resolve) => (reach = resolve))
    this.#traps.add({ words, side, reach, released })
    return { reached, release }
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
      const trap = this.#spring(said)
      if (trap?.side === 'request') requests = requests.then(() => trap.released)
      if (trap?.side === 'answer') answers = answers.then(() => trap.released)
      requests = requests.then(() => void server.write(chunk))
    })
    server.on('data', (chunk: Buffer) => {
      said = ''
      const slowed = pause(this.#delayMs)
      answers = answers.then(() => slowed).then(() => void client.write(chunk))
    })
    client.on('end', () => server.end())
    server.on('end', () => void answers.then(() => client.end()))
  }

  #spring(said: string): Trap | null {
    const trap = [...this.#traps].find(({ words }) => words.every((word) => said.includes(word)))
    if (!trap) return null
    this.#traps.delete(trap)
    trap.reach()
    return trap
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
