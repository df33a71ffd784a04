import type { UpstreamRequest } from './request.ts'
import type { Upstream, UpstreamAnswer } from './upstream.ts'

/** How a company spells what the port's dialect spells otherwise. */
export interface Translation {
  /** The company's request for one of the port. Errors that it throws are the caller's. */
  request(asked: UpstreamRequest): UpstreamRequest
  /** The port's answer for one of the company; default: as it is. */
  answer?(body: unknown, asked: UpstreamRequest): unknown
}

/** A company with nearly the port's dialect: requests and answers are translated one by one. */
export function translated(company: Upstream, { request, answer = (body) => body }: Translation): Upstream {
  return {
    name: company.name,
    kind: company.kind,
    naming: company.naming,
    log: company.log,
    for(asker) {
      const asked = company.for(asker)
      return {
        ...asked,
        async request(one): Promise<UpstreamAnswer> {
          const given = await asked.request(request(one))
          return { ...given, body: answer(given.body, one) }
        },
        download: async (one, maxBytes) => asked.download(request(one), maxBytes),
      }
    },
    pathBelow: (url) => company.pathBelow(url),
    close: () => company.close(),
  }
}
