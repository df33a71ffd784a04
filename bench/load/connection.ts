import { connect, type Socket } from 'node:net'
import { type Answer, readAnswer } from './answer.ts'

interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** A kept connection, over which one request at a time goes out as the bytes that were made before. */
export class Connection {
  readonly #socket: Socket
  #received: Buffer | null = null
  #waiting: Waiting | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#receive(chunk))
    socket.on('error', (error) => this.#break(error))
    socket.on('close', () => this.#break(new Error('The server closed the connection')))
  }

  /** Connects to the server at this URL. */
  static open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) })
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.off('error', reject)
        resolve(new Connection(socket))
      })
    })
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed
  }

  /** Sends a request. Rejects when the connection breaks before its answer is there. */
  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Error('The connection is closed'))
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received ? Buffer.concat([this.#received, chunk]) : chunk
    try {
      const answer = readAnswer(this.#received)
      if (!answer) return
      const waiting = this.#waiting
      this.#received = null
      this.#waiting = null
      waiting?.resolve(answer)
    } catch (error) {
      this.#break(error as Error)
    }
  }

  #break(error: Error): void {
    this.#socket.destroy()
    this.#waiting?.reject(error)
    this.#waiting = null
  }
}
