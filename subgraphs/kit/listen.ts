import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Where a server is to listen, and how its operator is told that it cannot. */
export interface ListenOptions {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** The whole message, around the reason; it names the setting to change. */
  refusal(reason: string): string
  /** The reason where somebody else has the port. */
  readonly taken?: string
}

/** Lets a server listen; returns its port. Throws an Error with the refusal as its message when the port cannot be used. */
export async function listenOn(server: Server, options: ListenOptions): Promise<number> {
  const { host, port, refusal, taken = 'it is already in use' } = options
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(refusal(code === 'EADDRINUSE' ? taken : (code ?? 'unknown reason')), { cause: error })
  }
  return (server.address() as AddressInfo).port
}
