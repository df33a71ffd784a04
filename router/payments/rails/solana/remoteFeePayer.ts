import { type Address, isAddress } from '@solana/kit'
import type { FacilitatorClient } from '../../facilitator/client.ts'
import type { SolanaNetwork } from './network.ts'

/**
 * The fee payer of the first remote facilitator that settles scheme `exact` of x402 v2 on this cluster. Offers have to
 * name it, so the payments are settled by that facilitator alone. Throws when none does, or none answers.
 */
export async function remoteFeePayer(clients: readonly FacilitatorClient[], network: SolanaNetwork): Promise<Address> {
  const failures: unknown[] = []
  for (const client of clients) {
    try {
      const feePayer = await feePayerOf(client, network)
      if (feePayer) return feePayer
    } catch (error) {
      failures.push(error)
    }
  }
  const [failure] = failures
  if (failures.length === clients.length && failure) throw failure
  const names = clients.map(({ name }) => name).join(', ')
  throw new Error(
    `The facilitators (${names}) settle no payments on ${network.name} (${network.id}): set SOLANA_FACILITATOR_KEY, or name a facilitator that does`,
    { cause: failure },
  )
}

async function feePayerOf(client: FacilitatorClient, network: SolanaNetwork): Promise<Address | null> {
  const kind = (await client.supported()).find(
    ({ x402Version, scheme, network: id }) => x402Version === 2 && scheme === 'exact' && id === network.id,
  )
  const feePayer = kind?.extra?.feePayer
  return typeof feePayer === 'string' && isAddress(feePayer) ? feePayer : null
}
