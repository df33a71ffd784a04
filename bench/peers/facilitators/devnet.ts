import { x402Facilitator } from '@x402/core/facilitator'
import type { FacilitatorClient } from '@x402/core/server'
import { toFacilitatorEvmSigner } from '@x402/evm'
import { ExactEvmScheme } from '@x402/evm/exact/facilitator'
import { createWalletClient, type Hex, http, publicActions } from 'viem'
import { nonceManager, privateKeyToAccount } from 'viem/accounts'
import { baseSepolia } from 'viem/chains'
import { NETWORK } from '../settings.ts'

/** How often a receipt is looked for, in ms. The default of seconds is for chains that are slower than the devnet. */
const POLLING_INTERVAL = 10

/** The embedded facilitator of the x402 packages: checks by the chain, settles with transactions of its own key. */
export function devnetFacilitator(rpcUrl: string, key: Hex): FacilitatorClient {
  // Without the nonce manager two settlements at once take the same transaction nonce, and one of them fails.
  const account = privateKeyToAccount(key, { nonceManager })
  const client = createWalletClient({
    account,
    chain: baseSepolia,
    transport: http(rpcUrl),
    pollingInterval: POLLING_INTERVAL,
  }).extend(publicActions)
  const signer = toFacilitatorEvmSigner({ ...client, address: account.address } as never)
  const facilitator = new x402Facilitator().register(NETWORK as `eip155:${string}`, new ExactEvmScheme(signer))
  return {
    verify: (payload, requirements) => facilitator.verify(payload, requirements),
    settle: (payload, requirements) => facilitator.settle(payload, requirements),
    getSupported: async () => facilitator.getSupported() as Awaited<ReturnType<FacilitatorClient['getSupported']>>,
  }
}
