/** How a file may be packed for the way to the browser; best first. */
export const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** A file of a site in the store. */
export interface SiteFile {
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** Of the content, so that a file that a new version does not change stays in caches. */
  readonly etag: string
  /** As in Content-Type. */
  readonly type: string
  /** The same content, packed. */
  readonly packed: Readonly<Partial<Record<Encoding, PackedFile>>>
}

export interface PackedFile {
  readonly key: string
  /** In bytes. */
  readonly size: number
}

/** Files of a version by their paths, without a slash at the beginning. */
export type Manifest = Readonly<Record<string, SiteFile>>

/** The manifest of files. */
export function manifestOf(files: ReadonlyMap<string, SiteFile>): Manifest {
  // Not an object literal's keys: `__proto__` is a path like any other.
  return Object.fromEntries(files)
}
