import { getAddressEncoder, type SignatureBytes, verifySignature } from '@solana/kit'
import type { SolanaPayment } from './credential.ts'
import { readTransaction } from './transaction.ts'

/** Whether the payer signed the transaction of a payment. Makes no network call. */
export async function isSignedByPayer({ payer, transaction }: SolanaPayment): Promise<boolean> {
  const read = readTransaction(Buffer.from(transaction, 'base64'))
  const signature = read?.signatures[payer]
  if (!read || !signature) return false
  const bytes = Uint8Array.from(getAddressEncoder().encode(payer))
  try {
    const key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
    return await verifySignature(key, signature as SignatureBytes, read.messageBytes)
  } catch {
    // The address is not a public key, so no signature is valid for it.
    return false
  }
}
