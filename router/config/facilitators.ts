import { NETWORKS } from '../payments/evm/network.ts'
import { type FacilitatorAccess, facilitatorAccesses } from '../payments/facilitator/settings.ts'
import type { RouterSettings } from './settings.ts'

type Settings = Pick<
  RouterSettings,
  | 'FACILITATOR_URLS'
  | 'FACILITATOR_KEY'
  | 'FACILITATOR_SIGNER'
  | 'CDP_API_KEY_ID'
  | 'CDP_API_KEY_SECRET'
  | 'CDP_FACILITATOR_URL'
  | 'NETWORK'
  | 'SETTLEMENT'
>

/**
 * The remote facilitators: the configured ones; else, on a real network, the free public one, unless a key for the
 * embedded one is set. Empty for the embedded one, in this process or in another.
 */
export function remoteAccesses(settings: Settings): FacilitatorAccess[] {
  const configured = facilitatorAccesses(settings)
  if (configured.length > 0 || settings.SETTLEMENT !== 'here') return configured
  if (settings.FACILITATOR_KEY || settings.FACILITATOR_SIGNER) return []
  const url = NETWORKS[settings.NETWORK].facilitatorUrl
  return url ? [{ url, key: null }] : []
}
