import { type Address, isAddress } from '@solana/kit'
import { HTTPFacilitatorClient } from '@x402/core/http'
import type { SolanaNetwork } from './network.ts'

/**
 * The fee payer of a remote facilitator, which offers have to name. Throws when the facilitator does not answer within
 * `timeoutMs`, or does not settle scheme `exact` of x402 v2 on this cluster.
 */
export async function remoteFeePayer(url: string, network: SolanaNetwork, timeoutMs: number): Promise<Address> {
  const { kinds } = await new HTTPFacilitatorClient({ url, timeoutMs }).getSupported()
  const kind = kinds.find(
    ({ x402Version, scheme, network: id }) => x402Version === 2 && scheme === 'exact' && id === network.id,
  )
  const feePayer = kind?.extra?.feePayer
  if (typeof feePayer === 'string' && isAddress(feePayer)) return feePayer
  throw new Error(
    `The facilitator ${url} settles no payments on ${network.name} (${network.id}): set SOLANA_FACILITATOR_KEY, or name a facilitator that does`,
  )
}
