import { refuseMethod } from '../../kit/net/http/respond.ts'
import type { Handler } from '../server/handlers.ts'

/** Path of our own authority's certificate on the files origin: `<FILES_URL>/local-ca.pem`. */
const AUTHORITY_PATH = '/local-ca.pem'

/** Serves the certificate of our own authority for download; passes all other requests to `next`. */
export function withAuthorityPage(certificate: string | null, next: Handler): Handler {
  if (certificate === null) return next
  return async (request, response, url) => {
    if (url.pathname !== AUTHORITY_PATH) return next(request, response, url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response, 'GET, HEAD')
    response.writeHead(200, {
      'content-type': 'application/x-x509-ca-cert',
      'content-length': Buffer.byteLength(certificate),
      'content-disposition': 'attachment; filename="tollgraph-local-ca.pem"',
      'x-content-type-options': 'nosniff',
    })
    response.end(request.method === 'HEAD' ? '' : certificate)
  }
}
