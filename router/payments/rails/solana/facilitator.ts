import {
  type Address,
  createKeyPairSignerFromBytes,
  getBase58Decoder,
  getTransactionDecoder,
  type Signature,
  signBytes,
} from '@solana/kit'
import { x402Facilitator } from '@x402/core/facilitator'
import { toFacilitatorSvmSigner } from '@x402/svm'
import { ExactSvmScheme } from '@x402/svm/exact/facilitator'
import type { Logger } from 'pino'
import { Unavailable } from '../../../../schema/errors.ts'
import { withTimeout } from '../../../../subgraphs/kit/async/timeout.ts'
import { canReach, confirmRefusal, unreachable } from '../../facilitator/reach.ts'
import { readSettlement, readVerification } from '../../facilitator/readAnswer.ts'
import type { Facilitator } from '../../protocol/facilitator.ts'
import { openSolana } from './chain.ts'
import type { SolanaNetwork } from './network.ts'

/**
 * Limits of the fee that a payer can make us pay: two signatures (5000 lamports each), and at most this many compute
 * units at this price in millionths of a lamport. The scheme's own limits would let any payer spend 0.007 SOL of the
 * fee payer's at a time.
 */
const FEE_BOUNDS = { maxComputeUnits: 200_000, maxPriorityFeeMicroLamports: 50_000, maxRequiredSignatures: 2 }

/** Names the payments in the error when the chain does not answer. */
const PAYMENTS = 'Payments on Solana'

/** The facilitator in this process for Solana payments, which pays their fees. */
export interface SolanaFacilitator extends Facilitator {
  /** Named in offers, because a transaction names its fee payer. */
  readonly feePayer: Address
  /** The on-chain signature of a payer's transaction, known before it is sent. */
  readonly signatureOf: SignatureOf
}

/** The on-chain signature of a transaction (base64). Throws when it is not a transaction. */
export type SignatureOf = (transaction: string) => Promise<Signature>

/** Opens the facilitator for a key pair of 64 bytes. Throws when the halves do not match. */
export async function solanaFacilitator(
  parts: {
    readonly network: SolanaNetwork
    readonly rpcUrl: string
    readonly key: Uint8Array
    readonly timeoutMs: number
  },
  log: Logger,
): Promise<SolanaFacilitator> {
  const { network, timeoutMs } = parts
  const keyPair = await createKeyPairSignerFromBytes(parts.key)
  const chain = openSolana(network, parts.rpcUrl, timeoutMs)
  const signer = toFacilitatorSvmSigner(keyPair, { [network.id]: chain.rpc } as never)
  const x402 = new x402Facilitator().register(network.id, new ExactSvmScheme(signer, undefined, FEE_BOUNDS))
  return {
    name: `embedded (${keyPair.address})`,
    verifiesCheaply: false,
    feePayer: keyPair.address,
    async signatureOf(transaction) {
      const { messageBytes } = getTransactionDecoder().decode(Buffer.from(transaction, 'base64'))
      return getBase58Decoder().decode(await signBytes(keyPair.keyPair.privateKey, messageBytes)) as Signature
    },
    async verify({ payload, requirements }) {
      if (requirements.network !== network.id) {
        return { isValid: false, reason: 'invalid_network', message: `Only ${network.id} is settled here.` }
      }
      const answer = await withTimeout(timeoutMs, x402.verify(payload, requirements)).catch((error: unknown) => {
        log.error({ err: error }, 'A verification on Solana broke off')
        throw unreachable(PAYMENTS)
      })
      if (answer.isValid) return { isValid: true }
      if (isNodeAtFault(answer) || !(await canReach(chain))) throw unreachable(PAYMENTS)
      if (isShortOfFees(answer.invalidMessage)) {
        log.error({ feePayer: keyPair.address }, 'The key of SOLANA_FACILITATOR_KEY cannot pay fees: send it SOL')
        throw new Unavailable(`${PAYMENTS} cannot be settled now: their fees cannot be paid. Nothing was charged.`, {
          retryAfter: 60,
        })
      }
      if (isShortOfMoney(answer.invalidMessage)) {
        return { isValid: false, reason: 'insufficient_funds', message: 'The wallet does not hold enough USDC.' }
      }
      return readVerification(answer)
    },
    async settle({ payload, requirements }) {
      if (requirements.network !== network.id) return { kind: 'refused', reason: 'invalid_network' }
      try {
        const answer = await withTimeout(timeoutMs, x402.settle(payload, requirements))
        return await confirmRefusal(readSettlement(answer), chain)
      } catch (error) {
        log.error({ err: error }, 'A settlement on Solana broke off')
        return { kind: 'unknown', reason: 'unexpected_settle_error', transaction: null }
      }
    },
  }
}

/**
 * Whether the chain did not refuse the transaction, but the node failed to simulate it: overloaded, or the connection
 * broke.
 */
function isNodeAtFault(answer: { readonly invalidReason?: string; readonly invalidMessage?: string }): boolean {
  const isTrial = answer.invalidReason === 'invalid_exact_svm_transaction_simulation_failed'
  return isTrial && answer.invalidMessage?.startsWith('Simulation failed: ') !== true
}

/**
 * Whether the fee payer, which is the first account and ours, could not pay: it has no SOL, less than the fee, or would keep
 * less than an account has to. No other account of a payment loses SOL.
 */
function isShortOfFees(message: string | undefined): boolean {
  return /"(AccountNotFound|InsufficientFundsForFee)"|"InsufficientFundsForRent":\{"account_?[iI]ndex":"?0"?\}/.test(
    message ?? '',
  )
}

/**
 * Whether the token program reported insufficient funds: the transfer is the third instruction, after the two of the
 * compute budget.
 */
function isShortOfMoney(message: string | undefined): boolean {
  return /"InstructionError":\["?2"?,\{"Custom":"?1"?\}\]/.test(message ?? '')
}
