import { z } from 'zod'
import { urlSetting } from '../../../../subgraphs/kit/settings.ts'
import { addressSetting, privateKeySetting } from '../../evm/settings.ts'

/** Tempo's main network. */
const MAINNET = 4_217

/** Settings of payments on Tempo, which are offered once TEMPO_RPC_URL is set. */
export const TEMPO_SETTINGS = {
  TEMPO_RPC_URL: urlSetting().describe('JSON-RPC of a Tempo node; unset: payments on Tempo are not offered.'),
  TEMPO_CHAIN_ID: z.coerce
    .number('must be a number: 4217 is the main network, 42431 the test network')
    .int('must be a whole number: 4217 is the main network, 42431 the test network')
    .min(1, 'must be a chain id: 4217 is the main network, 42431 the test network')
    .default(MAINNET)
    .describe('Chain id of the Tempo network: 4217 is the main one, 42431 the test one.'),
  TEMPO_CURRENCY: addressSetting().describe('TIP-20 token that is asked for. Needed with TEMPO_RPC_URL.'),
  TEMPO_PAYEE: addressSetting().describe('Address that is paid on Tempo. Needed with TEMPO_RPC_URL.'),
  TEMPO_FEE_PAYER_KEY: privateKeySetting().describe(
    'Key that pays the fees of payments, and must hold PathUSD; unset: the payers do. Secret.',
  ),
  TEMPO_REFUND_KEY: privateKeySetting().describe(
    'Key that refunds on Tempo are sent from; unset: nothing is refunded there. Secret.',
  ),
} as const satisfies Record<string, z.ZodType>

type Settings = z.output<z.ZodObject<typeof TEMPO_SETTINGS>>

/** Configuration of payments on Tempo. */
export interface TempoConfig {
  readonly rpcUrl: string
  readonly chainId: number
  readonly currency: NonNullable<Settings['TEMPO_CURRENCY']>
  readonly payee: NonNullable<Settings['TEMPO_PAYEE']>
  readonly feePayerKey: `0x${string}` | null
  readonly refundKey: `0x${string}` | null
}

/**
 * Combines the settings. Null while Tempo is not configured; the problems when it is configured only in part, so that
 * an operator does not expect offers that are never made.
 */
export function tempoConfig(settings: Settings): TempoConfig | null | readonly string[] {
  const {
    TEMPO_RPC_URL: rpcUrl,
    TEMPO_CURRENCY: currency,
    TEMPO_PAYEE: payee,
    TEMPO_FEE_PAYER_KEY: feePayerKey,
    TEMPO_REFUND_KEY: refundKey,
  } = settings
  if (!rpcUrl) {
    const set = (['TEMPO_CURRENCY', 'TEMPO_PAYEE', 'TEMPO_FEE_PAYER_KEY', 'TEMPO_REFUND_KEY'] as const).filter(
      (name) => settings[name],
    )
    if (set.length === 0) return null
    return [`TEMPO_RPC_URL must be set for ${set.join(', ')} to have an effect; or unset these.`]
  }
  const missing = [
    ...(currency ? [] : ['TEMPO_CURRENCY must be set with TEMPO_RPC_URL: the TIP-20 token to be paid in.']),
    ...(payee ? [] : ['TEMPO_PAYEE must be set with TEMPO_RPC_URL: the address to be paid.']),
  ]
  if (!currency || !payee) return missing
  return {
    rpcUrl,
    chainId: settings.TEMPO_CHAIN_ID,
    currency,
    payee,
    feePayerKey: feePayerKey ?? null,
    refundKey: refundKey ?? null,
  }
}
