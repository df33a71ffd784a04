import { type Exchange, makeOperation, mapExchange } from '@urql/core'
import type { CallTerms, PayingFetch, PayingInit } from './payingFetch.ts'

declare module '@urql/core' {
  interface OperationContext {
    /** What the operation may pay, beside what the budget allows. */
    payment?: CallTerms
  }
}

/**
 * An exchange of urql that pays: put it before `fetchExchange`, and after those that cache. `context.payment.agreed` is the
 * price that the user has agreed to. Errors of this package arrive as `error.networkError`.
 *
 * @example
 * const client = new Client({ url, preferGetMethod: false, exchanges: [cacheExchange, payingExchange(pay), fetchExchange] })
 * await client.query(query, variables, { payment: { agreed: '0.16' } })
 */
export function payingExchange(pay: PayingFetch): Exchange {
  return mapExchange({
    onOperation(operation) {
      const { payment } = operation.context
      const fetch = ((input, init) =>
        pay(input, { ...init, ...(payment ? { payment } : {}) } as PayingInit)) as typeof globalThis.fetch
      return makeOperation(operation.kind, operation, { ...operation.context, fetch })
    },
  })
}
