/** Encodings in which files are stored; best first. */
export const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** A file of a site in the store. */
export interface SiteFile {
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** Hash of the content, so that a file unchanged by a new version stays cached. */
  readonly etag: string
  /** Value of Content-Type. */
  readonly type: string
  /** The same content, compressed. */
  readonly packed: Readonly<Partial<Record<Encoding, PackedFile>>>
}

export interface PackedFile {
  readonly key: string
  /** In bytes. */
  readonly size: number
}

/** Files of a version by path, without a leading slash. */
export type Manifest = Readonly<Record<string, SiteFile>>

export function manifestOf(files: ReadonlyMap<string, SiteFile>): Manifest {
  // fromEntries also keeps `__proto__` as a plain key; it is a valid path.
  return Object.fromEntries(files)
}
