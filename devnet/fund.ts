import { type Address, encodeFunctionData, type PublicClient, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { awaitReceipt } from '../router/payments/evm/receipt.ts'
import type { DevnetNode } from './node.ts'
import { USDC } from './predeploys.ts'
import { usdcAbi } from './usdcAbi.ts'

/** Timeout and polling interval of a mint's receipt, in milliseconds. Anvil mines each transaction at once. */
const PATIENCE = { timeoutMs: 30_000, pollMs: 10, head: null }

/** The amounts to give: `usdc` in atomic units (10⁻⁶ USDC), `eth` in wei; added to the account's balance. */
export interface Funds {
  readonly usdc?: bigint
  readonly eth?: bigint
}

/**
 * Sends test money to an account, and resolves when it has arrived: USDC by a real mint with its event, ETH by raising
 * the balance.
 */
export async function fundAccount(node: DevnetNode, address: Address, { usdc = 0n, eth = 0n }: Funds): Promise<void> {
  if (eth > 0n) await giveEth(node, address, eth)
  if (usdc > 0n) await mintUsdc(node, address, usdc)
}

async function giveEth(node: DevnetNode, address: Address, amount: bigint): Promise<void> {
  // One atomic addition instead of a read and a write: two concurrent gifts must both arrive.
  await node.request<{ Method: 'anvil_addBalance'; Parameters: [Address, `0x${string}`]; ReturnType: unknown }>({
    method: 'anvil_addBalance',
    params: [address, `0x${amount.toString(16)}`],
  })
  // The keeper saves the chain only after a new block.
  await node.mine({ blocks: 1 })
}

async function mintUsdc(node: DevnetNode, to: Address, amount: bigint): Promise<void> {
  // A fresh sender per mint: concurrent transactions of one account would compete for its next nonce.
  const minter = privateKeyToAddress(generatePrivateKey())
  const data = encodeFunctionData({ abi: usdcAbi, functionName: 'mint', args: [to, amount] })
  await Promise.all([
    node.setBalance({ address: minter, value: parseEther('1') }),
    node.impersonateAccount({ address: minter }),
  ])
  const hash = await node.sendTransaction({ account: minter, to: USDC, data, nonce: 0, gas: 150_000n })
  // Not viem's waiting: that polls only when another block comes, and here perhaps none does.
  const receipt = await awaitReceipt(node as unknown as PublicClient, hash, PATIENCE)
  await node.stopImpersonatingAccount({ address: minter })
  if (receipt?.status !== '0x1') throw new Error(`Minting ${amount} units of test USDC for ${to} failed: ${hash}`)
}
