import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeKeyFile } from '../keys/writeKeyFile.ts'

/** How to make an accepted key. */
const RECIPE = 'make one with: openssl genpkey -algorithm ed25519'

/**
 * Reads the private key for offers and receipts: Ed25519, as PKCS8 PEM (line ends may be written as `\n`) or JWK.
 * Throws an Error that describes the problem and never quotes the key.
 */
export function parseSigningKey(text: string): KeyObject {
  const key = readPrivateKey(text.trim())
  if (!key) throw new Error(`must be a private key, as PKCS8 PEM or JWK; ${RECIPE}`)
  if (key.asymmetricKeyType === 'ed25519') return key
  throw new Error(`must be an Ed25519 key, not ${key.asymmetricKeyType ?? 'another kind'}; ${RECIPE}`)
}

/**
 * The installation's signing key: the configured one, or one generated at the first start and stored in DATA_DIR.
 * Throws when the stored one cannot be used, since a new one would leave older receipts without a published key.
 */
export function openSigningKey(dataDir: string, configured: KeyObject | undefined): KeyObject {
  if (configured) return configured
  const file = join(dataDir, 'receipt-key.pem')
  const kept = readIfThere(file)
  if (kept === null) return makeKey(file)
  try {
    return parseSigningKey(kept)
  } catch (error) {
    throw new Error(
      `${file} ${(error as Error).message}. Restore it from a backup, or remove it to have a new one made: receipts signed until now are then no longer covered by the published key.`,
    )
  }
}

function readPrivateKey(text: string): KeyObject | null {
  try {
    if (text.startsWith('{')) return createPrivateKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' })
    return createPrivateKey(text.replaceAll('\\n', '\n'))
  } catch {
    // Parser messages may quote the key; the caller reports the expected form.
    return null
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function makeKey(file: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519')
  writeKeyFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  return privateKey
}
