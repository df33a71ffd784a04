import {
  type Address,
  appendTransactionMessageInstructions,
  type Base64EncodedWireTransaction,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import type { AtomicUsdc } from '../../../../schema/money.ts'
import type { SolanaChain } from './chain.ts'
import { computeBudget, memo, transferUsdc, usdcAccountOf } from './programs.ts'
import { assertRemembers, describe, sightOf } from './sight.ts'

/** Bounds of a refund's fee: a transfer with a memo takes about 20 000 units; the price is in millionths of a lamport. */
const COMPUTE_UNITS = 60_000
const COMPUTE_UNIT_PRICE = 10_000n

/** What goes back to whom. */
export interface SolanaRefund {
  /** The owner of the account that is paid; it must have one for USDC, as every payer has. */
  readonly to: Address
  readonly amount: AtomicUsdc
  /** Stands beside the transfer on chain; see refundMemo. */
  readonly memo: string
}

/**
 * A refund that is signed and not sent. Store it before it is sent, where only one can be stored for a refund: then
 * whoever comes after a crash finds it, and knows from the chain whether it landed.
 */
export interface PreparedRefund {
  /** The signed transaction, in base64. */
  readonly transaction: Base64EncodedWireTransaction
  /** By which the chain knows it. */
  readonly signature: Signature
  /** The last block height at which it can land. */
  readonly expires: bigint
  readonly preparedAt: Date
}

/** Where a prepared refund stands. Only after `failed` and `expired` may the refund be signed anew. */
export type PreparedRefundFate =
  | { readonly kind: 'done' }
  /** It has not landed and may yet; sending it again does no harm. */
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'expired' }

/** A refund that the chain would not carry out, and why. */
export class RefundImpossible extends Error {}

/** Sends USDC from the refund key's account back to payers. Every method throws when the chain cannot be reached. */
export interface SolanaRefunds {
  /** The owner of the account that refunds come from; it also pays their fees. */
  readonly address: Address
  /** What it holds, in atomic units. */
  balance(): Promise<AtomicUsdc>
  /** Signs a refund and tries it on the chain's present state. Sends nothing. Throws RefundImpossible. */
  prepareRefund(refund: SolanaRefund): Promise<PreparedRefund>
  /** Resolves as soon as the node has taken it; it may be sent any number of times, and lands once. */
  sendPrepared(prepared: Pick<PreparedRefund, 'transaction'>): Promise<void>
  fateOfPrepared(prepared: Pick<PreparedRefund, 'signature' | 'expires' | 'preparedAt'>): Promise<PreparedRefundFate>
}

/** The memo of a refund by its id. */
export function refundMemo(id: string): string {
  return `tollgraph refund ${id}`
}

/** Opens refunds from a key pair of 64 bytes. */
export async function solanaRefunds(chain: SolanaChain, key: Uint8Array): Promise<SolanaRefunds> {
  const { network, rpc } = chain
  const signer = await createKeyPairSignerFromBytes(key)
  const source = await usdcAccountOf(network, signer.address)
  return {
    address: signer.address,
    balance: () => chain.balanceOf(signer.address),
    async prepareRefund({ to, amount, memo: text }) {
      const destination = await usdcAccountOf(network, to)
      const { value: account } = await rpc.getAccountInfo(destination, { encoding: 'base64' }).send()
      // It is not made for them: its deposit would be ours, and theirs to take as soon as they close it.
      if (!account) throw new RefundImpossible(`${to} has no account for USDC any more; it has to be opened again`)
      const preparedAt = new Date()
      const { value: latest } = await rpc.getLatestBlockhash({ commitment: 'confirmed' }).send()
      const message = pipe(
        createTransactionMessage({ version: 0 }),
        (empty) => setTransactionMessageFeePayerSigner(signer, empty),
        (paid) => setTransactionMessageLifetimeUsingBlockhash(latest, paid),
        (lasting) =>
          appendTransactionMessageInstructions(
            [
              ...computeBudget(COMPUTE_UNITS, COMPUTE_UNIT_PRICE),
              transferUsdc(network, { source, destination, owner: signer.address, amount }),
              memo(text),
            ],
            lasting,
          ),
      )
      const signed = await signTransactionMessageWithSigners(message)
      const transaction = getBase64EncodedWireTransaction(signed)
      const trial = await rpc
        .simulateTransaction(transaction, { encoding: 'base64', commitment: 'confirmed', sigVerify: true })
        .send()
      if (trial.value.err) {
        throw new RefundImpossible(
          `${signer.address} cannot refund ${amount} units: ${describe(trial.value.err)}; it needs USDC, and SOL for the fee`,
        )
      }
      return {
        transaction,
        signature: getSignatureFromTransaction(signed),
        expires: latest.lastValidBlockHeight,
        preparedAt,
      }
    },
    async sendPrepared({ transaction }) {
      // It was tried when it was prepared; trying again would refuse one that has landed meanwhile.
      await rpc.sendTransaction(transaction, { encoding: 'base64', skipPreflight: true }).send()
    },
    async fateOfPrepared({ signature, expires, preparedAt }) {
      // In this order: what was not there after its last block had become final never will be.
      const { blockHeight, absoluteSlot } = await rpc.getEpochInfo({ commitment: 'finalized' }).send()
      const sight = await sightOf(chain, signature, absoluteSlot)
      if (sight.kind === 'landed') return { kind: 'done' }
      if (sight.kind === 'failed') return sight
      if (sight.kind === 'on_its_way' || blockHeight <= expires) return { kind: 'open' }
      await assertRemembers(chain, preparedAt)
      return { kind: 'expired' }
    },
  }
}
