import { BaseError, RpcRequestError } from 'viem'

/** The node's message when it refused a request; null when no answer arrived. */
export function refusalOf(error: unknown): string | null {
  const said = error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : null
  return said instanceof RpcRequestError ? said.details : null
}
