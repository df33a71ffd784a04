import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Address to listen on, and the error for the operator if that fails. */
export interface ListenOptions {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** The whole error message, built around the reason; it names the setting to change. */
  refusal(reason: string): string
  /** The reason if another process uses the port. */
  readonly taken?: string
}

/** Starts listening; returns the port. Throws an Error with the refusal as its message if the port cannot be used. */
export async function listenOn(server: Server, options: ListenOptions): Promise<number> {
  const { host, port, refusal, taken = 'it is already in use' } = options
  try {
    // Of several workers that share ports, each would get the same free port.
    server.listen({ port, host, exclusive: port === 0 })
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(refusal(code === 'EADDRINUSE' ? taken : (code ?? 'unknown reason')), { cause: error })
  }
  return (server.address() as AddressInfo).port
}
