import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { RouterSettings } from '../../router/config/settings.ts'
import type { Chain } from '../../router/payments/evm/chain.ts'
import type { Network } from '../../router/payments/evm/network.ts'
import { type Address, parseAddress } from '../../schema/address.ts'
import { reasonOf, Trouble } from '../errors.ts'

/** The chain that the ledger is compared with, and the installation's addresses on it. */
export interface Ground {
  readonly network: Network
  readonly chain: Chain
  readonly rpcUrl: string
  readonly own: { readonly payees: readonly Address[]; readonly senders: readonly Address[] }
}

/**
 * Connects to the chain. `payees` are addresses beside the configured one. Throws Trouble when the chain or a key
 * management service cannot be used. Imports are dynamic because they are slow and `--help` needs none.
 */
export async function openGround(settings: RouterSettings, payees: readonly Address[]): Promise<Ground> {
  const [{ NETWORKS }, { openChain }, { findRpcUrl }] = await Promise.all([
    import('../../router/payments/evm/network.ts'),
    import('../../router/payments/evm/chain.ts'),
    import('../rpcUrl.ts'),
  ])
  const network = NETWORKS[settings.NETWORK]
  const rpcUrl = await findRpcUrl(settings, network)
  if (!rpcUrl)
    throw new Trouble('The ledger is held against the chain, which does not run: start it with "npx tollgraph start".')
  const chain = openChain(network, rpcUrl, settings.FACILITATOR_TIMEOUT_MS)
  await chain.height().catch((error: unknown) => {
    throw new Trouble(`The chain cannot be asked (${reasonOf(error)}): see whether it runs, and RPC_URL.`)
  })
  const { payee, sender } = await configuredAddresses(settings, network)
  const own = { payees: [...new Set([...(payee ? [payee] : []), ...payees])], senders: sender ? [sender] : [] }
  return { network, chain, rpcUrl, own }
}

/** The payee, and the wallet that sends refunds; null where none is configured. */
async function configuredAddresses(settings: RouterSettings, network: Network) {
  const [{ openSigners }, { openKeys }, { privateKeyToAddress }] = await Promise.all([
    import('../../router/payments/signing/openSigners.ts'),
    import('../../devnet/keys.ts'),
    import('viem/accounts'),
  ])
  const folder = join(resolve(settings.DATA_DIR), 'devnet')
  const made = network.name === 'devnet' && existsSync(folder) ? openKeys(realpathSync(folder)) : null
  // The facilitator's key is not needed, and its service is not asked.
  const { FACILITATOR_SIGNER: _signer, ...refundSettings } = settings
  const signers = await openSigners(
    refundSettings,
    made && { facilitator: made.facilitator, refund: made.payee },
  ).catch((error: unknown) => {
    throw new Trouble(`The refund key's address cannot be read (${reasonOf(error)}): see REFUND_SIGNER.`)
  })
  const payee = settings.PAYEE ?? (made && parseAddress(privateKeyToAddress(made.payee)))
  return { payee, sender: signers.refund && parseAddress(signers.refund.address) }
}

/** Parses a repeated address option. */
export function addressArgument(text: string, earlier: readonly Address[] = []): readonly Address[] {
  const address = parseAddress(text)
  if (!address) throw new InvalidArgumentError('Give an EVM address: 0x and 40 hexadecimal digits.')
  return [...earlier, address]
}
