import { z } from 'zod'
import { NOT_FOUND, Refused } from '../errors.ts'
import { read } from '../forms.ts'
import type { Method } from '../method.ts'

const Params = z.tuple([
  z.object({
    blockNumber: z
      .string()
      .regex(/^(0x[0-9a-fA-F]{1,16}|latest|earliest|safe|finalized)$/, 'must be a block')
      .optional(),
    blockHash: z
      .string()
      .regex(/^0x[0-9a-fA-F]{64}$/, 'must be the hash of a block')
      .optional(),
  }),
])

/** The receipts of all transactions of a block. */
export const transactionReceipts: Method = async ({ node }, params) => {
  const [{ blockNumber, blockHash }] = read(Params, params)
  if ((blockNumber === undefined) === (blockHash === undefined)) {
    throw new Refused('Exactly one of blockNumber and blockHash must be given')
  }
  const receipts = await node.read('eth_getBlockReceipts', [blockNumber ?? blockHash], z.array(z.unknown()).nullable())
  if (!receipts) throw new Refused('The chain has no such block', NOT_FOUND)
  return { receipts }
}
