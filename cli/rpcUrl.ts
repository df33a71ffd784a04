import type { RouterSettings } from '../router/config/settings.ts'
import type { Network } from '../router/payments/evm/network.ts'
import { findDevnet } from './devnet.ts'

/** The JSON-RPC URL of the configured network; null when that is a devnet that does not run. */
export async function findRpcUrl(settings: RouterSettings, network: Network): Promise<string | null> {
  if (network.name === 'devnet') return (await findDevnet(settings))?.rpcUrl ?? null
  return settings.RPC_URL ?? network.publicRpcUrl
}
