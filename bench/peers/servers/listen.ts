import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Served } from '../../servers/serve.ts'

/** Serves what speaks `Request` and `Response` on a free port of this machine, as Hono's documentation does on Node. */
export async function listenWithFetch(fetch: (request: Request) => Response | Promise<Response>): Promise<Served> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rpcUrl: null,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
