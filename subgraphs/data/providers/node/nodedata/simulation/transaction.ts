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

/** A transaction to try, as a node takes it. */
export function transactionOf(params: readonly unknown[]) {
  const [{ from, to, value, data }] = read(Params, params)
  return { from, to, value: quantity(value), data }
}

/** JSON-RPC of nodes: the sender cannot pay for what is simulated. Some only say it in words. */
const NO_FUNDS = -32003

/** Whether a node refused to begin because the sender has too little. */
export function isWithoutFunds({ code, message }: RpcRefused): boolean {
  return code === NO_FUNDS || /insufficient (funds|balance)/i.test(message)
}
