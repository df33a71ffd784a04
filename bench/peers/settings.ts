import type { Hex } from 'viem'

// What the bench says through the environment.

/** Base Sepolia, which stock clients and servers know; the devnet has its chain id and its USDC. */
export const CHAIN_ID = 84_532
export const NETWORK = `eip155:${CHAIN_ID}`

/** Who is paid. */
export const PAYEE: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

/** The devnet to settle on, and whose key settles; null: settlements are taken for done. */
export const DEVNET = readDevnet()

function readDevnet(): { readonly rpcUrl: string; readonly key: Hex } | null {
  const { BENCH_RPC_URL, BENCH_FACILITATOR_KEY } = process.env
  if (!BENCH_RPC_URL || !BENCH_FACILITATOR_KEY) return null
  return { rpcUrl: BENCH_RPC_URL, key: BENCH_FACILITATOR_KEY as Hex }
}
