import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { version as graphqlVersion } from 'graphql'

// Reading the committed catalogue takes a second of processor time, and gives the same result for the same files: it is
// kept in a file beside the compiled sources. A process that cannot write there reads the catalogue at each start.

const FOLDER = new URL('../../node_modules/.cache/tollgraph-catalogue/', import.meta.url)
const FILE = 'catalogue.json'

/** The code that reads the catalogue: this room, which imports no other. */
const SOURCES = new URL('../', import.meta.url)

/** Length of a SHA-256 in hex. */
const DIGEST = 64

/** Refusals of a file system for which the catalogue is not kept. */
const UNWRITABLE = ['EACCES', 'EROFS', 'ENOSPC', 'EPERM', 'ENOTDIR', 'EEXIST']

/** A kept text: read for a key, or written. */
export interface Kept {
  /** The text that was kept for this very key; null if there is none, or if the file is damaged. */
  read(key: string): string | null
  /** Replaces what is kept. Without a folder that can be written to, nothing is kept. */
  write(key: string, text: string): void
}

/** The kept catalogue of this checkout. */
export function openKept(folder: URL = FOLDER): Kept {
  const file = new URL(FILE, folder)
  return {
    read(key) {
      const whole = readIfThere(file)
      if (!whole?.startsWith(key)) return null
      const text = whole.slice(2 * DIGEST)
      return whole.slice(DIGEST, 2 * DIGEST) === digest(text) ? text : null
    },
    write(key, text) {
      try {
        mkdirSync(folder, { recursive: true })
        // Several processes may start together: rename makes each file appear whole.
        const unfinished = new URL(`${FILE}.${process.pid}`, folder)
        writeFileSync(unfinished, key + digest(text) + text)
        renameSync(unfinished, file)
      } catch (error) {
        if (!UNWRITABLE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      }
    },
  }
}

/** A SHA-256 in hex of everything that a catalogue is made from: the given texts, and the code that reads them. */
export function keyOf(texts: readonly string[], sources: URL = SOURCES): string {
  const hash = createHash('sha256').update(graphqlVersion)
  for (const text of texts) hash.update(`\0${text.length}\0`).update(text)
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  for (const name of files.sort()) hash.update(`\0${name}\0`).update(readFileSync(new URL(name, sources)))
  return hash.digest('hex')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function readIfThere(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
