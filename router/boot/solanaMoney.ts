import type { Logger } from 'pino'
import type { RouterSettings } from '../config/settings.ts'
import { remoteFacilitators } from '../payments/facilitator/remotes.ts'
import { facilitatorAccesses } from '../payments/facilitator/settings.ts'
import type { SolanaMoney } from '../payments/rails/solana/index.ts'

/**
 * Opens payments on Solana: settled by our own key, or by a remote facilitator. Null where they are not configured.
 * Throws when no remote facilitator names its fee payer.
 */
export async function solanaMoney(settings: RouterSettings, log: Logger): Promise<SolanaMoney | null> {
  if (!settings.SOLANA_RPC_URL) return null
  // Imported only where configured: Solana's packages load slowly.
  const { openSolanaMoney } = await import('../payments/rails/solana/index.ts')
  const accesses = settings.SOLANA_FACILITATOR_KEY ? [] : facilitatorAccesses(settings)
  const limits = { timeoutMs: settings.FACILITATOR_TIMEOUT_MS, maxInFlight: settings.FACILITATOR_MAX_IN_FLIGHT }
  return openSolanaMoney(settings, accesses.length > 0 ? remoteFacilitators(accesses, limits, log) : null, log)
}
