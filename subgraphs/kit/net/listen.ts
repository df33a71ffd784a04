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

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is already in use',
  EACCES: 'ports below 1024 need a privilege that this process does not have',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'no such host is known',
  EAI_AGAIN: 'no such host is known',
}

/** Why a server cannot listen, in words, by the code of Node's error. */
export function reasonNotToListen(code: string | undefined): string {
  return REASONS[code ?? ''] ?? code ?? 'unknown reason'
}

/** Starts listening; returns the port. Throws an Error with the refusal as its message if the port cannot be used. */
export async function listenOn(server: Server, options: ListenOptions): Promise<number> {
  const { host, port, refusal, taken } = options
  try {
    // Of several workers that share ports, each would get the same free port.
    server.listen({ port, host, exclusive: port === 0 })
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? taken : undefined
    throw new Error(refusal(reason ?? reasonNotToListen(code)), { cause: error })
  }
  return (server.address() as AddressInfo).port
}
