import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { fundAccount } from '../../router/devnet/fund.ts'
import { connectNode } from '../../router/devnet/node.ts'
import { parseUsd } from '../../schema/money.ts'

/** Enough that payments of one wallet do not all meet in one row of the chain's state. */
const WALLETS = 16

/** What each one gets: more than a bench can spend. */
const USD = '100000'

/** Makes wallets that hold test USDC on the chain at this RPC. */
export async function fundedWallets(rpcUrl: string): Promise<readonly PrivateKeyAccount[]> {
  const node = connectNode(rpcUrl)
  const wallets = Array.from({ length: WALLETS }, () => privateKeyToAccount(generatePrivateKey()))
  await Promise.all(wallets.map(({ address }) => fundAccount(node, address, { usdc: parseUsd(USD) })))
  return wallets
}
