import { getAddressEncoder, type SignatureBytes, verifySignature } from '@solana/kit'
import type { SolanaPayment } from './credential.ts'
import { readTransaction } from './transaction.ts'

/** Whether the payer has signed the transaction of a payment. Asks nobody. */
export async function isSignedByPayer({ payer, transaction }: SolanaPayment): Promise<boolean> {
  const read = readTransaction(Buffer.from(transaction, 'base64'))
  const signature = read?.signatures[payer]
  if (!read || !signature) return false
  const bytes = Uint8Array.from(getAddressEncoder().encode(payer))
  try {
    const key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
    return await verifySignature(key, signature as SignatureBytes, read.messageBytes)
  } catch {
    // An address that is no key: nobody can sign for it.
    return false
  }
}
