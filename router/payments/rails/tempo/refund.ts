import { type Hex, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { prepareTransactionRequest, sendRawTransaction, signTransaction } from 'viem/actions'
import { Actions } from 'viem/tempo'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { balanceOf } from './balance.ts'
import { type TempoNode, tempoClient } from './client.ts'
import { fateOf, findTransfer, type TempoFate } from './fate.ts'
import type { MemoTransfer } from './transfer.ts'

/** Validity of a refund, in seconds; Tempo allows 30 for transactions with an expiring nonce. */
const VALIDITY_SECONDS = 25

/** A refund to prepare. */
export interface TempoRefund {
  /** Unique to this refund, so that the chain shows whether it was made. */
  readonly memo: Hex
  readonly to: Address
  /** Atomic units. */
  readonly amount: bigint
}

/** A signed refund, which may be sent repeatedly: the chain includes it at most once. */
export interface PreparedRefund {
  /** The signed transaction. */
  readonly raw: Hex
  /** Hash of the transaction. */
  readonly transaction: Hex
  /** The transfer, with its expiry. */
  readonly transfer: MemoTransfer
}

/**
 * Sends refunds on Tempo. Prepare and store, then send, then ask for the fate. Prepare again only after the fate is
 * `never`: then no two of them can both land.
 */
export interface TempoRefunds {
  /** The address that refunds are sent from. */
  readonly from: Address
  /** Balance of that address, in atomic units. Throws when the node does not answer. */
  balance(): Promise<bigint>
  /**
   * The transaction that made a refund at or after a moment; null for none. Throws when the node does not answer, and where the
   * memo moved other money than the refund's.
   */
  find(refund: TempoRefund, since: Date): Promise<Hex | null>
  prepare(refund: TempoRefund): Promise<PreparedRefund>
  /** Resolves once the node has accepted it. Throws the node's error, which may concern one that has landed already. */
  send(refund: PreparedRefund): Promise<void>
  fate(refund: PreparedRefund): Promise<TempoFate>
}

/** Opens the refunds of a key, in the configured token, in which the key also pays the fees. */
export function tempoRefunds(node: TempoNode & { readonly currency: Address; readonly key: Hex }): TempoRefunds {
  const client = tempoClient(node)
  const account = privateKeyToAccount(node.key)
  const from = parseAddress(account.address) as Address
  const { currency } = node
  return {
    from,
    balance: () => balanceOf(client, currency, from),
    find: (refund, since) => findTransfer(client, { currency, from, ...refund }, since),
    async prepare({ memo, to, amount }) {
      const validBefore = Math.floor(Date.now() / 1_000) + VALIDITY_SECONDS
      const request = {
        account,
        calls: [Actions.token.transfer.call(client, { amount, memo, to, token: currency })],
        feeToken: currency,
        // Independent of the key's other transactions, so a refund that expires blocks none.
        nonceKey: 'expiring',
        validBefore,
      }
      // viem's types know Tempo's transaction fields only for its own chains.
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
