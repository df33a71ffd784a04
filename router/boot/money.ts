import type { Logger } from 'pino'
import { type Devnet, startDevnet } from '../../devnet/index.ts'
import type { Address } from '../../schema/address.ts'
import type { RouterSettings } from '../config/settings.ts'
import { type Chain, openChain } from '../payments/evm/chain.ts'
import { NETWORKS, type Network } from '../payments/evm/network.ts'
import { openSigners, type Signers } from '../payments/signing/openSigners.ts'
import { refuseOtherChain } from './refuseOtherChain.ts'
import type { Stops } from './stops.ts'
import type { WorkerPlace } from './workerPlace.ts'

/** The chain of payments, their payee, and the signing keys. */
export interface Money {
  readonly network: Network
  readonly chain: Chain
  readonly rpcUrl: string
  readonly payee: Address
  readonly signers: Signers
  readonly devnet: Devnet | null
}

/**
 * Opens the configured network; starts the devnet only with NETWORK=devnet. Throws a KmsError when a configured key
 * management service cannot be used, and a ConfigError when the node is on another chain.
 */
export async function openMoney(
  settings: RouterSettings,
  worker: WorkerPlace | null,
  stops: Stops,
  log: Logger,
  onProgress: (step: string) => void,
): Promise<Money> {
  const network = NETWORKS[settings.NETWORK]
  const devnet = network.name === 'devnet' ? await openDevnet(settings, log, onProgress) : null
  // The supervisor of workers stops it, after all of them.
  if (devnet && !worker) stops.add(devnet.stop)
  const rpcUrl = devnet?.rpcUrl ?? settings.RPC_URL ?? network.publicRpcUrl
  const payee = settings.PAYEE ?? devnet?.payee
  if (!rpcUrl || !payee) throw new Error(`The network ${network.name} has no RPC_URL or no PAYEE`)
  const chain = openChain(network, rpcUrl, settings.FACILITATOR_TIMEOUT_MS)
  const node = { setting: 'RPC_URL', network: `NETWORK=${network.name}`, chainId: network.chainId }
  if (!devnet) await refuseOtherChain(chain.client, node, log)
  return {
    network,
    chain,
    rpcUrl,
    payee,
    signers: await openSigners(settings, devnet && { facilitator: devnet.facilitatorKey, refund: devnet.refundKey }),
    devnet,
  }
}

/** Starts the devnet, or attaches to it. */
export function openDevnet(
  settings: Pick<RouterSettings, 'DATA_DIR' | 'DEVNET_ANVIL' | 'DEVNET_PORT'>,
  log: Logger,
  onProgress: (step: string) => void,
): Promise<Devnet> {
  return startDevnet({
    dataDir: settings.DATA_DIR,
    port: settings.DEVNET_PORT,
    anvil: settings.DEVNET_ANVIL,
    log: { info: (message) => log.debug(message), warn: (message) => log.warn(message) },
    onProgress,
  })
}
