import { keepStored, readStored } from './stored.ts'

/** The private key of a test wallet. It never leaves this browser. */
export interface DevnetKey {
  readonly key: `0x${string}`
  readonly address: `0x${string}`
}

const PLACE = 'tollgraph.devnet-key'
const STORAGE = 'localStorage'

let held: DevnetKey | null = null

/** The stored key; null without one. */
export function readDevnetKey(): DevnetKey | null {
  held ??= readStored<DevnetKey>(STORAGE, PLACE)
  return held
}

/** Creates a key and stores it in this browser; gives the one that was made meanwhile, here or in another tab. */
export async function makeDevnetKey(): Promise<DevnetKey> {
  const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts')
  const made = readDevnetKey()
  if (made) return made
  const key = generatePrivateKey()
  held = { key, address: privateKeyToAccount(key).address }
  keepStored(STORAGE, PLACE, held)
  return held
}

/** Deletes the key permanently. */
export function forgetDevnetKey(): void {
  held = null
  keepStored(STORAGE, PLACE, null)
}
