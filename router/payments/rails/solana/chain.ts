import { type Address, createSolanaRpcFromTransport, type Rpc, type SolanaRpcApi } from '@solana/kit'
import { type AtomicUsdc, atomicUsdc, ZERO_USDC } from '../../../../schema/money.ts'
import type { SolanaNetwork } from './network.ts'
import { usdcAccountOf } from './programs.ts'
import { solanaTransport } from './transport.ts'

/** A Solana cluster, through its node. Every method throws when the node cannot be reached. */
export interface SolanaChain {
  readonly network: SolanaNetwork
  readonly rpc: Rpc<SolanaRpcApi>
  /** Number of blocks since the first one. */
  height(): Promise<bigint>
  /** An owner's balance, in atomic units; zero without a USDC account. */
  balanceOf(owner: Address): Promise<AtomicUsdc>
}

/** Opens a cluster by JSON-RPC. `timeoutMs` limits each call. */
export function openSolana(network: SolanaNetwork, rpcUrl: string, timeoutMs: number): SolanaChain {
  const rpc = createSolanaRpcFromTransport(solanaTransport(rpcUrl, timeoutMs))
  return {
    network,
    rpc,
    height: () => rpc.getBlockHeight().send(),
    async balanceOf(owner) {
      const account = await usdcAccountOf(network, owner)
      const { value } = await rpc.getAccountInfo(account, { encoding: 'base64' }).send()
      return value ? readBalance(Buffer.from(value.data[0], 'base64')) : ZERO_USDC
    },
  }
}

/** The balance in a token account's data: it follows the mint and the owner. */
function readBalance(data: Buffer): AtomicUsdc {
  return atomicUsdc(data.readBigUInt64LE(64))
}
