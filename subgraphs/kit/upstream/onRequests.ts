import type { UpstreamRequest } from './request.ts'
import type { Upstream } from './upstream.ts'

/** An upstream whose requests are changed on their way, where a company spells some of them otherwise. */
export function onRequests(company: Upstream, change: (request: UpstreamRequest) => UpstreamRequest): Upstream {
  return {
    name: company.name,
    kind: company.kind,
    naming: company.naming,
    ...(company.log ? { log: company.log } : {}),
    for(asker) {
      const asked = company.for(asker)
      return {
        ...asked,
        request: (request) => asked.request(change(request)),
        download: (request, maxBytes) => asked.download(change(request), maxBytes),
      }
    },
    pathBelow: (url) => company.pathBelow(url),
    close: () => company.close(),
  }
}
