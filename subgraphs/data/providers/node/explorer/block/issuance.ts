const ETHER = 10n ** 18n

/** The first blocks of the main network that were worth less, newest first, and how many new coins each was worth. */
const ERAS: readonly (readonly [firstBlock: bigint, wei: bigint])[] = [
  [7_280_000n, 2n * ETHER],
  [4_370_000n, 3n * ETHER],
  [0n, 5n * ETHER],
]

const MAIN_NETWORK = 1

/** New coins for the maker of a block, in wei: on the main network while work was proved, elsewhere and since then none. */
export function issuanceOf(chainId: number, block: { readonly number: bigint; readonly difficulty: bigint }): bigint {
  if (chainId !== MAIN_NETWORK || block.difficulty === 0n || block.number === 0n) return 0n
  return ERAS.find(([firstBlock]) => block.number >= firstBlock)?.[1] ?? 0n
}

/** New coins for the maker of an uncle, in wei: an eighth less for each block that it came too late. */
export function uncleReward(issued: bigint, block: bigint, uncle: bigint): bigint {
  return (issued * (8n + uncle - block)) / 8n
}
