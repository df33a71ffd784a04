import { SignatureEnvelope, TxEnvelopeTempo } from 'ox/tempo'
import type { Hex } from 'viem'
import type { Address } from '../../../../schema/address.ts'

/**
 * Whether a wallet signed a transaction with its own key: secp256k1, P-256 or a passkey. Keys that a wallet authorised
 * on chain (access keys, multisig) cannot be checked here and do not count.
 */
export function isTransactionSignedBy(transaction: Hex, payer: Address): boolean {
  try {
    const envelope = TxEnvelopeTempo.deserialize(transaction as TxEnvelopeTempo.Serialized)
    if (!envelope.signature) return false
    const payload = TxEnvelopeTempo.getSignPayload(TxEnvelopeTempo.from(envelope))
    return SignatureEnvelope.verify(envelope.signature, { address: payer, payload })
  } catch {
    // Not a Tempo transaction, so it carries no valid signature.
    return false
  }
}
