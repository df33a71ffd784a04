import { z } from 'zod'
import { NodeUnreachable, RpcRefused } from '../rpcErrors.ts'
import { INVALID_REQUEST, METHOD_NOT_FOUND, Refused, SERVER_ERROR } from './errors.ts'
import type { NodedataGround } from './ground.ts'
import type { Method } from './method.ts'
import { passThrough } from './node/passThrough.ts'
import { transactionReceipts } from './node/receipts.ts'
import { simulateAssetChanges } from './simulation/assetChanges.ts'
import { simulateExecution } from './simulation/execution.ts'
import { tokenAllowance } from './token/allowance.ts'
import { tokenBalances } from './token/balances.ts'
import { tokenMetadata } from './token/metadata.ts'
import { assetTransfers } from './transfers/assetTransfers.ts'

/** Prefix of our own methods. */
export const OWN_PREFIX = 'nodedata'

const METHODS: ReadonlyMap<string, Method> = new Map([
  [`${OWN_PREFIX}_getTokenBalances`, tokenBalances],
  [`${OWN_PREFIX}_getTokenMetadata`, tokenMetadata],
  [`${OWN_PREFIX}_getTokenAllowance`, tokenAllowance],
  [`${OWN_PREFIX}_getAssetTransfers`, assetTransfers],
  [`${OWN_PREFIX}_getTransactionReceipts`, transactionReceipts],
  [`${OWN_PREFIX}_simulateAssetChanges`, simulateAssetChanges],
  [`${OWN_PREFIX}_simulateExecution`, simulateExecution],
])

const Request = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).default(null),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
})

/** Answers one JSON-RPC request. Errors are returned inside the response, as JSON-RPC requires. */
export async function answerRpc(ground: NodedataGround, body: unknown): Promise<unknown> {
  const request = Request.safeParse(body)
  if (!request.success) return failed(null, INVALID_REQUEST, 'Not a JSON-RPC 2.0 request')
  const { id, method, params } = request.data
  try {
    const own = METHODS.get(method)
    const result = own ? await own(ground, params) : await passThrough(ground.node, method, params)
    return { jsonrpc: '2.0', id, result }
  } catch (error) {
    if (error instanceof Refused) return failed(id, error.code, error.message)
    if (error instanceof NodeUnreachable) return failed(id, SERVER_ERROR, error.message)
    if (!(error instanceof RpcRefused)) throw error
    const { code, message, data } = error
    // Our method needs a node method that the node lacks: a server error, not the caller's.
    return own(method) && code === METHOD_NOT_FOUND
      ? failed(id, SERVER_ERROR, `The node does not offer ${error.method}`)
      : failed(id, code, message, data)
  }
}

function own(method: string): boolean {
  return METHODS.has(method)
}

function failed(id: string | number | null, code: number, message: string, data?: unknown) {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
}
