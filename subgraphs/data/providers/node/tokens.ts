import { LRUCache } from 'lru-cache'
import type { Hex } from './hex.ts'
import type { EvmNode, RpcOutcome } from './rpc.ts'
import { textIn } from './words.ts'

/** How a token contract describes itself. */
export interface TokenFacts {
  /** Empty when the contract does not say. */
  readonly name: string
  /** Empty when the contract does not say. */
  readonly symbol: string
  /** How many of its last digits are decimals; null when the contract does not say, as collections do not. */
  readonly decimals: number | null
}

/** Asks token contracts for their names, all that are new in one request, and remembers the answers. */
export interface Tokens {
  /** By address in lower case; every contract that was asked for is in it. */
  describe(contracts: readonly Hex[]): Promise<ReadonlyMap<Hex, TokenFacts>>
}

/** `name()`, `symbol()` and `decimals()` */
const GETTERS = ['0x06fdde03', '0x95d89b41', '0x313ce567']
const REMEMBERED = 10_000

export function openTokens(node: EvmNode): Tokens {
  const known = new LRUCache<Hex, TokenFacts>({ max: REMEMBERED })

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
        // What says nothing of itself may be no contract yet.
        if (facts.name || facts.symbol || facts.decimals !== null) known.set(contract, facts)
      })
      return found
    },
  }
}

/** What a contract answered; a call that reverts, or a contract without such a function, answers nothing. */
function answerOf(outcome: RpcOutcome): string {
  return outcome.ok && typeof outcome.result === 'string' ? outcome.result : '0x'
}

function decimalsIn(answer = '0x'): number | null {
  if (answer.length !== 66) return null
  const decimals = BigInt(answer)
  return decimals <= 255n ? Number(decimals) : null
}
