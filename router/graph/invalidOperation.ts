import type { GraphQLError } from 'graphql'

/** The document does not parse, does not validate, or is too large; `errors` are for the client. */
export class InvalidOperation extends Error {
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? 'The operation is invalid')
    this.name = 'InvalidOperation'
    this.errors = errors
  }
}
