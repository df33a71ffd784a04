import type { WalletProvider } from './providers.ts'

let connected: WalletProvider | null = null

/** The provider of the wallet that is connected; null for a devnet wallet, and without one. */
export function currentProvider(): WalletProvider | null {
  return connected
}

/** Takes note of who signs from now on. */
export function setProvider(provider: WalletProvider | null): void {
  connected = provider
}
