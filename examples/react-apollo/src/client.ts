import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { payingLink } from '@tollgraph/client/apollo'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { GRAPHQL_URL } from './origin.ts'
import { pay } from './pay.ts'
import { session } from './session.ts'

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all'
      }
      interface Mutate {
        errorPolicy: 'all'
      }
    }
  }
}

/** Streams are read by a session: it signs in once, and pays nothing. */
const streams = new GraphQLWsLink(
  createClient({
    url: GRAPHQL_URL.replace(/^http/, 'ws'),
    connectionParams: async () => ({ authorization: `Bearer ${(await session()).token}` }),
  }),
)

export const client = new ApolloClient({
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    streams,
    payingLink({ uri: GRAPHQL_URL, pay }),
  ),
  cache: new InMemoryCache(),
  // A part of a paid answer may be missing: what arrived is charged, and shown.
  defaultOptions: { watchQuery: { errorPolicy: 'all' }, mutate: { errorPolicy: 'all' } },
})
