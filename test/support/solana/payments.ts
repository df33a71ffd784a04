import type { Address } from '@solana/kit'
import { pino } from 'pino'
import { openSolana, type SolanaChain } from '../../../router/payments/rails/solana/chain.ts'
import { readSolanaPayment, type SolanaPayment } from '../../../router/payments/rails/solana/credential.ts'
import { type SolanaFacilitator, solanaFacilitator } from '../../../router/payments/rails/solana/facilitator.ts'
import { parseUsd } from '../../../schema/money.ts'
import { type SolanaOffer, solanaRequirements } from './offer.ts'
import type { TestSolana } from './solana.ts'
import type { SolanaWallet } from './wallet.ts'

/** A cluster with somebody to pay and a facilitator on it. */
export interface SolanaPlace {
  readonly chain: SolanaChain
  readonly payee: Address
  readonly facilitator: SolanaFacilitator
  /** Another facilitator with the same key, as after a restart. */
  restarted(): Promise<SolanaFacilitator>
  /** An offer of one cent; members can be given. */
  offer(given?: Partial<SolanaOffer>): ReturnType<typeof solanaRequirements>
}

const SILENT = pino({ level: 'silent' })

/** Opens one; nothing waits longer for the chain than the limit in milliseconds. `lamports`: what its fee payer has. */
export async function openPlace(
  solana: TestSolana,
  timeoutMs = 5_000,
  lamports = 1_000_000_000n,
): Promise<SolanaPlace> {
  const { network, rpcUrl } = solana
  const { address: payee } = await solana.makeWallet(0n)
  const { key } = await solana.makeWallet(0n, lamports)
  const restarted = () => solanaFacilitator({ network, rpcUrl, key, timeoutMs }, SILENT)
  const facilitator = await restarted()
  const standard = { network, amount: parseUsd('0.01'), payTo: payee, maxTimeoutSeconds: 60, quote: null }
  let count = 0
  return {
    chain: openSolana(network, rpcUrl, timeoutMs),
    payee,
    facilitator,
    restarted,
    offer(given) {
      count += 1
      return solanaRequirements({ ...standard, feePayer: facilitator.feePayer, id: `offer ${count}`, ...given })
    },
  }
}

/** Reads a payment that must be readable. */
export function readPayment(solana: TestSolana, { transaction }: { readonly transaction: string }): SolanaPayment {
  const payment = readSolanaPayment({ transaction }, solana.network, new Date())
  if ('reason' in payment) throw new Error(payment.message)
  return payment
}

/** A wallet's payment of an offer of a place, and what reading it gives. */
export async function payAt(
  solana: TestSolana,
  place: SolanaPlace,
  wallet: SolanaWallet,
  given?: Partial<SolanaOffer>,
) {
  const presented = await wallet.payFor(place.offer(given))
  return { presented, payment: readPayment(solana, presented) }
}
