import type { Logger } from 'pino'
import type { RouterSettings } from '../config/settings.ts'
import { type Rail, Rails } from '../payments/protocol/rail.ts'
import { exactRail } from '../payments/rails/evm/exact.ts'
import { evmRefunder } from '../payments/rails/evm/refunder.ts'
import { uptoRail } from '../payments/rails/evm/upto.ts'
import { tempoConfig } from '../payments/rails/tempo/settings.ts'
import type { Money } from './money.ts'
import type { EvmFacilitators } from './openFacilitators.ts'
import { solanaMoney } from './solanaMoney.ts'

/** Opens every configured rail. */
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
  const { openTempo } = await import('../payments/rails/tempo/index.ts')
  return [openTempo(config, settings.FACILITATOR_TIMEOUT_MS, log)]
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
