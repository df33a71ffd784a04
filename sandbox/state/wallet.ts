import { create } from 'zustand'

/** The paying and signing wallet: a key made in this browser for the devnet, or an extension's wallet. */
export interface Wallet {
  readonly kind: 'local' | 'injected'
  readonly address: `0x${string}`
  /** Display name: `Devnet wallet`, or the extension's own. */
  readonly name: string
}

interface WalletState {
  readonly wallet: Wallet | null
  /** Decimal USD string; null until it was read. */
  readonly balance: string | null
  /** Whether an injected wallet is on another network than the payment network. */
  readonly isElsewhere: boolean
  /** Expiry of the session; null without one. */
  readonly sessionEnds: Date | null
  /** Whether the wallet dialog is open. */
  readonly isOpen: boolean
  open(): void
  close(): void
  set(change: Partial<Pick<WalletState, 'wallet' | 'balance' | 'isElsewhere' | 'sessionEnds'>>): void
}

/** The page's wallet, without keys and tokens. */
export const useWallet = create<WalletState>((set) => ({
  wallet: null,
  balance: null,
  isElsewhere: false,
  sessionEnds: null,
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
  set: (change) => set(change),
}))
