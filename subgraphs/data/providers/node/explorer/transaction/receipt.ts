import type { z } from 'zod'
import type { Hex } from '../../hex.ts'
import type { EvmNode } from '../../rpc.ts'
import { Refusal } from '../envelope.ts'
import { Receipt } from '../forms.ts'

/** What became of a transaction. Throws Refusal for one that no block holds. */
export async function receiptOf(hash: Hex, node: EvmNode): Promise<z.output<typeof Receipt>> {
  const receipt = await node.read('eth_getTransactionReceipt', [hash], Receipt.nullable())
  if (!receipt) throw new Refusal('Error! Transaction not found')
  return receipt
}

/** Whether a transaction failed. Receipts from before Byzantium do not say, and count as successes. */
export function hasFailed({ status }: z.output<typeof Receipt>): boolean {
  return status === 0n
}
