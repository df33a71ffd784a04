import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Hex, pad } from 'viem'
import type { DevnetNode } from '../../devnet/node.ts'
import { newAccount } from './devnets.ts'

/** A contract wallet of the owner, at a random address. It takes the owner's signatures with a `01` behind them. */
export async function deploySmartWallet(node: DevnetNode, owner: Hex): Promise<Hex> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgraph-contracts-'))
  cpSync(new URL('./SmartWallet.sol', import.meta.url), join(folder, 'SmartWallet.sol'))
  execFileSync(process.execPath, ['scripts/contracts.mjs', folder])
  const artifact = JSON.parse(readFileSync(join(folder, 'SmartWallet.artifact.json'), 'utf8'))
  rmSync(folder, { recursive: true })
  const { address } = newAccount()
  await node.setCode({ address, bytecode: artifact.runtimeBytecode as Hex })
  await node.setStorageAt({ address, index: 0, value: pad(owner) })
  return address
}
