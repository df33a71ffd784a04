const ETHER = 10n ** 18n

/** First blocks of the main network's reward eras, newest first, with the new coins per block. */
const ERAS: readonly (readonly [firstBlock: bigint, wei: bigint])[] = [
  [7_280_000n, 2n * ETHER],
  [4_370_000n, 3n * ETHER],
  [0n, 5n * ETHER],
]

const MAIN_NETWORK = 1

/** Block reward in new coins, in wei: only on the main network under proof of work; otherwise 0. */
export function issuanceOf(chainId: number, block: { readonly number: bigint; readonly difficulty: bigint }): bigint {
  if (chainId !== MAIN_NETWORK || block.difficulty === 0n || block.number === 0n) return 0n
  return ERAS.find(([firstBlock]) => block.number >= firstBlock)?.[1] ?? 0n
}

/** Reward of an uncle in new coins, in wei: an eighth less for each block of delay. */
export function uncleReward(issued: bigint, block: bigint, uncle: bigint): bigint {
  return (issued * (8n + uncle - block)) / 8n
}
