import type { IncomingMessage, ServerResponse } from 'node:http'

/** Our own pages for requests that no page of the site can answer. */
const PAGES = {
  unknown: { status: 404, title: 'There is no site here', text: 'No site has this name.' },
  empty: { status: 404, title: 'There is no site here yet', text: 'Its owner has not put it live so far.' },
  suspended: { status: 403, title: 'This site is suspended', text: 'The operator does not show it at the moment.' },
  expired: { status: 410, title: 'This site has expired', text: 'Its owner may renew it.' },
  missing: {
    status: 404,
    title: 'There is no such page',
    text: 'The site is here; the page that was asked for is not.',
  },
  malformed: { status: 400, title: 'The address is malformed', text: 'It has a % that encodes nothing, or a slash.' },
} as const

/** Responds with a small static page that does not echo the request. */
export function showPage(request: IncomingMessage, response: ServerResponse, kind: keyof typeof PAGES): void {
  const { status, title, text } = PAGES[kind]
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
</html>
`
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    // Not cached, because the site or page may exist the next moment.
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  response.end(request.method === 'HEAD' ? '' : body)
}
