import { HTTPFacilitatorClient } from '@x402/core/http'

/** The x402 v2 schemes that a facilitator settles on a network. Throws when it does not answer. */
export async function supportedSchemes(url: string, network: string, timeoutMs: number): Promise<string[]> {
  const { kinds } = await new HTTPFacilitatorClient({ url, timeoutMs }).getSupported()
  return kinds.filter((kind) => kind.network === network && kind.x402Version === 2).map((kind) => kind.scheme)
}
