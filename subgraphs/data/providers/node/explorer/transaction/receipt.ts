import type { z } from 'zod'
import type { Hex } from '../../hex.ts'
import type { EvmNode } from '../../rpc.ts'
import { Refusal } from '../envelope.ts'
import { Receipt } from '../forms.ts'

/** The receipt of a transaction. Throws Refusal if it is not in a block. */
export async function receiptOf(hash: Hex, node: EvmNode): Promise<z.output<typeof Receipt>> {
  const receipt = await node.read('eth_getTransactionReceipt', [hash], Receipt.nullable())
  if (!receipt) throw new Refusal('Error! Transaction not found')
  return receipt
}

/** Whether a transaction failed. Receipts before Byzantium have no status, and count as success. */
export function hasFailed({ status }: z.output<typeof Receipt>): boolean {
  return status === 0n
}
