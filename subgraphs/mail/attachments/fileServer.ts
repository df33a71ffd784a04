import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { ConnectionLimit } from '../../kit/net/connections/connectionCount.ts'
import { Drain } from '../../kit/net/connections/drain.ts'
import { limitConnections } from '../../kit/net/connections/limitConnections.ts'
import { dispositionOf } from '../../kit/net/content/disposition.ts'
import { listenOn } from '../../kit/net/listen.ts'
import type { Files, OfferedFile } from './files.ts'

export interface FileServerSettings {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly connectionLimit: ConnectionLimit
  readonly files: Files
  readonly log: Logger
  now(): Date
}

/** HTTP server of message attachments, on an origin of its own because their content is untrusted. */
export interface FileServer {
  readonly port: number
  stop(): Promise<void>
}

const MAX_CONNECTIONS = 500
/** Longest wait for a request, and longest idle time of a connection. Milliseconds. */
const REQUEST_MS = 10_000
const SILENCE_MS = 60_000
/** How long downloads may continue after the server stops. Milliseconds. */
const FAREWELL_MS = 3_000

/** Headers of every response: never render as a page, never cache, send no referrer. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'private, no-store',
} as const

/** Starts the server. Throws an Error that names the setting when the port cannot be used. */
export async function startFileServer(settings: FileServerSettings): Promise<FileServer> {
  const { log } = settings
  const server = createServer((request, response) => {
    answer(request, response, settings).catch((error: unknown) => {
      // A client that disconnects during a download is no error.
      if (response.headersSent || response.destroyed) {
        log.debug({ err: error }, 'a download broke off')
        response.destroy()
        return
      }
      log.error({ err: error }, 'a file could not be served')
      refuse(response, 503, 'This file cannot be read at the moment; try again later.')
    })
  })
  server.maxConnections = MAX_CONNECTIONS
  limitConnections(server, settings.connectionLimit)
  server.requestTimeout = REQUEST_MS
  server.headersTimeout = REQUEST_MS
  server.setTimeout(SILENCE_MS)
  const { host } = settings
  const refusal = (reason: string) =>
    `Attachments cannot be served on MAIL_FILES_PORT ${settings.port} of MAIL_FILES_HOST ${host}: ${reason}`
  const port = await listenOn(server, { host, port: settings.port, refusal })
  const drain = new Drain(server)
  let stopping: Promise<void> | null = null
  return { port, stop: () => (stopping ??= drain.close(FAREWELL_MS)) }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { files, now }: FileServerSettings,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return refuse(response, 405, 'Only for reading.')
  }
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  const ticket = /^\/a\/([\w.-]{1,200})$/.exec(path)?.[1]
  const found = ticket === undefined ? 'UNKNOWN' : await files.find(ticket, now())
  if (found === 'UNKNOWN') return refuse(response, 404, 'There is no such file.')
  if (found === 'SUSPENDED') return refuse(response, 403, 'The operator has suspended this inbox.')
  if (found === 'GONE') return refuse(response, 410, 'This link has expired: read the message again for a new one.')
  if (request.method === 'HEAD') {
    response.writeHead(200, headersOf(found)).end()
    return
  }
  const content = await found.open()
  if (!content) return refuse(response, 410, 'The content of this message is gone.')
  response.writeHead(200, headersOf(found))
  await pipeline(content, response)
}

function headersOf({ filename, contentType, size }: OfferedFile) {
  return {
    ...HEADERS,
    'content-type': contentType,
    'content-length': size,
    'content-disposition': dispositionOf('attachment', filename),
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}
