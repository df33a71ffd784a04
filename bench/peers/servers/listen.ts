import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Served } from '../../servers/serve.ts'
import { served } from './served.ts'

/** Serves what speaks `Request` and `Response` on a free port of this machine, as Hono's documentation does on Node. */
export function listenWithFetch(fetch: (request: Request) => Response | Promise<Response>): Promise<Served> {
  return served(serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server)
}
