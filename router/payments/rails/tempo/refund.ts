import { type Hex, keccak256, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { prepareTransactionRequest, sendRawTransaction, signTransaction } from 'viem/actions'
import { Actions } from 'viem/tempo'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { balanceOf } from './balance.ts'
import { type TempoNode, tempoClient } from './client.ts'
import { fateOf, type TempoFate } from './fate.ts'
import type { MemoTransfer } from './transfer.ts'

/** How long a refund can be taken by the chain, in seconds; Tempo allows 30 for transactions that need no turn. */
const VALIDITY_SECONDS = 25

/** What is to be given back. */
export interface TempoRefund {
  /** Unique to this refund; the memo is made of it, so that the chain tells whether it has been made. */
  readonly id: string
  readonly to: Address
  /** Atomic units. */
  readonly amount: bigint
}

/** A refund that is signed and may be sent, once or often: the chain takes it at most once. */
export interface PreparedRefund {
  /** The signed transaction. */
  readonly raw: Hex
  /** Its hash. */
  readonly transaction: Hex
  /** What it does, and until when it can land. */
  readonly transfer: MemoTransfer
}

/**
 * Sends money back on Tempo. Prepare, and keep what was prepared; then send; then ask for its fate. Prepare anew only
 * after its fate is `never`: then no two of them can both land.
 */
export interface TempoRefunds {
  /** The address that refunds come from. */
  readonly from: Address
  /** What it holds, in atomic units. Throws when the node does not answer. */
  balance(): Promise<bigint>
  prepare(refund: TempoRefund): Promise<PreparedRefund>
  /** Resolves once the node has taken it. Throws what the node says; that may be about one that has landed already. */
  send(refund: PreparedRefund): Promise<void>
  fate(refund: PreparedRefund): Promise<TempoFate>
}

/** Opens the refunds of a key, in the token that was paid. Its holder pays the fees, in the same token. */
export function tempoRefunds(node: TempoNode & { readonly currency: Address; readonly key: Hex }): TempoRefunds {
  const client = tempoClient(node)
  const account = privateKeyToAccount(node.key)
  const from = parseAddress(account.address) as Address
  const { currency } = node
  return {
    from,
    balance: () => balanceOf(client, currency, from),
    async prepare({ id, to, amount }) {
      const memo = keccak256(stringToHex(id))
      const validBefore = Math.floor(Date.now() / 1_000) + VALIDITY_SECONDS
      const request = {
        account,
        calls: [Actions.token.transfer.call(client, { amount, memo, to, token: currency })],
        feeToken: currency,
        // Needs no turn among the key's other transactions, so a refund that lapses holds up none.
        nonceKey: 'expiring',
        validBefore,
      }
      // The types of viem know the members of Tempo's transactions only for its own chains.
      const prepared = await prepareTransactionRequest(client, request as never)
      const raw = await signTransaction(client, prepared as never)
      const transfer = { currency, from, to, amount, memo, validBefore: BigInt(validBefore) }
      return { raw, transaction: keccak256(raw), transfer }
    },
    async send({ raw }) {
      await sendRawTransaction(client, { serializedTransaction: raw })
    },
    fate: ({ transaction, transfer }) => fateOf(client, transfer, transaction),
  }
}
