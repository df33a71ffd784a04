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

/** A kept JSON text: read for a key, or written. */
export interface Kept {
  /** The text that was kept for this very key; null if there is none, or if the file is damaged. */
  read(key: string): string | null
  /** Replaces what is kept. Without a folder that can be written to, nothing is kept. */
  write(key: string, json: string): void
}

/** The kept catalogue of this checkout. */
export function openKept(folder: URL = FOLDER): Kept {
  const file = new URL(FILE, folder)
  return {
    read(key) {
      const whole = readIfThere(file)
      if (whole?.toString('latin1', 0, DIGEST) !== key) return null
      const body = whole.subarray(2 * DIGEST)
      return whole.toString('latin1', DIGEST, 2 * DIGEST) === digest(body) ? body.toString('latin1') : null
    },
    write(key, json) {
      const body = inAscii(json)
      try {
        mkdirSync(folder, { recursive: true })
        // Several processes may start together: rename makes each file appear whole.
        const unfinished = new URL(`${FILE}.${process.pid}`, folder)
        writeFileSync(unfinished, key + digest(body) + body)
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

/** The same JSON in ASCII alone: a text of eight megabytes that is decoded, and has two bytes a character, loads slowly. */
function inAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function digest(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('hex')
}

function readIfThere(file: URL): Buffer | null {
  try {
    return readFileSync(file)
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
