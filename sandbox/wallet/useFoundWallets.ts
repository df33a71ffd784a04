import { useSyncExternalStore } from 'react'
import { type FoundWallet, foundWallets, onFoundWallet } from './providers.ts'

/** The wallets of this browser, updated as they announce themselves. */
export function useFoundWallets(): readonly FoundWallet[] {
  return useSyncExternalStore(onFoundWallet, foundWallets)
}
