import type { GraphQLSchema } from 'graphql'
import type { Operation } from '../graph/operation.ts'
import { requestHash } from './requestHash.ts'
import { statementOf } from './statement.ts'

/** What one signature authorises: a single request. */
export interface Opened {
  /**
   * SHA-256 in hex of the HTTP method, the operation and its arguments. The signed message carries it as `Request ID`.
   */
  readonly digest: string
  /** The same for a person, as one line of printable ASCII; the wallet shows it before signing. */
  readonly statement: string
}

/** A request that a signature is bound to. */
export interface SignedRequest {
  /** HTTP method. */
  readonly method: string
  readonly operation: Operation
  /** Coerced by type. Null where the input was not read: no executable request has the same digest. */
  readonly variables: Readonly<Record<string, unknown>> | null
}

/**
 * What a signature for a request authorises. Two requests share it only when they run the same operation with the same
 * arguments.
 */
export function openedBy(request: SignedRequest, schema: GraphQLSchema): Opened {
  const { method, operation, variables } = request
  return {
    digest: requestHash('signed', method, operation.hash, variables).toString('hex'),
    statement: statementOf(operation, variables, schema),
  }
}

/** What a signature for a path outside the graph authorises; the message's URI binds the path itself. */
export function openedByPath(method: string, statement: string): Opened {
  return { digest: requestHash('signed', method, statement).toString('hex'), statement }
}
