/** JSON-RPC: the parameters are not what the method takes. */
export const INVALID_PARAMS = -32602
/** JSON-RPC: this cannot be asked for here. */
export const INVALID_REQUEST = -32600
export const METHOD_NOT_FOUND = -32601
/** JSON-RPC: what was asked for is not there. */
export const NOT_FOUND = -32001
/** JSON-RPC: it went wrong on our side. */
export const SERVER_ERROR = -32000

/** A request that makes no sense, as JSON-RPC and the REST routes both say it. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number

  constructor(message: string, code: number = INVALID_PARAMS) {
    super(message)
    this.code = code
  }
}
