import { type Address, parseEther } from 'viem'
import type { DevnetNode } from './node.ts'
import { PREDEPLOYS } from './predeploys.ts'

/** What an account that pays gas begins with, and below what it gets that again, in wei. A payment costs about 10¹⁴. */
const GAS_MONEY = parseEther('10000')
const LEAST_GAS_MONEY = parseEther('1')

/**
 * How old the newest block may get, in seconds. Simulations run at its time, and wallets sign payments as "valid since a
 * minute ago" (or ten): on a chain that idled longer, such a payment would look not yet valid.
 */
export const OLDEST_HEAD = 45

/**
 * Brings a chain into the state that Tollgraph expects: our contracts at their addresses, gas for our accounts, a head
 * that is not old. Changes only what is missing, so it suits a new chain, an old one and one that runs.
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
  // The keeper saves when the chain has moved, so changes that are no transactions end with a block. The first block
  // of a new chain has the year 1970 for simulations, whatever its header says.
  if (changes.length > 0 || isHeadOld || head.number === 0n) await node.mine({ blocks: 1 })
}
