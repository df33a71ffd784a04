import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { mppOffer } from '../../cli/call/mpp.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'

it('an x402 offer on one network that also wears the members of an MPP challenge on another is not signed', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const [base, testnet] = [NETWORKS.base, NETWORKS['base-sepolia']]
  const offer = {
    scheme: 'exact',
    network: base.id,
    asset: base.usdc,
    amount: '250000',
    payTo: `0x${'aa'.repeat(20)}`,
    maxTimeoutSeconds: 300,
    extra: base.tokenDomain,
  }
  const shown = {
    currency: testnet.usdc,
    recipient: `0x${'bb'.repeat(20)}`,
    methodDetails: { chainId: testnet.chainId },
  }
  const resource = { url: 'http://localhost/thing', description: '', mimeType: 'application/json' }
  const required = { x402Version: 2, resource, accepts: [{ ...offer, ...shown }] }
  const headers = new Headers({ 'payment-required': Buffer.from(JSON.stringify(required)).toString('base64') })
  const wallet = { account, networks: [base, testnet], ensure: async () => {} }
  const answer = { status: 402, headers, body: Buffer.alloc(0), json: undefined }
  await expect(mppOffer(answer, wallet)).rejects.toThrow('no MPP challenge that can be paid')
})
