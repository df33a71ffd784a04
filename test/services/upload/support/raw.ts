import { connect, type Socket } from 'node:net'

/** A connection on which a test writes HTTP by hand. */
export interface RawConnection {
  readonly socket: Socket
  write(text: string | Uint8Array): void
  /** What has come so far. */
  readonly received: string
  /** Resolves when the text has come; rejects when the connection ends before. */
  until(text: string): Promise<string>
  /** Resolves with everything when the other side has closed. */
  closed(): Promise<string>
}

export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1' })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received = ''
  let isClosed = false
  const waiting = new Set<() => void>()
  const tell = () => {
    for (const one of waiting) one()
  }
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1')
    tell()
  })
  socket.on('close', () => {
    isClosed = true
    tell()
  })
  // A reset is an end like any other; tests look at what came before it.
  socket.on('error', () => {})
  const when = (isMet: () => boolean, isHopeless: () => boolean) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (isMet()) resolve(received)
        else if (isHopeless()) reject(new Error(`The connection ended after: ${received}`))
        else return
        waiting.delete(look)
      }
      waiting.add(look)
      look()
    })
  return {
    socket,
    write: (text) => void socket.write(text),
    get received() {
      return received
    },
    until: (text) =>
      when(
        () => received.includes(text),
        () => isClosed,
      ),
    closed: () =>
      when(
        () => isClosed,
        () => false,
      ),
  }
}
