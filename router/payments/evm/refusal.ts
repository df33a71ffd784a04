import { BaseError, RpcRequestError } from 'viem'

/** What a node said when it refused a request, in its own words; null when it was not heard at all. */
export function refusalOf(error: unknown): string | null {
  const said = error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : null
  return said instanceof RpcRequestError ? said.details : null
}
