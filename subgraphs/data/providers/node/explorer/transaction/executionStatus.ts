import { z } from 'zod'
import type { Hex } from '../../hex.ts'
import type { EvmNode } from '../../rpc.ts'
import { RpcRefused } from '../../rpcErrors.ts'
import { answered } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { hashIn } from '../query.ts'
import { hasFailed, receiptOf } from './receipt.ts'

/** `getstatus`: whether a contract's execution failed, and why. */
export const executionStatus: Action = async (query, { node }) => {
  const hash = hashIn(query, 'txhash')
  if (!hasFailed(await receiptOf(hash, node))) return answered({ isError: '0', errDescription: '' })
  return answered({ isError: '1', errDescription: await reasonOf(hash, node) })
}

const Trace = z.object({ error: z.string().optional(), revertReason: z.string().optional() })

/** Reason of failures that the node cannot explain. */
const UNEXPLAINED = 'Reverted'

/** Failure reason of a transaction, from the node's trace; unknown for nodes without tracing. */
async function reasonOf(hash: Hex, node: EvmNode): Promise<string> {
  try {
    const trace = await node.read('debug_traceTransaction', [hash, { tracer: 'callTracer' }], Trace)
    return trace.revertReason ?? trace.error ?? UNEXPLAINED
  } catch (error) {
    if (error instanceof RpcRefused) return UNEXPLAINED
    throw error
  }
}
