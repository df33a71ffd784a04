import type { OutgoingHttpHeaders } from 'node:http'
import { restrictionsOf } from '../../kit/abuse/restrictions.ts'
import { dispositionOf } from '../../kit/net/content/disposition.ts'
import { isSafeToShow } from '../../kit/net/content/safeType.ts'
import { type Content, serveContent } from '../../kit/net/content/serveBlob.ts'
import { refuse, refuseBody, refuseMethod } from '../../kit/net/http/respond.ts'
import type { Handler } from '../server/handlers.ts'
import { fileUrl } from '../slots/slot.ts'
import { UPLOAD_ID } from '../slots/uploadId.ts'
import type { Upload } from '../store/upload.ts'
import { findUpload } from '../store/uploads.ts'
import type { FilesGround } from '../uploads/ground.ts'

const PATH = /^\/f\/([^/]+)(?:\/([^/]*))?$/
/** Most seconds that caches may keep a file: its content never changes, but it may be taken down. */
const CACHE_SECONDS = 86_400

/** `/f/<id>/<name>`: the permanent link of a file. Any other name redirects to the correct one. */
export function downloadHandler(ground: FilesGround): Handler {
  return async (request, response, url) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') {
      const allowed = { 'access-control-allow-methods': 'GET, HEAD', 'access-control-allow-headers': '*' }
      response.writeHead(204, allowed).end()
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseMethod(request, response, 'GET, HEAD, OPTIONS')
    const [, id = '', name = ''] = PATH.exec(url.pathname) ?? []
    const upload = UPLOAD_ID.test(id) ? await findUpload(ground.db.pool, id) : null
    if (upload?.kind !== 'FILE' || !upload.uploadedAt)
      return refuseBody(request, response, { status: 404, error: 'There is no such file' })
    if (await restrictionsOf(ground.db.pool).isSuspended({ kind: 'FILE', target: id })) {
      const headers = { 'cache-control': 'no-store' }
      return refuseBody(request, response, { status: 403, error: 'The operator has suspended this file', headers })
    }
    const now = ground.now()
    if (upload.expiresAt <= now) return refuseBody(request, response, { status: 410, error: 'This file has expired' })
    if (decoded(name) !== upload.publicName) {
      const headers = { location: `${fileUrl(upload, ground.addresses)}${url.search}` }
      return refuseBody(request, response, { status: 308, error: 'The file has another name', headers })
    }
    const content = contentOf(upload, ground, now)
    if (content && (await serveContent(request, response, content))) return
    ground.log.error({ uploadId: upload.id }, 'A file that was uploaded is not in the store')
    refuse(response, { status: 404, error: 'There is no such file' })
  }
}

/** A decoded path segment; null if its escapes are malformed. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** The content of a file; null if it has been removed. */
function contentOf(upload: Upload, { blobs }: FilesGround, now: Date): Content | null {
  const { blobKey, etag, actualSize, uploadedAt } = upload
  if (blobKey === null || etag === null || actualSize === null || uploadedAt === null) return null
  return {
    etag,
    modifiedAt: uploadedAt,
    size: Number(actualSize),
    headers: headersOf(upload, now),
    open: (range) => blobs.open(blobKey, range),
  }
}

function headersOf({ contentType, publicName, expiresAt }: Upload, now: Date): OutgoingHttpHeaders {
  const isShown = isSafeToShow(contentType)
  const seconds = Math.min(CACHE_SECONDS, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
  return {
    'content-type': contentType,
    'content-disposition': dispositionOf(isShown ? 'inline' : 'attachment', publicName),
    'cache-control': `public, max-age=${seconds}`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-expose-headers': 'Content-Length, Content-Range, Content-Disposition, ETag, Accept-Ranges',
    // Downloads must not execute, however a browser interprets them.
    ...(isShown ? {} : { 'content-security-policy': "sandbox; default-src 'none'" }),
  }
}
