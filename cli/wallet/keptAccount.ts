import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import { Trouble } from '../errors.ts'

/** A devnet wallet whose key is kept in the data folder. */
export interface KeptAccount {
  readonly account: PrivateKeyAccount
  readonly file: string
  /** Whether this call made it. */
  readonly isNew: boolean
}

const Kept = z.object({ address: z.string(), privateKey: z.string().regex(/^0x[0-9a-f]{64}$/) })

/** The kept wallet of a data folder, which is made if there is none. Throws Trouble for a damaged file. */
export function keptAccount(dataDir: string): KeptAccount {
  const file = fileOf(dataDir)
  const privateKey = generatePrivateKey()
  const account = privateKeyToAccount(privateKey)
  mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 })
  try {
    // `wx` fails when the file exists, so that two concurrent calls use the same wallet.
    writeFileSync(file, `${JSON.stringify({ address: account.address, privateKey }, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    })
    return { account, file, isNew: true }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const found = findKeptAccount(dataDir)
  if (!found) throw new Trouble(`${file} was removed meanwhile: try again.`)
  return found
}

/** The kept wallet of a data folder; null if there is none. Throws Trouble for a damaged file. */
export function findKeptAccount(dataDir: string): KeptAccount | null {
  const file = fileOf(dataDir)
  const text = readIfThere(file)
  if (text === null) return null
  const kept = Kept.safeParse(parsed(text))
  if (!kept.success) throw new Trouble(`${file} does not hold a wallet: remove it, and a new one is made.`)
  return { account: privateKeyToAccount(kept.data.privateKey as `0x${string}`), file, isNew: false }
}

function fileOf(dataDir: string): string {
  return join(resolve(dataDir), 'cli-wallet.json')
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A truncated file, from a kill during the write; the caller reports it.
    return null
  }
}
