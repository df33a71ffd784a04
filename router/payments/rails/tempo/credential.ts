import { type Hex, keccak256 } from 'viem'
import { Transaction } from 'viem/tempo'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { challengeNonce } from '../../mpp/authorization.ts'
import type { TempoCredential } from '../../mpp/credential.ts'
import type { MppRefusal } from '../../mpp/problem.ts'
import { type MemoTransfer, memoOf } from './transfer.ts'

/** The payment of a `tempo` credential, by its signed transaction. */
export interface TempoPayment {
  readonly payer: Address
  /** Atomic units. */
  readonly value: bigint
  /**
   * The ledger's nonce. It is derived from the challenge, so that a client that signs twice for one challenge pays
   * once; the memo prevents one transaction from paying for two challenges.
   */
  readonly nonce: Hex
  /** Seconds since 1970. Stock clients allow 25 seconds, too short for settlement after long work. */
  readonly validBefore: bigint
  /** For asking the chain about the payment's fate. */
  readonly transfer: MemoTransfer
}

/** The fields of a credential that determine the payment. */
export interface TempoAnswer extends Pick<TempoCredential, 'request' | 'payload' | 'source'> {
  readonly challenge: Pick<TempoCredential['challenge'], 'id' | 'realm' | 'expires'>
}

/** The parsed transaction. */
type Parsed = ReturnType<typeof Transaction.deserialize<`0x76${string}`>>

/** Reads a credential's payment. Refuses transactions that pay something else, or that never expire. */
export function readTempoPayment(answer: TempoAnswer): TempoPayment | MppRefusal {
  const { challenge, request, payload, source } = answer
  const transaction = parse(payload)
  const payer = transaction?.from ? parseAddress(transaction.from) : null
  if (!transaction || !payer)
    return refuse('malformed-credential', 'The payload is not a Tempo transaction that its payer signed.')
  const { chainId } = request.methodDetails
  if (transaction.chainId !== chainId)
    return refuse('verification-failed', `The transaction is not for chain ${chainId}.`)
  if (source && (source.address !== payer || source.chainId !== chainId))
    return refuse('verification-failed', 'The source of the credential is not who pays.')
  const { validBefore } = transaction
  if (validBefore === undefined || validBefore > Math.ceil(challenge.expires.getTime() / 1_000)) {
    const message = 'The transaction must expire no later than its challenge: what became of it could never be told.'
    return refuse('verification-failed', message)
  }
  const wanted = { currency: request.currency, to: request.recipient, amount: request.amount }
  const memo = transaction.calls.map((call) => memoOf(call, wanted)).find((found) => found !== null)
  if (!memo) return refuse('verification-failed', 'The transaction does not make the transfer that was asked for.')
  const transfer: MemoTransfer = { ...wanted, from: payer, memo, validBefore: BigInt(validBefore) }
  return { payer, value: request.amount, nonce: challengeNonce(challenge), validBefore: transfer.validBefore, transfer }
}

/**
 * The on-chain hash of a signed transaction: nodes normalise signatures first. Not valid while a fee payer still has to
 * sign.
 */
export async function transactionHash(payload: Hex): Promise<Hex> {
  return keccak256(await Transaction.serialize(Transaction.deserialize(payload as `0x76${string}`)))
}

function parse(payload: Hex): Parsed | null {
  if (!payload.startsWith('0x76') && !payload.startsWith('0x78')) return null
  try {
    return Transaction.deserialize(payload as `0x76${string}`)
  } catch {
    // Not a transaction: the caller reports it.
    return null
  }
}

function refuse(reason: MppRefusal['reason'], message: string): MppRefusal {
  return { reason, message }
}
