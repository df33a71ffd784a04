import type { GraphQLSchema } from 'graphql'
import type { Operation } from '../graph/operation.ts'
import { requestHash } from './requestHash.ts'
import { statementOf } from './statement.ts'

/** What one signature opens: a single request. */
export interface Opened {
  /** SHA-256 in hex of the HTTP method, the operation and its arguments. The signed message carries it as `Request ID`. */
  readonly digest: string
  /** The same for a person, as one line of printable ASCII: what the wallet shows before it signs. */
  readonly statement: string
}

/** A request as a signature binds it. */
export interface SignedRequest {
  /** HTTP method. */
  readonly method: string
  readonly operation: Operation
  /** Coerced by their types. Null where the input has not been read: no request that runs has the same digest. */
  readonly variables: Readonly<Record<string, unknown>> | null
}

/** What a signature for a request opens. Two requests share it only when they run the same operation with the same arguments. */
export function openedBy(request: SignedRequest, schema: GraphQLSchema): Opened {
  const { method, operation, variables } = request
  return {
    digest: requestHash('signed', method, operation.hash, variables).toString('hex'),
    statement: statementOf(operation, variables, schema),
  }
}

/** What a signature for a path outside the graph opens; the path itself is bound by the message's URI. */
export function openedByPath(method: string, statement: string): Opened {
  return { digest: requestHash('signed', method, statement).toString('hex'), statement }
}
