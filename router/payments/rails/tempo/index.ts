import type { Logger } from 'pino'
import type { Rail } from '../../protocol/rail.ts'
import { tempoFacilitator } from './facilitator.ts'
import { tempoRail } from './rail.ts'
import { tempoRefunds } from './refund.ts'
import { tempoRefunder } from './refunder.ts'
import type { TempoConfig } from './settings.ts'

export { tempoClient } from './client.ts'

/** Opens payments on Tempo. Imported only where they are configured: Tempo's packages load slowly. */
export function openTempo(config: TempoConfig, timeoutMs: number, log: Logger): Rail {
  const { chainId, currency, feePayerKey, refundKey, rpcUrl } = config
  const node = { rpcUrl, chainId, timeoutMs }
  const facilitator = tempoFacilitator({ ...node, currency, feePayerKey }, log)
  const refunder = refundKey && tempoRefunder(tempoRefunds({ ...node, currency, key: refundKey }), log)
  return tempoRail(config, node, facilitator, refunder)
}
