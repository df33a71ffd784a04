import type { Logger } from 'pino'
import type { Pool } from '../../prisma/database.ts'
import type { Address } from '../../schema/address.ts'
import { remoteAccesses } from '../config/facilitators.ts'
import type { RouterSettings } from '../config/settings.ts'
import { embeddedExact } from '../payments/facilitator/embeddedExact.ts'
import { remoteFacilitators } from '../payments/facilitator/remotes.ts'
import { openSender } from '../payments/facilitator/sender.ts'
import { databaseTurn } from '../payments/facilitator/turns.ts'
import { uptoFacilitator } from '../payments/facilitator/upto.ts'
import type { Facilitator } from '../payments/protocol/facilitator.ts'
import { type Rail, Rails } from '../payments/protocol/rail.ts'
import { exactRail } from '../payments/rails/evm/exact.ts'
import { evmRefunder } from '../payments/rails/evm/refunder.ts'
import { uptoRail } from '../payments/rails/evm/upto.ts'
import { tempoConfig } from '../payments/rails/tempo/settings.ts'
import type { Money } from './money.ts'
import { solanaMoney } from './solanaMoney.ts'

/** The facilitators of the EVM chain. */
interface EvmFacilitators {
  readonly exact: Facilitator
  readonly upto: Facilitator
  /** Address that settles `upto` payments, which their payers sign; null while it is unknown. */
  uptoAddress(): Address | null
}

/** Opens every configured rail. A given facilitator replaces the configured one, for `exact` only. */
export async function openRails(
  settings: RouterSettings,
  money: Money,
  pool: Pool,
  log: Logger,
  given?: Facilitator,
): Promise<Rails> {
  const [solana, tempo] = await Promise.all([solanaRails(settings, log), tempoRails(settings, log)])
  return new Rails([...evmRails(settings, money, pool, log, given), ...solana, ...tempo])
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

function evmRails(
  settings: RouterSettings,
  money: Money,
  pool: Pool,
  log: Logger,
  given: Facilitator | undefined,
): Rail[] {
  const { chain, network, payee, signers } = money
  const facilitators = given
    ? { exact: given, upto: given, uptoAddress: () => null }
    : evmFacilitators(settings, money, pool, log)
  const refunder = signers.refund && evmRefunder(network, chain, facilitators.exact, signers.refund)
  return [
    exactRail(network, chain, payee, facilitators.exact, refunder),
    uptoRail(network, chain, payee, facilitators.upto, refunder, () => facilitators.uptoAddress()),
  ]
}

function evmFacilitators(settings: RouterSettings, money: Money, pool: Pool, log: Logger): EvmFacilitators {
  const timeoutMs = settings.FACILITATOR_TIMEOUT_MS
  const accesses = remoteAccesses(settings)
  if (accesses.length > 0) {
    const remote = remoteFacilitators(accesses, { timeoutMs, maxInFlight: settings.FACILITATOR_MAX_IN_FLIGHT }, log)
    return { exact: remote, upto: remote, uptoAddress: () => remote.uptoAddress(money.network.id) }
  }
  return embedded(settings, money, pool, log)
}

function embedded(
  settings: RouterSettings,
  { chain, network, rpcUrl, signers }: Money,
  pool: Pool,
  log: Logger,
): EvmFacilitators {
  const timeoutMs = settings.FACILITATOR_TIMEOUT_MS
  const senders = signers.facilitators.map((signer) => {
    const turn = databaseTurn(pool, `sender ${network.id} ${signer.address}`)
    return openSender(chain, rpcUrl, signer, timeoutMs, turn, log)
  })
  const [first] = senders
  if (!first) throw new Error('The embedded facilitator has neither FACILITATOR_KEY nor FACILITATOR_SIGNER')
  const options = {
    timeoutMs,
    batchMs: settings.SETTLEMENT_BATCH_MS,
    maxItems: settings.SETTLEMENT_BATCH_SIZE,
    smartWalletFactories: settings.SMART_WALLET_FACTORIES,
  }
  return {
    exact: embeddedExact(network, chain, senders, options, log),
    // Payers sign the address that settles, which an offer names before it is known who pays.
    upto: uptoFacilitator(network, chain, first, timeoutMs, log),
    uptoAddress: () => first.address,
  }
}
