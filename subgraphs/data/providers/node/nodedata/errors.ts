/** JSON-RPC: invalid parameters. */
const INVALID_PARAMS = -32602
/** JSON-RPC: the request is not allowed here. */
export const INVALID_REQUEST = -32600
export const METHOD_NOT_FOUND = -32601
/** JSON-RPC: the resource was not found. */
export const NOT_FOUND = -32001
/** JSON-RPC: a failure on our side. */
export const SERVER_ERROR = -32000

/** An invalid request, for JSON-RPC and the REST routes alike. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number

  constructor(message: string, code: number = INVALID_PARAMS) {
    super(message)
    this.code = code
  }
}
