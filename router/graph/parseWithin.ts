import { type DocumentNode, GraphQLError, parse } from 'graphql'
import { InvalidOperation } from './invalidOperation.ts'
import { checkLimits, type OperationLimits } from './limits.ts'

/** Parses a document and checks its size. Throws InvalidOperation, which names the limit. */
export function parseWithin(text: string, limits: OperationLimits): DocumentNode {
  try {
    const document = parse(text, { maxTokens: limits.maxTokens })
    checkLimits(document, limits)
    return document
  } catch (error) {
    if (error instanceof GraphQLError) throw new InvalidOperation([error])
    // Parser and limits recurse with nesting; no useful operation exhausts their stack.
    if (error instanceof RangeError)
      throw new InvalidOperation([new GraphQLError('The document is nested too deeply.')])
    throw error
  }
}

/** Why a document does not parse, or is too large; empty for any other. */
export function documentErrors(text: string, limits: OperationLimits): readonly GraphQLError[] {
  try {
    parseWithin(text, limits)
    return []
  } catch (error) {
    if (error instanceof InvalidOperation) return error.errors
    throw error
  }
}
