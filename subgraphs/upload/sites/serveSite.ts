import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Restrictions } from '../../kit/abuse/restrictions.ts'
import { serveContent } from '../../kit/net/content/serveBlob.ts'
import { refuseMethod } from '../../kit/net/http/respond.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { Handler } from '../server/handlers.ts'
import type { LiveSite, LiveSites } from './liveSites.ts'
import { showPage } from './pages.ts'
import { resolvePath } from './resolvePath.ts'
import type { SiteFile } from './siteFile.ts'
import { createSmallFiles, type SmallFiles } from './smallFiles.ts'
import { createVariants, type Variants } from './variant.ts'

/** Dependencies of serving sites. */
export interface SitesGround {
  readonly blobs: BlobStore
  readonly live: LiveSites
  readonly restrictions: Pick<Restrictions, 'isSuspendedAsKnown'>
  now(): Date
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly ground: SitesGround & { readonly smallFiles: SmallFiles; readonly variants: Variants }
}

type Version = NonNullable<LiveSite['version']>

/**
 * Serves sites. Each has its own origin, so its scripts may run; nothing of ours is on it. The site's `404.html` is shown
 * for missing paths.
 */
export function sitesHandler(ground: SitesGround): (name: string) => Handler {
  const withMemory = { ...ground, smallFiles: createSmallFiles(ground.blobs), variants: createVariants() }
  return (name) => async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response, 'GET, HEAD')
    const site = await ground.live.find(name)
    if (!site) return showPage(request, response, 'unknown')
    if (await ground.restrictions.isSuspendedAsKnown({ kind: 'SITE', target: name }))
      return showPage(request, response, 'suspended')
    if (site.expiresAt <= ground.now()) return showPage(request, response, 'expired')
    if (!site.version) return showPage(request, response, 'empty')
    await serveVersion({ request, response, ground: withMemory }, site.version, url)
  }
}

async function serveVersion(exchange: Exchange, version: Version, url: URL): Promise<void> {
  const { request, response } = exchange
  const resolved = resolvePath(version.files, url.pathname)
  switch (resolved.kind) {
    case 'file':
      return serveFile(exchange, version, resolved.file)
    case 'moved': {
      // 307: the next version may have a file at this path.
      const headers = { location: `${resolved.path}${url.search}`, 'content-length': 0, 'cache-control': 'no-cache' }
      response.writeHead(307, headers).end()
      return
    }
    case 'malformed':
      return showPage(request, response, 'malformed')
    case 'none':
      return serveMissing(exchange, version)
  }
}

async function serveFile({ request, response, ground }: Exchange, version: Version, file: SiteFile): Promise<void> {
  const { blobs, smallFiles, variants } = ground
  const variant = variants.choose(file, request.headers['accept-encoding'], version.activatedAt)
  const small = isPlain(request) ? (smallFiles.known(variant) ?? (await smallFiles.read(variant))) : null
  if (small) {
    response.writeHead(200, variant.wholeHeaders).end(small)
    return
  }
  if (await serveContent(request, response, { ...variant, open: blobs.open.bind(blobs, variant.key) })) return
  throw new Error(`A file of a live site is not in the store: ${variant.key}`)
}

/** Whether the request is an unconditional GET of the whole file: the common case, which needs no evaluation. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.range !== undefined) return false
  return !CONDITIONS.some((name) => headers[name] !== undefined)
}

const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'] as const

/** Serves the site's 404 page, always whole, because ranges of an error page are useless. */
async function serveMissing({ request, response, ground }: Exchange, { files, activatedAt }: Version): Promise<void> {
  const file = files.get('404.html')
  if (!file) return showPage(request, response, 'missing')
  const variant = ground.variants.choose(file, request.headers['accept-encoding'], activatedAt)
  const opened = request.method === 'HEAD' ? null : await ground.blobs.open(variant.key)
  if (!opened && request.method !== 'HEAD') throw new Error(`A file of a live site is not in the store: ${variant.key}`)
  response.writeHead(404, { ...variant.headers, 'content-length': variant.size })
  if (opened) await pipeline(opened.body, response)
  else response.end()
}
