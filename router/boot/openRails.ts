import type { Logger } from 'pino'
import type { RouterSettings } from '../config/settings.ts'
import { type Rail, Rails } from '../payments/protocol/rail.ts'
import { exactRail } from '../payments/rails/evm/exact.ts'
import { evmRefunder } from '../payments/rails/evm/refunder.ts'
import { uptoRail } from '../payments/rails/evm/upto.ts'
import { tempoConfig } from '../payments/rails/tempo/settings.ts'
import type { Money } from './money.ts'
import type { EvmFacilitators } from './openFacilitators.ts'
import { refuseOtherChain } from './refuseOtherChain.ts'
import { solanaMoney } from './solanaMoney.ts'

/** Opens every configured rail. Throws a ConfigError when the node of TEMPO_RPC_URL is on another chain. */
export async function openRails(
  settings: RouterSettings,
  money: Money,
  facilitators: EvmFacilitators,
  log: Logger,
): Promise<Rails> {
  const [solana, tempo] = await Promise.all([solanaRails(settings, log), tempoRails(settings, log)])
  return new Rails([...evmRails(money, facilitators), ...solana, ...tempo])
}

async function tempoRails(settings: RouterSettings, log: Logger): Promise<Rail[]> {
  const config = tempoConfig(settings)
  if (config === null || !('rpcUrl' in config)) return []
  const { rpcUrl, chainId } = config
  const timeoutMs = settings.FACILITATOR_TIMEOUT_MS
  const { openTempo, tempoClient } = await import('../payments/rails/tempo/index.ts')
  const node = { setting: 'TEMPO_RPC_URL', network: 'TEMPO_CHAIN_ID', chainId }
  await refuseOtherChain(tempoClient({ rpcUrl, chainId, timeoutMs }), node, log)
  return [openTempo(config, timeoutMs, log)]
}

async function solanaRails(settings: RouterSettings, log: Logger): Promise<Rail[]> {
  const money = await solanaMoney(settings, log)
  if (!money) return []
  const { solanaRail, solanaRefunder, solanaShortcomings } = await import('../payments/rails/solana/index.ts')
  solanaShortcomings(money).then(
    (shortcomings) => {
      for (const shortcoming of shortcomings) log.warn(shortcoming)
    },
    (error: unknown) => log.warn({ err: error }, 'Solana cannot be reached now'),
  )
  return [await solanaRail(money, money.refunds && solanaRefunder(money.refunds, money.timeoutMs, log))]
}

function evmRails({ chain, network, payee, signers }: Money, facilitators: EvmFacilitators): Rail[] {
  const refunder = signers.refund && evmRefunder(network, chain, facilitators.exact, signers.refund)
  return [
    exactRail(network, chain, payee, facilitators.exact, refunder),
    uptoRail(network, chain, payee, facilitators.upto, refunder, () => facilitators.uptoAddress()),
  ]
}
