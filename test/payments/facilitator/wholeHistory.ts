import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { findAnvil } from '../../../devnet/anvil.ts'
import { fundAccount } from '../../../devnet/fund.ts'
import { USDC } from '../../../devnet/index.ts'
import { CHAIN, connectNode, identifyNode } from '../../../devnet/node.ts'
import { prepareChain } from '../../../devnet/prepare.ts'
import { freePort } from '../../devnet/devnets.ts'
import { eventually } from '../../support/ledger.ts'
import type { Ground } from './uptoPlace.ts'

/** A chain that keeps the state of its old blocks, as public nodes do for some time and the devnet does not. */
export async function startWholeHistory(): Promise<Ground> {
  const port = await freePort()
  const { id: chainId } = CHAIN
  const args = ['--chain-id', String(chainId), '--port', String(port), '--accounts', '0', '--quiet']
  const anvil = spawn(findAnvil(), args, { stdio: 'ignore' })
  onTestFinished(() => void anvil.kill())
  const rpcUrl = `http://127.0.0.1:${port}`
  await eventually('anvil answers', () => identifyNode(rpcUrl))
  const node = connectNode(rpcUrl)
  await prepareChain(node, [])
  return { node, devnet: { rpcUrl, chainId, usdc: USDC, fund: (address, funds) => fundAccount(node, address, funds) } }
}
