import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { z } from 'zod'

const Key = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value), 'a 32-byte hex key')

const Keys = z.object({
  /** Sends the transactions that settle payments, and pays their gas. */
  facilitator: Key,
  /** Receives the payments, and refunds from its balance. */
  payee: Key,
})

/** The private keys of one installation's devnet. */
export type DevnetKeys = z.infer<typeof Keys>

/**
 * Reads the keys from a devnet's folder, or creates them on the first start. They are random, so that one
 * installation's keys cannot sign for another. Throws when the file exists but is malformed.
 */
export function openKeys(folder: string): DevnetKeys {
  const path = join(folder, 'keys.json')
  return readKeys(path) ?? makeKeys(path)
}

function readKeys(path: string): DevnetKeys | null {
  try {
    return Keys.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`The devnet's keys in ${path} cannot be read`, { cause: error })
  }
}

function makeKeys(path: string): DevnetKeys {
  const keys: DevnetKeys = { facilitator: generatePrivateKey(), payee: generatePrivateKey() }
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true })
  try {
    // Unlike a rename, a link does not replace keys that a concurrent process created.
    linkSync(draft, path)
  } catch {
    const others = readKeys(path)
    if (others) return others
    // The file system has no hard links.
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
  return keys
}
