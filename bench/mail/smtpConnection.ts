import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A whole answer of a mail server: any number of lines with a dash behind the code, and one without. */
const ANSWER = /^(?:\d{3}-[^\n]*\n)*\d{3} [^\n]*\n/

/** A connection to a mail server that says one thing at a time, as sending servers do that do not pipeline. */
export class SmtpConnection {
  readonly #socket: Socket
  #received = ''
  #waiting: { resolve(answer: string): void; reject(error: Error): void } | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      this.#received += text
      this.#answer()
    })
    socket.on('error', (error) => this.#break(error))
    socket.on('close', () => this.#break(new Error('The mail server closed the connection')))
  }

  /** Connects and introduces itself. */
  static async open(port: number): Promise<SmtpConnection> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const connection = new SmtpConnection(socket)
    await connection.#hear()
    await connection.#say('EHLO client.test', '250')
    return connection
  }

  /** Hands a mail over. Rejects with what the server says when it does not take it. */
  async send({ from, to, data }: { readonly from: string; readonly to: string; readonly data: Buffer }): Promise<void> {
    await this.#say(`MAIL FROM:<${from}>`, '250')
    await this.#say(`RCPT TO:<${to}>`, '250')
    await this.#say('DATA', '354')
    this.#socket.write(data)
    await this.#say('.', '250')
  }

  close(): void {
    this.#socket.end('QUIT\r\n')
  }

  async #say(line: string, expected: string): Promise<void> {
    this.#socket.write(`${line}\r\n`)
    const answer = await this.#hear()
    if (!answer.startsWith(expected)) throw new Error(`${line} is answered with ${answer.trim()}`)
  }

  #hear(): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('The connection is closed'))
      this.#waiting = { resolve, reject }
      this.#answer()
    })
  }

  #answer(): void {
    const answer = ANSWER.exec(this.#received)?.[0]
    if (answer === undefined || !this.#waiting) return
    this.#received = this.#received.slice(answer.length)
    const { resolve } = this.#waiting
    this.#waiting = null
    resolve(answer)
  }

  #break(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = null
  }
}
