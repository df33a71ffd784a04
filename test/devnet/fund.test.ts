import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundAccount } from '../../devnet/fund.ts'
import { type Devnet, usdcAbi } from '../../devnet/index.ts'
import type { DevnetNode } from '../../devnet/node.ts'
import { newAccount, nodeOf, startSharedDevnet } from './devnets.ts'

let devnet: Devnet
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
}, 30_000)
afterAll(() => remove())

test('a mint is found by its receipt alone, be that late and no other block come', async () => {
  const node = nodeOf(devnet)
  const { address } = newAccount()
  let asked = 0
  const request = (asking: { method: string }) => {
    if (asking.method !== 'eth_getTransactionReceipt') return node.request(asking as never)
    asked += 1
    return asked < 3 ? Promise.resolve(null) : node.request(asking as never)
  }
  await fundAccount({ ...node, request } as DevnetNode, address, { usdc: 1_000_000n })
  expect(asked).toBe(3)
  const about = { address: devnet.usdc, abi: usdcAbi, functionName: 'balanceOf', args: [address] } as const
  expect(await node.readContract(about)).toBe(1_000_000n)
})
