import { pino } from 'pino'
import { erc20Abi } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { getChainId, getCode, readContract } from 'viem/actions'
import { solanaMoney } from '../../router/boot/solanaMoney.ts'
import type { RouterSettings } from '../../router/config/settings.ts'
import { type TempoConfig, tempoConfig } from '../../router/payments/rails/tempo/settings.ts'
import { reasonOf } from '../errors.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** Timeout of a chain request, in milliseconds. */
const LIMIT_MS = 10_000

const SILENT = pino({ level: 'silent' })

/** Checks payments on Solana, if configured. */
export async function checkSolana(settings: RouterSettings): Promise<Finding[]> {
  if (!settings.SOLANA_RPC_URL) return []
  const { origin } = new URL(settings.SOLANA_RPC_URL)
  try {
    const money = await solanaMoney({ ...settings, FACILITATOR_TIMEOUT_MS: LIMIT_MS }, SILENT)
    if (!money) return []
    const { solanaShortcomings } = await import('../../router/payments/rails/solana/index.ts')
    const shortcomings = await solanaShortcomings(money)
    const { name } = money.chain.network
    return [
      good('solana', `${name} answers at ${origin}; ${money.payee} is paid there`),
      // Each text has its remedy after a colon.
      ...shortcomings.map((text) => {
        const [what = '', advice = ''] = text.replace(/\.$/, '').split(/: (?=[^:]*$)/)
        return warning('solana', what, advice)
      }),
    ]
  } catch (error) {
    const advice = 'see SOLANA_RPC_URL and FACILITATOR_URLS, and whether this machine reaches them'
    return [bad('solana', `${origin} or the facilitator does not answer: ${reasonOf(error)}`, advice)]
  }
}

/** Checks payments on Tempo, if configured. */
export async function checkTempo(settings: RouterSettings): Promise<Finding[]> {
  const config = tempoConfig(settings)
  if (config === null || !('rpcUrl' in config)) return []
  const { origin } = new URL(config.rpcUrl)
  try {
    return await visitTempo(config, origin)
  } catch (error) {
    const advice = 'see TEMPO_RPC_URL, and whether this machine reaches it'
    return [bad('tempo', `${origin} does not answer: ${reasonOf(error)}`, advice)]
  }
}

async function visitTempo(config: TempoConfig, origin: string): Promise<Finding[]> {
  const { tempoClient } = await import('../../router/payments/rails/tempo/client.ts')
  const client = tempoClient({ ...config, timeoutMs: LIMIT_MS })
  const chainId = await getChainId(client)
  if (chainId !== config.chainId) {
    const text = `${origin} is chain ${chainId}, and TEMPO_CHAIN_ID is ${config.chainId}`
    return [
      bad('tempo', text, 'set TEMPO_RPC_URL to a node of that network, or TEMPO_CHAIN_ID to the one of this node'),
    ]
  }
  const { currency } = config
  if (!(await getCode(client, { address: currency })))
    return [bad('tempo', `${currency} is no token there`, 'set TEMPO_CURRENCY to a TIP-20 token of that network')]
  const keys = { TEMPO_FEE_PAYER_KEY: config.feePayerKey, TEMPO_REFUND_KEY: config.refundKey }
  const empty = await Promise.all(
    Object.entries(keys).map(async ([setting, key]) => {
      if (!key) return []
      const address = privateKeyToAddress(key)
      const args = [address] as const
      const held = await readContract(client, { address: currency, abi: erc20Abi, functionName: 'balanceOf', args })
      return held > 0n
        ? []
        : [warning('tempo', `${address}, of ${setting}, holds nothing`, `send some of ${currency} to it`)]
    }),
  )
  return [good('tempo', `chain ${chainId} answers at ${origin}; ${config.payee} is paid there`), ...empty.flat()]
}
