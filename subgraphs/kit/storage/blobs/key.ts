import { InvalidBlobKey } from './errors.ts'

/** In bytes; S3 allows 1024, which leaves room for the installation's prefix. */
export const MAX_KEY_BYTES = 900

/** In bytes; filesystems allow names of 255, and we append to them. */
const MAX_SEGMENT_BYTES = 200

const SEGMENT = /^[A-Za-z0-9._~-]+$/

/** Throws InvalidBlobKey for an invalid key. */
export function checkKey(key: string): void {
  const broken = brokenRule(key)
  if (broken) throw new InvalidBlobKey(key, broken)
}

/** Throws InvalidBlobKey for an invalid folder; '' is the root folder. */
export function checkFolder(folder: string): void {
  if (folder !== '') checkKey(folder)
}

/** Whether the text is a valid key. */
export function isKey(text: string): boolean {
  return brokenRule(text) === null
}

/** Joins a folder and a key; either may be '', the root folder. */
export function joinKey(folder: string, key: string): string {
  if (folder === '') return key
  return key === '' ? folder : `${folder}/${key}`
}

/** The rule that a key violates, or null. In a valid key every character is one byte. */
function brokenRule(key: string): string | null {
  if (key.length > MAX_KEY_BYTES) return `it has more than ${MAX_KEY_BYTES} bytes`
  for (const segment of key.split('/')) {
    if (segment === '') return 'a segment of it is empty'
    if (segment === '.' || segment === '..') return `${segment} is no name`
    if (segment.length > MAX_SEGMENT_BYTES) return `a segment of it has more than ${MAX_SEGMENT_BYTES} bytes`
    if (!SEGMENT.test(segment)) return 'only A-Z a-z 0-9 . _ ~ - and / between segments may stand in it'
  }
  return null
}
