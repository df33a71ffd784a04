import { formatEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { RouterSettings } from '../../router/config/settings.ts'
import { openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import type { Address } from '../../schema/address.ts'
import { formatUsd } from '../../schema/money.ts'
import { reasonOf, Trouble } from '../errors.ts'
import { jsonText } from '../output/json.ts'
import { facts } from '../output/table.ts'
import { findRpcUrl } from '../rpcUrl.ts'
import { readSettings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { findKeptAccount } from './keptAccount.ts'
import { accountOfKey, KEY_VARIABLE } from './key.ts'

/** Timeout for reading balances from the chain, in milliseconds. */
const CHAIN_LIMIT_MS = 5_000

/** The wallet that `call` and `mcp` pay with: its account, and where its key is. */
export interface OwnWallet {
  readonly account: PrivateKeyAccount
  /** The name of the environment variable, or the path of the file. */
  readonly key: string
}

/** The wallet of the settings. Throws Trouble if there is none. */
export function ownWallet({ NETWORK, DATA_DIR }: RouterSettings): OwnWallet {
  const account = accountOfKey()
  if (account) return { account, key: KEY_VARIABLE }
  // The kept wallet is never used where money is real.
  const kept = NETWORK === 'devnet' ? findKeptAccount(DATA_DIR) : null
  if (kept) return { account: kept.account, key: kept.file }
  const advice = NETWORK === 'devnet' ? ', or make one with "npx tollgraph wallet make"' : ''
  throw new Trouble(`There is no wallet: put its private key into ${KEY_VARIABLE}${advice}.`)
}

/** Prints the address, the network and the balances of the wallet. Throws Trouble when the chain does not answer. */
export async function showWallet({ json }: { readonly json?: true }, terminal: Terminal): Promise<void> {
  const { router } = readSettings()
  const { account, key } = ownWallet(router)
  const network = NETWORKS[router.NETWORK]
  const { usdc, eth } = await balances(account.address as Address, router)
  const shown = { address: account.address, key, network: network.name, chain: network.id, usdc, eth }
  await terminal.print(json ? jsonText(shown) : facts(Object.entries(shown)))
}

/** What an address holds, as decimal strings. */
async function balances(address: Address, settings: RouterSettings): Promise<{ usdc: string; eth: string }> {
  const network = NETWORKS[settings.NETWORK]
  const rpcUrl = await findRpcUrl(settings, network)
  if (!rpcUrl)
    throw new Trouble('The devnet does not run, so its balances are unknown: start it with "npx tollgraph start".')
  const chain = openChain(network, rpcUrl, CHAIN_LIMIT_MS)
  try {
    const [usdc, wei] = await Promise.all([chain.balanceOf(address), chain.client.getBalance({ address })])
    return { usdc: formatUsd(usdc), eth: formatEther(wei) }
  } catch (error) {
    // An RPC URL often carries its key in path or query.
    throw new Trouble(`${new URL(rpcUrl).origin} did not tell the balances (${reasonOf(error)}): see RPC_URL.`)
  }
}
