import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeKeyFile } from '../keys/writeKeyFile.ts'

/** Minimum length of a secret, in characters. */
const LEAST_LENGTH = 32

/**
 * The installation's secrets: the configured one, or one generated at the first start and stored in DATA_DIR, and the
 * other accepted ones. Throws when the stored one cannot be read (a new one would silently invalidate open quotes and
 * challenges), and when it is among the others.
 */
export function openSecrets(dataDir: string, configured: string | undefined, others: readonly string[]): string[] {
  const current = configured ?? keptSecret(dataDir)
  if (others.includes(current)) {
    throw new Error(
      'SECRET_PREVIOUS must not name the current secret, which is in the file secret of DATA_DIR: set the new one as SECRET.',
    )
  }
  return [current, ...others]
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  const kept = readKept(file)
  if (kept === null) {
    const made = randomBytes(32).toString('base64url')
    writeKeyFile(file, made)
    return made
  }
  if (kept.length >= LEAST_LENGTH) return kept
  throw new Error(`The secret in ${file} is spoilt: restore it, or remove the file to have another one made.`)
}

/** Null when no secret is stored yet. */
function readKept(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`The secret in ${file} cannot be read: let this user read it, or set SECRET.`, { cause: error })
  }
}
