import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { ReplyReader, type SmtpReply } from './reply.ts'

/** Address of a mail server. */
export interface SmtpPlace {
  /** Host name from the MX record. */
  readonly name: string
  /** An IP address. */
  readonly address: string
  readonly port: number
}

/** Time limits, in milliseconds; `deadline` as `performance.now`. */
export interface SmtpPatience {
  /** Limit of each step. */
  readonly stepMs: number
  /** Limit of the whole session. */
  readonly deadline: number
}

/** How long a server may take over QUIT, in milliseconds. */
const FAREWELL_MS = 1_000

interface Waiting {
  readonly resolve: (reply: SmtpReply) => void
  readonly reject: (error: Error) => void
}

/** A connection to one mail server, one command at a time. Any failure rejects all later commands. */
export class SmtpSession {
  readonly #place: SmtpPlace
  readonly #patience: SmtpPatience
  #socket: Socket
  #reader = new ReplyReader()
  /** Replies that arrived before a waiter: the greeting. */
  readonly #early: SmtpReply[] = []
  #waiting: Waiting | null = null
  #broken: Error | null = null

  private constructor(place: SmtpPlace, patience: SmtpPatience, socket: Socket) {
    this.#place = place
    this.#patience = patience
    this.#socket = socket
    this.#listen(socket)
  }

  /** Connects and reads the greeting. Rejects on time-out or connection failure. */
  static async open(place: SmtpPlace, patience: SmtpPatience): Promise<{ session: SmtpSession; greeting: SmtpReply }> {
    const session = new SmtpSession(place, patience, connect({ host: place.address, port: place.port }))
    return { session, greeting: await session.#reply() }
  }

  /** Sends a command and reads its reply. The command must not contain a line break. */
  async command(text: string): Promise<SmtpReply> {
    if (this.#broken) throw this.#broken
    if (/[\r\n]/.test(text)) throw new Error('A command is one line')
    this.#socket.write(`${text}\r\n`)
    return this.#reply()
  }

  /** Upgrades to TLS, after the server agreed. Any certificate is accepted: nothing here is secret. */
  async encrypt(): Promise<void> {
    const plain = this.#socket
    plain.removeAllListeners()
    const socket = connectTls({ socket: plain, servername: this.#place.name, rejectUnauthorized: false })
    // Discard data received before the handshake: it was not protected.
    this.#reader = new ReplyReader()
    this.#early.length = 0
    this.#socket = socket
    const secured = new Promise<SmtpReply>((resolve, reject) => {
      this.#waiting = { resolve, reject }
      socket.once('secureConnect', () => resolve({ code: 220, lines: [] }))
    })
    this.#listen(socket)
    await this.#inTime(secured)
    this.#waiting = null
  }

  /** Sends QUIT and closes without waiting for the reply. */
  close(): void {
    if (this.#broken) return
    this.#broken = new Error('We have hung up')
    const socket = this.#socket
    socket.end('QUIT\r\n')
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
  }

  #listen(socket: Socket): void {
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => this.#take(String(chunk)))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('The server has hung up')))
  }

  #take(chunk: string): void {
    try {
      for (const reply of this.#reader.push(chunk)) {
        const waiting = this.#waiting
        this.#waiting = null
        if (waiting) waiting.resolve(reply)
        else this.#early.push(reply)
      }
      if (this.#early.length > 1) throw new Error('The server speaks without being asked')
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  #reply(): Promise<SmtpReply> {
    const early = this.#early.shift()
    if (early) return Promise.resolve(early)
    if (this.#broken) return Promise.reject(this.#broken)
    return this.#inTime(
      new Promise((resolve, reject) => {
        this.#waiting = { resolve, reject }
      }),
    )
  }

  async #inTime<T>(work: Promise<T>): Promise<T> {
    const { stepMs, deadline } = this.#patience
    // Timers may fire slightly early; round up, so that the deadline has passed when this one fires.
    const left = Math.max(0, Math.min(stepMs, Math.ceil(deadline - performance.now()) + 1))
    const timer = setTimeout(() => this.#fail(new Error('The server takes too long')), left)
    try {
      return await work
    } finally {
      clearTimeout(timer)
    }
  }

  #fail(error: Error): void {
    if (this.#broken) return
    this.#broken = error
    this.#socket.destroy()
    this.#waiting?.reject(error)
    this.#waiting = null
  }
}
