import { create } from 'zustand'

/** Who pays and signs: a key made in this browser for the devnet, or the wallet of an extension. */
export interface Wallet {
  readonly kind: 'local' | 'injected'
  readonly address: `0x${string}`
  /** As people call it: `Devnet wallet`, or what the extension announces. */
  readonly name: string
}

interface WalletState {
  readonly wallet: Wallet | null
  /** Decimal string of USD; null until it was read. */
  readonly balance: string | null
  /** Whether an injected wallet is on another network than the one that is paid on. */
  readonly isElsewhere: boolean
  /** When the session of a sign-in ends; null without one. */
  readonly sessionEnds: Date | null
  /** Whether the wallet dialog is shown. */
  readonly isOpen: boolean
  open(): void
  close(): void
  set(change: Partial<Pick<WalletState, 'wallet' | 'balance' | 'isElsewhere' | 'sessionEnds'>>): void
}

/** The wallet of this page. Keys and tokens are not in it. */
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
