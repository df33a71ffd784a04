/** The committed supergraph that the router serves; a check compares it with a fresh composition. */
export const SUPERGRAPH_FILE = new URL('supergraph.graphql', import.meta.url)

/** Its client-visible schema without descriptions, committed because deriving it takes a second. */
export const API_SCHEMA_FILE = new URL('api.graphql', import.meta.url)
