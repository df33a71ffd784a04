import type { SiteFile } from './siteFile.ts'

/** What a path of a site leads to: one of its files, another path that it is to be asked for at, or nothing. */
export type Resolved =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'none' }

/** What stands for itself: most paths. */
const PLAIN = /^[\w./~-]*$/

const NONE: Resolved = { kind: 'none' }

/**
 * Looks a path up, decoded once, as it stands in the URL. `/docs/` is `docs/index.html`; `/about` is `about.html`; `/docs`
 * is sent on to `/docs/` where that is a folder with a page, and `/about/` to `/about` where that is a page. Nothing is
 * looked up anywhere but in the map of files, so that no path leads out of the site.
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

/** Part by part, so that an encoded slash does not become one; null for what cannot be decoded. */
function decode(path: string): string | null {
  if (PLAIN.test(path)) return path
  try {
    const parts = path.split('/').map(decodeURIComponent)
    return parts.some((part) => part.includes('/')) ? null : parts.join('/').normalize('NFC')
  } catch {
    return null
  }
}

/** Only paths of files get here: they begin with a name, never with a slash that would make another host of it. */
function encode(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}
