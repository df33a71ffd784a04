import { parseAbi } from 'viem'
import { connectNode } from '../../devnet/node.ts'
import type { TestTollgraph } from './tollgraph.ts'
import type { TestWallet } from './wallet.ts'

/** Transfers all that a wallet holds by a transaction of its own, past us. */
export async function sendAway(tollgraph: TestTollgraph, from: TestWallet, to: `0x${string}`): Promise<void> {
  const node = connectNode(tollgraph.rpcUrl)
  await node.setBalance({ address: from.address, value: 10n ** 18n })
  const hash = await node.writeContract({
    account: from.account,
    address: tollgraph.backend.money.network.usdc,
    abi: parseAbi(['function transfer(address to, uint256 value) returns (bool)']),
    functionName: 'transfer',
    args: [to, await from.balance()],
  })
  await node.waitForTransactionReceipt({ hash })
}
