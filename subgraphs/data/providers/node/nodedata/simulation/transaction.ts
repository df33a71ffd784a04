import { z } from 'zod'
import { quantity } from '../../hex.ts'
import type { RpcRefused } from '../../rpcErrors.ts'
import { Address, Data, Quantity, read } from '../forms.ts'

const Params = z.tuple([
  z.object({
    from: Address,
    to: Address,
    value: Quantity.default(0n),
    data: Data.default('0x'),
  }),
])

/** The transaction to simulate, in JSON-RPC encoding. */
export function transactionOf(params: readonly unknown[]) {
  const [{ from, to, value, data }] = read(Params, params)
  return { from, to, value: quantity(value), data }
}

/** JSON-RPC code of nodes: the sender cannot pay for the transaction. Some nodes only say so in the message. */
const NO_FUNDS = -32003

/** Whether the node refused because of insufficient funds. */
export function isWithoutFunds({ code, message }: RpcRefused): boolean {
  return code === NO_FUNDS || /insufficient (funds|balance)/i.test(message)
}
