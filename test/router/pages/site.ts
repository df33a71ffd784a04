import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PagePlace, Pages } from '../../../router/pages/index.ts'

/** A router in miniature: the pages at the gateway, and at a service `domains`. */
export interface Site {
  readonly origin: string
  close(): Promise<void>
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
  const { pathname, origin, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const below = pathname.startsWith('/domains/')
  const place: PagePlace = {
    service: below ? 'domains' : 'gateway',
    baseUrl: below ? `${origin}/domains` : origin,
    origin,
    query: searchParams,
  }
  const page = await pages.answer(
    below ? pathname.slice('/domains'.length) : pathname,
    place,
    String(request.headers['accept-encoding'] ?? ''),
  )
  if (!page) return void response.writeHead(404).end()
  response.writeHead(page.status, page.headers).end(page.body)
}
