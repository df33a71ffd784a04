import type { RouterSettings } from '../../router/config/settings.ts'
import { type Chain, openChain } from '../../router/payments/evm/chain.ts'
import { NETWORKS, type Network } from '../../router/payments/evm/network.ts'
import { reasonOf } from '../errors.ts'
import { findRpcUrl } from '../rpcUrl.ts'
import { checkChainClock } from './clock.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** Timeout of a chain request, in milliseconds. */
const LIMIT_MS = 10_000

/** The findings about the chain, and the chain itself if it is usable for further checks. */
export interface ChainVisit {
  readonly findings: readonly Finding[]
  readonly network: Network
  readonly chain: Chain | null
}

/** Checks that the chain answers, has the configured id and USDC, and produces blocks. */
export async function visitChain(settings: RouterSettings): Promise<ChainVisit> {
  const network = NETWORKS[settings.NETWORK]
  const rpcUrl = await findRpcUrl(settings, network)
  if (!rpcUrl) {
    return { findings: [good('chain', 'the devnet does not run now; it starts with the app')], network, chain: null }
  }
  const chain = openChain(network, rpcUrl, LIMIT_MS)
  // An RPC URL often carries its key in path or query.
  const { origin } = new URL(rpcUrl)
  try {
    // First: a node of another chain answers nothing else.
    const chainId = await chain.client.getChainId()
    if (chainId !== network.chainId) {
      const text = `${origin} is chain ${chainId}, and NETWORK=${network.name} is ${network.chainId}`
      return { findings: [bad('chain', text, 'set RPC_URL to a node of that network')], network, chain: null }
    }
    const [code, head] = await Promise.all([chain.client.getCode({ address: network.usdc }), chain.client.getBlock()])
    const findings = [
      good('chain', `${network.name} (${network.id}) answers at ${origin}, block ${head.number}`),
      publicNode(settings, network),
      code
        ? good('usdc', `${network.usdc} has its code`)
        : bad('usdc', `${network.usdc} has no code`, 'set RPC_URL to a synced node of that network'),
      checkChainClock(new Date(Number(head.timestamp) * 1_000), new Date()),
    ].filter((finding) => finding !== null)
    return { findings, network, chain }
  } catch (error) {
    const advice = 'see RPC_URL, and whether this machine reaches it'
    return { findings: [bad('chain', `${origin} does not answer: ${reasonOf(error)}`, advice)], network, chain: null }
  }
}

function publicNode({ RPC_URL }: RouterSettings, { name }: Network): Finding | null {
  if (RPC_URL || name === 'devnet') return null
  return warning('node', 'the public one is slow and limited', 'set RPC_URL to a node of your own')
}
