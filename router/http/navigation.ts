import type { IncomingHttpHeaders } from 'node:http'

/** Whether a browser opens a path as a page. */
export function isNavigation({
  headers,
  method,
}: {
  readonly headers: Pick<IncomingHttpHeaders, 'accept'>
  readonly method: string
}): boolean {
  return method === 'GET' && String(headers.accept ?? '').includes('text/html')
}
