import type { IncomingHttpHeaders } from 'node:http'
import { HeaderMap } from '@apollo/server'

/** The headers of a request as Apollo Server takes them. */
export function headerMap(headers: IncomingHttpHeaders): HeaderMap {
  const map = new HeaderMap()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value)
  return map
}
