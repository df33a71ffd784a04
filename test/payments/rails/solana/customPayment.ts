import {
  type Address,
  addSignersToTransactionMessage,
  appendTransactionMessageInstructions,
  type Blockhash,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  partiallySignTransactionMessageWithSigners,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { computeBudget, memo, transferUsdc, usdcAccountOf } from '../../../../router/payments/rails/solana/programs.ts'
import { atomicUsdc } from '../../../../schema/money.ts'
import type { SolanaPlace } from '../../../support/solana/payments.ts'
import type { TestSolana } from '../../../support/solana/solana.ts'
import type { SolanaWallet } from '../../../support/solana/wallet.ts'

/** What a payment that no stock client makes is made of. */
export interface CustomPayment {
  readonly units?: number
  readonly price?: bigint
  readonly memo?: string
  /** Come after the compute budget, in the place of the transfer. */
  readonly transfers?: readonly Instruction[]
  /** Come last. */
  readonly more?: readonly Instruction[]
  readonly feePayer?: Address
}

/** The transfer of one cent to the payee of a place. */
export async function transferTo(solana: TestSolana, place: SolanaPlace, wallet: SolanaWallet): Promise<Instruction> {
  return transferUsdc(solana.network, {
    source: await usdcAccountOf(solana.network, wallet.address),
    destination: await usdcAccountOf(solana.network, place.payee),
    owner: wallet.address,
    amount: atomicUsdc(10_000n),
  })
}

/** Signs a payment of one's own making; gives the transaction in base64. */
export async function customPayment(
  solana: TestSolana,
  place: SolanaPlace,
  wallet: SolanaWallet,
  given: CustomPayment,
): Promise<string> {
  const feePayer = given.feePayer ?? place.facilitator.feePayer
  const lifetime = { blockhash: solana.cluster.blockhash as Blockhash, lastValidBlockHeight: 0n }
  const instructions = [
    ...computeBudget(given.units ?? 20_000, given.price ?? 1n),
    ...(given.transfers ?? [await transferTo(solana, place, wallet)]),
    ...(given.memo === undefined ? [] : [memo(given.memo)]),
    ...(given.more ?? []),
  ]
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) =>
      feePayer === wallet.address
        ? setTransactionMessageFeePayerSigner(wallet.signer, empty)
        : setTransactionMessageFeePayer(feePayer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (lasting) => appendTransactionMessageInstructions(instructions, lasting),
    (whole) => addSignersToTransactionMessage([wallet.signer], whole),
  )
  return getBase64EncodedWireTransaction(await partiallySignTransactionMessageWithSigners(message))
}
