import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { fundAccount } from '../../../devnet/fund.ts'
import { connectNode } from '../../../devnet/node.ts'
import { type PayingPlace, startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

/** A Tollgraph that has no refund key: it settles on the chain of another one, as on a public network. */
export async function startWithoutRefunds(
  chain: PayingPlace,
  given: Readonly<Record<string, string>> = {},
): Promise<TestTollgraph> {
  const key = generatePrivateKey()
  await fundAccount(connectNode(chain.rpcUrl), privateKeyToAddress(key) as never, { eth: 10n ** 18n })
  const tollgraph = await startTollgraph({
    NETWORK: 'base-sepolia',
    RPC_URL: chain.rpcUrl,
    FACILITATOR_KEY: key,
    PAYEE: privateKeyToAddress(generatePrivateKey()),
    ...given,
  })
  return { ...tollgraph, fund: chain.fund }
}
