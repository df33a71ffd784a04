import { afterAll, beforeAll, expect, it } from 'vitest'
import { ConfigError } from '../../../../router/config/config.ts'
import { startTempo, TEMPO_MAINNET, type TestTempo } from '../../../support/tempo/startTempo.ts'
import { startTollgraph } from '../../../support/tollgraph.ts'
import { rpcProxy } from '../../facilitator/rpcProxy.ts'
import { facilitatorOf, newAddress, offer, payerWith, payment } from './payments.ts'

/** On the test network. */
let chain: TestTempo
beforeAll(async () => {
  chain = await startTempo()
}, 30_000)
afterAll(() => chain?.stop())

it('of another chain is refused at the start', async () => {
  const settings = {
    TEMPO_RPC_URL: chain.rpcUrl,
    TEMPO_CHAIN_ID: String(TEMPO_MAINNET),
    TEMPO_CURRENCY: chain.currency,
    TEMPO_PAYEE: newAddress(),
  }
  const failure = await startTollgraph(settings).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConfigError)
  expect((failure as ConfigError).problems).toEqual([
    'TEMPO_RPC_URL leads to chain 42431, and TEMPO_CHAIN_ID is chain 4217: set TEMPO_RPC_URL to a node of that network.',
  ])
})

it.each([
  ['eth_call', { code: 429, message: 'Too many requests' }],
  ['eth_getLogs', { code: -32_602, message: 'Logs are for customers of another plan' }],
])('that refuses %s is no reason to blame a payer', async (refused, error) => {
  const { presented } = await payment(chain, await payerWith(chain, 1_000_000n), offer(chain))
  const rpcUrl = await rpcProxy(chain.rpcUrl, async ({ id, method }, pass) =>
    method === refused ? { jsonrpc: '2.0', id, error } : pass(),
  )
  await expect(facilitatorOf(chain, { rpcUrl }).verify(presented)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

it('of another chain that answers later is believed nothing, and no payer is blamed', async () => {
  const { presented } = await payment(chain, await payerWith(chain, 1_000_000n), offer(chain))
  // One of those behind the URL is on another chain.
  const rpcUrl = await rpcProxy(chain.rpcUrl, async ({ id, method }, pass) =>
    method === 'eth_chainId' ? { jsonrpc: '2.0', id, result: '0x1079' } : pass(),
  )
  await expect(facilitatorOf(chain, { rpcUrl }).verify(presented)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await facilitatorOf(chain, { rpcUrl }).settle(presented)).toMatchObject({ kind: 'unknown' })
  expect(await facilitatorOf(chain).settle(presented)).toMatchObject({ kind: 'settled' })
})
