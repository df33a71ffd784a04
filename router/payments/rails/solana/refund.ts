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
import { MemoSearch } from './memoSearch.ts'
import { computeBudget, memo, readTransferChecked, TOKEN_PROGRAM, transferUsdc, usdcAccountOf } from './programs.ts'
import { assertRemembers, describe, shownBytes, sightOf } from './sight.ts'
import { instructionsOf, wholeTransaction } from './transaction.ts'

/**
 * Limits of a refund's fee: a transfer with a memo takes about 20 000 units; the price is in millionths of a lamport.
 */
const COMPUTE_UNITS = 60_000
const COMPUTE_UNIT_PRICE = 10_000n

/** A refund to send. */
export interface SolanaRefund {
  /** Owner of the receiving account; it must have a USDC account, as every payer has. */
  readonly to: Address
  readonly amount: AtomicUsdc
  /** Sent with the transfer; see refundMemo. */
  readonly memo: string
}

/**
 * A signed refund that is not sent yet. Store it before it is sent, uniquely per refund: after a crash the next attempt
 * finds it, and can ask the chain whether it landed.
 */
export interface PreparedRefund {
  /** The signed transaction, in base64. */
  readonly transaction: Base64EncodedWireTransaction
  /** The transaction's id on chain. */
  readonly signature: Signature
  /** The last block height at which it can land. */
  readonly expires: bigint
  readonly preparedAt: Date
}

/** State of a prepared refund. It may be signed anew only after `failed` or `expired`. */
export type PreparedRefundFate =
  | { readonly kind: 'done' }
  /** Not landed, but it still may; sending it again is harmless. */
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'expired' }

/** The chain would reject the refund; the message says why. */
export class RefundImpossible extends Error {}

/** Sends USDC refunds from the refund key's account. Every method throws when the chain cannot be reached. */
export interface SolanaRefunds {
  /** Owner of the account that refunds come from; it also pays their fees. */
  readonly address: Address
  /** Balance, in atomic units. */
  balance(): Promise<AtomicUsdc>
  /**
   * The refund whose memo has a mark, if it landed at or after a moment; null for none. Throws when more transactions since
   * name the key than can be read at once; the next call goes on.
   */
  findByMark(mark: string, since: Date): Promise<Signature | null>
  /** Whether a transaction of the key makes a refund's transfer: its amount, to its recipient. */
  makes(signature: Signature, refund: Pick<SolanaRefund, 'to' | 'amount'>): Promise<boolean>
  /** Signs a refund and simulates it on the chain's current state. Sends nothing. Throws RefundImpossible. */
  prepareRefund(refund: SolanaRefund): Promise<PreparedRefund>
  /** Resolves once the node has accepted it; it may be sent repeatedly, and lands once. */
  sendPrepared(prepared: Pick<PreparedRefund, 'transaction'>): Promise<void>
  fateOfPrepared(prepared: Pick<PreparedRefund, 'signature' | 'expires' | 'preparedAt'>): Promise<PreparedRefundFate>
}

/** The memo of a refund, by the mark by which it is found again. */
export function refundMemo(mark: string): string {
  return `tollgraph refund ${mark}`
}

/** Opens refunds from a key pair of 64 bytes. */
export async function solanaRefunds(chain: SolanaChain, key: Uint8Array): Promise<SolanaRefunds> {
  const { network, rpc } = chain
  const signer = await createKeyPairSignerFromBytes(key)
  const source = await usdcAccountOf(network, signer.address)
  const sent = new MemoSearch(chain, signer.address)
  return {
    address: signer.address,
    balance: () => chain.balanceOf(signer.address),
    findByMark: (mark, since) => sent.find(mark, since),
    async makes(signature, { to, amount }) {
      const destination = await usdcAccountOf(network, to)
      const calls = instructionsOf(wholeTransaction(await shownBytes(chain, signature)))
      return calls.some(
        ({ program, accounts, data }) =>
          program === TOKEN_PROGRAM && accounts[2] === destination && readTransferChecked(data)?.amount === amount,
      )
    },
    async prepareRefund({ to, amount, memo: text }) {
      const destination = await usdcAccountOf(network, to)
      const { value: account } = await rpc.getAccountInfo(destination, { encoding: 'base64' }).send()
      // We do not create it: we would pay its deposit, and the owner could collect that by closing the account.
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
      // It was simulated when it was prepared; a preflight would refuse one that has landed meanwhile.
      await rpc.sendTransaction(transaction, { encoding: 'base64', skipPreflight: true }).send()
    },
    async fateOfPrepared({ signature, expires, preparedAt }) {
      // In this order: a transaction not found after its last block became final will never appear.
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
