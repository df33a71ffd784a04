import type { FastifyReply } from 'fastify'
import { NodeUnreachable, RpcRefused } from '../rpcErrors.ts'
import { Refused } from './errors.ts'

/** Answers a REST route; errors in their documented form. */
export async function answerRest(reply: FastifyReply, make: () => Promise<unknown> | unknown): Promise<unknown> {
  try {
    return await make()
  } catch (error) {
    const status = statusOf(error)
    if (status === null) throw error
    reply.header('cache-control', 'no-store')
    return reply.code(status).send({ error: { message: (error as Error).message } })
  }
}

function statusOf(error: unknown): number | null {
  if (error instanceof Refused) return 400
  if (error instanceof RpcRefused) return 502
  return error instanceof NodeUnreachable ? 503 : null
}
