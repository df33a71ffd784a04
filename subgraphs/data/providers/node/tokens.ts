import { recentlyUsed } from '../../../kit/async/recentlyUsed.ts'
import type { Hex } from './hex.ts'
import type { EvmNode, RpcOutcome } from './rpc.ts'
import { textIn } from './words.ts'

/** Metadata of a token contract. */
export interface TokenFacts {
  /** Empty if the contract has none. */
  readonly name: string
  /** Empty if the contract has none. */
  readonly symbol: string
  /** Number of decimals; null if the contract has none, as for collections. */
  readonly decimals: number | null
}

/** Reads token metadata, all new contracts in one batch, with a cache. */
export interface Tokens {
  /** By lower-case address; contains every requested contract. */
  describe(contracts: readonly Hex[]): Promise<ReadonlyMap<Hex, TokenFacts>>
}

/** `name()`, `symbol()` and `decimals()` */
const GETTERS = ['0x06fdde03', '0x95d89b41', '0x313ce567']
const REMEMBERED = 10_000

export function openTokens(node: EvmNode): Tokens {
  const known = recentlyUsed<Hex, TokenFacts>(REMEMBERED)

  return {
    async describe(contracts) {
      const wanted = [...new Set(contracts.map((contract) => contract.toLowerCase() as Hex))]
      const found = new Map<Hex, TokenFacts>()
      const unknown: Hex[] = []
      for (const contract of wanted) {
        const facts = known.get(contract)
        if (facts) found.set(contract, facts)
        else unknown.push(contract)
      }
      const outcomes = await node.batch(
        unknown.flatMap((to) => GETTERS.map((data) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] }))),
      )
      unknown.forEach((contract, index) => {
        const [name, symbol, decimals] = outcomes
          .slice(index * GETTERS.length, (index + 1) * GETTERS.length)
          .map(answerOf)
        const facts = { name: textIn(name), symbol: textIn(symbol), decimals: decimalsIn(decimals) }
        found.set(contract, facts)
        // Do not cache an empty answer: the contract may not be deployed yet.
        if (facts.name || facts.symbol || facts.decimals !== null) known.set(contract, facts)
      })
      return found
    },
  }
}

/** A contract's answer; `0x` for a reverted call or a missing function. */
function answerOf(outcome: RpcOutcome): string {
  return outcome.ok && typeof outcome.result === 'string' ? outcome.result : '0x'
}

function decimalsIn(answer = '0x'): number | null {
  if (answer.length !== 66) return null
  const decimals = BigInt(answer)
  return decimals <= 255n ? Number(decimals) : null
}
