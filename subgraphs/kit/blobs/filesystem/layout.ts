import { join } from 'node:path'

/** The folders of a store on the filesystem; all on one filesystem, because files are renamed between them. */
export interface Layout {
  /** What is there for readers. */
  readonly blobs: string
  /** Resumable uploads that are not finished. */
  readonly partial: string
  /** Bodies on their way in; of no use to anybody but the request that writes them. */
  readonly incoming: string
}

/** `root` is absolute and without symbolic links. */
export function layoutOf(root: string): Layout {
  return { blobs: join(root, 'blobs'), partial: join(root, 'partial'), incoming: join(root, 'incoming') }
}

/**
 * The file of a key. A folder carries a `+`, which no key may have, so that `a` and `a/b` can both be keys. Filesystems
 * that take `A` and `a` for one are not supported.
 */
export function fileOf(base: string, key: string): string {
  const segments = key.split('/')
  const name = segments.pop() ?? ''
  return join(folderOf(base, segments.join('/')), name)
}

/** The directory of a folder of keys. */
export function folderOf(base: string, folder: string): string {
  if (folder === '') return base
  return join(base, ...folder.split('/').map((segment) => `${segment}+`))
}
