/** The node answered that it will not do what it was asked: its code and message, and data such as a revert's. */
export class RpcRefused extends Error {
  override readonly name = 'RpcRefused'
  readonly method: string
  /** As JSON-RPC numbers them: -32601 for a method that it does not have, 3 for a call that reverted. */
  readonly code: number
  readonly data: unknown

  constructor(method: string, { code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message)
    this.method = method
    this.code = code
    this.data = data
  }
}

/** The node could not be reached, took too long, or answered something that is no JSON-RPC. */
export class NodeUnreachable extends Error {
  override readonly name = 'NodeUnreachable'
}

/** The node answered something else than what the method is documented to answer. */
export class RpcAnswerUnreadable extends Error {
  override readonly name = 'RpcAnswerUnreadable'

  constructor(method: string, problem: string) {
    super(`The node's answer to ${method} is not as documented: ${problem}`)
  }
}
