import type { WalletProvider } from './providers.ts'

let connected: WalletProvider | null = null

/** The connected wallet's provider; null for a devnet wallet, and without one. */
export function currentProvider(): WalletProvider | null {
  return connected
}

/** Sets the signing provider. */
export function setProvider(provider: WalletProvider | null): void {
  connected = provider
}
