/** Where the Tollgraph is. */
export const ORIGIN: string = import.meta.env.VITE_TOLLGRAPH_URL ?? 'http://127.0.0.1:4000'

/** Its GraphQL endpoint. */
export const GRAPHQL_URL = `${ORIGIN}/graphql`
