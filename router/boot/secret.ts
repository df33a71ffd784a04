import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The installation's signing secret: the configured one, or one made at the first start and kept in DATA_DIR. */
export function openSecret(dataDir: string, configured: string | undefined): string {
  if (configured) return configured
  const file = join(dataDir, 'secret')
  try {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept.length >= 32) return kept
  } catch {
    // The first start: there is none yet.
  }
  const made = randomBytes(32).toString('base64url')
  writeFileSync(file, made, { mode: 0o600 })
  return made
}
