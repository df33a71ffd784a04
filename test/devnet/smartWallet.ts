import { type Hex, pad } from 'viem'
import type { DevnetNode } from '../../devnet/node.ts'
import { compiledContract } from '../support/contracts.ts'
import { newAccount } from './devnets.ts'

const SOURCE = new URL('./SmartWallet.sol', import.meta.url)

/** A contract wallet of the owner, at a random address. It takes the owner's signatures with a `01` behind them. */
export async function deploySmartWallet(node: DevnetNode, owner: Hex): Promise<Hex> {
  const { address } = newAccount()
  await node.setCode({ address, bytecode: compiledContract(SOURCE) })
  await node.setStorageAt({ address, index: 0, value: pad(owner) })
  return address
}
