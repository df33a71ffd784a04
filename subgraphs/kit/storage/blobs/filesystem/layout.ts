import { join } from 'node:path'

/** The folders of a store; all on one filesystem, because files are renamed between them. */
export interface Layout {
  readonly root: string
  /** Complete blobs. */
  readonly blobs: string
  /** Unfinished resumable uploads. */
  readonly partial: string
  /** Bodies being received; used only by the request that writes them. */
  readonly incoming: string
}

/** `root` is absolute and without symbolic links. */
export function layoutOf(root: string): Layout {
  return { root, blobs: join(root, 'blobs'), partial: join(root, 'partial'), incoming: join(root, 'incoming') }
}

/**
 * The file of a key. A folder's name ends in `+`, which no key may contain, so that `a` and `a/b` can both be keys.
 * Case-insensitive filesystems are not supported.
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
