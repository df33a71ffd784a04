import { SignatureEnvelope, TxEnvelopeTempo } from 'ox/tempo'
import type { Hex } from 'viem'
import type { Address } from '../../../../schema/address.ts'

/**
 * Whether a wallet signed a transaction, by its own key: secp256k1, P-256 or a passkey. Keys that a wallet has
 * authorised on chain (access keys, multisig) cannot be told from here and do not count.
 */
export function isTransactionSignedBy(transaction: Hex, payer: Address): boolean {
  try {
    const envelope = TxEnvelopeTempo.deserialize(transaction as TxEnvelopeTempo.Serialized)
    if (!envelope.signature) return false
    const payload = TxEnvelopeTempo.getSignPayload(TxEnvelopeTempo.from(envelope))
    return SignatureEnvelope.verify(envelope.signature, { address: payer, payload })
  } catch {
    // Not a transaction of Tempo, so nobody has signed one.
    return false
  }
}
