import type { Address } from '@solana/kit'
import type { Logger } from 'pino'
import type { RemoteFacilitators } from '../../facilitator/remotes.ts'
import type { Facilitator } from '../../protocol/facilitator.ts'
import { openSolana, type SolanaChain } from './chain.ts'
import { type SignatureOf, solanaFacilitator } from './facilitator.ts'
import { SOLANA_NETWORKS } from './network.ts'
import { type SolanaRefunds, solanaRefunds } from './refund.ts'
import { remoteFeePayer } from './remoteFeePayer.ts'
import type { SolanaSettings } from './settings.ts'

/** Payee, facilitator and refunds of payments on Solana. */
export interface SolanaMoney {
  readonly chain: SolanaChain
  readonly payee: Address
  readonly facilitator: Facilitator
  /** Named in offers. */
  readonly feePayer: Address
  /** Null where a remote facilitator holds the key. */
  readonly signatureOf: SignatureOf | null
  /** Null where no refund key is configured. */
  readonly refunds: SolanaRefunds | null
  /** Timeout of chain calls, in milliseconds. */
  readonly timeoutMs: number
}

type Settings = SolanaSettings & { readonly FACILITATOR_TIMEOUT_MS: number; readonly NETWORK: string }

/**
 * Opens payments on Solana as configured; null where they are not. A key of our own takes precedence over remote
 * facilitators. Throws when none of these names its fee payer.
 */
export async function openSolanaMoney(
  settings: Settings,
  remote: RemoteFacilitators | null,
  log: Logger,
): Promise<SolanaMoney | null> {
  const { SOLANA_RPC_URL: rpcUrl, SOLANA_PAYEE: payee, FACILITATOR_TIMEOUT_MS: timeoutMs } = settings
  if (!rpcUrl || !payee) return null
  const standard = settings.NETWORK === 'base' ? 'solana' : 'solana-devnet'
  const network = SOLANA_NETWORKS[settings.SOLANA_NETWORK ?? standard]
  const chain = openSolana(network, rpcUrl, timeoutMs)
  const refunds = settings.SOLANA_REFUND_KEY ? await solanaRefunds(chain, settings.SOLANA_REFUND_KEY) : null
  const base = { chain, payee, refunds, timeoutMs }
  const key = settings.SOLANA_FACILITATOR_KEY
  if (key) {
    const facilitator = await solanaFacilitator({ network, rpcUrl, key, timeoutMs }, log)
    return { ...base, facilitator, feePayer: facilitator.feePayer, signatureOf: facilitator.signatureOf }
  }
  if (!remote) throw new Error('Payments on Solana have neither SOLANA_FACILITATOR_KEY nor FACILITATOR_URLS')
  const feePayer = await remoteFeePayer(remote.clients, network)
  return { ...base, facilitator: remote, feePayer, signatureOf: null }
}
