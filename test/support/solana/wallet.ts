import { randomBytes } from 'node:crypto'
import {
  type Address,
  createKeyPairSignerFromPrivateKeyBytes,
  getAddressEncoder,
  type KeyPairSigner,
} from '@solana/kit'
import { x402Client } from '@x402/core/client'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { wrapFetchWithPayment } from '@x402/fetch'
import { ExactSvmScheme } from '@x402/svm/exact/client'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import type { SolanaNetwork } from '../../../router/payments/rails/solana/network.ts'

/** A wallet on Solana with the stock client around it. */
export interface SolanaWallet {
  readonly address: Address
  readonly signer: KeyPairSigner
  /** The 64 bytes of the key pair, as settings give them. */
  readonly key: Uint8Array
  /** `@x402/fetch`: pays what a 402 asks for. */
  readonly pay: typeof fetch
  /** The stock client's payment of an offer, without sending it. */
  payFor(requirements: PaymentRequirements): Promise<Presented & { readonly transaction: string }>
}

/** Makes a wallet that holds nothing yet. */
export async function makeSolanaWallet(network: SolanaNetwork, rpcUrl: string): Promise<SolanaWallet> {
  const seed = randomBytes(32)
  const signer = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(seed))
  const client = new x402Client().register(network.id, new ExactSvmScheme(signer, { rpcUrl }))
  return {
    address: signer.address,
    signer,
    key: Uint8Array.from([...seed, ...getAddressEncoder().encode(signer.address)]),
    pay: wrapFetchWithPayment(fetch, client) as typeof fetch,
    async payFor(requirements) {
      const resource = { url: 'http://127.0.0.1/', description: '', mimeType: 'application/json' }
      const payload = (await client.createPaymentPayload({
        x402Version: 2,
        resource,
        accepts: [requirements],
      })) as PaymentPayload
      return { payload, requirements, transaction: String(payload.payload.transaction) }
    },
  }
}
