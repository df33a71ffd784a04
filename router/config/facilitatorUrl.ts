import { NETWORKS } from '../payments/evm/network.ts'
import type { RouterSettings } from './settings.ts'

/**
 * The remote facilitator: the configured one; else, on a real network, the one that is free for everybody to use, unless
 * a key is there for the embedded one. Null for the embedded one.
 */
export function facilitatorUrl(
  settings: Pick<RouterSettings, 'FACILITATOR_URL' | 'FACILITATOR_KEY' | 'FACILITATOR_SIGNER' | 'NETWORK'>,
): string | null {
  if (settings.FACILITATOR_URL) return settings.FACILITATOR_URL
  const hasKey = settings.FACILITATOR_KEY ?? settings.FACILITATOR_SIGNER
  return hasKey ? null : NETWORKS[settings.NETWORK].facilitatorUrl
}
