import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Served } from '../../servers/serve.ts'

/** A server of Node's that has been told to listen, as the bench knows it. Resolves when it listens. */
export async function served(server: Server): Promise<Served> {
  if (!server.listening) await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rpcUrl: null,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
