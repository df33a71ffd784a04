import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net'

/** A server of a stranger, on the loopback. */
export interface Stranger {
  readonly port: number
  readonly url: string
  stop(): Promise<void>
}

/** Starts one that speaks HTTP. */
export function startStranger(listener: RequestListener): Promise<Stranger> {
  return listening(createServer(listener))
}

/** Starts one that does with its sockets what it likes. */
export function startRawStranger(onSocket: (socket: Socket) => void): Promise<Stranger> {
  return listening(createTcpServer(onSocket))
}

async function listening(server: Server | TcpServer): Promise<Stranger> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
