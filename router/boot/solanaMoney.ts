import type { Logger } from 'pino'
import type { RouterSettings } from '../config/settings.ts'
import { remoteFacilitator } from '../payments/facilitator/remote.ts'
import type { SolanaMoney } from '../payments/rails/solana/index.ts'

/**
 * Opens payments on Solana: settled by our own key, or by the remote facilitator. Null where they are not configured.
 * Throws when the remote facilitator does not name its fee payer.
 */
export async function solanaMoney(settings: RouterSettings, log: Logger): Promise<SolanaMoney | null> {
  if (!settings.SOLANA_RPC_URL) return null
  // Imported only where configured: Solana's packages load slowly.
  const { openSolanaMoney } = await import('../payments/rails/solana/index.ts')
  const url = settings.SOLANA_FACILITATOR_KEY ? null : (settings.FACILITATOR_URL ?? null)
  const limits = { timeoutMs: settings.FACILITATOR_TIMEOUT_MS, maxInFlight: settings.FACILITATOR_MAX_IN_FLIGHT }
  const remote = url ? { url, facilitator: remoteFacilitator(url, limits, log) } : null
  return openSolanaMoney(settings, remote, log)
}
