import { renameSync, writeFileSync } from 'node:fs'

/**
 * Writes a secret into a file that its owner alone can read. It is there whole or not at all: an interrupted start must not leave
 * half a secret, which no later one could use. Throws the errors of `node:fs`.
 */
export function writeKeyFile(file: string, secret: string): void {
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, secret, { mode: 0o600, flush: true })
  renameSync(draft, file)
}
