import type { Logger } from 'pino'
import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { Address } from '../../schema/address.ts'
import { type Chain, openChain } from '../chain.ts'
import type { RouterSettings } from '../config/settings.ts'
import { type Devnet, startDevnet } from '../devnet/index.ts'
import { NETWORKS, type Network } from '../network.ts'
import type { Stops } from './stops.ts'

/** The chain that money moves on, who is paid there, and the keys that move it. */
export interface Money {
  readonly network: Network
  readonly chain: Chain
  readonly rpcUrl: string
  readonly payee: Address
  /** Signs settlements; null where a remote facilitator does. */
  readonly facilitatorKey: Hex | null
  /** The account of that key. */
  readonly settlesFrom: Address | null
  readonly refundKey: Hex | null
  readonly refundsFrom: Address | null
  readonly devnet: Devnet | null
}

/** Opens the configured network; the devnet is started only where no real chain is named. */
export async function openMoney(
  settings: RouterSettings,
  stops: Stops,
  log: Logger,
  onProgress: (step: string) => void,
): Promise<Money> {
  const network = NETWORKS[settings.NETWORK]
  const devnet = network.name === 'devnet' ? await openDevnet(settings, log, onProgress) : null
  if (devnet) stops.add(devnet.stop)
  const rpcUrl = devnet?.rpcUrl ?? settings.RPC_URL ?? network.publicRpcUrl
  const payee = settings.PAYEE ?? devnet?.payee
  if (!rpcUrl || !payee) throw new Error(`The network ${network.name} has no RPC_URL or no PAYEE`)
  const facilitatorKey = settings.FACILITATOR_KEY ?? devnet?.facilitatorKey ?? null
  const refundKey = settings.REFUND_KEY ?? devnet?.refundKey ?? null
  return {
    network,
    chain: openChain(network, rpcUrl, settings.FACILITATOR_TIMEOUT_MS),
    rpcUrl,
    payee,
    facilitatorKey,
    settlesFrom: facilitatorKey && (privateKeyToAddress(facilitatorKey) as Address),
    refundKey,
    refundsFrom: refundKey && (privateKeyToAddress(refundKey) as Address),
    devnet,
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
