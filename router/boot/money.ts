import type { Logger } from 'pino'
import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { Address } from '../../schema/address.ts'
import { type Chain, openChain } from '../chain.ts'
import type { RouterSettings } from '../config/settings.ts'
import { type Devnet, startDevnet } from '../devnet/index.ts'
import { embeddedFacilitator } from '../facilitator/embedded.ts'
import type { Facilitator } from '../facilitator/facilitator.ts'
import { remoteFacilitator } from '../facilitator/remote.ts'
import { NETWORKS, type Network } from '../network.ts'
import type { Stops } from './stops.ts'

/** Where money goes, by whom it gets there, and how it comes back. */
export interface Money {
  readonly network: Network
  readonly chain: Chain
  readonly rpcUrl: string
  readonly payee: Address
  readonly facilitator: Facilitator
  readonly refundKey: Hex | null
  readonly refundsFrom: Address | null
  readonly devnet: Devnet | null
}

/** Opens the configured network; the devnet is started only where no real chain is named. A given facilitator replaces the configured one. */
export async function openMoney(
  settings: RouterSettings,
  stops: Stops,
  log: Logger,
  onProgress: (step: string) => void,
  given?: Facilitator,
): Promise<Money> {
  const network = NETWORKS[settings.NETWORK]
  const devnet = network.name === 'devnet' ? await openDevnet(settings, log, onProgress) : null
  if (devnet) stops.add(devnet.stop)
  const rpcUrl = devnet?.rpcUrl ?? settings.RPC_URL ?? network.publicRpcUrl
  const payee = settings.PAYEE ?? devnet?.payee
  const key = settings.FACILITATOR_KEY ?? devnet?.facilitatorKey
  if (!rpcUrl || !payee) throw new Error(`The network ${network.name} has no RPC_URL or no PAYEE`)
  const timeoutMs = settings.FACILITATOR_TIMEOUT_MS
  const chain = openChain(network, rpcUrl, timeoutMs)
  const refundKey = settings.REFUND_KEY ?? devnet?.refundKey ?? null
  return {
    network,
    chain,
    rpcUrl,
    payee,
    facilitator: given ?? openFacilitator(),
    refundKey,
    refundsFrom: refundKey && (privateKeyToAddress(refundKey) as Address),
    devnet,
  }

  function openFacilitator(): Facilitator {
    if (settings.FACILITATOR_URL) return remoteFacilitator(settings.FACILITATOR_URL, timeoutMs, log)
    if (!key) throw new Error('The embedded facilitator has no FACILITATOR_KEY')
    return embeddedFacilitator(network, chain, rpcUrl as string, key, timeoutMs, log)
  }
}

function openDevnet(settings: RouterSettings, log: Logger, onProgress: (step: string) => void): Promise<Devnet> {
  return startDevnet({
    dataDir: settings.DATA_DIR,
    port: settings.DEVNET_PORT,
    anvil: settings.DEVNET_ANVIL,
    log: { info: (message) => log.debug(message), warn: (message) => log.warn(message) },
    onProgress,
  })
}
