import { NETWORKS } from '../payments/evm/network.ts'
import type { RouterSettings } from './settings.ts'

/**
 * URL of the remote facilitator: the configured one; else, on a real network, the free public one, unless a key for the
 * embedded one is set. Null for the embedded one.
 */
export function facilitatorUrl(
  settings: Pick<RouterSettings, 'FACILITATOR_URL' | 'FACILITATOR_KEY' | 'FACILITATOR_SIGNER' | 'NETWORK'>,
): string | null {
  if (settings.FACILITATOR_URL) return settings.FACILITATOR_URL
  const hasKey = settings.FACILITATOR_KEY ?? settings.FACILITATOR_SIGNER
  return hasKey ? null : NETWORKS[settings.NETWORK].facilitatorUrl
}
