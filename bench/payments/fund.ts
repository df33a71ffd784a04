import { type Address, encodeFunctionData, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { MULTICALL3, USDC, usdcAbi } from '../../devnet/index.ts'
import { connectNode } from '../../devnet/node.ts'
import { parseUsd } from '../../schema/money.ts'
import type { Wallet } from './wallet.ts'

/** What each wallet gets: more than a bench can spend. */
const EACH = parseUsd('100000')

/** As many mints as fit well into one block. */
const MINTS_OF_A_TRANSACTION = 256
const GAS = 25_000_000n

const MULTICALL_ABI = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[] results)',
])

/** Gives wallets test USDC on the devnet at this RPC, many with one transaction. */
export async function fundWallets(rpcUrl: string, wallets: readonly Wallet[]): Promise<void> {
  const node = connectNode(rpcUrl)
  // An account that nobody else sends from.
  const minter = privateKeyToAddress(generatePrivateKey())
  await node.setBalance({ address: minter, value: parseEther('10') })
  await node.impersonateAccount({ address: minter })
  for (let start = 0; start < wallets.length; start += MINTS_OF_A_TRANSACTION) {
    const data = mintAll(wallets.slice(start, start + MINTS_OF_A_TRANSACTION))
    const hash = await node.sendTransaction({ account: minter, to: MULTICALL3, data, gas: GAS })
    const { status } = await node.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`Minting test USDC failed: ${hash}`)
  }
  await node.stopImpersonatingAccount({ address: minter })
}

function mintAll(wallets: readonly Wallet[]) {
  const calls = wallets.map(({ address }) => ({
    target: USDC as Address,
    allowFailure: false,
    callData: encodeFunctionData({ abi: usdcAbi, functionName: 'mint', args: [address, EACH] }),
  }))
  return encodeFunctionData({ abi: MULTICALL_ABI, functionName: 'aggregate3', args: [calls] })
}
