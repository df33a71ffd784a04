import type { Hex } from '../../hex.ts'
import { word } from '../../hex.ts'
import type { EvmNode, RpcOutcome } from '../../rpc.ts'

/** `balanceOf(address)` and `allowance(address,address)` */
const BALANCE_OF = '0x70a08231'
const ALLOWANCE = '0xdd62ed3e'

/** An owner's balances according to the contracts; null for a contract that does not answer. */
export async function readBalances(
  node: EvmNode,
  owner: Hex,
  contracts: readonly Hex[],
): Promise<readonly (bigint | null)[]> {
  const data = `${BALANCE_OF}${word(owner)}`
  const outcomes = await node.batch(contracts.map((to) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })))
  return outcomes.map(numberIn)
}

/** A spender's allowance for an owner's tokens; null if the contract does not answer. */
export async function readAllowance(node: EvmNode, contract: Hex, owner: Hex, spender: Hex): Promise<bigint | null> {
  const data = `${ALLOWANCE}${word(owner)}${word(spender)}`
  const [outcome] = await node.batch([{ method: 'eth_call', params: [{ to: contract, data }, 'latest'] }])
  return outcome ? numberIn(outcome) : null
}

function numberIn(outcome: RpcOutcome): bigint | null {
  if (!outcome.ok || typeof outcome.result !== 'string' || outcome.result.length < 66) return null
  return BigInt(outcome.result.slice(0, 66))
}
