import type { PayingNetwork } from '../pay/network.ts'
import { useWallet } from '../state/wallet.ts'
import { refreshBalance } from './balance.ts'
import { isChain } from './chain.ts'
import type { WalletProvider } from './providers.ts'

interface Watchers {
  /** Called when the user selects another account in the wallet. */
  readonly onAccount: (address: `0x${string}`) => Promise<void>
  /** Called when the wallet was locked, or has revoked the page's access. */
  readonly onGone: () => void
}

let stop: (() => void) | null = null

/** Follows changes in the wallet, until `unwatch`. */
export function watch(provider: WalletProvider, { chainId }: PayingNetwork, { onAccount, onGone }: Watchers): void {
  const listeners: Readonly<Record<string, (said: never) => void>> = {
    accountsChanged: (accounts: readonly `0x${string}`[]) => (accounts[0] ? void onAccount(accounts[0]) : onGone()),
    chainChanged: (said: unknown) => {
      useWallet.getState().set({ isElsewhere: !isChain(said, chainId) })
      void refreshBalance()
    },
    disconnect: onGone,
  }
  for (const [event, listener] of Object.entries(listeners)) provider.on?.(event, listener)
  stop = () => {
    for (const [event, listener] of Object.entries(listeners)) provider.removeListener?.(event, listener)
  }
}

/** Stops following the wallet. */
export function unwatch(): void {
  stop?.()
  stop = null
}
