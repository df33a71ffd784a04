import { parseAbi } from 'viem'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'
import { PERMIT2 } from '../../schema/permit2Contracts.ts'
import type { Chain } from '../payments/evm/chain.ts'
import type { Network } from '../payments/evm/network.ts'
import { devnetAddress } from './devnetAddress.ts'
import { fromDevnet } from './fromDevnet.ts'

const PREFIX = '/devnet/permits/'

const TOKEN_ABI = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function nonces(address owner) view returns (uint256)',
])

/** The client for reads of the token. */
type Reads = { readonly client: Pick<Chain['client'], 'readContract'> }

/**
 * `GET /devnet/permits/{address}`: what a wallet has to know to sign a payment with a ceiling, for clients without an RPC
 * endpoint: its `allowance` to Permit2 in atomic units, and the `nonce` of its next EIP-2612 permit. Null for other paths.
 */
export function devnetPermits(
  { client }: Reads,
  { usdc }: Pick<Network, 'usdc'>,
): (path: string) => Promise<Answer> | null {
  return (path) => (path.startsWith(PREFIX) ? answer(path.slice(PREFIX.length)) : null)

  async function answer(text: string): Promise<Answer> {
    const address = devnetAddress(text)
    const token = { address: usdc, abi: TOKEN_ABI } as const
    const reads = Promise.all([
      client.readContract({ ...token, functionName: 'allowance', args: [address, PERMIT2] }),
      client.readContract({ ...token, functionName: 'nonces', args: [address] }),
    ])
    const [allowance, nonce] = await fromDevnet(reads)
    const shown = { address, allowance: String(allowance), nonce: String(nonce) }
    return jsonAnswer(200, shown, { 'cache-control': 'no-store' })
  }
}
