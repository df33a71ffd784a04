import type { SiteFile } from './siteFile.ts'

/** The result of a path: a file of the site, a redirect, a malformed path, or nothing. */
export type Resolved =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'none' }

/** Paths without escapes: most of them. */
const PLAIN = /^[\w./~-]*$/

const NONE: Resolved = { kind: 'none' }

/**
 * Resolves a URL path after decoding it once. `/docs/` is `docs/index.html`; `/about` is `about.html`; `/docs` redirects
 * to `/docs/` if that folder has an index page, and `/about/` to `/about` if that page exists. Looks only into the map of
 * files, so no path can leave the site.
 */
export function resolvePath(files: ReadonlyMap<string, SiteFile>, pathname: string): Resolved {
  const path = decode(pathname.slice(1))
  if (path === null) return { kind: 'malformed' }
  const isFolder = path === '' || path.endsWith('/')
  return isFolder ? resolveFolder(files, path) : resolveFile(files, path)
}

function resolveFolder(files: ReadonlyMap<string, SiteFile>, path: string): Resolved {
  const index = files.get(`${path}index.html`)
  if (index) return { kind: 'file', file: index }
  const page = path.slice(0, -1)
  return files.has(`${page}.html`) ? { kind: 'moved', path: encode(page) } : NONE
}

function resolveFile(files: ReadonlyMap<string, SiteFile>, path: string): Resolved {
  const file = files.get(path) ?? files.get(`${path}.html`)
  if (file) return { kind: 'file', file }
  return files.has(`${path}/index.html`) ? { kind: 'moved', path: `${encode(path)}/` } : NONE
}

/** Decodes each segment, so that an encoded slash does not become a separator; null if it cannot be decoded. */
function decode(path: string): string | null {
  if (PLAIN.test(path)) return path
  try {
    const parts = path.split('/').map(decodeURIComponent)
    return parts.some((part) => part.includes('/')) ? null : parts.join('/').normalize('NFC')
  } catch {
    return null
  }
}

/**
 * Encodes the path of a file: it starts with a name, never with a slash, which would make the redirect name another host.
 */
function encode(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}
