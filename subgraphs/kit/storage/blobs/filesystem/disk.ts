import { BlobStoreFailed } from '../errors.ts'

/** Remedies for the operator, by error code. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space, or move DATA_DIR (or FILES_DIR) to a larger disk.',
  EDQUOT: 'The disk quota is used up: raise it, or move DATA_DIR (or FILES_DIR) elsewhere.',
  EACCES:
    'This process may not read and write there: give its user the folder (chown), or choose another DATA_DIR (or FILES_DIR).',
  EPERM:
    'This process may not read and write there: give its user the folder (chown), or choose another DATA_DIR (or FILES_DIR).',
  EROFS: 'The filesystem is mounted read-only: mount it writable, or choose another DATA_DIR (or FILES_DIR).',
  ENOTDIR: 'A file stands where a folder should be: remove it, or choose another DATA_DIR (or FILES_DIR).',
  ELOOP: 'A symbolic link stands where a blob should be, and is not followed: remove it.',
  EXDEV: 'The folders of the store lie on different filesystems: keep them on one.',
  EMFILE: 'The process has too many files open: raise its limit (ulimit -n).',
  EIO: 'The disk fails to read or write: check it.',
}

/** Runs disk work; its errors carry a remedy. ENOENT is passed through, because its meaning depends on the caller. */
export async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = errnoOf(error)
    if (code === undefined || code === 'ENOENT') throw error
    throw new BlobStoreFailed(`${REMEDIES[code] ?? 'The disk refused.'} (${(error as Error).message})`, error)
  }
}

/** Runs disk work; null if a required file or folder does not exist. */
export async function ifThere<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await onDisk(work)
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null
    throw error
  }
}

/** The code of an operating system error, such as ENOENT. */
export function errnoOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errno' in error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
