/** An answer to a browser. Header names are in lower case. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const GUARDS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** A picture, and how it is written. */
export interface Picture {
  readonly content: Buffer
  readonly kind: 'png' | 'svg'
}

/** A page: revalidated at every visit, so that it names the assets of the running version. */
export function htmlAnswer(html: string, policy: string, status = 200): PageAnswer {
  return answer(status, html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
  })
}

/** A page as Markdown, for agents. */
export function markdownAnswer(text: string): PageAnswer {
  return answer(200, text, { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache' })
}

/** An SVG opened as a page is a document and needs its own policy. */
const SVG = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}
const PNG = { 'content-type': 'image/png' }

export function faviconAnswer(svg: string): PageAnswer {
  return answer(200, svg, { ...SVG, 'cache-control': 'public, max-age=86400' })
}

/** A picture of a guide, which may change with the running version. */
export function pictureAnswer({ content, kind }: Picture): PageAnswer {
  return answer(200, content, { ...(kind === 'svg' ? SVG : PNG), 'cache-control': 'public, max-age=3600' })
}

/** An asset, whose path changes with its content. */
export function immutableAnswer(body: Buffer, type: string, policy: string): PageAnswer {
  return answer(200, body, {
    'content-type': type,
    // A worker has the policy of its own script, not the page's.
    'content-security-policy': policy,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
}

/** Redirects to a relative location, since only a proxy may know the path prefix. */
export function redirectAnswer(location: string): PageAnswer {
  return answer(308, '', { location, 'cache-control': 'no-cache' })
}

export function missingAnswer(): PageAnswer {
  return answer(404, 'Not found\n', { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
}

function answer(status: number, body: string | Buffer, headers: Readonly<Record<string, string>>): PageAnswer {
  return { status, headers: { ...headers, ...GUARDS }, body: Buffer.from(body) }
}
