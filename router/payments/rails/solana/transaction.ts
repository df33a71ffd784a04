import { createHash } from 'node:crypto'
import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit'

/** Largest transaction in base64 characters; it has 1232 bytes. */
export const MAX_TRANSACTION_BASE64 = 1_644

type Message = CompiledTransactionMessage & CompiledTransactionMessageWithLifetime

/** A transaction with its decoded message. */
export type ReadTransaction = Transaction & { readonly message: Message }

/** One call of a program, with the addresses of its accounts. */
export interface ReadInstruction {
  readonly program: Address | undefined
  readonly accounts: readonly (Address | undefined)[]
  readonly data: Uint8Array
}

/** Reads the bytes of a transaction; null when they are not exactly one. */
export function readTransaction(bytes: Buffer): ReadTransaction | null {
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    // Decoding ignores surplus or missing bytes at the end; a node does not.
    const isWhole =
      bytes.equals(own(getTransactionEncoder().encode(transaction))) &&
      own(transaction.messageBytes).equals(own(getCompiledTransactionMessageEncoder().encode(message)))
    return isWhole ? { ...transaction, message: message as Message } : null
  } catch {
    // Not a transaction: the caller reports it.
    return null
  }
}

/** Reads the bytes of a transaction on chain. Throws when they are not exactly one. */
export function wholeTransaction(bytes: Buffer): ReadTransaction {
  const transaction = readTransaction(bytes)
  if (!transaction) throw new Error('The Solana node shows a transaction that cannot be read')
  return transaction
}

/** The calls that a transaction makes, in order. */
export function instructionsOf({ message }: ReadTransaction): ReadInstruction[] {
  const accounts = message.staticAccounts
  return message.instructions.map(({ programAddressIndex, accountIndices, data }) => ({
    program: accounts[programAddressIndex],
    accounts: (accountIndices ?? []).map((index) => accounts[index]),
    data: data ? own(data) : new Uint8Array(),
  }))
}

/** The accounts whose signatures a transaction needs. */
export function signersOf({ message }: ReadTransaction): readonly Address[] {
  return message.staticAccounts.slice(0, message.header.numSignerAccounts)
}

/** SHA-256 of the signed message of a transaction, `0x` and hexadecimal. */
export function messageHash({ messageBytes }: Pick<Transaction, 'messageBytes'>): `0x${string}` {
  return `0x${createHash('sha256').update(own(messageBytes)).digest('hex')}`
}

function own(bytes: ReadonlyUint8Array): Buffer {
  return Buffer.from(Uint8Array.from(bytes))
}
