import type { Address, Blockhash } from '@solana/kit'
import { z } from 'zod'
import { USDC_DECIMALS } from '../../../../schema/money.ts'
import type { UnreadableCredential } from '../../protocol/credential.ts'
import type { SolanaNetwork } from './network.ts'
import {
  COMPUTE_BUDGET_PROGRAM,
  LIGHTHOUSE_PROGRAM,
  MEMO_PROGRAM,
  readTransferChecked,
  TOKEN_PROGRAM,
} from './programs.ts'
import {
  instructionsOf,
  MAX_TRANSACTION_BASE64,
  messageHash,
  type ReadInstruction,
  readTransaction,
} from './transaction.ts'

/**
 * How long a payment counts as valid after it arrived, in milliseconds. A transaction can land for 150 blocks after the
 * one it names, which is 60 to 90 seconds; the age of that block is unknown.
 */
export const PAYMENT_LIFETIME_MS = 90_000

/** A Solana payment: a transaction signed by its payer and not yet by the fee payer. */
export interface SolanaPayment {
  /** The signing owner of the USDC. The facilitator verifies the signature. */
  readonly payer: Address
  /** The token account that is paid; its owner is not in the transaction. */
  readonly destination: Address
  /** Atomic units. */
  readonly value: bigint
  readonly memo: string | null
  /** SHA-256 of the signed message, `0x` and hexadecimal: the chain executes a message only once. */
  readonly nonce: `0x${string}`
  readonly feePayer: Address
  /** The block whose age limits the transaction's lifetime. */
  readonly blockhash: Blockhash
  /** When it counts as expired; see PAYMENT_LIFETIME_MS. */
  readonly validBefore: Date
  /** The transaction as received, in base64. */
  readonly transaction: string
}

const PROGRAMS: ReadonlySet<string> = new Set([COMPUTE_BUDGET_PROGRAM, TOKEN_PROGRAM, MEMO_PROGRAM, LIGHTHOUSE_PROGRAM])

const shape = z.object({
  transaction: z
    .string()
    .max(MAX_TRANSACTION_BASE64)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/),
})

/**
 * Reads the `payload` of an x402 v2 payment on a Solana network: one transfer of USDC, with at most a compute budget, a
 * memo and a wallet's assertions beside it. Other instructions are refused; so it also has no durable nonce, with which
 * it would never expire.
 */
export function readSolanaPayment(
  payload: unknown,
  network: SolanaNetwork,
  now: Date,
): SolanaPayment | UnreadableCredential {
  const given = shape.safeParse(payload)
  if (!given.success) return malformed('The payment is malformed at payload.transaction: it is not base64.')
  const read = readTransaction(Buffer.from(given.data.transaction, 'base64'))
  if (!read) return malformed('The payment is malformed at payload.transaction: it is not one whole transaction.')
  const { message, signatures } = read
  if ('addressTableLookups' in message && message.addressTableLookups?.length)
    return unsupported('The transaction loads accounts from address tables; a payment names all of them itself.')
  const instructions = instructionsOf(read)
  const stranger = instructions.find(({ program }) => !program || !PROGRAMS.has(program))
  if (stranger) return unsupported(`The transaction calls ${stranger.program}, which a payment does not.`)
  const transfer = readTransfer(instructions, network)
  if ('reason' in transfer) return transfer
  const memo = readMemo(instructions)
  if (memo !== null && typeof memo === 'object') return memo
  const { payer } = transfer
  const [feePayer] = message.staticAccounts
  if (!feePayer || payer === feePayer || message.header.numSignerAccounts !== 2)
    return unsupported('The transaction must have exactly two signers: the payer and a fee payer.')
  // The fee payer's signature authorises every call of the transaction, and a wallet's assertions can also have an
  // account created at the expense of any account they name.
  if (instructions.some(({ accounts }) => accounts.includes(feePayer)))
    return unsupported('The transaction names its fee payer in a call: a fee payer pays the fee and nothing else.')
  if (!signatures[payer]) return malformed('The payer has not signed the transaction.')
  return {
    ...transfer,
    memo,
    nonce: messageHash(read),
    feePayer,
    blockhash: message.lifetimeToken as Blockhash,
    validBefore: new Date(now.getTime() + PAYMENT_LIFETIME_MS),
    transaction: given.data.transaction,
  }
}

type Transfer = Pick<SolanaPayment, 'payer' | 'destination' | 'value'>

function readTransfer(
  instructions: readonly ReadInstruction[],
  network: SolanaNetwork,
): Transfer | UnreadableCredential {
  const [first, ...more] = instructions.filter(({ program }) => program === TOKEN_PROGRAM)
  const amounts = first && readTransferChecked(first.data)
  const [, mint, destination, payer, ...signers] = first?.accounts ?? []
  if (!amounts || !destination || !payer || signers.length > 0 || more.length > 0)
    return unsupported('The transaction does not hold exactly one TransferChecked of a single owner.')
  if (mint !== network.usdc || amounts.decimals !== USDC_DECIMALS)
    return malformed(`The transaction moves another token than USDC (${network.usdc}).`)
  return { payer, destination, value: amounts.amount }
}

function readMemo(instructions: readonly ReadInstruction[]): string | null | UnreadableCredential {
  const [first, ...more] = instructions.filter(({ program }) => program === MEMO_PROGRAM)
  if (more.length > 0) return unsupported('The transaction holds more than one memo.')
  if (!first) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(first.data)
    return text.includes('\0') ? malformed('The memo holds a NUL character.') : text
  } catch {
    return malformed('The memo is not UTF-8.')
  }
}

function malformed(message: string): UnreadableCredential {
  return { reason: 'invalid_payload', message }
}

function unsupported(message: string): UnreadableCredential {
  return { reason: 'unsupported_payload_type', message }
}
