import { connect, type Socket } from 'node:net'

/** What came back for a file. */
export interface FileAnswer {
  readonly status: number
  /** Length of the body as it came over the wire. */
  readonly bytes: number
}

const HEAD_END = '\r\n\r\n'
const LENGTH = /\r\ncontent-length: *(\d+)/i

/**
 * A kept connection that fetches one file at a time and throws its bytes away: a client that kept them would use more of
 * the cores than what it measures.
 */
export class FileConnection {
  readonly #socket: Socket
  #status = 0
  #bytes = 0
  /** Bytes of the body that are still to come; -1 while the headers are. */
  #missing = -1
  /** Of headers that came in parts. */
  #head: Buffer | null = null
  #done: ((answer: FileAnswer | Error) => void) | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#end(error))
    socket.on('close', () => this.#end(new Error('The server closed the connection')))
  }

  static open(port: number): Promise<FileConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.off('error', reject)
        resolve(new FileConnection(socket))
      })
    })
  }

  /** Sends a request; resolves with what went wrong when the connection breaks. */
  fetch(request: Buffer): Promise<FileAnswer | Error> {
    return new Promise((resolve) => {
      if (this.#socket.destroyed) return resolve(new Error('The connection is closed'))
      this.#missing = -1
      this.#done = resolve
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    const body = this.#missing < 0 ? this.#takeHead(chunk) : chunk.length
    if (this.#missing < 0) return
    this.#missing -= body
    if (this.#missing <= 0) this.#end({ status: this.#status, bytes: this.#bytes })
  }

  /** How many bytes of the body came with the headers. */
  #takeHead(chunk: Buffer): number {
    const received = this.#head ? Buffer.concat([this.#head, chunk]) : chunk
    const end = received.indexOf(HEAD_END)
    if (end < 0) {
      this.#head = received
      return 0
    }
    this.#head = null
    const head = received.toString('latin1', 0, end)
    this.#status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
    this.#bytes = Number(LENGTH.exec(head)?.[1] ?? Number.NaN)
    this.#missing = this.#bytes
    if (Number.isNaN(this.#bytes)) this.#socket.destroy(new Error(`An answer without a length: ${head}`))
    return received.length - end - HEAD_END.length
  }

  #end(answer: FileAnswer | Error): void {
    const done = this.#done
    this.#done = null
    done?.(answer)
  }
}
