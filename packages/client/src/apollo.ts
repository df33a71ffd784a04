import { ApolloLink, HttpLink } from '@apollo/client'
import type { CallTerms, PayingFetch } from './payingFetch.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    /** What the operation may pay, beside what the budget allows. */
    payment?: CallTerms
  }
}

/** Where a paying link sends operations, and what pays. */
export interface PayingLinkOptions extends Omit<HttpLink.Options, 'fetch' | 'useGETForQueries'> {
  readonly pay: PayingFetch
}

/**
 * A link of Apollo Client that pays, in place of `HttpLink`. `context.payment.agreed` is the price that the user has agreed
 * to. Errors of this package arrive as the `error` of the operation.
 *
 * @example
 * const client = new ApolloClient({ link: payingLink({ uri, pay }), cache: new InMemoryCache() })
 * await client.query({ query, context: { payment: { agreed: '0.16' } } })
 */
export function payingLink({ pay, ...options }: PayingLinkOptions): ApolloLink {
  const terms = new ApolloLink((operation, forward) => {
    const { payment, fetchOptions } = operation.getContext()
    // `fetch` gets these as members of its second argument.
    if (payment) operation.setContext({ fetchOptions: { ...fetchOptions, payment } })
    return forward(operation)
  })
  return terms.concat(new HttpLink({ ...options, fetch: pay as typeof fetch }))
}
