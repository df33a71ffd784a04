import type { FacilitatorClient } from './client.ts'

/** The x402 v2 schemes that a facilitator settles on a network. Throws a FacilitatorFault when it does not answer. */
export async function supportedSchemes(client: FacilitatorClient, network: string): Promise<string[]> {
  const kinds = await client.supported()
  return kinds.filter((kind) => kind.network === network && kind.x402Version === 2).map((kind) => kind.scheme)
}
