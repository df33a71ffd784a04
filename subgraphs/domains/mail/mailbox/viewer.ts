import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Logger } from 'pino'
import type { MailFolder, StoredMail } from './storedMail.ts'
import { CONTENT_SECURITY_POLICY, listPage, messagePage, notePage } from './viewerPages.ts'

/** Messages on the first page. */
const LISTED = 100

/** Creates a read-only HTTP server that shows the mailbox; not listening yet. */
export function createViewer(folder: MailFolder, host: string, log: Logger): Server {
  const listener: RequestListener = (request, response) => {
    void show(request, folder, host)
      .catch((error: unknown) => {
        log.error({ err: error }, 'the mailbox cannot be shown')
        return { status: 500, html: notePage('The mailbox cannot be read.') }
      })
      .then((shown) => answer(request, response, shown))
  }
  return createServer(listener)
}

interface Shown {
  readonly status: number
  readonly html: string
}

async function show(request: IncomingMessage, folder: MailFolder, host: string): Promise<Shown> {
  if (!isOwnName(request.headers.host, host)) return { status: 421, html: notePage('This is not that host.') }
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, html: notePage('Only for reading.') }
  const path = (request.url ?? '/').replace(/\?.*$/s, '')
  if (path === '/') return { status: 200, html: listPage(await newestMails(folder, LISTED)) }
  const id = /^\/messages\/([\w-]+)$/.exec(path)?.[1]
  const mail = id ? await folder.read(id) : null
  return mail ? { status: 200, html: messagePage(mail) } : { status: 404, html: notePage('There is no such message.') }
}

/** The newest messages, newest first. */
export async function newestMails(folder: MailFolder, limit: number): Promise<readonly StoredMail[]> {
  const mails = await Promise.all((await folder.newest(limit)).map((id) => folder.read(id)))
  return mails.flatMap((mail) => mail ?? [])
}

/**
 * Prevents DNS rebinding: a foreign page whose name resolves to this machine could read the mailbox through a visitor's
 * browser, but its requests carry that name as Host.
 */
function isOwnName(header: string | undefined, host: string): boolean {
  const name = (header ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
  return isIP(name) !== 0 || name === 'localhost' || name === host.toLowerCase()
}

function answer(request: IncomingMessage, response: ServerResponse, { status, html }: Shown): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : html)
}
