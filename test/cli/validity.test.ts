import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { x402Offer } from '../../cli/call/x402.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'

const network = NETWORKS['base-sepolia']
const wallet = {
  account: privateKeyToAccount(generatePrivateKey()),
  networks: [network],
  ensure: async () => {},
}

/** A 402 whose payment would be good for so many seconds. */
function answerWith(maxTimeoutSeconds: unknown) {
  const accepts = [
    {
      scheme: 'exact',
      network: network.id,
      asset: network.usdc,
      amount: '250000',
      payTo: `0x${'aa'.repeat(20)}`,
      maxTimeoutSeconds,
      extra: network.tokenDomain,
    },
  ]
  const resource = { url: 'http://localhost/thing', description: '', mimeType: 'application/json' }
  const header = Buffer.from(JSON.stringify({ x402Version: 2, resource, accepts })).toString('base64')
  return { status: 402, headers: new Headers({ 'payment-required': header }), body: Buffer.alloc(0), json: undefined }
}

it('a payment that could be taken long after the call is not signed', () => {
  expect(x402Offer(answerWith(300), wallet)).toMatchObject({ amount: 250_000n })
  expect(() => x402Offer(answerWith(315_360_000), wallet)).toThrow('good for 315360000 seconds')
})

it.each(['60', [60], null, 0, -1, 0.5])('nor is one that does not say in seconds until when: %j', (seconds) => {
  expect(() => x402Offer(answerWith(seconds), wallet)).toThrow('only 1 to 3600 are signed here')
})
