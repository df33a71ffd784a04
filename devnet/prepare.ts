import { type Address, parseEther } from 'viem'
import type { DevnetNode } from './node.ts'
import { PREDEPLOYS } from './predeploys.ts'

/** Initial balance of an account that pays gas, and the level below which it is refilled, in wei. A payment costs about 10¹⁴. */
const GAS_MONEY = parseEther('10000')
const LEAST_GAS_MONEY = parseEther('1')

/**
 * Maximum age of the newest block, in seconds. Simulations run at its time, and wallets sign payments as "valid since a
 * minute ago" (or ten): on a chain that idled longer, such a payment would not be valid yet.
 */
export const OLDEST_HEAD = 45

/**
 * Prepares a chain for Tollgraph: our contracts at their addresses, gas for our accounts, a recent head. Changes only
 * what is missing, so it works for a new, a restored and a running chain.
 */
export async function prepareChain(node: DevnetNode, gasPayers: readonly Address[]): Promise<void> {
  const [codes, balances, head] = await Promise.all([
    Promise.all(PREDEPLOYS.map(({ address }) => node.getCode({ address }))),
    Promise.all(gasPayers.map((address) => node.getBalance({ address }))),
    node.getBlock(),
  ])
  const changes = [
    ...PREDEPLOYS.filter(({ runtimeBytecode }, index) => codes[index] !== runtimeBytecode).map(
      ({ address, runtimeBytecode }) => node.setCode({ address, bytecode: runtimeBytecode }),
    ),
    ...gasPayers
      .filter((_, index) => balances[index]! < LEAST_GAS_MONEY)
      .map((address) => node.setBalance({ address, value: GAS_MONEY })),
  ]
  await Promise.all(changes)
  const isHeadOld = head.timestamp < BigInt(Math.floor(Date.now() / 1000) - OLDEST_HEAD)
  // The keeper saves only after a new block, so changes without a transaction end with one. For simulations the first
  // block of a new chain is in the year 1970, whatever its header says.
  if (changes.length > 0 || isHeadOld || head.number === 0n) await node.mine({ blocks: 1 })
}
