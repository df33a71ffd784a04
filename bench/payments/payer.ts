import type { Wallet } from './wallet.ts'

/** Makes the header of a payment, good for one request. No wallet is asked twice with one turn. */
export type Payer = (wallet: Wallet, turn: number) => Promise<Readonly<Record<string, string>>>
