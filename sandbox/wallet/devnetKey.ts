import { keepStored, readStored } from './stored.ts'

/** The key of a wallet for test money. It never leaves this browser. */
export interface DevnetKey {
  readonly key: `0x${string}`
  readonly address: `0x${string}`
}

const PLACE = 'tollgraph.devnet-key'
const STORAGE = 'localStorage'

let held: DevnetKey | null = null

/** The key that was made in this browser earlier; null without one. */
export function readDevnetKey(): DevnetKey | null {
  held ??= readStored<DevnetKey>(STORAGE, PLACE)
  return held
}

/** Makes a key and keeps it in this browser. */
export async function makeDevnetKey(): Promise<DevnetKey> {
  const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts')
  const key = generatePrivateKey()
  held = { key, address: privateKeyToAccount(key).address }
  keepStored(STORAGE, PLACE, held)
  return held
}

/** Forgets the key for good. */
export function forgetDevnetKey(): void {
  held = null
  keepStored(STORAGE, PLACE, null)
}
