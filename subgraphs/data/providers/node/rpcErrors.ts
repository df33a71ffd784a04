/** The node refused the call: its code and message, and data such as a revert's. */
export class RpcRefused extends Error {
  override readonly name = 'RpcRefused'
  readonly method: string
  /** JSON-RPC code: -32601 for an unknown method, 3 for a reverted call. */
  readonly code: number
  readonly data: unknown

  constructor(method: string, { code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message)
    this.method = method
    this.code = code
    this.data = data
  }
}

/** The node could not be reached, timed out, or sent an invalid JSON-RPC response. */
export class NodeUnreachable extends Error {
  override readonly name = 'NodeUnreachable'
}

/** The result does not have the method's documented form. */
export class RpcAnswerUnreadable extends Error {
  override readonly name = 'RpcAnswerUnreadable'

  constructor(method: string, problem: string) {
    super(`The node's answer to ${method} is not as documented: ${problem}`)
  }
}
