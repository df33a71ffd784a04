import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PagePlace, Pages } from '../../../router/pages/index.ts'

/** A router in miniature: the pages, and a service `domains` with one documented path. */
export interface Site {
  readonly origin: string
  close(): Promise<void>
}

const OPENAPI = {
  openapi: '3.1.0',
  info: { title: 'Domains', version: '1.0.0', description: 'Names, searched.' },
  servers: [{ url: '/domains' }],
  paths: {
    '/api/search': {
      post: {
        operationId: 'searchDomains',
        summary: 'Under which endings a name is free.',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { type: 'object', properties: { name: { type: 'string', examples: ['example'] } } },
            },
          },
        },
        responses: { 402: { description: 'Payment Required' } },
      },
    },
  },
}

const PAYMENT_REQUIRED = {
  errors: [{ message: 'Payment required', extensions: { code: 'PAYMENT_REQUIRED', total: '0.01' } }],
}

/** Starts one. */
export async function openSite(pages: Pages): Promise<Site> {
  const server = createServer((request, response) => {
    serve(pages, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function serve(pages: Pages, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`)
  if (pathname === '/domains/openapi.json')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(OPENAPI))
  if (pathname === '/domains/api/search') {
    return void response.writeHead(402, { 'content-type': 'application/json' }).end(JSON.stringify(PAYMENT_REQUIRED))
  }
  const below = pathname.startsWith('/domains/')
  const place: PagePlace = {
    service: below ? 'domains' : 'gateway',
    baseUrl: below ? `${origin}/domains` : origin,
    origin,
  }
  const page = await pages.answer(
    below ? pathname.slice('/domains'.length) : pathname,
    place,
    String(request.headers['accept-encoding'] ?? ''),
  )
  if (!page) return void response.writeHead(404).end()
  response.writeHead(page.status, page.headers).end(page.body)
}
