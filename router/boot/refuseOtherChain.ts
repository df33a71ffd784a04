import type { Logger } from 'pino'
import type { Client } from 'viem'
import { getChainId } from 'viem/actions'
import { ConfigError } from '../config/config.ts'

/** A setting that names a node, and the setting that names the chain which the node has to be on. */
export interface NodeSetting {
  /** Such as RPC_URL. */
  readonly setting: string
  /** Such as `NETWORK=base`. */
  readonly network: string
  readonly chainId: number
}

/**
 * Throws a ConfigError when the node of a client is on another chain. One that does not answer now is compared at the first
 * request that it answers (`rpcTransport`).
 */
export async function refuseOtherChain(
  client: Client,
  { setting, network, chainId }: NodeSetting,
  log: Logger,
): Promise<void> {
  const found = await getChainId(client).catch((error: unknown) => {
    log.warn({ err: error }, `The node of ${setting} does not answer yet`)
    return chainId
  })
  if (found !== chainId)
    throw new ConfigError([
      `${setting} leads to chain ${found}, and ${network} is chain ${chainId}: set ${setting} to a node of that network.`,
    ])
}
