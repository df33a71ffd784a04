import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import { ConfigError } from '../../../router/config/config.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { startSharedDevnet } from '../../devnet/devnets.ts'
import { startTollgraph } from '../../support/tollgraph.ts'

// The devnet has the chain id of Base Sepolia.
let devnet: Devnet
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
})
afterAll(() => remove?.())

it('a node of another chain is refused at the start', async () => {
  const settings = {
    NETWORK: 'base',
    RPC_URL: devnet.rpcUrl,
    PAYEE: devnet.payee,
    FACILITATOR_KEY: devnet.facilitatorKey,
  }
  const failure = await startTollgraph(settings).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConfigError)
  expect((failure as ConfigError).problems).toEqual([
    'RPC_URL leads to chain 84532, and NETWORK=base is chain 8453: set RPC_URL to a node of that network.',
  ])
})

it('a node of another chain that answers later is believed nothing', async () => {
  const chain = openChain(NETWORKS.base, devnet.rpcUrl, 5_000)
  await expect(chain.height()).rejects.toThrow('The node is on chain 84532, and the network is chain 8453')
  expect(await openChain(NETWORKS['base-sepolia'], devnet.rpcUrl, 5_000).height()).toBeGreaterThanOrEqual(0n)
})
